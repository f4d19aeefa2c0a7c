import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = draftContext('2026-11-26')
const family: Household = {
  age: 39,
  maritalStatus: 'married',
  state: 'OH',
  employment: 'employed',
  incomeStability: 'steady',
  income: 90_000,
  spouseIncome: 40_000,
  dependents: [8],
  monthlyExpenses: 5_200,
  savings: 14_000,
  monthlySurplus: 700,
  deductible: 3_000,
  debts: [{ kind: 'plan_loan', balance: 6_000, rate: 0.08, minPayment: 130 }],
}
const feared: Household = { ...family, jobAtRisk: true }
const stepOf = (household: Household) =>
  emergencyFund.draft(household, context).nextSteps.find(({ id }) => id === 'ready-for-loss')

// 3 months + 1 for the child = 4 × 5,200 = 20,800; two months more for the job: 6 × 5,200 = 31,200.
test('a job at risk raises the fund, and what is only possible while it pays is a step', () => {
  expect(emergencyFund.draft(family, context).totalAmount).toBe(20_800)
  expect(emergencyFund.draft(feared, context).totalAmount).toBe(31_200)
  expect(stepOf(family)).toBeUndefined()
  const step = stepOf(feared)
  expect(step?.dueDate).toBe('2026-12-10')
  expect(step && plainText(step.how)).toContain('What you owe the plan at work mostly falls due')
})

test('no plan of a spouse is named to whoever has none', () => {
  const coverOf = (household: Household) => plainText(stepOf(household)?.how ?? '')
  expect(coverOf({ ...feared, maritalStatus: 'married' })).toContain('the Marketplace or a spouse’s plan')
  for (const maritalStatus of ['single', 'divorced', 'widowed'] as const)
    expect(coverOf({ ...feared, maritalStatus })).toContain('COBRA or the Marketplace.')
})

test('the sum and the next dollar keep the same fund, and say that no cash is locked up', () => {
  for (const topic of [emergencyFund, lumpSumInvest, nextDollar]) {
    const draft = topic.draft(feared, context)
    expect(draft.checks.find(({ id }) => id === 'job-at-risk')?.status).toBe('act')
    expect(JSON.stringify(draft)).toContain('31200')
    expect(topic.draft(family, context).checks.some(({ id }) => id === 'job-at-risk')).toBe(false)
  }
})

test('a job whose last day is known has steps of its own, and one that has ended is not at risk', () => {
  expect(stepOf({ ...feared, separationDate: '2027-02-01' })).toBeUndefined()
  expect(stepOf({ ...feared, employment: 'unemployed' })).toBeUndefined()
})

// 700 + 180 go to the card. Without it 40,000 are more than the fund of 6 × 5,200: 700 beside the 340 of the car.
test('while a job may end, a debt below 8% gets what is asked, and a costly one is still paid first', () => {
  const card = { kind: 'credit_card', balance: 6_000, rate: 0.229, minPayment: 180 } as const
  const car = { kind: 'auto', balance: 14_000, rate: 0.065, minPayment: 340 } as const
  const draftOf = (household: Household) =>
    debtPayoffTopic.draft({ ...household, getsWholeMatch: true, spouseGetsWholeMatch: true }, context)
  const amountsOf = (household: Household) =>
    Object.fromEntries(draftOf(household).allocations.map(({ label, amount }) => [plainText(label), amount]))
  const owing: Household = { ...family, savings: 3_000, debts: [card, car] }
  expect(amountsOf({ ...owing, jobAtRisk: true })).toEqual({ 'Credit card': 880, 'Car loan': 340 })
  const full: Household = { ...family, savings: 40_000, debts: [car] }
  expect(amountsOf(full)).toEqual({ 'Car loan': 1_040 })
  expect(amountsOf({ ...full, jobAtRisk: true })).toEqual({ 'Car loan': 340, 'Savings within reach': 700 })
  const draft = draftOf({ ...full, jobAtRisk: true })
  expect(plainText(draft.summary)).toContain(
    'While a job may end, the car loan gets what is asked and no more',
  )
  expect(draft.checks.find(({ id }) => id === 'job-at-risk')?.status).toBe('act')
  expect(draft.nextSteps.some(({ id }) => id === 'ready-for-loss')).toBe(true)
  expect(draft.nextSteps.some(({ id }) => id === 'extra')).toBe(false)
})

// 9,000 of cash, of which a little stays: with the car 8.79% it would all be gone where no lender gives it back without pay.
test('while a job may end no car is paid ahead at a high rate either, in any topic, and a card is', () => {
  const card = { kind: 'credit_card', balance: 1_500, rate: 0.2649, minPayment: 60 } as const
  const car = { kind: 'auto', name: 'Car', balance: 12_480, rate: 0.0879, minPayment: 319 } as const
  const owing: Household = { ...family, savings: 9_000, amount: 6_000, debts: [card, car] }
  const fund = (household: Household) =>
    wholePlan(emergencyFund, household, context).figures.find(({ id }) => id === 'debts.at-once')?.value
  expect(fund({ ...owing, jobAtRisk: true })).toBe(1_500)
  expect(fund(owing)).toBeGreaterThan(1_500)
  const debts = wholePlan(debtPayoffTopic, { ...owing, jobAtRisk: true }, context)
  expect(plainText(debts.summary)).toContain(
    'While a job may end, the car loan gets what is asked and no more',
  )
  for (const topic of [lumpSumInvest, nextDollar]) {
    const { allocations, checks } = wholePlan(topic, { ...owing, jobAtRisk: true }, context)
    expect(allocations.map(({ label }) => plainText(label)).join()).not.toContain('ar loan')
    expect(checks.map(({ title }) => plainText(title))).not.toContain('Debts in the middle')
  }
})

/*
 * 6 months of 5,200 are 31,200; 120,000 − (31,200 − 14,000) = 102,800 are left. What is locked up stays out of it: 7,500 go into
 * each Roth IRA by the filing day at the latest, and 87,800 wait. Without the worry they go into the plan at work and ahead on
 * the mortgage.
 */
test('while a job may end a sum raises nothing at work and pays no mortgage ahead: the rest waits within reach', () => {
  const heirs: Household = {
    ...family,
    spouseAge: 39,
    filingStatus: 'married_joint',
    amount: 120_000,
    moneySource: 'inheritance',
    goal: 'retirement',
    horizonYears: 24,
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    contributionRate: 0.06,
    hsaEligible: false,
    debts: [{ kind: 'mortgage', name: 'Mortgage', balance: 285_000, rate: 0.064, minPayment: 1_950 }],
  }
  const partsOf = (household: Household) =>
    lumpSumInvest.draft(household, context).allocations.map(({ label }) => plainText(label))
  const atEase = partsOf(heirs).join()
  expect(atEase).toContain('Mortgage')
  const draft = lumpSumInvest.draft({ ...heirs, jobAtRisk: true }, context)
  expect(draft.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Emergency fund', 17_200],
    ['Your Roth IRA', 7_500],
    ['Your spouse’s Roth IRA', 7_500],
    ['Waits until the job is safe', 87_800],
  ])
  expect(plainText(draft.title)).toBe('Keep $120,000 within reach until the job is safe')
  const steps = draft.nextSteps.map(({ id }) => id)
  expect(steps).toContain('ready-for-loss')
  expect(plainText(draft.nextSteps.find(({ id }) => id === 'invest')?.title ?? '')).toBe(
    'Once the job is safe, place the $87,800 that waits',
  )
  expect(draft.alternatives.map(({ id }) => id)).not.toContain('home-loan')
})

test('while a job may end the next dollar takes the match and the fund, and then stays in cash', () => {
  const full: Household = {
    ...family,
    savings: 40_000,
    debts: [{ kind: 'auto', balance: 14_000, rate: 0.065, minPayment: 340 }],
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    hsaEligible: false,
  }
  const partsOf = (household: Household) =>
    nextDollar.draft(household, context).allocations.map(({ label }) => plainText(label))
  expect(partsOf(full).join()).not.toContain('Insured savings')
  expect(partsOf({ ...full, jobAtRisk: true })).toEqual(['Insured savings'])
  const draft = nextDollar.draft({ ...full, jobAtRisk: true }, context)
  expect(plainText(draft.title)).toBe('Your next $700 a month: keep it as cash')
  const steps = draft.nextSteps.map(({ id }) => id)
  expect(steps).toContain('ready-for-loss')
  expect(steps).not.toContain('accounts')
  expect(draft.checks.map(({ id }) => id)).not.toContain('after-tax')
  expect(draft.alternatives.map(({ id }) => id)).not.toContain('pay-early')
})

// 6 × 5,200 = 31,200 of 45,000.
test('cash beyond the fund stays cash while a job may end, and is sent into no account', () => {
  const rich: Household = { ...feared, savings: 45_000, debts: [] }
  const plan = wholePlan(emergencyFund, rich, context)
  expect(plainText(plan.summary)).toContain('The $13,800 beyond it stays in cash too while a job may end')
  const step = plan.nextSteps.find(({ id }) => id === 'beyond')
  expect(plainText(step?.title ?? '')).toMatch(/^Keep the \$13,800 beyond the target in cash until/)
  const calm = wholePlan(emergencyFund, { ...rich, jobAtRisk: false, savings: 34_600 }, context)
  expect(plainText(calm.summary)).toContain('beyond it needs a decision')
})
