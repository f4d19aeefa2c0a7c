import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { termLife } from './term-life/term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** Georgia has not opened Medicaid to all adults of low income. */
const couple: Household = {
  ...{ age: 31, spouseAge: 30, dependents: [], expecting: true, newChildMonthly: 460, state: 'GA' },
  ...{ maritalStatus: 'married', filingStatus: 'married_joint', employment: 'unemployed', income: 0 },
  ...{ spouseIncome: 0, formerPay: 71_300, payThisYear: 64_900, separationDate: '2026-11-20' },
  ...{ unemploymentMonthly: 1_580, coverEnds: '2026-11-30', coverPremiumMonthly: 1_390 },
  ...{ monthlyExpenses: 3_985, monthlySurplus: 0, savings: 7_440, outOfPocketMaximum: 7_500 },
  debts: [{ kind: 'credit_card', balance: 1_400, rate: 0.22, minPayment: 45 }],
}
const planOf = (topic: typeof emergencyFund, more: Household = {}) =>
  wholePlan(topic, { ...couple, ...more }, context)
const cover = (more: Household = {}, topic = emergencyFund) =>
  plainText(planOf(topic, more).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
const child = (more: Household = {}) =>
  plainText(planOf(emergencyFund, more).checks.find(({ id }) => id === 'expecting')?.detail ?? '')

// Two and the child on the way are three: 1.38 × 27,320 ÷ 12 is 3,141.80 (42 CFR 435.116(c), 435.603(b)).
test.each([emergencyFund, nextDollar, debtPayoffTopic, termLife])(
  'where a pay is gone Medicaid takes whoever is pregnant in a state that takes few adults: $slug',
  (topic) => {
    expect(cover({}, topic)).toContain('in every state up to at least $3,141 a month')
    expect(cover({}, topic)).toContain('By the $1,580 a month that you named it is open to her: apply today.')
    expect(cover({}, topic)).toContain('until 60 days after the birth')
  },
)

test('more than that is left to the state, severance is named, and benefits that nobody told decide nothing', () => {
  expect(cover({ unemploymentMonthly: 3_200 })).toContain('The $3,200 a month that you named is over that')
  expect(cover({ severance: 5_485 })).toContain('again after a month in which severance is paid')
  expect(cover({ unemploymentMonthly: undefined as never })).toContain('Apply for her on any day.')
  expect(cover({ expecting: false })).not.toContain('Whoever is pregnant has')
  const partnered: Household = { maritalStatus: 'partnered', filingStatus: 'single' }
  expect(cover(partnered)).toContain('with more income than other adults')
})

// 36,000 a year is 3,000 a month, 38,400 is 3,200.
test('beside the bill of the birth little pay says that there is none', () => {
  expect(child()).toContain('By the $1,580 a month that you named Medicaid is open to whoever is pregnant')
  const paid: Household = {
    ...{ employment: 'employed', income: 36_000, unemploymentMonthly: undefined as never },
    ...{ formerPay: undefined as never, separationDate: undefined as never, coverEnds: undefined as never },
  }
  expect(child(paid)).toContain('by the $3,000 a month that you named it is open')
  expect(child({ ...paid, income: 38_400 })).not.toContain('Medicaid')
  expect(child({ ...paid, spouseIncome: 9_000 })).not.toContain('Medicaid')
})
