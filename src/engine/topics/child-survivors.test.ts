import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const topics = [collegeSavings, emergencyFund, nextDollar, rollover]
const widow: Household = {
  ...{ age: 46, dependents: [12, 16], maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'IN' },
  ...{ filingStatus: 'married_joint', employment: 'employed', income: 57_900, earners: 1 },
  ...{ monthlyExpenses: 3_790, monthlySurplus: 240, savings: 31_200, retirementSavings: 186_000 },
  ...{ contributionRate: 0.05, employerMatch: { rate: 1, upTo: 0.03 }, debts: [], collegeMonthly: 150 },
  ...{ planType: 'plan_401k', planOwner: 'late_spouse', planBalance: 94_200, needsMoneyEarly: true },
}

// A child is paid until 18, or 19 in high school, and the months before an application are mostly lost (42 U.S.C. §402(d), (j)).
test.each(topics)('$slug: children of a parent who died this year are applied for first', (topic) => {
  const plan = wholePlan(topic, widow, context)
  expect(plan.nextSteps.find(({ id }) => id === 'survivors.apply')?.dueDate).toBe('2026-12-03')
  const check = plan.checks.find(({ id }) => id === 'survivors')
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('Each child may get 75% of your spouse’s full benefit')
})

test.each(topics)(
  '$slug: not where the children are grown, the death is long ago, or it is paid already',
  (topic) => {
    for (const other of [
      { ...widow, dependents: [] },
      { ...widow, spouseDeathYear: 2015, filingStatus: 'head_of_household' as const },
      { ...widow, ssMonthly: 1_500, ssFromAge: 46 },
    ])
      expect(wholePlan(topic, other, context).nextSteps.map(({ id }) => id)).not.toContain('survivors.apply')
  },
)
