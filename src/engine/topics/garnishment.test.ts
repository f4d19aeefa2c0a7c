import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { planOf } from './debt-payoff/plan-for-tests.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const garnishedOf = (household: Household) => planOf(household).checks.find(({ id }) => id === 'garnishment')
const card: Household = { debts: [{ kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }] }

// 25% of 3,000 is 750; 217.50 × 52 ÷ 12 is 942.50, so of 1,100 only 157.50 is above what is not touched.
test('a judgment takes a quarter of pay after taxes, and nothing of the first thirty hours at the minimum wage', () => {
  const detail = (takeHomeMonthly: number) =>
    plainText(garnishedOf({ ...card, payGarnished: true, takeHomeMonthly })?.detail ?? '')
  expect(detail(3_000)).toContain('Of yours that is $750 a month at most')
  expect(detail(1_100)).toContain('Of yours that is $158 a month at most')
  expect(detail(900)).toContain('Of yours that is $0 a month at most')
})

test('who tells of a garnishment is sent to object in time, and nobody else', () => {
  const plan = planOf({ ...card, payGarnished: true })
  expect(plan.nextSteps[0]?.id).toBe('garnishment')
  expect(garnishedOf(card)).toBeUndefined()
})

test('a federal student loan takes pay without a court, and rehabilitation ends it', () => {
  const plan = garnishedOf({
    payGarnished: true,
    debts: [{ kind: 'student_loan', balance: 18_000, loanType: 'federal' }],
  })
  expect(plainText(plan?.detail ?? '')).toContain('up to 15% without a court')
  expect(plainText(garnishedOf({ ...card, payGarnished: true })?.detail ?? '')).not.toContain(
    'rehabilitation',
  )
})

// 42 USC 407 keeps benefits from private lenders; of child support most states say so, no federal law.
test('what a lender cannot take is told, and of child support that it is the law of most states', () => {
  const detail = plainText(garnishedOf({ ...card, payGarnished: true })?.detail ?? '')
  expect(detail).toContain('Social Security, SSI and veterans’ benefits are safe from all other lenders')
  expect(detail).toContain('in most states child support is')
})

const collected = { kind: 'credit_card', balance: 9_000, rate: 0.2, isInCollections: true } as const
const taken: Household = {
  ...{ payGarnished: true, age: 40, filingStatus: 'single', state: 'NC', income: 58_000 },
  ...{ savings: 5_000, monthlyExpenses: 2_800, monthlySurplus: 400, dependents: [9], amount: 10_000 },
  ...{ collegeMonthly: 200, retirementOnTrack: true },
  debts: [collected],
}
const context = sketchContext(draftContext('2026-11-26'))
const collectedIn = (topic: Topic, household: Household) =>
  plainText(wholePlan(topic, household, context).checks.find(({ id }) => id === 'collections')?.detail ?? '')

test('every topic objects to what is taken from pay among its first steps, and asks no proof of what a court decided', () => {
  for (const topic of [emergencyFund, collegeSavings, nextDollar, lumpSumInvest, debtPayoffTopic]) {
    const { nextSteps, checks } = wholePlan(topic, taken, context)
    expect(nextSteps.slice(0, 2).map(({ id }) => id)).toContain('garnishment')
    expect(nextSteps.map(({ id }) => id)).not.toContain('proof')
    expect(checks.map(({ id }) => id)).toContain('garnishment')
    expect(collectedIn(topic, taken)).toContain('A court has mostly decided it')
  }
})

// 15 USC 1692g: without a judgment the collector has to prove it first.
test('where nothing is taken from pay, or it may be taken for something else, a collector has to prove the debt', () => {
  const { payGarnished: _, ...untouched } = taken
  const others: Household[] = [
    untouched,
    { ...taken, behindOnSupport: true },
    { ...taken, debts: [collected, { kind: 'tax', balance: 3_000, rate: 0.07 }] },
    { ...taken, debts: [collected, collected] },
  ]
  for (const household of others)
    expect(collectedIn(debtPayoffTopic, household)).toContain('before the debt is proven in writing')
})

test('a payment that was agreed with a collector is not also called late', () => {
  const agreed = { kind: 'medical', balance: 9_000, rate: 0, minPayment: 150, isInCollections: true } as const
  const { payGarnished: _, ...untouched } = taken
  const { checks } = wholePlan(
    debtPayoffTopic,
    { ...untouched, debts: [agreed, { ...collected, isInCollections: false, minPayment: 250 }] },
    context,
  )
  expect(checks.map(({ id }) => id)).not.toContain('late')
})
