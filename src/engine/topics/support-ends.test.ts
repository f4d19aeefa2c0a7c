import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const father: Household = {
  ...{
    age: 43,
    dependents: [16],
    maritalStatus: 'divorced',
    filingStatus: 'single',
    state: 'NV',
    familySize: 1,
  },
  ...{ income: 55_300, agi: 53_641, employment: 'employed', supportPaidMonthly: 510, monthlyExpenses: 3_590 },
  ...{ savings: 3_120, deductible: 3_000, hasWorkplacePlan: false, monthlySurplus: 185 },
  debts: [
    { kind: 'credit_card', balance: 9_240, rate: 0.2349, minPayment: 286 },
    { kind: 'auto', balance: 12_600, rate: 0.114, minPayment: 351 },
  ],
}
const said = (topic: typeof debtPayoffTopic, household: Household) =>
  wholePlan(topic, household, context).checks.find(({ id }) => id === 'support-ends')
const detail = (topic: typeof debtPayoffTopic, household: Household) =>
  plainText(said(topic, household)?.detail ?? '')

/*
 * 16 today is 18 by Nov 2028 at the latest. Worked out apart, month by month in cents, with 120 of the cash on the card today and
 * 822 a month: 33 months; with 510 more from the 25th on, 30.
 */
test('support for a child ends when the child is of age, and the debts say what it brings sent on', () => {
  expect(detail(debtPayoffTopic, father)).toContain('for the youngest until about Nov 2028.')
  expect(detail(debtPayoffTopic, father)).toContain(
    '$510 a month more would bring the last payment to May 2029 instead of Aug 2029',
  )
  // The dates of the plan leave it out: the order may name another day.
  expect(detail(nextDollar, father)).toContain('$510 a month more can go down the same order')
})

test('no end is named of support for children of other homes, of grown ones, and after the debts are gone', () => {
  const atHome: Household = { ...father, filingStatus: 'head_of_household' }
  for (const household of [atHome, { ...father, dependents: [19] }, { ...father, dependents: [2] }])
    expect(said(debtPayoffTopic, household)).toBeUndefined()
  expect(said(nextDollar, { ...father, dependents: [2] })).toBeDefined()
  expect(said(nextDollar, { ...father, supportPaidMonthly: 0 })).toBeUndefined()
})
