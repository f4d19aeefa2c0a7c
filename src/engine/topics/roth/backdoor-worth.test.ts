import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const apart: Household = {
  ...{ age: 44, spouseAge: 43, maritalStatus: 'married', filingStatus: 'married_separate', state: 'VA' },
  ...{ income: 185_000, spouseIncome: 92_000, hasWorkplacePlan: true, filledAccounts: ['plan'] },
  ...{ contributionKind: 'traditional', spouseHasWorkplacePlan: true, spouseContributionRate: 0.1 },
  ...{ retirementSavings: 520_000, rothSavings: 48_000, pretaxIraBalance: 31_000, backdoorRoth: true },
  ...{ accountType: ['401k', 'roth_ira', 'traditional_ira'], newPlanAcceptsRollovers: false },
}
const { backdoorRoth: _told, ...untold } = apart
const placedOf = (household: Household) =>
  planOf(household).allocations.map(({ label, amount }) => `${plainText(label)}: ${amount}`)
const stepOf = (household: Household, id: string) =>
  planOf(household).nextSteps.find((step) => step.id === id)

/*
 * 31,000 at 24% and 5.75% are 9,223, some 29.8%, against some 31% later: alike. 7,500 a year for 23 years, in a Roth IRA and in a taxable
 * account with 0.3% of yearly tax and 20.75% of its gain in the end, are 27,700 apart at 2.5% above prices and 47,200 at 4.5%, with what
 * the conversion itself brings.
 */
test('an IRA that rates alone would leave is cleared where the backdoor of the years until work ends is worth it', () => {
  const plan = planOf(apart)
  expect(figureOf(plan, 'clear.tax')).toBe(9_223)
  expect(figureOf(plan, 'clear.yearly')).toBe(7_500)
  expect(figureOf(plan, 'clear.worth')).toBeGreaterThan(27_700)
  expect(figureOf(plan, 'clear.worth')).toBeLessThan(47_200)
  expect(figureOf(plan, 'clear.worth-low')).toBeGreaterThan(0)
  expect(placedOf(apart)).toContain('Your Roth IRA, by conversion: 7500')
  expect(plainText(plan.summary)).toContain('The rates alone do not speak for it')
  expect(detailOf(plan, 'pro-rata')).toContain('$7,500 a year in a Roth IRA instead of a taxable account')
})

// Some 5% of 31,000 more than later are 1,500, and with their growth a tenth of what the backdoor brings.
test('a later rate that is somewhat lower does not outweigh it', () => {
  const florida: Household = { ...apart, retirementState: 'FL' }
  expect(figureOf(planOf(florida), 'clear.worth')).toBeGreaterThan(20_000)
  expect(figureOf(planOf(florida), 'clear.worth')).toBeLessThan(
    Number(figureOf(planOf(apart), 'clear.worth')),
  )
})

// 150,000 on top of 185,000 reach 32% and 35%: over two years a dollar costs some 5% less.
test('what is dear at once, or more than cash pays the tax on, is not cleared in one year', () => {
  for (const household of [
    { ...apart, pretaxIraBalance: 150_000 },
    { ...apart, savings: 4_000 },
  ]) {
    expect(stepOf(household, 'clear-iras')).toBeUndefined()
    expect(placedOf(household).join()).toContain('Taxable account')
  }
})

test('whoever asks about that conversion too reads of one step, and no room of the year is given away', () => {
  const asked: Household = { ...apart, considersConversion: true, amount: 32_000 }
  expect(placedOf(asked)).toContain('Your Roth IRA, by conversion: 7500')
  expect(plainText(stepOf(asked, 'clear-iras')?.title ?? '')).toContain('convert all $38,500 in IRAs')
  expect(stepOf(asked, 'conversion')).toBeUndefined()
})

test('a plan at work that is full and takes no IRA money has the step that clears the IRA, without a sum too', () => {
  expect(plainText(stepOf(untold, 'clear-iras')?.title ?? '')).toBe(
    'If you can spare more, convert all $31,000 in IRAs once, for about $9,223 of tax',
  )
  expect(plainText(stepOf({ ...untold, pretaxIraBalance: 6_000 }, 'clear-iras')?.title ?? '')).toBe(
    'If you can spare more, convert all $6,000 in IRAs once, for about $1,785 of tax',
  )
  expect(plainText(planOf(untold).summary)).toContain(
    'once the $31,000 of pre-tax IRA money has been converted',
  )
  expect(stepOf({ ...untold, backdoorRoth: false }, 'clear-iras')).toBeUndefined()
})
