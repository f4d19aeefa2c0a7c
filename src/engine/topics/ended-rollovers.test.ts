import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import { worksheet } from '../worksheet.ts'
import { readDebts } from './debts.ts'
import { endedRollovers, loweredRollovers } from './ended-rollovers.ts'

function ended(cash: number, debts: Debt[]): number[] {
  const sheet = worksheet()
  const found = readDebts(sheet, factReader(sheet, { debts }, '2026-11-26'))
  return endedRollovers(cash, found).map(({ balance }) => balance.value)
}

const payday = (balance: number, rate: number): Debt => ({ kind: 'payday', balance, rate, minPayment: 50 })

// 100 stay: 1,000 end 400 at 460 % and 500 at 391 %; 999 end the dearer one alone, and 500 do so too.
test('the costliest loan is ended first, each in full, and food until payday stays', () => {
  const two = [payday(500, 3.91), payday(400, 4.6)]
  expect(ended(1_000, two)).toEqual([400, 500])
  expect(ended(999, two)).toEqual([400])
  expect(ended(500, two)).toEqual([400])
  expect(ended(499, two)).toEqual([])
})

test('a card, and a loan at a rate that a credit union may ask, are not renewed for a fee', () => {
  expect(ended(9_000, [{ kind: 'credit_card', balance: 500, rate: 0.36 }, payday(500, 0.28)])).toEqual([])
})

function lowered(cash: number, debts: Debt[]): number[] {
  const sheet = worksheet()
  const found = readDebts(sheet, factReader(sheet, { debts }, '2026-11-26'))
  return [...loweredRollovers(cash, found).values()]
}

// 250 stay: of 700 the dearer 400 are paid, and 50 of the other 500.
test('a loan that cash does not end is lowered by all but the little that stays', () => {
  expect(lowered(600, [payday(600, 3.9)])).toEqual([350])
  expect(lowered(700, [payday(500, 3.91), payday(400, 4.6)])).toEqual([400, 50])
  expect(lowered(250, [payday(600, 3.9)])).toEqual([])
  expect(lowered(600, [{ kind: 'payday', balance: 600, rate: 3.9 }])).toEqual([])
  expect(lowered(600, [{ kind: 'credit_card', balance: 600, rate: 0.29 }])).toEqual([])
})
