import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const saver: Household = {
  ...{ age: 50, birthYear: 1976, maritalStatus: 'single', filingStatus: 'single', state: 'TX' },
  ...{ employment: 'employed', income: 100_000, hasWorkplacePlan: true, rothOptionAtWork: true },
  ...{ contributionRate: 0.05, contributionKind: 'traditional', retirementSavings: 90_000, debts: [] },
  ...{ savings: 40_000, monthlyExpenses: 4_000, monthlySurplus: 500, retirementAge: 67 },
}
const titleOf = (household: Household) =>
  plainText(planOf(household).nextSteps.find(({ id }) => id === 'invest-saving')?.title ?? '')

// All lies at 22%: of 5,000 + 6,000 the 5,000 are in the pay checks of today. 6,000 × 22% ÷ 12 = 110, and 11,000 × 22% ÷ 12 = 201.67.
test('only what more saves than today’s contribution is there to be invested', () => {
  const more: Household = { ...saver, amountMonthly: 500 }
  expect(figureOf(planOf(more), 'saved.monthly')).toBe(110)
  expect(titleOf(more)).toBe('Invest the $110 a month that the added Traditional dollars save')
  expect(figureOf(planOf({ ...more, contributionKind: 'roth' }), 'saved.monthly')).toBe(202)
})

test('where no more goes in than today the step is about all of it', () => {
  expect(figureOf(planOf(saver), 'saved.monthly')).toBe(92)
  expect(titleOf(saver)).toContain(
    'Make sure that the $92 a month that the Traditional part saves is invested',
  )
})
