import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { readDebts } from './debts.ts'

const namesOf = (debts: Household['debts']) => {
  const sheet = worksheet()
  return readDebts(sheet, factReader(sheet, debts === undefined ? {} : { debts }, '2026-11-25')).map(
    ({ label }) => plainText(label),
  )
}

test('a debt is called by its name and its kind, and by its kind alone where the name says no more', () => {
  expect(namesOf([{ kind: 'auto', name: 'Honda', balance: 9_000 }])).toEqual(['Honda car loan'])
  expect(namesOf([{ kind: 'tax', name: 'California income tax', balance: 9_000 }])).toEqual([
    'California income tax',
  ])
  expect(namesOf([{ kind: 'tax', name: 'IRS', balance: 9_000 }])).toEqual(['IRS tax debt'])
  expect(namesOf([{ kind: 'auto', name: 'Car', balance: 9_000 }])).toEqual(['car loan'])
  expect(namesOf([{ kind: 'credit_card', name: 'Store card', balance: 900 }])).toEqual(['Store card'])
})
