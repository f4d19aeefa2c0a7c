import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, words } from '../../say.ts'
import { rollover } from './rollover.ts'

const widow: Household = {
  ...{ age: 38, dependents: [5], maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'NC' },
  ...{ filingStatus: 'married_joint', employment: 'unemployed', income: 0, formerPay: 54_700 },
  ...{ payThisYear: 49_100, separationDate: '2026-11-13', unemploymentMonthly: 1_500 },
  ...{ coverEnds: '2026-11-30', monthlyExpenses: 4_240, savings: 31_400, needsMoneyEarly: true },
  ...{ planType: 'plan_401k', planOwner: 'late_spouse', planBalance: 94_200, oldPlanFee: 0.0051 },
  ...{ iraFee: 0.001, hasWorkplacePlan: false },
}
const planOf = (more: Household = {}) =>
  wholePlan(rollover, { ...widow, ...more }, sketchContext(draftContext('2026-11-26')))

// Two are there: 1.38 × 21,640 ÷ 12 is 2,488.
test.each(['late_spouse', 'former_spouse', 'you'] as const)(
  'whoever lost a job chooses cover first, whosever plan it was: %s',
  (planOwner) => {
    const cover = planOf({ planOwner }).nextSteps.find(({ id }) => id === 'health')
    expect(plainText(cover?.why ?? words(''))).toContain('$2,488 a month')
    expect(plainText(cover?.why ?? words(''))).toContain('that is under it, so apply now')
  },
)

test('what is taken out can end Medicaid that is open, and nothing is said of it where it is not', () => {
  const income = (more: Household = {}) =>
    plainText(planOf(more).checks.find(({ id }) => id === 'early-income')?.detail ?? words(''))
  expect(income()).toContain('Medicaid, which is open by the month that you named, counts what you take out')
  expect(income({ unemploymentMonthly: 2_600 })).not.toContain('Medicaid')
})
