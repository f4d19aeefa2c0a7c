import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const retired: Household = {
  ...{ age: 63, birthYear: 1963, maritalStatus: 'single', filingStatus: 'single', state: 'FL' },
  ...{ employment: 'retired', income: 0, separationDate: '2025-12-31', ssMonthly: 2_000, ssFromAge: 67 },
  ...{ planType: 'plan_401k', planBalance: 400_000, retirementSavings: 400_000, oldPlanFee: 0.0095 },
  ...{ monthlyExpenses: 3_000, savings: 10_000, iraFee: 0.0009, newPlanAcceptsRollovers: false },
}
const planOf = (more: Household = {}) =>
  wholePlan(rollover, { ...retired, ...more }, sketchContext(draftContext('2026-11-26')))
const said = (more: Household = {}) => plainText(planOf(more).summary)
const checkOf = (more: Household = {}) => {
  const found = planOf(more).checks.find(({ id }) => id === 'bridge')
  return found === undefined ? undefined : plainText(found.detail)
}

// By hand: 48 months × 3,000 are 144,000; the fund of a year, 36,000, is more than the cash. Of x a year 36,000 are left
// after 10% of 12,400 and 12% of what is above 28,500 (2026, single): x is 38,432, four years of it 153,727.
test('who lives on it until Social Security reads what those months cost and what they take out of the accounts', () => {
  expect(said()).toContain(
    'Until Social Security begins you live partly on what you saved: 48 months cost $144,000 beyond what comes in. They take about $153,727 out of your $400,000 of retirement savings, federal tax included.',
  )
  const payments = planOf().nextSteps.find(({ id }) => id === 'payments')
  expect(plainText(payments!.how)).toContain(
    'Ask the custodian for about $3,203 a month on a fixed day until',
  )
  expect(plainText(payments!.how)).toContain(
    'Keep what is needed until Social Security begins in cash, bills',
  )
  // 36,000 ÷ 410,000.
  expect(checkOf()).toContain('$36,000 a year is 9% of the $410,000 that you have to draw on')
  expect(checkOf()).toContain('From 67 on $2,000 a month of Social Security is counted')
})

test('cash beyond the fund pays first, and what the accounts do not cover is said to be missing', () => {
  // 60,000 − 36,000.
  expect(said({ savings: 60_000 })).toContain(
    'Cash beyond the emergency fund pays $24,000 of it. The rest takes',
  )
  const short = planOf({ planBalance: 90_000, retirementSavings: 90_000 })
  expect(short.checks.map(({ title }) => plainText(title))).toContain(
    'The months without pay are not covered yet',
  )
})

test('whoever stops work soon reads of them too, and nothing is said where no such months are known', () => {
  const soon: Household = { employment: 'employed', income: 70_000, retirementAge: 64 }
  expect(checkOf({ ...soon, separationDate: '2025-12-31' })).toContain('no pay comes in')
  // Nobody who works is told to begin it now.
  expect(checkOf(soon)).not.toContain('It could begin now')
  expect(checkOf({ ssFromAge: 63 })).toBeUndefined()
  // A sum that was told to be needed of the plan has its own words.
  expect(checkOf({ planDrawMonthly: 1_500 })).toBeUndefined()
  const { monthlyExpenses: _costs, ...untold } = retired
  expect(
    wholePlan(rollover, untold, sketchContext(draftContext('2026-11-26'))).checks.map(({ id }) => id),
  ).not.toContain('bridge')
})

// Two people, 2027: the credit ends at 400% of the poverty line of 2026, 86,560; 7,564 × 12 are 90,768.
test('draws above the limit of the health credit are to come out of cash as far as they are above', () => {
  const couple: Household = {
    ...{ spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', spouseIncome: 0 },
    ...{ onMedicare: false, marketplaceCoverage: true, coverPremiumMonthly: 1_980, coverEnds: '2026-10-31' },
    ...{ monthlyExpenses: 5_040, separationDate: '2026-09-30' },
  }
  expect(checkOf(couple)).toContain('at which the health credit ends: take what is above out of cash')
  expect(checkOf({ ...couple, coverPremiumMonthly: 900 })).not.toContain('take what is above out of cash')
})
