import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
/** The clerk’s job never brought cover: the couple had it from the Marketplace all along. */
const couple: Household = {
  ...{ age: 58, spouseAge: 60, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WV' },
  ...{ employment: 'unemployed', income: 0, formerPay: 27_000, separationDate: '2026-11-06' },
  ...{ spouseIncome: 24_000, unemploymentMonthly: 1_100, dependents: [], savings: 2_300 },
  ...{
    monthlyExpenses: 3_250,
    debts: [{ kind: 'credit_card', balance: 3_100, rate: 0.26, minPayment: 95 }],
    marketplaceCoverage: true,
  },
}
const planOf = (more: Household = {}, topic: typeof emergencyFund = emergencyFund) =>
  wholePlan(topic, { ...couple, ...more }, context)
const health = (more: Household = {}, topic?: typeof emergencyFund) => {
  const step = planOf(more, topic).nextSteps.find(({ id }) => id === 'health')
  return (
    step && { due: step.dueDate, text: plainText(step.title) + plainText(step.why) + plainText(step.how) }
  )
}

test('who has cover from the Marketplace keeps it without the job, and reports the lower income now', () => {
  const step = health()
  expect(step?.text).toContain('Report the lower income to the Marketplace')
  expect(step?.text).toContain('within 30 days')
  expect(step?.text).not.toMatch(/COBRA|can be chosen|employer/)
  expect(step?.due).toBe('2026-12-03')
  const plan = planOf()
  expect(plan.checks.some(({ id }) => id === 'cover-premium')).toBe(false)
  expect(plainText(plan.summary)).toContain('report the lower income to the Marketplace')
  expect(plainText(plan.summary)).not.toContain('before any premium')
})

test('every topic of a lost job says so, and cover that ends is chosen anew', () => {
  expect(health({}, debtPayoffTopic)?.text).toContain('Report the lower income')
  expect(health({ marketplaceCoverage: false })?.text).toContain('COBRA')
  expect(health({ coverEnds: '2026-12-31' })?.text).toContain('COBRA')
})
