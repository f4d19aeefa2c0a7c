import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { rolloverBasis } from './basis.ts'
import { gainRateOf } from './gain-rate.ts'

const context = draftContext('2026-11-22')
const basisOf = (household: Household) => rolloverBasis(household, context)
const rateOf = (household: Household) => basisOf(household).laterRate.value

/*
 * By hand, 2026, one year of use. Before: 24,000 of pension and half of 30,000 are 39,000, so 4,500 + 85% of 5,000 =
 * 8,750 of the benefit is taxed. 32,750 less 16,100, 2,050 and 6,000 leaves 8,600: 860 of tax. With 40,000 more 85% of
 * the benefit is taxed, 25,500: 89,500 less 18,150 and 6,000 − 6% of 14,500 = 5,130 leaves 66,220, 9,280.40 of tax.
 * 8,420.40 more ÷ 40,000 = 21%.
 */
const retired: Household = {
  age: 70,
  filingStatus: 'single',
  employment: 'retired',
  pensionMonthly: 2_000,
  ssMonthly: 2_500,
  horizonYears: 1,
  planBalance: 40_000,
}

test('a withdrawal in retirement is taxed with what it makes taxable of Social Security', () => {
  expect(rateOf(retired)).toBe(0.21)
})

test('a benefit that has not begun yet counts from the year in which it does', () => {
  const soon: Household = { ...retired, age: 62, horizonYears: 25, planBalance: 1_000_000, ssFromAge: 67 }
  const { ssFromAge: _age, ...now } = soon
  expect(rateOf(soon)).toBeGreaterThan(rateOf({ ...now, ssMonthly: 0 }))
  expect(rateOf(soon)).toBeLessThan(rateOf(now))
})

test('whoever has retired and names no benefit gets what retired workers get on average', () => {
  const { ssMonthly: _told, ...untold } = retired
  const { reader, laterRate } = basisOf(untold)
  expect(laterRate.value).toBeGreaterThan(rateOf({ ...retired, ssMonthly: 0 }))
  expect(reader.assumptions().find(({ fact }) => fact === 'ssMonthly')?.why).toContain('on average')
})

// By hand: 115,000 − 16,100 = 98,900, between 50,400 and 105,700: 22%, as for whoever still earns it.
test('whoever looks for work is taken to be paid as before', () => {
  const laidOff: Household = {
    age: 45,
    filingStatus: 'single',
    employment: 'unemployed',
    separationDate: '2026-10-01',
    formerPay: 115_000,
    planBalance: 640_000,
  }
  expect(rateOf(laidOff)).toBe(0.22)
})

/*
 * By hand, 2026, both 70: beside 24,000 of pension and 45,000 of benefits, 15,000 of them half of 30,000, no tax is due: of
 * 32,125 the deductions of 32,200 + 3,300 + 12,000 leave nothing. With 40,000 more 85% of 45,000 is taxed: 102,250 −
 * 47,500 = 54,750, which is 2,480 + 12% of 29,950 = 6,074. That is 15%. Without a benefit of the spouse 42,000 are taxed:
 * 2,480 + 12% of 17,200 = 4,544, 11%.
 */
test('a spouse who named no benefit gets what the record of the retiree gives', () => {
  const couple: Household = { ...retired, filingStatus: 'married_joint', spouseAge: 70 }
  expect(rateOf(couple)).toBe(0.15)
  expect(rateOf({ ...couple, spouseSsMonthly: 0 })).toBe(0.11)
  const assumed = basisOf(couple)
    .reader.assumptions()
    .find(({ fact }) => fact === 'spouseSsMonthly')
  expect(assumed?.shown).toBe('$1,250 a month')
})

// 150,000 − 32,200 = 117,800 of taxable income, between 100,800 and 211,400: 22%, as long as the pay goes on.
test('a spouse’s pay counts until full retirement age, and their benefit from then on', () => {
  const couple: Household = {
    age: 62,
    spouseAge: 62,
    filingStatus: 'married_joint',
    employment: 'retired',
    spouseIncome: 150_000,
    planBalance: 20_000,
    horizonYears: 1,
  }
  expect(rateOf(couple)).toBe(0.22)
  expect(rateOf({ ...couple, planBalance: 500_000, horizonYears: 25 })).toBeLessThan(0.2)
})

test('a retiree who named the last pay and no benefit gets what the formula gives for it', () => {
  const { ssMonthly: _told, ...untold } = retired
  expect(rateOf({ ...untold, formerPay: 60_000 })).toBeGreaterThan(rateOf({ ...retired, ssMonthly: 0 }))
})

test('a benefit named without the age at which it begins is said to count as paid today, before full retirement age', () => {
  const widow: Household = {
    age: 63,
    maritalStatus: 'widowed',
    filingStatus: 'single',
    state: 'FL',
    employment: 'retired',
    planType: 'plan_401k',
    planBalance: 720_000,
    separationDate: '2025-08-31',
    separationAge: 62,
    ssMonthly: 2_900,
    savings: 60_000,
  }
  const begins = (household: Household) =>
    basisOf(household)
      .reader.assumptions()
      .find(({ fact }) => fact === 'ssFromAge')
  expect(begins(widow)).toMatchObject({ shown: '63', origin: 'assumed' })
  expect(begins(widow)?.why).toContain('counted as paid today')
  expect(begins({ ...widow, ssFromAge: 67 })).toBeUndefined()
  // In the year of the job this year holds it from the last day there on, and the plan says that instead.
  expect(begins({ ...widow, separationDate: '2026-08-31', separationAge: 63 })?.shown).toBe(
    'when the job ended',
  )
  expect(begins({ ...widow, ssMonthly: 0 })).toBeUndefined()
  // Where the job ended this year it is taken to have begun then.
  const lately = basisOf({ ...widow, separationDate: '2026-08-31', separationAge: 63 }).reader.assumptions()
  expect(lately.filter(({ fact }) => fact === 'ssFromAge').map(({ shown }) => shown)).toEqual([
    'when the job ended',
  ])
  // Born in 1958: full retirement age, 66 and 8 months, is behind them.
  expect(begins({ ...widow, age: 68, separationAge: 68 })).toBeUndefined()
})

// 83,600 less 16,100 is 67,500: a single person's 22% on pay, and 15% on gains, whose 0% ends at 49,450 (2026).
test('whoever looks for work is taken to be paid as before in every row: what is drawn and what is sold', () => {
  const lost: Household = {
    ...{ age: 37, maritalStatus: 'single', filingStatus: 'single', employment: 'unemployed', income: 0 },
    ...{ formerPay: 83_600, payThisYear: 56_100, separationDate: '2026-08-14', planBalance: 46_850 },
  }
  expect(rateOf(lost)).toBe(0.22)
  expect(gainRateOf(basisOf(lost)).value).toBe(0.15)
  expect(gainRateOf(basisOf({ ...lost, formerPay: 31_000 })).value).toBe(0)
  // Of a year of little pay nothing is said about the years ahead.
  expect(gainRateOf(basisOf({ ...lost, payThisYear: 12_000 })).value).toBe(0.15)
})
