import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from '../tax/income-tax.ts'
import { limits2026 } from '../tax/limits-2026.ts'
import { employeePayrollTax } from '../tax/payroll-tax.ts'
import { distributionPeriod } from '../tax/required-minimum-distribution.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { us2026 } from '../tax/us-2026.ts'
import type { AssetAllocation } from './asset-allocation.ts'
import { expectedMarkets, type MarketAssumptions, pessimisticMarkets } from './assumptions.ts'
import { horizonGlidePath } from './glide-path.ts'
import type { Balances, HouseholdPlan, HouseholdYear } from './household-plan.ts'
import { projectHousehold } from './household-projection.ts'
import { successOdds } from './outcomes.ts'
import { project } from './project.ts'
import { scenarioBank } from './scenario-bank.ts'

const nothing: Balances = { traditional: 0, roth: 0, taxable: 0, taxableBasis: 0, cash: 0 }
const balanced: AssetAllocation = { stocks: 0.6, bonds: 0.4, cash: 0 }

function retired(p: {
  balances: Partial<Balances>
  years: HouseholdYear[]
  birthYear?: number
  order?: HouseholdPlan['withdrawalOrder']
}): HouseholdPlan {
  return {
    status: 'single',
    person: { birthYear: p.birthYear ?? 1960, shareOfTraditional: 1 },
    law: us2026,
    limits: limits2026,
    firstYear: 2026,
    balances: { ...nothing, ...p.balances },
    years: p.years,
    allocations: p.years.map(() => balanced),
    annualFee: 0,
    ...(p.order && { withdrawalOrder: p.order }),
  }
}

/** Markets in which nothing ever moves: prices stand still and money earns nothing. */
const still: MarketAssumptions = {
  ...expectedMarkets,
  ...Object.fromEntries(
    (
      [
        'usStocks',
        'nonUsStocks',
        'bonds',
        'cash',
        'inflation',
        'usStocksVolatility',
        'nonUsStocksVolatility',
        'bondsVolatility',
        'cashVolatility',
        'inflationVolatility',
      ] as const
    ).map((name) => [name, { value: 0, source: 'test' }]),
  ),
}
const stillBank = scenarioBank({ assumptions: still, seed: 1, years: 30, paths: 2 })
const inStillMarkets = (plan: HouseholdPlan) => projectHousehold(stillBank, plan, still)
const taxOf = (r: Partial<TaxReturn>) => incomeTax(us2026, { status: 'single', age: 66, ...r }).incomeTax

test('a withdrawal from the traditional account covers the spending and the tax that the law takes of it', () => {
  const { taxes, wealth } = inStillMarkets(
    retired({ balances: { traditional: 500_000 }, years: [{ spending: 60_000 }] }),
  )
  const withdrawn = 500_000 - wealth[0]!
  expect(withdrawn - taxOf({ iraDistributions: withdrawn })).toBeCloseTo(60_000, 0)
  expect(taxes[0]).toBeCloseTo(taxOf({ iraDistributions: withdrawn }), 1)
})

test('Social Security and a sale of shares are taxed together as the law does', () => {
  const benefits = 36_000
  const plan = retired({
    balances: { taxable: 800_000, taxableBasis: 300_000 },
    years: [{ spending: 130_000, socialSecurity: benefits }],
  })
  const { wealth } = inStillMarkets(plan)
  const sold = 800_000 - wealth[0]!
  const tax = taxOf({
    socialSecurity: benefits,
    longTermGain: sold * (5 / 8),
    qualifiedDividends: 800_000 * 0.6 * 0.02,
  })
  expect(benefits + sold - tax).toBeCloseTo(130_000, 0)
})

test('what must be taken out at 75 and is not needed is taxed and invested', () => {
  const plan = retired({ balances: { traditional: 1_000_000 }, years: [{ spending: 0 }], birthYear: 1951 })
  const { traditional, wealth, taxes } = inStillMarkets(plan)
  const required = 1_000_000 / distributionPeriod({ age: 75 })
  const tax = incomeTax(us2026, { status: 'single', age: 75, iraDistributions: required }).incomeTax
  expect(traditional[0]).toBeCloseTo(1_000_000 - required, 1)
  expect(taxes[0]).toBeCloseTo(tax, 1)
  expect(wealth[0]).toBeCloseTo(1_000_000 - tax, 0)
})

test('before 59½ the traditional account gives up a tenth more, and the Roth account comes first when asked to', () => {
  const young = {
    balances: { traditional: 300_000, roth: 300_000 },
    years: [{ spending: 20_000 }],
    birthYear: 1980,
  }
  const early = inStillMarkets(retired(young))
  const withdrawn = 300_000 - early.traditional[0]!
  expect(
    0.9 * withdrawn -
      incomeTax(us2026, { status: 'single', age: 46, iraDistributions: withdrawn }).regularTax,
  ).toBeCloseTo(20_000, 0)
  const roth = inStillMarkets(retired({ ...young, order: ['roth', 'cash', 'taxable', 'traditional'] }))
  expect(roth.traditional[0]).toBe(300_000)
  expect(roth.wealth[0]).toBe(580_000)
})

test('a conversion moves money to the Roth account and costs the tax on it', () => {
  const plan = retired({
    balances: { traditional: 400_000, cash: 100_000 },
    years: [{ spending: 0, rothConversion: 50_000 }],
  })
  const { traditional, wealth } = inStillMarkets(plan)
  expect(traditional[0]).toBe(350_000)
  expect(wealth[0]).toBeCloseTo(500_000 - taxOf({ iraDistributions: 50_000 }), 0)
})

test('while pay covers life, only the tax on what the portfolio adds comes out of the accounts', () => {
  const year: HouseholdYear = {
    wages: 120_000,
    contributions: { traditional: 20_000, roth: 7_000 },
    employerMatch: 6_000,
    spending: 'what pay leaves',
  }
  const plan = retired({
    balances: { taxable: 200_000, taxableBasis: 200_000 },
    years: [year],
    birthYear: 1986,
  })
  const { wealth } = inStillMarkets(plan)
  const at40 = (r: Partial<TaxReturn>) =>
    incomeTax(us2026, { status: 'single', age: 40, wages: 100_000, ...r }).incomeTax
  const drag = at40({ qualifiedDividends: 200_000 * 0.6 * 0.02 }) - at40({})
  expect(wealth[0]).toBeCloseTo(200_000 + 33_000 - drag, 0)
})

const money = fc.integer({ min: 0, max: 2_000_000 })

test('no dollar appears or vanishes: wealth changes by income less spending, payroll tax and income tax', () => {
  fc.assert(
    fc.property(
      fc.record({ traditional: money, roth: money, taxable: money, cash: money }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.record({
        spending: fc.integer({ min: 0, max: 150_000 }),
        socialSecurity: fc.integer({ min: 0, max: 60_000 }),
        pension: fc.integer({ min: 0, max: 60_000 }),
        wages: fc.constantFrom(0, 50_000, 90_000),
        rothConversion: fc.constantFrom(0, 30_000),
      }),
      fc.integer({ min: 1940, max: 1985 }),
      fc.shuffledSubarray(['cash', 'taxable', 'traditional', 'roth'] as const, { minLength: 4 }),
      (balances, basisShare, year, birthYear, order) => {
        const plan = retired({
          balances: { ...balances, taxableBasis: balances.taxable * basisShare },
          years: Array.from({ length: 12 }, () => year),
          birthYear,
          order,
        })
        const { wealth, taxes, shortfallYear } = inStillMarkets(plan)
        const income =
          year.wages +
          year.pension +
          year.socialSecurity -
          employeePayrollTax({ law: us2026, wages: year.wages })
        let before = Object.values(balances).reduce((a, b) => a + b)
        for (let t = 0; t < 12; t++) {
          const after = wealth[2 * t]!
          if (shortfallYear[0] !== 0 && t + 1 >= shortfallYear[0]!) {
            expect(after).toBeGreaterThanOrEqual(0)
          } else expect(Math.abs(before + income - year.spending - taxes[2 * t]! - after)).toBeLessThan(1.5)
          before = after
        }
      },
    ),
    { numRuns: 150 },
  )
})

const bank = scenarioBank({ assumptions: expectedMarkets, seed: 4, years: 30, paths: 2_000 })
const worse = scenarioBank({ assumptions: pessimisticMarkets, seed: 4, years: 30, paths: 2_000 })
const thirtyYears = (spending: number) =>
  Array.from({ length: 30 }, () => ({ spending, socialSecurity: 24_000 }))
const mixed = { traditional: 700_000, roth: 100_000, taxable: 150_000, taxableBasis: 100_000, cash: 50_000 }

test('Roth money without tax goes the way of a plain balance', () => {
  const years = Array.from({ length: 30 }, () => ({ spending: 40_000 }))
  const household = projectHousehold(bank, retired({ balances: { roth: 1e6 }, years }), expectedMarkets)
  const plain = project(bank, {
    start: 1e6,
    cashFlows: years.map(() => -40_000),
    allocations: years.map(() => balanced),
    annualFee: 0,
  })
  expect(household.shortfallYear).toEqual(plain.shortfallYear)
  for (let at = 0; at < plain.wealth.length; at += 997)
    expect(Math.abs(household.wealth[at]! - plain.wealth[at]!)).toBeLessThan(1e-6 * plain.wealth[at]! + 0.01)
})

test('spending more and a worse market never raise the success rate, and tax lowers it', () => {
  const odds = (spending: number, inBank = bank, assumptions = expectedMarkets) =>
    successOdds(
      projectHousehold(inBank, retired({ balances: mixed, years: thirtyYears(spending) }), assumptions),
    ).share
  const rates = [50_000, 60_000, 70_000, 80_000].map((spending) => odds(spending))
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  expect(rates[0]).toBeGreaterThan(rates[3]!)
  expect(odds(65_000, worse, pessimisticMarkets)).toBeLessThan(odds(65_000))
  const untaxed = project(bank, {
    start: 1e6,
    cashFlows: thirtyYears(65_000).map((year) => year.socialSecurity - year.spending),
    allocations: thirtyYears(0).map(() => balanced),
    annualFee: 0,
  })
  expect(odds(65_000)).toBeLessThan(successOdds(untaxed).share)
})

test('the same plan on the same bank gives the same bits', () => {
  const plan = {
    ...retired({ balances: mixed, years: thirtyYears(60_000) }),
    allocations: horizonGlidePath({ horizon: 30 }),
  }
  const [one, two] = [
    projectHousehold(bank, plan, expectedMarkets),
    projectHousehold(bank, plan, expectedMarkets),
  ]
  expect(one).toEqual(two)
})

test('an order that leaves an account out is refused', () => {
  const plan = retired({ balances: mixed, years: thirtyYears(1), order: ['cash', 'roth'] })
  expect(() => projectHousehold(bank, plan, expectedMarkets)).toThrow(/each account once/)
})
