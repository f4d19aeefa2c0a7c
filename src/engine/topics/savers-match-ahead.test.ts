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

/** One of two lost a job; the other puts in 3% of 48,000 and misses half of what 6% would bring. */
const outOfWork: Household = {
  ...{ age: 46, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'unemployed', income: 0, formerPay: 60_000, separationDate: '2026-10-30' },
  ...{ unemploymentMonthly: 2_000, spouseIncome: 48_000, takeHomeMonthly: 3_200, monthlyExpenses: 4_400 },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.03, savings: 24_000, debts: [] },
  ...{ amount: 3_000, moneySource: 'gift' },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
}

// 48,000 less 3% and as much more are 45,120: 4,120 above 41,000, 6.87 points of 50, cut to 6: 44% of the 2,000 that count
// of 2,880 are 880. The benefits of next year take as many points more as 30,000 go into them 50 times.
test('the match of next year counts the benefits that are still due then', () => {
  const plan = wholePlan(lumpSumInvest, outOfWork, context)
  const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
  const due = Number(figureOf('benefits-next-year'))
  expect(due).toBeGreaterThan(5_000)
  expect(figureOf('savers.ahead')).toBe(2_000 * ((50 - Math.floor(((4_120 + due) * 50) / 30_000)) / 100))
  const check = plan.checks.find(({ id }) => id === 'savers.ahead')
  expect(plainText(check?.detail ?? '')).toMatch(
    /^In 2027, with the \$[\d,]+ of benefits that are due then and no new pay,/,
  )
  // What waits for the pay that is gone brings nothing yet.
  const waits = wholePlan(lumpSumInvest, { ...outOfWork, savings: 2_000, amount: 500 }, context)
  expect(waits.checks.map(({ id }) => id)).not.toContain('savers.ahead')
})

test('a sum that lets the plan at work take more than the match asks for brings at least so much', () => {
  const said = (amount: number) =>
    plainText(
      wholePlan(lumpSumInvest, { ...beginner, amount, moneySource: 'gift' }, context).checks.find(
        ({ id }) => id === 'savers.ahead',
      )?.detail ?? '',
    )
  expect(said(90_000)).toContain('brings a saver’s match of at least about $')
  expect(said(2_000)).toContain('brings a saver’s match of about $')
})
