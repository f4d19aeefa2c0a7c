import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const stopsSoon: Household = {
  ...{ age: 63, birthYear: 1963, maritalStatus: 'single', filingStatus: 'single', state: 'FL' },
  ...{ employment: 'employed', income: 70_000, separationDate: '2027-11-30', stillWorksThere: true },
  ...{ retirementAge: 64, ssMonthly: 2_000, ssFromAge: 67, monthlyExpenses: 3_000, savings: 10_000 },
  ...{
    planType: 'plan_401k',
    planBalance: 400_000,
    retirementSavings: 400_000,
    newPlanAcceptsRollovers: false,
  },
}
const bridgeOf = (more: Household) =>
  plainText(
    wholePlan(rollover, { ...stopsSoon, ...more }, sketchContext(draftContext('2026-11-26'))).checks.find(
      ({ id }) => id === 'bridge',
    )!.detail,
  )

// 36 × 3,000 are 108,000, and no cash is beyond the fund. 36 × 3,500 are 126,000, and 36 × 2,000 are 72,000.
test('a need that was told is held against what the months without pay miss', () => {
  expect(bridgeOf({ planDrawMonthly: 3_500 })).toContain(
    'You said that you will need $3,500 a month from this plan: after tax that is $126,000 over those months, $18,000 more than is missing by what a month costs today.',
  )
  expect(bridgeOf({ planDrawMonthly: 2_000 })).toContain(
    '$72,000 over those months, $36,000 less than is missing by what a month costs today. The rest has to come out of other accounts',
  )
  for (const same of [{ planDrawMonthly: 3_000 }, {}]) expect(bridgeOf(same)).not.toContain('You said that')
})
