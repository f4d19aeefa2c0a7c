import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { lumpSumWork } from './work.ts'
import { yearlyTaxOf } from './yearly-tax.ts'

const context = sketchContext(draftContext('2026-11-20'))
const figuresOf = (household: Household) => {
  const work = lumpSumWork(householdSchema.parse(household), context)
  const tax = yearlyTaxOf(work)
  return { ...tax, at: (id: string) => work.sheet.figures().find((figure) => figure.id === id)?.value }
}

const retiredCouple: Household = {
  age: 67,
  spouseAge: 65,
  maritalStatus: 'married',
  state: 'PA',
  employment: 'retired',
  amount: 800_000,
  moneySource: 'home_sale',
  homeLivedIn: true,
  ssMonthly: 2_600,
  spouseSsMonthly: 1_500,
  pensionMonthly: 1_200,
  monthlyExpenses: 5_800,
  savings: 60_000,
  retirementSavings: 350_000,
  riskTolerance: 'conservative',
  onMedicare: true,
}

test('a couple below its deductions is taxed on the interest of a large sum, and so is its Social Security', () => {
  // Interest 22,545 and dividends 5,037 beside a pension of 14,400 and Social Security of 49,200:
  // 66,582 of combined income makes 6,000 + 85% × 22,582 = 25,195 of it taxed, adjusted gross income is 67,177;
  // less 32,200 + 2 × 1,650 for age + 2 × 6,000 for seniors leaves 19,677, of which the dividends are taxed at 0%:
  // 14,640 at 10%. Without the sum nothing is taxed.
  // Pennsylvania takes 3.07% of 24,919, all but the Treasury bills, since its forgiveness ends far below.
  const { yearlyIncome, drag, at } = figuresOf(retiredCouple)
  expect(yearlyIncome.value).toBe(27_582)
  expect(at('tax-drag.federal')).toBe(1_464)
  expect(at('tax-drag.state')).toBe(765)
  expect(drag.value).toBe(2_229)
})

test('a small sum of the same couple is not taxed by the federal law', () => {
  // About 2,070 of interest and dividends leave the income far below deductions of 47,500.
  expect(figuresOf({ ...retiredCouple, amount: 60_000 }).at('tax-drag.federal')).toBe(0)
})

test('interest lifts dividends out of the range that is taxed at 0%', () => {
  // Pay of 72,000 less 10% into the plan and 16,100 leaves 48,700 taxed; the range at 0% ends at 49,450.
  // Interest of about 1,610 at 12% is 193; it fills the range, so dividends of about 1,107 cost 15%: 166.
  const household: Household = {
    amount: 120_000,
    goal: 'retirement',
    moneySource: 'home_sale',
    age: 47,
    filingStatus: 'single',
    income: 72_000,
    monthlyExpenses: 3_600,
    savings: 30_000,
    riskTolerance: 'conservative',
    debts: [],
    hasWorkplacePlan: true,
    rothOptionAtWork: false,
    contributionRate: 0.1,
    employerMatch: { rate: 0.5, upTo: 0.06 },
  }
  expect(figuresOf(household).drag.value).toBe(359)
})

test('where the plan leaves nothing taxable, the other ways of placing it still know their rate', () => {
  const { drag, dragRate } = figuresOf({
    amount: 7_000,
    goal: 'retirement',
    age: 35,
    maritalStatus: 'single',
    income: 95_000,
    state: 'CA',
    monthlyExpenses: 3_000,
    savings: 40_000,
    debts: [],
  })
  expect(drag.value).toBe(0)
  expect(dragRate).toBeGreaterThan(0.001)
  expect(dragRate).toBeLessThan(0.02)
})
