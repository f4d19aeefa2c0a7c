import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** One of two lost a job; the other puts in 3% of 48,000 and misses half of what 6% would bring. */
const couple: Household = {
  ...{ age: 46, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ dependents: [12], employment: 'unemployed', income: 0, formerPay: 60_000, payThisYear: 50_000 },
  ...{ separationDate: '2026-10-30', unemploymentMonthly: 2_000, spouseIncome: 48_000 },
  ...{ takeHomeMonthly: 3_200, monthlyExpenses: 4_400, savings: 24_000, behindOnDebts: false },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.03, onMedicare: false },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.22, minPayment: 120 }],
}
const waiting: Household = { ...couple, savings: 4_200 }

const drafted = (topic: Topic, household: Household) => wholePlan(topic, household, context)
const asked: readonly (readonly [string, Topic, Household])[] = [
  ['fund', emergencyFund, {}],
  ['next dollar', nextDollar, { monthlySurplus: 500 }],
  ['debts', debtPayoffTopic, {}],
  ['college', collegeSavings, { collegeMonthly: 0 }],
  ['sum', lumpSumInvest, { amount: 3_000, moneySource: 'gift' }],
  ['kind', rothVsTraditional, { rothOptionAtWork: true }],
  ['rollover', rollover, { planBalance: 40_000, accountType: ['401k'] }],
]
const matchOf = (topic: Topic, household: Household) => {
  const { checks, nextSteps } = drafted(topic, household)
  return {
    status: checks.find(({ id }) => id.startsWith('match'))?.status,
    steps: nextSteps.filter(({ title }) =>
      /401\(k\) contribution|contribution at work|plan at work/.test(plainText(title)),
    ),
  }
}

// 3% of 48,000 more, 1,440, is 120 a month. Of a bare month of 90% of 4,400, 3,960, the 3,200 that go on leave 760 missing, and
// 868 with the 108 that the pay check shrinks by at 10%. Benefits of 1,800 cover it until Apr 30, 5.1 months; 24,000 ÷ 868 are 27.6 more.
test('the match that the month carries is taken while a pay is gone, and its dollars come out of the month', () => {
  const plan = drafted(emergencyFund, couple)
  expect(plan.figures.find(({ id }) => id === 'match.take-home')?.value).toBe(108)
  expect(plan.figures.find(({ id }) => id === 'runway')?.value).toBe(32.7)
  expect(plainText(plan.summary)).toContain(
    '$3,092 a month of your spouse’s pay after tax and the whole match',
  )
  const filled = { ...couple, spouseContributionRate: 0.06 }
  expect(plainText(drafted(emergencyFund, filled).summary)).toContain(
    '$3,200 a month of your spouse’s pay after tax and $1,800',
  )
})

// A fund of 5 months: twice that is 10. Benefits cover 5.1 months, and 4.9 × 868 are 4,253.
test('it waits where the cash lasts less than twice the months of the fund', () => {
  expect(matchOf(emergencyFund, { ...couple, savings: 4_400 }).status).toBe('act')
  const { status, steps } = matchOf(emergencyFund, waiting)
  expect([status, steps.length]).toEqual(['warn', 0])
  expect(plainText(drafted(emergencyFund, waiting).summary)).toContain(
    '$3,200 a month of your spouse’s pay after tax and $1,800',
  )
})

// 3,200 and 1,800 of benefits leave 600 beyond 4,400, and 60 beyond 4,940: less than 108. A sum that was told is believed.
test('it waits where the month does not carry it, where something is late, and where cash or costs were not told', () => {
  const statusOf = (more: Household) => matchOf(emergencyFund, { ...couple, ...more }).status
  expect(statusOf({ monthlyExpenses: 4_940 })).toBe('warn')
  expect(statusOf({ monthlySurplus: 90 })).toBe('warn')
  expect(statusOf({ monthlySurplus: 120 })).toBe('act')
  expect(statusOf({ behindOnDebts: true })).toBe('warn')
  const { savings: _savings, ...cashless } = couple
  expect(matchOf(emergencyFund, cashless).status).toBe('warn')
  const { monthlyExpenses: _costs, ...costless } = couple
  expect(matchOf(emergencyFund, costless).status).toBe('warn')
})

test.each(asked)(
  '%s: a match is asked for with a step, or waits without one, as everywhere',
  (_name, topic, more) => {
    const taken = matchOf(topic, { ...couple, ...more })
    expect([taken.status, taken.steps.length]).toEqual(['act', 1])
    const left = matchOf(topic, {
      ...waiting,
      ...more,
      ...(more.monthlySurplus === undefined ? {} : { monthlySurplus: 100 }),
    })
    expect(left.status).not.toBe('act')
    const titles = left.steps.map(({ title }) => plainText(title))
    for (const title of titles) expect(title).toMatch(/^When the pay that is gone is back/)
  },
)

test('beside a policy what is free stays cash while a pay is gone, but for that match', () => {
  const before = (household: Household) =>
    plainText(drafted(termLife, household).checks.find(({ id }) => id === 'before')?.detail ?? '')
  expect(before(couple)).toContain(
    'what is free beside it stays cash, and no loan is paid ahead until pay returns. The $720',
  )
  expect(before(couple)).not.toContain('goes first to')
  expect(before(waiting)).not.toContain('$720')
  expect(before({ ...couple, employment: 'employed', income: 60_000 })).toContain('goes first to')
})

test('of two it is the match of the one who still works', () => {
  const partner: Household = {
    ...{ age: 44, spouseAge: 46, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
    ...{ dependents: [12], employment: 'employed', income: 48_000, spouseIncome: 0, spouseOutOfWork: true },
    ...{ spouseFormerPay: 60_000, spouseSeparationDate: '2026-10-30', unemploymentMonthly: 2_000 },
    ...{ takeHomeMonthly: 3_200, monthlyExpenses: 4_400, savings: 24_000, behindOnDebts: false },
    ...{
      hasWorkplacePlan: true,
      contributionRate: 0.03,
      employerMatch: { rate: 0.5, upTo: 0.06 },
      debts: [],
    },
  }
  const { status, steps } = matchOf(emergencyFund, partner)
  expect([status, steps.map(({ title }) => plainText(title))]).toEqual([
    'act',
    ['Raise your 401(k) contribution by $120 a month'],
  ])
})
