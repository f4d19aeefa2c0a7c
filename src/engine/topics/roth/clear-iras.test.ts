import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const mixed: Household = {
  ...{ age: 38, state: 'VA', maritalStatus: 'single', filingStatus: 'single', income: 200_000 },
  ...{ employment: 'employed', numDependents: 0, hasWorkplacePlan: true, rothOptionAtWork: true },
  ...{ pretaxIraBalance: 6_000, iraAfterTax: 12_000, retirementSavings: 228_000, rothSavings: 0 },
  ...{ backdoorRoth: true, considersConversion: true, newPlanAcceptsRollovers: true, debts: [] },
  ...{ filledAccounts: ['plan'], contributionKind: 'roth', savings: 40_000, monthlyExpenses: 5_200 },
  ...{ retirementAge: 65, pensionMonthly: 0, retirementExpensesAnnual: 70_000, iraContributedThisYear: 0 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, getsWholeMatch: true },
}

/** Nobody said whether the plan at work takes IRA money. */
const { newPlanAcceptsRollovers: _told, ...unasked } = mixed

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
  const plan = planOf(unasked)
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).toContain('move-ira')
  expect(ids).toContain('convert-after-tax')
  expect(ids).not.toContain('conversion')
  const move = plan.nextSteps.find(({ id }) => id === 'move-ira')
  expect(plainText(move?.how ?? '')).toContain(
    'If it does not take it, put in the $7,500 without a deduction all the same, and convert all $25,500 together this year: only the $6,000 is taxed, about $1,785',
  )
  // What goes in by the filing day is a step in either case.
  expect(ids).toContain('convert-ira')
  expect(plainText(plan.summary)).toContain('then the $12,000 that was put in without a deduction')
  expect(detailOf(plan, 'pro-rata')).toContain('Then the $12,000')
})

// 60,000 × 29.75 % are some 18,000 of tax.
test('where clearing the IRAs costs more than cash pays, the conversion is left', () => {
  const move = planOf({ ...unasked, pretaxIraBalance: 60_000, savings: 12_000 }).nextSteps.find(
    ({ id }) => id === 'move-ira',
  )
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
  const { considersConversion: _, ...untold } = unasked
  expect(taxOf(untold)).toBe(1_785)
  expect(taxOf({ ...untold, state: 'IL' })).toBe(1_440)
  expect(taxOf({ ...unasked, state: 'IL' })).toBe(1_440)
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
  const step = plan.nextSteps.find(({ id }) => id === 'clear-iras')
  expect(plainText(step?.title ?? '')).toBe(
    'Put $7,500 into the traditional IRA without a deduction, and convert all $25,500 in IRAs, for about $1,785 of tax',
  )
  expect(plainText(plan.summary)).toContain(
    'accepts no money from IRAs, so put in the $7,500 without a deduction all the same, and convert all $25,500 together',
  )
  expect(detailOf(plan, 'pro-rata')).not.toContain('into the plan at work')
})

/*
 * 6,500 × 24 % are 1,560, with 7,500 more of basis as without: of 26,000 converted 19,500 were taxed before (IRC §408(d)(2), Form
 * 8606). Illinois takes nothing of it.
 */
const illinois: Household = {
  ...{ age: 37, maritalStatus: 'single', state: 'IL', income: 186_000, retirementSavings: 210_000 },
  ...{ pretaxIraBalance: 6_500, iraAfterTax: 12_000, backdoorRoth: true, hasWorkplacePlan: true },
  ...{ newPlanAcceptsRollovers: false, filledAccounts: ['plan'], accountType: ['traditional_ira'] },
}
const placedOf = (household: Household) =>
  planOf(household).allocations.map(({ label, amount }) => `${plainText(label)}: ${amount}`)

test('what goes in without a deduction is converted with the rest, and no room of the year is given away', () => {
  const plan = planOf(illinois)
  expect(placedOf(illinois)).toEqual(['Plan at work, Roth: 24500', 'Your Roth IRA, by conversion: 7500'])
  expect(figureOf(plan, 'clear.with-added')).toBe(26_000)
  expect(figureOf(plan, 'clear.tax')).toBe(1_560)
  const step = plan.nextSteps.find(({ id }) => id === 'clear-iras')
  expect(plainText(step?.how ?? '')).toContain('If it is not there by then, convert the $18,500 all the same')
  // One step holds both.
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('convert-ira')
  expect(placedOf({ ...illinois, backdoorRoth: false }).join()).not.toContain('by conversion')
})

test('where a part may go in directly, the rest is converted with what stands in IRAs', () => {
  const household: Household = { ...illinois, contributionKind: 'traditional' }
  const amounts = planOf(household).allocations.map(({ amount }) => amount)
  expect(placedOf(household).join()).not.toContain('Taxable account')
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(32_000)
  const ids = planOf(household).nextSteps.map(({ id }) => id)
  expect(ids).toContain('clear-iras')
  expect(ids).toContain('fund-ira')
})

test('where cash does not pay that, the answer leaves the backdoor and names what clearing the IRAs would cost', () => {
  const plan = planOf({ ...refused, pretaxIraBalance: 60_000, savings: 12_000 })
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('clear-iras')
  expect(plainText(plan.summary)).toContain('so leave the conversion, as clearing the IRAs would cost about')
})

/*
 * Virginia, 24 % and 5.75 % of 64,000 are 19,040 to the dollar: 29.75 %. What is left of joint income in the 24 % bracket
 * holds it all, and so does 45,000 of cash its tax; 15,000 do not.
 */
test('whether the IRAs are cleared goes by the rates that answer a conversion that was asked about', () => {
  const couple: Household = {
    ...{ age: 44, spouseAge: 42, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
    ...{ dependents: [13, 10], income: 175_000, spouseIncome: 105_000, employment: 'employed', debts: [] },
    ...{ hasWorkplacePlan: true, spouseHasWorkplacePlan: true, rothOptionAtWork: true },
    ...{ newPlanAcceptsRollovers: false, contributionRate: 0.1, spouseContributionRate: 0.06 },
    ...{ employerMatch: { rate: 1, upTo: 0.05 }, spouseEmployerMatch: { rate: 0.5, upTo: 0.06 } },
    ...{ contributionKind: 'traditional', retirementSavings: 474_000, rothSavings: 0, savings: 45_000 },
    ...{ pretaxIraBalance: 64_000, iraContributedThisYear: 0, monthlyExpenses: 9_800, retirementAge: 65 },
    ...{ retirementState: 'VA', retirementExpensesAnnual: 100_000, pensionMonthly: 0 },
  }
  const plan = planOf(couple)
  const asked = planOf({ ...couple, considersConversion: true })
  expect(figureOf(plan, 'clear.tax')).toBe(19_040)
  expect(figureOf(plan, 'clear.now')).toBe(figureOf(asked, 'conversion.now'))
  expect(figureOf(plan, 'clear.later')).toBe(figureOf(asked, 'conversion.later'))
  expect(plainText(asked.summary)).toContain('worth doing')
  expect(detailOf(plan, 'pro-rata')).toContain('convert all $64,000 this year if other money pays the tax')
  expect(detailOf(plan, 'pro-rata')).toContain('Each person’s IRAs count by themselves')
  const short = detailOf(planOf({ ...couple, savings: 15_000 }), 'pro-rata')
  expect(short).toContain('convert it over years, each year as much as other money pays the tax on')
  expect(short).toContain('more than the $15,000 of cash and investments that you named')
})

/*
 * 10 % of 205,000 are 20,500: 13,000 as Traditional, the only kind at work (6.3 %), and 7,500 by conversion once the 38,000
 * have left the IRA. On a no all 20,500 stay in the plan, which takes 24,500.
 */
test('the plan at work is asked before less goes into it, and nothing is lowered without its yes', () => {
  const single: Household = {
    ...{ age: 39, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, state: 'CO', debts: [] },
    ...{ income: 205_000, employment: 'employed', hasWorkplacePlan: true, rothOptionAtWork: false },
    ...{ afterTaxToRoth: false, contributionRate: 0.1, employerMatch: { rate: 1, upTo: 0.04 } },
    ...{ contributionKind: 'traditional', retirementSavings: 260_000, rothSavings: 12_000 },
    ...{ pretaxIraBalance: 38_000, iraContributedThisYear: 0, monthlyExpenses: 5_600, savings: 40_000 },
    ...{ retirementAge: 62, retirementState: 'CO', retirementExpensesAnnual: 72_000, pensionMonthly: 0 },
  }
  const { nextSteps } = planOf(single)
  const at = (id: string) => nextSteps.findIndex((step) => step.id === id)
  const payroll = nextSteps[at('payroll.traditional')]
  expect(at('move-ira')).toBeLessThan(at('payroll.traditional'))
  expect(plainText(payroll?.title ?? '')).toMatch(/^Once the plan says that it takes IRA money, lower/)
  expect(plainText(payroll?.how ?? '')).toContain('Until the plan has said yes, keep 10% of pay going in')
  expect(plainText(nextSteps[at('move-ira')]?.how ?? '')).toContain(
    'What would have been converted goes into the plan at work instead',
  )
  expect(rothVsTraditional.hangsOn?.(single, workOf(single).context)).toBe('newPlanAcceptsRollovers')

  const told = planOf({ ...single, newPlanAcceptsRollovers: true })
  const move = told.nextSteps.find(({ id }) => id === 'move-ira')
  expect(plainText(move?.how ?? '')).toContain('Your plan takes IRA money: ask for its form')
  expect(plainText(move?.how ?? '')).not.toContain('If it does not')
  expect(told.nextSteps.some(({ title }) => /^Lower what goes/.test(plainText(title)))).toBe(true)
})
