import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from '../roth/roth-vs-traditional.ts'
import type { Topic } from '../topic.ts'
import { rollover } from './rollover.ts'

const today = '2026-11-27'
const planOf = (household: Household, topic: Topic = rollover) =>
  draftPlan({
    topic,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan

/*
 * 72,000 − 4,320 + 748 of interest are 68,428, below the 80,500 up to which a couple has the saver's credit, of 10 %. 30,000
 * more end it, and all of them stay in the 12 % bracket, which goes on to 100,800 of taxable income: 3,600, and 3.99 % in
 * North Carolina 1,197: 4,797. The credit is 10 % of 2,000: 200. 11,700 more leave 80,128: 12 % are 1,404, 3.99 % 467.
 */
const couple: Household = {
  ...{ age: 29, spouseAge: 27, state: 'NC', maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ income: 72_000, spouseIncome: 0, employment: 'employed', numDependents: 0, debts: [] },
  ...{ planType: 'plan_401k', planBalance: 30_000, rothPlanBalance: 0, stillWorksThere: false },
  ...{ separationDate: '2024-03-15', considersConversion: true, payOutlook: 'higher' },
  ...{ hasWorkplacePlan: true, contributionRate: 0.06, contributionKind: 'traditional' },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, getsWholeMatch: true, accountType: ['401k', 'roth_ira'] },
  ...{ savings: 22_000, monthlyExpenses: 3_700, monthlySurplus: 700, retirementSavings: 48_000 },
  ...{ retirementAge: 65, pretaxIraBalance: 0, needsMoneyEarly: false },
}

test('a conversion has one price in both topics, the credit that it takes with it', () => {
  const summary = plainText(planOf(couple).summary)
  expect(summary).toContain('All $30,000 at once would cost about $4,797 of tax and $200 of saver’s credit')
  expect(summary).toContain('$4,997 in all, 16.7% of it')
  expect(summary).toContain('Converting $11,700 of it to Roth this year would cost about $1,871 of tax')
  expect(summary).not.toContain('Roth vs Traditional')
  const roth = plainText(planOf(couple, rothVsTraditional).summary)
  expect(roth).toContain('Converting $11,700 this year would cost $1,871 of tax')
  expect(roth).toContain('All $30,000 in one year would cost about $4,997')
})

test('what is worth weighing goes on the form of the move, and the title leaves it open', () => {
  const plan = planOf(couple)
  expect(plainText(plan.title)).toContain('choose what of it turns into Roth')
  const step = plan.nextSteps.find(({ id }) => id === 'conversion')
  expect(plainText(step?.title ?? '')).toBe('Decide whether up to $11,700 of it goes straight to a Roth IRA')
  const request = plan.nextSteps.find(({ id }) => id === 'request')
  expect(plainText(request?.how ?? '')).toContain('goes to a Roth IRA instead, and is taxed')
})

const answerOf = (household: Household) => plainText(planOf(household).summary)

test('the answer comes first: yes, or that it may be', () => {
  expect(answerOf(couple)).toMatch(/^Convert to Roth this year\? Yes, you may, as long as savings stay/)
  expect(answerOf(raised)).toMatch(/^Convert to Roth this year\? Yes, all of it\./)
})

// Pay of 140,000 from 2029 on lifts what these dollars cost later far above the 16.7 % of this year.
const raised: Household = { ...couple, income: 70_000, expectedPay: 140_000, expectedPayFrom: 2029 }

test('what is worth converting is placed in a Roth IRA, on the form and in the title too', () => {
  const plan = planOf(raised)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pre-tax money to a Roth IRA', 30_000],
  ])
  expect(plainText(plan.title)).toBe('Turn your 401(k) of $30,000 into Roth this year')
  const step = (id: string) => plan.nextSteps.find((one) => one.id === id)
  expect(plainText(step('open')?.title ?? '')).toBe('Open a Roth IRA')
  expect(plainText(step('request')?.how ?? '')).toContain('$30,000: Pre-tax money to a Roth IRA')
  expect(plainText(step('request')?.why ?? '')).toContain('only what goes to the Roth IRA is taxed')
  expect(plainText(plan.method)).toContain('none of it as converted')
})

test('a part that is worth converting leaves the rest in a rollover IRA', () => {
  const plan = planOf({ ...raised, planBalance: 200_000 })
  const parts = plan.allocations.map(({ label }) => plainText(label))
  expect(parts).toEqual(['Pre-tax money to a Roth IRA', 'Pre-tax money to a rollover IRA'])
  expect(plan.allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(200_000)
})

test('what is about even is left open', () => {
  expect(planOf(couple).allocations.map(({ label }) => plainText(label))).toEqual([
    'Pre-tax money to a rollover IRA',
  ])
})

test('the pay that a spouse may earn one day is said not to be counted', () => {
  const detail = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'conversion')?.detail ?? '')
  expect(detail(couple)).toContain('What your spouse may earn in later years is not counted')
  expect(detail({ ...couple, spouseIncome: 30_000 })).not.toContain('may earn in later years')
})
