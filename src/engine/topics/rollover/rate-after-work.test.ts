import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { rolloverBasis } from './basis.ts'
import { gainRateOf, laterGainRateOf } from './gain-rate.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-20')
const basisOf = (household: Household) => rolloverBasis(household, context)
const rateOf = (household: Household) => basisOf(household).laterRate.value
const figuresOf = (household: Household) => {
  const { figures } = rollover.draft(household, context)
  return (id: string) => Number(figures.find((figure) => figure.id === id)?.value)
}

/*
 * 90,000 − 16,100 = 73,900: 22% begins at 50,400. Once work has ended, at 65 and older, 18,150 are free of tax, and some 9,000 a
 * year of 200,000 that lasts to 95 stays below.
 */
const nearlyDone: Household = {
  ...{ age: 66, birthYear: 1960, filingStatus: 'single', employment: 'employed', income: 90_000 },
  ...{ retirementAge: 67, planType: 'plan_401k', planBalance: 200_000, ssMonthly: 0, pensionMonthly: 0 },
}

test('money that is used once pay has ended is taxed as in the years after work, and beside pay as today', () => {
  expect(rateOf(nearlyDone)).toBe(0)
  expect(rateOf({ ...nearlyDone, retirementAge: 70, horizonYears: 1 })).toBe(0.22)
  // 60,000 − 18,150 = 41,850, and the draws of 20,000 reach no further than the 12% that ends at 50,400.
  const pensioner: Household = { ...nearlyDone, pensionMonthly: 5_000, planBalance: 20_000 }
  expect(rateOf(pensioner)).toBe(0.12)
})

test('other pre-tax savings are drawn beside it, whether or not the plan was counted among them', () => {
  const others: Household = { ...nearlyDone, retirementSavings: 1_200_000 }
  expect(rateOf(others)).toBeGreaterThan(0.1)
  expect(rateOf({ ...nearlyDone, pretaxIraBalance: 1_000_000 })).toBe(rateOf(others))
})

test('a penalty on early draws is no part of that rate', () => {
  const early: Household = { ...nearlyDone, age: 45, birthYear: 1981, retirementAge: 50, planBalance: 20_000 }
  expect(rateOf(early)).toBe(0)
})

// The 0% on gains ends at 49,450 of taxable income: 73,900 is above, none is below; 80,000 − 18,150 = 61,850 is above again.
test('a gain that waits for the end of work is taxed beside the income of those years, dividends on the way as today', () => {
  const basis = basisOf(nearlyDone)
  expect(laterGainRateOf(basis)?.value).toBe(0)
  const far = basisOf({ ...nearlyDone, age: 60, birthYear: 1966 })
  expect([gainRateOf(far).value, laterGainRateOf(far)?.value]).toEqual([0.15, 0])
  expect(laterGainRateOf(basisOf({ ...nearlyDone, pensionMonthly: 80_000 / 12 }))?.value).toBe(0.15)
  // Beside pay there is one rate.
  expect(laterGainRateOf(basisOf({ ...nearlyDone, retirementAge: 70, horizonYears: 1 }))).toBeUndefined()
})

/*
 * No pay is left in 2027. 40,000 − 16,100 = 23,900: 1,240 + 12% of 11,500 = 2,620. A third of 160,000 on top ends at 77,233, of which
 * 27,783 lie above 49,450: 15% are 4,168. A third alone less 16,100 is 37,233, all of it at 0%.
 */
test('company stock of whoever stops is sold in years without pay, and its gain taxed in them', () => {
  const stops: Household = {
    ...{ planBalance: 500_000, employerStockValue: 200_000, employerStockBasis: 40_000, age: 60 },
    ...{ separationAge: 60, retirementAge: 60, income: 140_000, filingStatus: 'single', state: 'TX' },
  }
  const figure = figuresOf(stops)
  expect(figure('stock.payout-tax')).toBe(2_620)
  expect(figure('stock.sale-tax')).toBe(4_168)
  expect(figure('stock.saved')).toBeGreaterThan(20_000)
  // Whoever is paid for ten years more sells beside that pay: 123,900 − 16,100 is above 49,450 in each of them.
  expect(figuresOf({ ...stops, retirementAge: 70 })('stock.sale-tax')).toBe(24_000)
})

test('a lower rate later makes no backdoor cheaper whose conversions are taxed at the rate of today', () => {
  const figure = figuresOf({
    ...{ planBalance: 300_000, age: 42, income: 260_000, filingStatus: 'single', backdoorRoth: true },
    ...{ newPlanAcceptsRollovers: true, newPlanFee: 0.001, iraFee: 0.001, separationAge: 42, state: 'TX' },
  })
  expect(figure('ledger.column.ira.middle')).toBeLessThan(figure('ledger.column.new-plan.middle'))
})
