import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

const retired: Household = {
  age: 75,
  birthYear: 1951,
  filingStatus: 'single',
  state: 'OH',
  employment: 'retired',
  income: 0,
  ssMonthly: 2_500,
  retirementSavings: 700_000,
  savings: 10_000,
  monthlyExpenses: 4_500,
  monthlySurplus: 300,
  debts: [],
  onMedicare: true,
}

const draft = (topic: Topic, more: Household = {}) => wholePlan(topic, { ...retired, ...more }, context)
const sum: Household = { amount: 50_000, goal: 'general' }

// 700,000 ÷ 24.6, the period of the uniform lifetime table at 75 (IRS Pub. 590-B), is 28,455.
test('each topic for whoever has retired names what has to come out this year, by a dated step', () => {
  for (const plan of [draft(nextDollar), draft(emergencyFund), draft(lumpSumInvest, sum)]) {
    const step = plan.nextSteps.find(({ id }) => id === 'required')
    expect(plainText(step?.title ?? '')).toBe('Take this year’s required withdrawal, about $28,500')
    expect(step?.dueDate).toBe('2026-12-15')
    expect(plan.checks.find(({ id }) => id === 'required')?.status).toBe('act')
  }
})

test('cash that has to come out anyway fills the fund before anything is sold', () => {
  const words = plainText(draft(emergencyFund).summary)
  expect(words).toContain('About $28,500 has to come out of your pre-tax retirement accounts')
  expect(words).not.toContain('Fill it from investments in a good month')
  expect(plainText(draft(emergencyFund, { age: 68, birthYear: 1958 }).summary)).toContain(
    'Fill it from investments in a good month',
  )
})

test('the first one may wait until April, and what is in the plan of a job that goes on until it ends', () => {
  const first = draft(nextDollar, { age: 73, birthYear: 1953 }).checks.find(({ id }) => id === 'required')
  expect(plainText(first?.detail ?? '')).toContain('this first one may wait until Apr 1, 2027')
  const working = draft(nextDollar, { employment: 'employed', income: 60_000 })
  expect(working.nextSteps.map(({ id }) => id)).not.toContain('required')
  expect(plainText(working.checks.find(({ id }) => id === 'required')?.detail ?? '')).toContain(
    'The plan at the job where you still work can usually wait until you leave.',
  )
})

test('savings without a Roth account are not called as if all of them were pre-tax', () => {
  const said = (more: Household) =>
    plainText(
      draft(lumpSumInvest, { ...sum, ...more }).checks.find(({ id }) => id === 'required')?.detail ?? '',
    )
  expect(said({})).toContain('as if all of those savings were pre-tax and none of it were out yet')
  expect(said({ rothSavings: 0 })).toContain('by the end of the year, as if none of it were out yet')
})
