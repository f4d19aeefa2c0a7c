import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const widow: Household = {
  amount: 700_000,
  moneySource: 'home_sale',
  homeLivedIn: true,
  saleGain: 420_000,
  goal: 'income',
  age: 74,
  maritalStatus: 'widowed',
  spouseDeathYear: 2023,
  filingStatus: 'single',
  numDependents: 0,
  state: 'MA',
  employment: 'retired',
  ssMonthly: 2_800,
  pensionMonthly: 1_500,
  monthlyExpenses: 5_500,
  savings: 30_000,
  onMedicare: true,
  retirementSavings: 250_000,
  debts: [],
}
const federal = (household: Household) =>
  wholePlan(lumpSumInvest, household, sketch).figures.find(({ id }) => id === 'money-tax.federal')?.value

// 250,000 ÷ 25.5 = 9,804, 30,000 of cash brings 1,020, and 170,000 of the gain is taxed. Without the withdrawal: 85% of 33,600 are
// 28,560 of benefits, with 18,000 of pension and the interest less 18,150 that is 29,430 of ordinary income, taxed with 3,284 where
// 92 was before the gain; 149,980 × 15% = 22,497, and 17,580 above 200,000 × 3.8% = 668: 26,357. With it ordinary tax goes from
// 2,039 to 4,460, 159,784 × 15% = 23,968 and 27,384 × 3.8% = 1,041: 27,430.
test('a withdrawal that the law requires this year is income beside the gain on a sale', () => {
  expect(Math.abs(Number(federal(widow)) - 27_430)).toBeLessThanOrEqual(1)
  expect(Math.abs(Number(federal({ ...widow, retirementSavings: 0 })) - 26_357)).toBeLessThanOrEqual(1)
})

test('one that is only near is announced and not counted', () => {
  const near = { ...widow, age: 71 }
  expect(federal(near)).toBe(federal({ ...near, retirementSavings: 0 }))
})
