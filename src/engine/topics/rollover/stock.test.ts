import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-22')
const checkOf = (household: Household, id: string) =>
  plainText(rollover.draft(household, context).checks.find((check) => check.id === id)?.detail ?? '')

/*
 * By hand: most of the stock is cost, 180,000 of 250,000. On top of a pension of 30,000 a couple's taxable income is
 * 177,800: 2,480 + 9,120 + 16,940 = 28,540, and 15% of the gain of 70,000 is 10,500, 39,040 in all.
 */
const mostlyCost: Household = {
  age: 61,
  separationAge: 61,
  retirementAge: 61,
  filingStatus: 'married_joint',
  spouseAge: 60,
  employment: 'retired',
  spouseIncome: 0,
  pensionMonthly: 2_500,
  ssMonthly: 0,
  planBalance: 900_000,
  employerStockValue: 250_000,
  employerStockBasis: 180_000,
}

test('stock that is mostly cost is better in an IRA from the first day', () => {
  const text = checkOf(mostlyCost, 'stock')
  expect(text).toContain('As shares it would cost $39,040')
  expect(text).toContain('the IRA is ahead from the first day')
  expect(text).not.toMatch(/\b0 years/)
  expect(checkOf(mostlyCost, 'stock.share')).toContain('In an IRA the shares can be sold and spread')
})

/*
 * By hand: a spouse's 90,000 leave 57,800 of a couple's taxable income. The cost of 40,000 ends at 97,800, all of it in 12%:
 * 4,800. The gain at once: 98,900 − 97,800 = 1,100 free, 15% of 258,900 = 38,835, and 43,635 in all. Over three years
 * 86,667 a year: 41,100 free, 15% of 45,567 = 6,835, three times 20,505, and 25,305 in all. Through an IRA 12% of 300,000.
 */
const dearAtOnce: Household = {
  age: 57,
  separationAge: 57,
  spouseAge: 57,
  filingStatus: 'married_joint',
  income: 0,
  spouseIncome: 90_000,
  planBalance: 900_000,
  employerStockValue: 300_000,
  employerStockBasis: 40_000,
}

test('where shares cost less when they are sold over some years, that is compared before they move', () => {
  const text = checkOf(dearAtOnce, 'stock')
  expect(text).toContain('sold at once it would cost $43,635')
  expect(text).toContain('through an IRA $36,000')
  expect(text).toContain('about $25,305 in all')
})

// By hand: 25,305 < 36,000, so the 300,000 wait; 900,000 − 300,000 are left for the form.
test('stock that may cost less as shares stays out of the rollover until that is decided', () => {
  const plan = rollover.draft({ ...dearAtOnce, needsMoneyEarly: false }, context)
  const step = (id: string) => plan.nextSteps.find((one) => one.id === id)
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual([
    'Company stock stays in the old plan',
    'Pre-tax money to a rollover IRA',
  ])
  expect(plan.allocations.map(({ amount }) => amount)).toEqual([300_000, 600_000])
  expect(plainText(plan.title)).toContain('Decide on the company stock before')
  expect(plainText(plan.summary)).toContain(
    'Leave $300,000 of company stock where it is until you have decided',
  )
  expect(plainText(step('request')!.how)).toContain('On one form: $600,000')
  // A part that left in November would be in another year than a payout of everything in January.
  expect(step('request')!.dueDate.slice(0, 4)).toBe('2027')
  expect(plan.nextSteps.findIndex(({ id }) => id === 'stock-decide')).toBeLessThan(
    plan.nextSteps.findIndex(({ id }) => id === 'request'),
  )
})

test('stock that is paid out as shares is not to be kept for its tax', () => {
  const gained: Household = { ...mostlyCost, pensionMonthly: 12_000, employerStockBasis: 20_000 }
  expect(checkOf(gained, 'stock')).toContain('Through an IRA all of it is income')
  expect(checkOf(gained, 'stock.share')).toContain('does not oblige you to hold the shares')
})
