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

test('stock that is paid out as shares is not to be kept for its tax', () => {
  const gained: Household = { ...mostlyCost, pensionMonthly: 12_000, employerStockBasis: 20_000 }
  expect(checkOf(gained, 'stock')).toContain('Through an IRA all of it is income')
  expect(checkOf(gained, 'stock.share')).toContain('does not oblige you to hold the shares')
})
