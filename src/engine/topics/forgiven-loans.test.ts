import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { readDebts } from './debts.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { forgivenLoans } from './forgiven-loans.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const loan: Debt = {
  kind: 'student_loan',
  loanType: 'federal',
  balance: 50_000,
  rate: 0.085,
  minPayment: 712,
}

const single: Household = {
  age: 31,
  filingStatus: 'single',
  state: 'OH',
  income: 95_000,
  employment: 'employed',
  savings: 25_000,
  monthlyExpenses: 3_500,
  monthlySurplus: 1_200,
  incomeDrivenPlan: 'rap',
  debts: [loan],
}

function isForgiven(more: Household): boolean {
  const sheet = worksheet()
  const reader = factReader(sheet, { ...single, ...more }, context.today)
  return readDebts(sheet, reader).some(forgivenLoans({ reader, context }))
}

// At $95,000 the Repayment Assistance Plan asks for 9% ÷ 12 = $712.50; $50,000 at 8.5% is gone after 98 of them, of 360.
// Income-Based Repayment never asks for more than the ten-year payment: $223 for $18,000, gone after ten of 25 years.
test('a plan that pays the loan off before it forgives anything forgives nothing', () => {
  expect(isForgiven({})).toBe(false)
  expect(
    isForgiven({
      income: 90_000,
      incomeDrivenPlan: 'ibr',
      debts: [{ ...loan, balance: 18_000, minPayment: 223 }],
    }),
  ).toBe(false)
})

// 15% × (45,000 − 1.5 × 15,960) ÷ 12 = $263 a month, below the interest of $354: the loan never shrinks. The Standard payment
// of $620 is more than the $463 that the month has for it.
test('a payment below the interest leaves something to forgive', () => {
  const low: Household = {
    ...{ income: 45_000, monthlySurplus: 200, incomeDrivenPlan: 'ibr' },
    debts: [{ ...loan, minPayment: 263 }],
  }
  expect(isForgiven(low)).toBe(true)
  // With it the loan is paid for 74,391 in ten years; the plan takes 263 × 300 = 78,900 and tax.
  expect(isForgiven({ ...low, monthlySurplus: 1_200 })).toBe(false)
  expect(isForgiven({ ...low, debts: [{ ...loan, minPayment: 263, loanType: 'private' }] })).toBe(false)
  expect(isForgiven({ ...low, incomeDrivenPlan: 'none' })).toBe(false)
})

test('the next dollar, a sum and the fund pay such a loan as the debt plan does', () => {
  const dollar = wholePlan(nextDollar, single, context)
  expect(plainText(dollar.allocations[0]?.label ?? '')).toBe('Pay off the student loan')
  expect(dollar.checks.map(({ id }) => id)).toContain('paid-before-forgiven')
  expect(dollar.checks.map(({ id }) => id)).not.toContain('forgiveness')
  const sum = wholePlan(lumpSumInvest, { ...single, amount: 60_000, goal: 'retirement' }, context)
  expect(sum.allocations.find(({ amount }) => amount === 50_000)).toBeDefined()
  const fund = wholePlan(emergencyFund, single, context)
  expect(fund.checks.find(({ id }) => id === 'debts')?.status).toBe('act')
})
