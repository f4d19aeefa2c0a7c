import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { arePaymentsBesideCosts } from './payments-beside-costs.ts'

const context = sketchContext(draftContext('2026-11-26'))
const isBeside = (household: Household) =>
  arePaymentsBesideCosts(factReader(worksheet(), household, context.today))

/** 2,950 − 2,100 = 850, all that is paid on debts; $605 of it are asked. */
const driver: Household = {
  age: 29,
  income: 43_000,
  employment: 'employed',
  incomeStability: 'variable',
  takeHomeMonthly: 2_950,
  monthlyExpenses: 2_100,
  savings: 2_000,
  deductible: 2_000,
  debtPaymentMonthly: 850,
  employerMatch: { rate: 0 },
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 4_800, rate: 0.2799, minPayment: 145 },
    { kind: 'credit_card', name: 'Store', balance: 2_300, rate: 0.245, minPayment: 70 },
    { kind: 'auto', balance: 13_500, rate: 0.119, minPayment: 390 },
  ],
}

test('costs that leave all that is paid on debts hold none of their payments', () => {
  expect(isBeside(driver)).toBe(true)
  // 2,950 − 2,705 = 245 are what is paid beyond the 605.
  expect(isBeside({ ...driver, monthlyExpenses: 2_705 })).toBe(false)
  expect(isBeside({ ...driver, takeHomeMonthly: undefined })).toBe(false)
})

// 3 months, one more for one pay check and one for pay that varies: 5 × 2,100, and 5 × (2,705 − 605) where they are in it.
test('the fund is then counted with all of them, and the plan says how it takes them', () => {
  const plan = wholePlan(debtPayoffTopic, driver, context)
  expect(plainText(plan.summary)).toContain('your emergency fund until it holds $10,500')
  const within = wholePlan(debtPayoffTopic, { ...driver, monthlyExpenses: 2_705 }, context)
  expect(plainText(within.summary)).toContain(
    'your emergency fund until it holds $10,500, counted without the $605 a month of the debts that are paid by then',
  )
})
