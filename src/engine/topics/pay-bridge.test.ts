import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { fundWork } from './emergency-fund/work.ts'
import { oneOfTwoStops, stopsBeforeBenefits } from './families-for-tests.ts'

const context = sketchContext(draftContext('2026-11-20'))
const household: Household = {
  age: 64,
  spouseAge: 63,
  maritalStatus: 'married',
  income: 70_000,
  spouseIncome: 0,
  retirementAge: 65,
  ssFromAge: 67,
  ssMonthly: 2_400,
  savings: 45_000,
  monthlyExpenses: 5_200,
  monthlySurplus: 600,
}
const bridgeOf = (one: Household) => fundWork(one, context).bridge
const summaryOf = (one: Household) => plainText(wholePlan(emergencyFund, one, context).summary)

// 24 × 5,200; four months are the fund, and 45,000 − 20,800 + 12 × 600 is there beyond it.
test('whoever stops within two years is told what the months before Social Security cost', () => {
  const bridge = bridgeOf(household)
  expect([bridge?.months, bridge?.cost, bridge?.there, bridge?.missing].map((one) => one?.value)).toEqual([
    24, 124_800, 31_400, 93_400,
  ])
  const plan = wholePlan(emergencyFund, household, context)
  expect(plainText(plan.title)).toBe(
    'Keep your emergency fund at $20,800, and plan for 24 months without pay',
  )
  expect(plainText(plan.summary)).not.toContain('You already have what you need')
  expect(plan.checks.find(({ id }) => id === 'bridge')?.status).toBe('act')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('bridge')
})

// A pension of 3,000 from the first day leaves 2,200; one that begins at 66 leaves 5,200 for a year, then 2,200.
test('what begins with the last day or in between is taken off', () => {
  expect(bridgeOf({ ...household, pensionMonthly: 3_000, pensionFromAge: 65 })?.cost.value).toBe(52_800)
  expect(bridgeOf({ ...household, pensionMonthly: 3_000, pensionFromAge: 66 })?.cost.value).toBe(88_800)
})

// 45,000 is short of the fund of 62,400 here: nothing of it is beyond the fund, and a year of 600 does not fill it.
test('a fund that is still to be filled leaves nothing for those months', () => {
  const short: Household = { ...household, cushionMonths: 12 }
  expect(bridgeOf(short)?.there.value).toBe(0)
  expect(summaryOf(short)).toContain('come to $124,800')
})

test('cash that is meant for those months is not called idle', () => {
  expect(fundWork({ ...household, savings: 140_000 }, context).beyond).toBeUndefined()
  // 200,000 − 20,800 − 124,800.
  expect(fundWork({ ...household, savings: 200_000 }, context).beyond?.value).toBe(54_400)
  expect(summaryOf({ ...household, savings: 200_000 })).toContain('can pay it')
})

test('retirement savings that were told are what pays, as far as they reach', () => {
  expect(summaryOf({ ...household, retirementSavings: 380_000 })).toContain(
    'from your $380,000 of retirement',
  )
  expect(summaryOf({ ...household, retirementSavings: 20_000 })).toContain('less than that')
})

test('nothing is counted years ahead, beside a pay that covers it, or where benefits begin with the last day', () => {
  for (const other of [{ age: 60 }, { spouseIncome: 120_000 }, { ssFromAge: 65 }] satisfies Household[])
    expect(bridgeOf({ ...household, ...other })).toBeUndefined()
})

// 18,600 at 3.625% and 842 a month: 18,600 × 0.003021 is 56.19 of interest at first, and the 23rd payment ends it. From the
// 12th month on 36 × (4,390 − 2,180 − 640) are 56,520, and 36 − 11 of those months are without the 842: 35,470.
const couple: Household = stopsBeforeBenefits

test('a payment that ends on the way is no cost of the months after it', () => {
  expect(bridgeOf(couple)?.cost.value).toBe(35_470)
  expect(bridgeOf({ ...couple, debts: [] })?.cost.value).toBe(56_520)
  expect(summaryOf(couple)).toContain(
    'leaves $35,470 of 36 months unpaid, counted without the $842 a month of the mortgage from Oct 2028 on',
  )
})

// 18,600 owed at 842 beside a month of 800: that month cannot hold it.
test('a payment that a month cannot hold is not taken off it', () => {
  const small = { ...couple, spouseSsMonthly: 0, spousePensionMonthly: 0, monthlyExpenses: 800 }
  expect(bridgeOf(small)?.cost.value).toBe(28_800)
})

test('what the match takes from the pay check is not saved for those months as well', () => {
  const withMatch: Household = {
    ...couple,
    hasWorkplacePlan: true,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.04,
  }
  const { match, bridge, cushion } = fundWork(withMatch, context)
  const later = match?.later.value ?? Number.NaN
  expect(later).toBeLessThan(460)
  expect(bridge?.there.value).toBe(32_700 - cushion.target.value + 12 * later)
})

// 40,000 less 3,060 of payroll tax and 10% of 40,000 − 32,200 are 36,160, 3,013 a month: 24 × (5,200 − 3,013).
test('beside a second pay the months cost what that pay leaves open', () => {
  const two: Household = { ...household, filingStatus: 'married_joint', spouseIncome: 40_000 }
  expect(bridgeOf(two)?.cost.value).toBe(52_488)
  // Counted until Social Security of their own: 12 × 2,187 of pay and 12 × (5,200 − 1,000) without it.
  const ends: Household = { ...two, spouseSsMonthly: 1_000, spouseSsFromAge: 65 }
  expect(bridgeOf(ends)?.cost.value).toBe(76_644)
  expect(summaryOf(ends)).toContain(
    'from age 65 to 67 the only pay is your spouse’s, $3,013 a month after tax, counted until your spouse is 65, with Social Security still to begin',
  )
})

// 3 and 1 for a pay check that ends; of two that go on, and nobody to support, 3 − 1.
test('the fund of two pays of which one ends soon is that of one pay', () => {
  expect(fundWork(oneOfTwoStops, context).cushion.months.value).toBe(4)
  expect(fundWork({ ...oneOfTwoStops, retirementAge: 67 }, context).cushion.months.value).toBe(2)
})

// The other pay is 29,400: what is missing beside it today is missing for 36 months, until Social Security at 67; 42 months of
// it would be counted with the last day half a year away.
test('whoever has retired beside the pay of a spouse reads what each month misses until Social Security', () => {
  const { hasWorkplacePlan: _, getsWholeMatch: __, ...couple } = oneOfTwoStops
  const retired: Household = {
    ...couple,
    age: 64,
    employment: 'retired',
    income: 0,
    monthlySurplus: 0,
    debts: [],
  }
  const bridge = bridgeOf(retired)
  const [short = 0, cost = 0] = [bridge?.short?.value, bridge?.cost.value]
  expect([bridge?.months.value, bridge?.ahead]).toEqual([36, 0])
  // Of a pay below 32,200 joint no income tax is due: 29,400 less 7.65% is 2,262 a month.
  expect(short).toBe(4_870 - 2_262)
  expect(cost).toBe(36 * short)
  const { summary, checks, nextSteps } = wholePlan(emergencyFund, retired, context)
  expect(plainText(summary)).toContain('until age 67 the only pay is your spouse’s')
  expect(plainText(summary)).not.toContain('the first step is to find a little')
  expect(plainText(summary)).not.toContain('give notice')
  expect(nextSteps.find(({ id }) => id === 'bridge')?.dueDate).toBe('2026-12-21')
  expect(plainText(checks.find(({ id }) => id === 'runway')?.detail ?? '')).toContain(
    'If your spouse’s pay stopped today',
  )
})

// Four months away, at 65 as told: 24 × 5,200 as before, and 45,000 − 20,800 + 4 × 600. A pension of a spouse of 63 that begins
// at 64 comes a year from today: 8 × 5,200 and 16 × 4,200; counted from the age alone it would be there from the first month.
test('a told last day begins those months, and what a spouse is paid is counted from today', () => {
  const told: Household = { ...household, separationDate: '2027-03-31' }
  const bridge = bridgeOf(told)
  expect([bridge?.ahead, bridge?.months.value, bridge?.cost.value, bridge?.there.value]).toEqual([
    4, 24, 124_800, 26_600,
  ])
  expect(summaryOf(told)).toContain('from Mar 31, 2027 to age 67')
  const pension: Household = { spousePensionMonthly: 1_000, spousePensionFromAge: 64 }
  expect(bridgeOf({ ...household, ...pension })?.cost.value).toBe(24 * 4_200)
  expect(bridgeOf({ ...told, ...pension })?.cost.value).toBe(8 * 5_200 + 16 * 4_200)
})

// 19 months from today whoever is 64 is 65 and 7 months at least: 17 months are left to 67.
test('a last day that is later than the age lets no month be counted twice', () => {
  const bridge = bridgeOf({ ...household, separationDate: '2028-06-30' })
  expect([bridge?.ahead, bridge?.months.value]).toEqual([19, 17])
})

// Of 124,800, cash beyond the fund pays 31,400: 93,400 is left for investments, and then for retirement accounts.
test('investments outside retirement accounts pay for those months before the accounts do', () => {
  const outside = (taxableInvestments: number) => {
    const bridge = bridgeOf({ ...household, taxableInvestments })
    return [bridge?.invested?.value, bridge?.missing.value]
  }
  expect(outside(38_000)).toEqual([38_000, 55_400])
  expect(outside(120_000)).toEqual([93_400, 0])
  expect(outside(0)).toEqual([undefined, 93_400])
  expect(summaryOf({ ...household, taxableInvestments: 120_000 })).toContain(
    'Investments outside retirement accounts can pay $93,400 of it',
  )
  expect(summaryOf({ ...household, taxableInvestments: 120_000 })).not.toContain('from somewhere')
})
