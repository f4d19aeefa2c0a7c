/** Debts of somebody who has retired and spends more than is paid for life. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds } from './plan-for-tests.ts'

const widowed: Household = {
  age: 70,
  state: 'FL',
  maritalStatus: 'widowed',
  filingStatus: 'single',
  dependents: [],
  employment: 'retired',
  income: 0,
  ssMonthly: 2_480,
  ssFromAge: 66,
  pensionMonthly: 570,
  pensionFromAge: 65,
  monthlyExpenses: 3_960,
  monthlySurplus: 0,
  savings: 7_900,
  retirementSavings: 38_000,
  debts: [
    { kind: 'credit_card', name: 'Citi', balance: 12_400, rate: 0.239, minPayment: 372 },
    { kind: 'credit_card', name: 'Store', balance: 5_150, rate: 0.272, minPayment: 155 },
    { kind: 'auto', balance: 9_600, rate: 0.074, minPayment: 262 },
  ],
  debtPaymentMonthly: 789,
  onMedicare: true,
  deductible: 1_500,
}
const said = (more: Household = {}) => plainText(planOf({ ...widowed, ...more }).summary)

// 3,960 − 3,050 = 910 a month, 10,920 a year. 39,500 less 37 months of it is 5,830; then 121 a month are missing: 1,452 a
// year, for 4.0 years more.
test('whose costs are more than benefits hears it before the debts, and how long the savings bear it', () => {
  expect(said()).toMatch(
    /^First of all: you spend \$10,920 a year more than pension and Social Security bring/,
  )
  expect(said()).toContain('$39,500, lasts about 7.1 years')
  expect(detailOf(planOf(widowed), 'lasting')).toContain('counted until they end')
  expect(stepIds(planOf(widowed))).toContain('help')
  for (const calm of [{ retirementSavings: 600_000 }, { monthlySurplus: 150 }, { monthlyExpenses: 3_000 }])
    expect(said(calm)).not.toContain('First of all')
})

// 7,900 ÷ 910 is 8 months.
test('cash that is all there is to live on pays no card ahead', () => {
  const plan = planOf({ ...widowed, retirementSavings: 0 })
  expect(plainText(plan.title)).toBe('Get through this month first, then the debts')
  expect(stepIds(plan)).not.toContain('cash')
  expect(stepIds(plan)).toContain('counselor')
  expect(plainText(plan.summary)).toContain('Your cash can pay what is missing for 8 months')
})
