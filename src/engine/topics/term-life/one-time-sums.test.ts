/** What a sum is for where a death would leave no year short. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const family: Household = {
  ...{ age: 38, spouseAge: 36, maritalStatus: 'married', dependents: [2, 5], state: 'MI', smoker: false },
  ...{ income: 84_000, spouseIncome: 46_000, monthlyExpenses: 5_900, savings: 22_000 },
  ...{ coverageAmount: 0, spouseCoverageAmount: 0, collegeWish: 40_000 },
  debts: [
    { kind: 'mortgage', balance: 246_000, rate: 0.0585, minPayment: 1_620 },
    { kind: 'auto', balance: 14_000, rate: 0.065, minPayment: 390 },
  ],
}
const summaryOf = (household: Household) =>
  plainText(wholePlan(termLife, household, draftContext('2026-11-28')).summary)

// 260,000 + 2 × 40,000 + 15,000 − 22,000 = 333,000 on either life: 46,000 and more pay for 37,300 a year and care.
test('a need that is the same on both lives, as each pay carries the months, says what it is made of', () => {
  expect(summaryOf(family)).toContain(
    'about $333,000 would be missing. What still comes in would pay for every month, so that is for $260,000 of debts, $80,000 for college and $15,000 of last bills, less your $22,000 of savings.',
  )
  // With costs of 9,000 a month the years are short as well.
  expect(summaryOf({ ...family, monthlyExpenses: 9_000 })).not.toContain('What still comes in would pay')
})
