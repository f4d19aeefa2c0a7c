import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { detailOf, planOf } from './plan-for-tests.ts'

const couple: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 110_000, rate: 0.065 }],
  maritalStatus: 'married',
  age: 38,
  spouseAge: 38,
  income: 48_000,
  spouseIncome: 120_000,
  dependents: [4, 7],
  incomeDrivenPlan: 'ibr',
  monthlySurplus: 500,
}
const worth = (household: Household, id: string) =>
  planOf(household).figures.find((figure) => figure.id === id)?.value

// Three people of 2026 keep 40,980: 15% of 7,020 over 12 is 87.75. RAP: 4% of 48,000 over 12 is 160, less 100.
// Jointly it is the Standard payment, 1,249.03. Tax by hand: jointly 2,480 + 9,120 + 7,150 on 133,300 less 4,400 for
// the children is 14,350; apart 3,580 less 4,400, 820 of it paid out, and 1,240 + 4,560 + 11,770 on 103,900: 16,750.
test('a couple sees what separate returns save on the loan and cost in tax', () => {
  expect(worth(couple, 'filing.payment.income_based')).toBe(87.75)
  expect(worth(couple, 'filing.payment.repayment_assistance')).toBe(60)
  expect(worth(couple, 'filing.saved')).toBeCloseTo((1_249.03 - 60) * 12, 6)
  expect(worth(couple, 'filing.tax')).toBe(2_400)
  expect(detailOf(planOf(couple), 'filing')).toContain('about $2,400 a year more of federal tax')
})

// Half of 168,000 each.
test('in a community property state the income on a return of one’s own is half of both', () => {
  expect(worth({ ...couple, state: 'TX' }, 'filing.agi')).toBe(84_000)
  expect(worth({ ...couple, state: 'NY' }, 'filing.agi')).toBe(48_000)
})

test('nothing is worked out where one pay is not told, or where separate returns ask for no less', () => {
  const { spouseIncome: _, ...untold } = couple
  for (const household of [
    { ...untold, householdIncome: 168_000 },
    { ...couple, spouseIncome: 0 },
    { ...couple, filingStatus: 'married_separate' as const },
    { ...couple, income: 400_000 },
  ])
    expect(worth(household, 'filing.saved')).toBeUndefined()
})
