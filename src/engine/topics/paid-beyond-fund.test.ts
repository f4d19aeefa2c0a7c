/** A card before a told last day: it is paid from what lies beyond the whole fund, and from nothing else. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-27'))
const leaving: Household = {
  ...{ age: 34, dependents: [4], maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'TX' },
  ...{ employment: 'employed', income: 56_400, earners: 1, separationDate: '2027-02-12' },
  ...{ monthlyExpenses: 3_980, monthlySurplus: 390, savings: 60_000, deductible: 2_500, hsaEligible: false },
  ...{ getsWholeMatch: true, incomeStability: 'steady' },
  debts: [
    { kind: 'credit_card', balance: 1_960, rate: 0.2249, minPayment: 59 },
    { kind: 'auto', balance: 10_900, rate: 0.0879, minPayment: 318 },
  ],
}
const planOf = (topic: Topic, more: Household = {}) => wholePlan(topic, { ...leaving, ...more }, context)
const textOf = (topic: Topic, more?: Household) => {
  const plan = planOf(topic, more)
  return JSON.stringify([plan.title, plan.summary, plan.nextSteps, plan.checks])
}

/*
 * 3 months + 1 for one pay check, 1 for the child and 2 for the job are 7 × 3,980 = 27,860. Of 60,000 the card takes 1,960, and
 * 58,040 stay. What the car has taken comes back only by a new loan: it waits.
 */
test('what lies beyond the fund pays a card before the last day, the same in every plan of cash', () => {
  const fund = planOf(emergencyFund)
  expect(fund.figures.find(({ id }) => id === 'debts.at-once')?.value).toBe(1_960)
  expect(plainText(fund.nextSteps.find(({ id }) => id === 'costly-debt')?.title ?? '')).toBe(
    'Pay $1,960 of your cash on the credit card',
  )
  expect(fund.nextSteps.map(({ id }) => id)).toContain('minimums')
  expect(fund.checks.map(({ title }) => plainText(title)).join()).not.toContain('Minimum payments only')
  const next = planOf(nextDollar)
  expect(next.figures.find(({ id }) => id === 'debts.now')?.value).toBe(1_960)
  const debts = planOf(debtPayoffTopic)
  expect(plainText(debts.summary)).toContain('$1,960')
  const kept = debts.figures.find(({ id }) => id === 'cash.kept')
  expect(kept?.value).toBe(58_040)
  // The months that it is free keep the cash together too.
  expect(plainText(debts.nextSteps.find(({ id }) => id === 'freed')?.title ?? '')).toMatch(
    /to savings within reach until you are paid again$/,
  )
  for (const topic of [emergencyFund, nextDollar])
    expect(textOf(topic)).not.toContain('cash that went to a debt cannot be had back')
})

// 29,000 are 1,140 beyond the fund: not the whole card.
test('a card that what lies beyond the fund does not end waits for pay', () => {
  const less: Household = { savings: 29_000 }
  expect(planOf(emergencyFund, less).figures.find(({ id }) => id === 'debts.at-once')?.value).toBe(0)
  expect(planOf(nextDollar, less).figures.find(({ id }) => id === 'debts.now')?.value).toBe(0)
  for (const topic of [emergencyFund, nextDollar, debtPayoffTopic])
    expect(textOf(topic, less)).toContain('cash that went to a debt cannot be had back')
})

/*
 * At 61 with savings that cost no penalty nobody looks for another job: 1,290 at 22.99% are paid today, the same in every plan.
 * Of 5,000, 2,300 stay, and the 3,700 that are left of 6,400 come before cash in the months of pay.
 */
test('who stops for good pays a card as long as there is pay, the same in the fund as in the next dollars', () => {
  const stops = (savings: number, balance: number): Household => ({
    ...{ age: 61, maritalStatus: 'widowed', filingStatus: 'single', dependents: [], state: 'PA' },
    ...{ employment: 'employed', income: 74_200, separationDate: '2027-06-30', retirementAge: 62 },
    ...{ ssMonthly: 2_060, ssFromAge: 67, pensionMonthly: 910, pensionFromAge: 62 },
    ...{ monthlyExpenses: 3_480, monthlySurplus: 1_080, savings, retirementSavings: 421_800 },
    ...{ deductible: 2_300, hsaEligible: false, getsWholeMatch: true, incomeStability: 'steady', earners: 1 },
    debts: [{ kind: 'credit_card', balance, rate: 0.2299, minPayment: 40 }],
  })
  for (const [savings, balance, paid] of [
    [21_700, 1_290, 1_290],
    [5_000, 6_400, 2_700],
  ] as const) {
    const fund = wholePlan(emergencyFund, stops(savings, balance), context)
    expect(fund.figures.find(({ id }) => id === 'debts.at-once')?.value).toBe(paid)
    expect(fund.checks.map(({ title }) => plainText(title)).join()).not.toContain('Minimum payments only')
    const next = wholePlan(nextDollar, stops(savings, balance), context)
    expect(next.figures.find(({ id }) => id === 'debts.now')?.value).toBe(paid)
  }
  expect(plainText(wholePlan(emergencyFund, stops(5_000, 6_400), context).summary)).toContain(
    'until then every spare dollar goes to the credit card and then to cash',
  )
})
