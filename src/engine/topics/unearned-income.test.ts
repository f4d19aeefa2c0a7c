import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { unearnedIncome } from './unearned-income.ts'

const context = draftContext('2026-11-20')

function incomeOf(household: Household) {
  const sheet = worksheet()
  return unearnedIncome({ sheet, reader: factReader(sheet, household, context.today), context })
}

// 3.4 % on insured savings, 1.8 % paid out by stocks of the world.
test('cash brings interest and investments bring dividends, 2,040 and 2,700 of 60,000 and 150,000', () => {
  const { interest, dividends, figure } = incomeOf({ savings: 60_000, taxableInvestments: 150_000 })!
  expect([interest, dividends, figure.value]).toEqual([2_040, 2_700, 4_740])
})

test('nothing is guessed where neither cash nor investments were told', () => {
  expect(incomeOf({ age: 60 })).toBeUndefined()
  expect(incomeOf({ savings: 0 })).toBeUndefined()
})
