import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { draftPlan } from '../draft-plan.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const family: Household = {
  ...{ age: 33, spouseAge: 31, maritalStatus: 'married', state: 'OH', dependents: [2], expecting: true },
  ...{ income: 71_000, spouseIncome: 46_000, hasWorkplacePlan: true, contributionRate: 0.03 },
  ...{ monthlyExpenses: 5_600, monthlySurplus: 700, savings: 9_000 },
  employerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [{ kind: 'auto', balance: 14_500, rate: 0.069 }],
}
const identity = { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' }
const leftOut = 'leave that out until you say what yours will cost'

for (const topic of [nextDollar, debtPayoffTopic, emergencyFund]) {
  const summary = (more: Household = {}) =>
    plainText(wholePlan(topic, { ...family, ...more }, sketch).summary)

  test(`${topic.label}: dates that count no child on the way say so, with what one usually costs`, () => {
    expect(summary()).toContain('about $1,200 a month at first')
    expect(summary()).toContain(leftOut)
    expect(summary({ newChildMonthly: 900 })).not.toContain(leftOut)
    expect(summary({ expecting: false })).not.toContain(leftOut)
  })

  test(`${topic.label}: what the child will cost is asked first`, () => {
    const asks = (household: Household) =>
      draftPlan({ topic, household, context: sketch, identity }).nextQuestion
    expect(asks(family)).toBe('newChildMonthly')
    expect(asks({ ...family, expecting: false })).not.toBe('newChildMonthly')
  })
}
