import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

const beginner: Household = {
  age: 22,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'AL',
  income: 28_000,
  employment: 'employed',
  monthlyExpenses: 1_750,
  monthlySurplus: 120,
  savings: 300,
  contributionRate: 0,
  employerMatch: { rate: 1, upTo: 0.03 },
  hasWorkplacePlan: true,
  debts: [],
}
const matchIn = (topic: Topic, more: Household = {}) => {
  const plan = wholePlan(topic, { ...beginner, ...more }, context)
  return plan.figures.find(({ id }) => id === 'savers.ahead')?.value
}

// IRC §6433: 3% of 28,000 is 840 and leaves 27,160 of income, 6,660 above 20,500; 50 points less 22.2, cut to 22, are 28%: 235.
// 4% of 34,000 is 1,360 and leaves 32,640: 50 points less 40 are 10%, 136.
test('who misses an employer match hears of the saver’s match on top of it', () => {
  expect(matchIn(nextDollar)).toBe(235)
  expect(matchIn(lumpSumInvest, { amount: 5_000, moneySource: 'gift', goal: 'general' })).toBe(235)
  expect(matchIn(emergencyFund, { income: 34_000, employerMatch: { rate: 1, upTo: 0.04 } })).toBe(136)
})

// Above 35,500 of income nothing of it is left; with the whole match in place the check on what goes in speaks.
test('nobody hears of one that income or school rules out, or that what goes in brings already', () => {
  expect(matchIn(nextDollar, { income: 60_000 })).toBeUndefined()
  expect(matchIn(nextDollar, { inSchool: true })).toBeUndefined()
  expect(matchIn(nextDollar, { contributionRate: 0.03 })).toBeUndefined()
})
