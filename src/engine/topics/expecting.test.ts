import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { careOnReturn } from './child-care.ts'
import { careOfNewChild } from './child-grows.ts'
import { costOfNewChild } from './expecting.ts'
import { newChildCredits } from './new-child-credits.ts'

const today = '2026-11-28'
const asked = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, today), context: draftContext(today) }
}

const couple: Household = {
  ...{ age: 30, spouseAge: 29, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ income: 55_000, spouseIncome: 48_000, employment: 'employed', expecting: true },
  childcareMonthly: 1_100,
}

// 500 a month is what a child costs beside care.
test('care that is told while a first child is on the way is its care, and its cost follows', () => {
  const of = asked(couple)
  expect(costOfNewChild(of.reader)?.value).toBe(1_600)
  expect(of.reader.assumptions().map(({ fact }) => fact)).toContain('newChildMonthly')
  expect(careOfNewChild(of)?.value).toBe(1_100)
  const told = asked({ ...couple, newChildMonthly: 1_350 })
  expect([costOfNewChild(told.reader)?.value, careOfNewChild(told)?.value]).toEqual([1_350, 1_100])
})

// The child tax credit of 2,200 is 183 a month; the 1,060 of a credit for care are weighed against the account at work.
test('care of a child to come is on no return of today, and brings no credit of its own beside the account', () => {
  expect(careOnReturn(asked(couple).reader)).toEqual({})
  expect(newChildCredits(asked(couple))?.value).toBe(183)
})

test('care beside a small child, or one whose age nobody told, is paid already', () => {
  for (const child of [{ dependents: [3] }, { numDependents: 1 }] satisfies Household[]) {
    const { reader } = asked({ ...couple, ...child })
    expect(costOfNewChild(reader)).toBeUndefined()
    expect(careOnReturn(reader)).toEqual({ dependentCareExpenses: 13_200 })
  }
  expect(costOfNewChild(asked({ ...couple, dependents: [14] }).reader)?.value).toBe(1_600)
})
