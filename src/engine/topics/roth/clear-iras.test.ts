import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const mixed: Household = {
  ...{ age: 38, state: 'VA', maritalStatus: 'single', filingStatus: 'single', income: 200_000 },
  ...{ employment: 'employed', numDependents: 0, hasWorkplacePlan: true, rothOptionAtWork: true },
  ...{ pretaxIraBalance: 6_000, iraAfterTax: 12_000, retirementSavings: 228_000, rothSavings: 0 },
  ...{ backdoorRoth: true, considersConversion: true, newPlanAcceptsRollovers: true, debts: [] },
  ...{ filledAccounts: ['plan'], contributionKind: 'roth', savings: 40_000, monthlyExpenses: 5_200 },
  ...{ retirementAge: 65, pensionMonthly: 0, retirementExpensesAnnual: 70_000, iraContributedThisYear: 0 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, getsWholeMatch: true },
}

/*
 * Form 8606, lines 6 to 11: 6,000 ÷ (6,000 + 12,000 + 7,500) of 7,500 are 1,764.71. Converting all 18,000 in its place taxes
 * 6,000: 24 % and 5.75 % in Virginia are 1,785.
 */
test('what was put in without a deduction is counted pro rata', () => {
  const plan = planOf(mixed)
  expect(figureOf(plan, 'pro-rata.amount')).toBe(7_500)
  expect(figureOf(plan, 'pro-rata.taxable')).toBeCloseTo(1_764.71, 2)
  const { iraAfterTax: _, ...untold } = mixed
  expect(figureOf(planOf(untold), 'pro-rata.taxable')).toBeCloseTo((7_500 * 6_000) / 13_500, 2)
})

test('the pre-tax part moves once, and the rest converts without tax', () => {
  const plan = planOf(mixed)
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).toContain('move-ira')
  expect(ids).toContain('convert-after-tax')
  expect(ids).not.toContain('conversion')
  const move = plan.nextSteps.find(({ id }) => id === 'move-ira')
  expect(plainText(move?.how ?? '')).toContain(
    'convert all $18,000 once: only the $6,000 is taxed, about $1,785',
  )
  expect(plainText(plan.summary)).toContain('then the $12,000 that was put in without a deduction')
  expect(detailOf(plan, 'pro-rata')).toContain('Then the $12,000')
})

// 60,000 × 29.75 % are some 18,000 of tax, for 7,500 a year.
test('where clearing the IRAs costs much, the conversion is left', () => {
  const move = planOf({ ...mixed, pretaxIraBalance: 60_000 }).nextSteps.find(({ id }) => id === 'move-ira')
  expect(plainText(move?.how ?? '')).toContain('leave the conversion, as clearing the IRAs would cost')
})

test('after-tax money alone converts, and is no pre-tax saving', () => {
  const plan = planOf({ ...mixed, pretaxIraBalance: 0 })
  const step = plan.nextSteps.find(({ id }) => id === 'convert-after-tax')
  expect(plainText(step?.title ?? '')).toBe('Convert the $12,000 that was put in without a deduction')
  expect(detailOf(plan, 'pro-rata')).toBe('')
})

/*
 * 24 % of 6,000 are 1,440: Illinois takes nothing of a conversion (35 ILCS 5/203(a)(2)(F)), though a Traditional dollar
 * saves its 4.95 % too. Virginia takes 5.75 % of it.
 */
test('clearing the IRAs costs the same whether or not a conversion was asked about', () => {
  const taxOf = (household: Household) => figureOf(planOf(household), 'clear.tax')
  const { considersConversion: _, ...untold } = mixed
  expect(taxOf(untold)).toBe(1_785)
  expect(taxOf({ ...untold, state: 'IL' })).toBe(1_440)
  expect(taxOf({ ...mixed, state: 'IL' })).toBe(1_440)
})

/*
 * Without a plan at work a traditional IRA is deducted at any income: 24 % and 4.95 % now, in a state that takes nothing
 * later. Of 7,500 beside 6,000 and 12,000, 1,764.71 would be taxed: less than half.
 */
test('whoever deducts the IRA is not told to clear it for a conversion', () => {
  const { filledAccounts: _, employerMatch: __, getsWholeMatch: ___, ...rest } = mixed
  const { newPlanAcceptsRollovers: ____, rothOptionAtWork: _____, ...alone } = rest
  const plan = planOf({ ...alone, state: 'IL', hasWorkplacePlan: false, retirementSavings: 18_000 })
  expect(plainText(plan.summary)).toContain('would make a part of a conversion taxable')
  expect(detailOf(plan, 'pro-rata')).toContain('This plan needs none')
  expect(detailOf(plan, 'pro-rata')).not.toContain('convert all')
})

const { considersConversion: _asked, newPlanAcceptsRollovers: _takes, ...backdoor } = mixed
const refused: Household = { ...backdoor, newPlanAcceptsRollovers: false }

/*
 * Virginia, 24 % and 5.75 %: of 6,000 that are 1,785, at most half of the 7,500 that a year converts, and of 60,000 some
 * 18,000. IRC §408(d)(2) taxes 6,000 ÷ 25,500 of a conversion meanwhile.
 */
test('a plan at work that takes no IRA money is given none, and the answer says what is left and its price', () => {
  const plan = planOf(refused)
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).not.toContain('move-ira')
  expect(plan.allocations.map(({ label }) => label).join()).not.toContain('by conversion')
  const step = plan.nextSteps.find(({ id }) => id === 'clear-iras')
  expect(plainText(step?.title ?? '')).toBe('Convert all $18,000 in IRAs once, for about $1,785 of tax')
  expect(plainText(plan.summary)).toContain('accepts no money from IRAs, so convert all $18,000 once')
  expect(detailOf(plan, 'pro-rata')).not.toContain('into the plan at work')
})

test('where that costs much, the answer leaves the backdoor and names what clearing the IRAs would cost', () => {
  const plan = planOf({ ...refused, pretaxIraBalance: 60_000 })
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('clear-iras')
  expect(plainText(plan.summary)).toContain('so leave the conversion, as clearing the IRAs would cost about')
})
