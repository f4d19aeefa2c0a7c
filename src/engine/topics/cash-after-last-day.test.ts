/** A child that is born after a told last day of pay: no month of today pays for it, and the months without pay do. */
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
const plan = (topic: Topic, household: Household) => wholePlan(topic, household, context)
const words = (topic: Topic, household: Household) => plainText(plan(topic, household).summary)
const figure = (topic: Topic, household: Household, id: string) =>
  plan(topic, household).figures.find((one) => one.id === id)?.value

// $83,400 of the spouse in Texas: 6,950 a month less 6%, 417, less 7.65%, 531.68, less tax. Of a year 83,400 − 5,004 − 32,200
// are taxed: 10% of 24,800 and 12% of 21,396 make 5,047.52, or 420.63 a month. 5,580 is left.
const leaving: Household = {
  age: 31,
  spouseAge: 33,
  dependents: [],
  expecting: true,
  newChildMonthly: 410,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  employment: 'employed',
  income: 57_600,
  separationDate: '2027-02-12',
  spouseIncome: 83_400,
  earners: 2,
  monthlyExpenses: 6_080,
  monthlySurplus: 3_140,
  savings: 14_200,
  hasWorkplacePlan: true,
  contributionRate: 0.05,
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.06,
  spouseEmployerMatch: { rate: 1, upTo: 0.06 },
  spouseGetsWholeMatch: true,
  debts: [{ kind: 'auto', balance: 16_900, rate: 0.069, minPayment: 389 }],
}

// Two months of 3,140 make 20,480. A bare month is 6,080 less a tenth, 5,472: less than 5,580. The child takes 410 less the
// credit of $2,200 ÷ 12 = 183: 227. A month as it is misses 6,080 − 5,580 = 500, and 500 + 227 = 727 with the child.
test('where the other pay covers a bare month no count of months is named, but what a month misses is', () => {
  for (const topic of [nextDollar, emergencyFund, debtPayoffTopic]) {
    const text = words(topic, leaving)
    expect(text).toContain(
      'covers a bare $5,472 a month, but a month as it is now is short by $500 and by $727 once the child is there, in Aug 2027 at the latest',
    )
    expect(text).not.toContain('120 months')
  }
  expect(figure(nextDollar, leaving, 'leaving.cash')).toBe(20_480)
  expect(figure(emergencyFund, leaving, 'leaving.cash')).toBe(20_480)
})

test('nothing is left to place from a birth on that comes after the last pay', () => {
  const dollars = plan(nextDollar, leaving)
  expect(plainText(dollars.summary)).not.toContain('left to place')
  expect(JSON.stringify(dollars.visualizations)).not.toContain('come off the sum')
  // Ten months of pay: the child is there in the tenth.
  const later: Household = { ...leaving, separationDate: '2027-10-15' }
  expect(words(nextDollar, later)).toContain('$2,913 a month is left to place')
  // 14,200 + 10 × 3,140 − 1 × 227.
  expect(figure(nextDollar, later, 'leaving.cash')).toBe(45_373)
})

// A child at 1,410 takes 1,227: 5,472 + 1,227 − 5,580 = 1,119 a month from the seventh month after the last day on:
// 7 + 20,480 ÷ 1,119 = 25.30.
test('the child is in the months that the cash lasts, from its birth on', () => {
  const costly: Household = { ...leaving, newChildMonthly: 1_410 }
  for (const topic of [nextDollar, emergencyFund]) {
    expect(figure(topic, costly, 'leaving.lasts')).toBe(25.3)
    expect(words(topic, costly)).toContain(
      'covers a bare $5,472 a month, but a month as it is now is short by $500 and by $1,727 once the child is there, in Aug 2027 at the latest: at the bare one, with the child in it, the cash lasts 25.3 months',
    )
  }
})
