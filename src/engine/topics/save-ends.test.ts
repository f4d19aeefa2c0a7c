import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-26'))

const heldUp: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'OH',
  income: 60_000,
  savings: 6_000,
  monthlyExpenses: 3_000,
  monthlySurplus: 300,
  incomeDrivenPlan: 'save',
  saveNoticeDate: '2026-10-01',
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 40_000, rate: 0.06, minPayment: 0 }],
}
const sum: Household = { ...heldUp, amount: 20_000, goal: 'retirement' }

// 90 days after October 1, 2026. At $60,000 the Repayment Assistance Plan asks for 5% a year: $250 a month.
test('every topic of monthly money, and a sum, choose the plan that follows SAVE before its day, and say what it asks for', () => {
  // For a child it asks for 50 less.
  for (const [plan, payment] of [
    [wholePlan(nextDollar, heldUp, context), 250],
    [wholePlan(lumpSumInvest, sum, context), 250],
    [wholePlan(rothVsTraditional, heldUp, context), 250],
    [wholePlan(collegeSavings, { ...heldUp, dependents: [6] }, context), 200],
  ] as const) {
    const step = plan.nextSteps.find(({ id }) => id === 'save')
    expect(plainText(step?.title ?? '')).toBe('Choose a new plan before Dec 30, 2026')
    expect(plainText(step?.how ?? '')).toContain(`the Repayment Assistance Plan: about $${payment} a month`)
    expect(plan.checks.find(({ id }) => id === 'save')?.status).toBe('act')
  }
})

test('what the new payment takes is no dollar of the month, and the fund carries it', () => {
  const plan = wholePlan(nextDollar, heldUp, context)
  expect(plan.totalAmount).toBe(50)
  // 4 months of 3,000 + 250.
  const target = (of: typeof plan) => of.figures.find(({ id }) => id === 'target')?.value
  expect(target(plan)).toBe(13_000)
  expect(target(wholePlan(lumpSumInvest, sum, context))).toBe(13_000)
})

test('whoever pays the new payment already, or never was on SAVE, hears nothing of it', () => {
  const other = wholePlan(nextDollar, { ...heldUp, incomeDrivenPlan: 'rap' }, context)
  expect(other.nextSteps.map(({ id }) => id)).not.toContain('save')
  const paying = { ...heldUp, debts: heldUp.debts?.map((debt) => ({ ...debt, minPayment: 250 })) ?? [] }
  expect(wholePlan(nextDollar, { ...paying, monthlySurplus: 100 }, context).totalAmount).toBe(100)
})

// 4 months of 3,000 + 250; 300 − 250 is left for the 13,000 − 6,000, which takes 140 months.
test('the fund carries the new payment, and fills from what it leaves of the month', () => {
  const plan = wholePlan(emergencyFund, heldUp, context)
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value
  expect(figure('target')).toBe(13_000)
  expect(figure('monthly.beside-loan')).toBe(50)
  expect(figure('date.full')).toBe('2038-07-26')
  expect(plan.nextSteps.map(({ title }) => plainText(title))).toContain(
    'Choose a new plan before Dec 30, 2026',
  )
  expect(plan.checks.find(({ id }) => id === 'save')?.status).toBe('act')
})

test('the fund counts a payment that SAVE held up whether nothing or no sum was named for it, and none that is paid', () => {
  const [loan] = heldUp.debts ?? []
  const fund = (minPayment: number | undefined, monthlySurplus = 300) => {
    const { minPayment: _, ...untold } = loan ?? {}
    const debts = [{ ...untold, ...(minPayment !== undefined && { minPayment }) }]
    return wholePlan(emergencyFund, { ...heldUp, debts, monthlySurplus }, context).figures.find(
      ({ id }) => id === 'target',
    )?.value
  }
  expect(fund(undefined)).toBe(13_000)
  expect(fund(0)).toBe(13_000)
  // The fixed payment, which would be more, is beyond this month.
  expect(fund(250, 100)).toBe(12_000)
})

test('whoever lost a job is told to ask for the payment by the income of today', () => {
  const { monthlySurplus: _, ...told } = heldUp
  const out: Household = {
    ...told,
    employment: 'unemployed',
    separationDate: '2026-10-10',
    formerPay: 60_000,
  }
  const step = wholePlan(emergencyFund, out, context).nextSteps.find(({ id }) => id === 'save')
  expect(plainText(step?.how ?? '')).toContain('Give today’s income on the application')
})
