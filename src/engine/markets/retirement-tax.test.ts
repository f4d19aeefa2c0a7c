import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from '../tax/income-tax.ts'
import { stateLawOf } from '../tax/states/all.ts'
import { us2026 } from '../tax/us-2026.ts'
import type { Retirement } from './retirement-returns.ts'
import { type PretaxBalances, retirementCourse } from './retirement-tax.ts'

const retirementTax = (p: Retirement & PretaxBalances) => retirementCourse(p).taxOf(p)

const alone: Retirement & PretaxBalances = {
  law: us2026,
  inflation: 0,
  state: undefined,
  age: 67,
  spouseAge: undefined,
  birthYear: 1959,
  retirementAge: 67,
  claimAge: 67,
  benefit: 0,
  spouseBenefit: 0,
  pensions: [],
  pensionSurvivorShare: 0.5,
  otherBalance: 0,
  decidedBalance: 280_000,
  realReturn: 0,
  untilAge: 95,
  spending: undefined,
}

// By hand: 280,000 over 28 years is 10,000 a year, below the deduction of a person over 65 (Rev. Proc. 2025-32 §4).
test('withdrawals below the standard deduction cost nothing', () => {
  const { years, rate } = retirementTax(alone)
  expect(years[0]?.withdrawal).toBeCloseTo(10_000, 6)
  expect(years.length).toBe(28)
  expect(rate).toBe(0)
})

// Worked with the law itself: what 10,000 adds on top of a pension of 60,000.
test('a withdrawal is stacked on the pension', () => {
  const { years } = retirementTax({ ...alone, pensions: [{ yearly: 60_000, from: 60 }] })
  const taxOf = (iraDistributions: number) =>
    incomeTax({ ...us2026 }, { status: 'single', age: 67, pensionIncome: 60_000, iraDistributions }).incomeTax
  expect(years[0]?.household.added).toBeCloseTo(taxOf(10_000) - taxOf(0), 6)
})

test('from the starting age on at least the required distribution is taken', () => {
  const { years } = retirementTax({ ...alone, realReturn: 0.06 })
  const at73 = years.find(({ age }) => age === 73)
  const at72 = years.find(({ age }) => age === 72)
  expect((at73?.withdrawal ?? 0) / (at72?.withdrawal ?? 1)).toBeGreaterThan(0.99)
})

test('a survivor pays more on the same withdrawal than the couple did', () => {
  const { years } = retirementTax({
    ...alone,
    spouseAge: 67,
    benefit: 30_000,
    spouseBenefit: 15_000,
    pensions: [{ yearly: 40_000, from: 60 }],
    otherBalance: 800_000,
  })
  for (const { household, survivor } of years) {
    expect(survivor?.bracket).toBeGreaterThanOrEqual(household.bracket)
    expect(household.odds + (survivor?.odds ?? 0)).toBeLessThanOrEqual(1)
  }
})

// IRC §86, Rev. Proc. 2025-32 §4, P.L. 119-21 §70103, by hand for 2026. Beside 54,000 of benefits, a pension of 12,000 and
// 20,000 withdrawn, 10,000 more. Together: 59,000 of provisional income makes 0.85 × 15,000 + 6,000 = 18,750 of benefits
// taxable, 69,000 makes 27,250; less 32,200 + 3,300 + 12,000 the tax is 325, then 2,175. Alone with the larger benefit of
// 36,000 and half of the pensions: [{ yearly: 44, from: 60 }],000 makes 13,000 taxable, 54,000 makes 21,500; less 24,150 it is 1,534, then 3,754.
test('what is decided on is stacked on Social Security, for both alive and for one alone', () => {
  const [first] = retirementTax({
    ...alone,
    age: 70,
    retirementAge: 70,
    spouseAge: 70,
    birthYear: 1956,
    benefit: 36_000,
    spouseBenefit: 18_000,
    pensions: [{ yearly: 12_000, from: 60 }],
    otherBalance: 500_000,
    decidedBalance: 250_000,
  }).years
  expect(first?.household.added).toBeCloseTo(2_175 - 325, 2)
  expect(first?.survivor?.added).toBeCloseTo(3_754 - 1_534, 2)
})

// Ten years ahead at 2.3 %: 25,000 and 34,000 of IRC §86 are worth 19,915.19 and 27,084.66 of today, and the senior deduction
// has ended. 35,000 of provisional income makes 0.85 × 7,915.34 + 3,584.73 = 10,312.77 of 30,000 taxable: with 20,000
// withdrawn less 18,150 that is 12,162.77 at 10 %. With 10,000 withdrawn nothing is left to tax.
test('thresholds that no law indexes shrink until the money is drawn', () => {
  const [first] = retirementTax({
    ...alone,
    age: 60,
    retirementAge: 70,
    birthYear: 1966,
    inflation: 0.023,
    benefit: 30_000,
    otherBalance: 250_000,
    decidedBalance: 250_000,
  }).years
  expect(first?.household.added).toBeCloseTo(1_216.28, 1)
})

test('a state that leaves retirement income alone adds nothing, another does', () => {
  const at = (code: string) =>
    retirementTax({ ...alone, pensions: [{ yearly: 40_000, from: 60 }], state: stateLawOf(code) }).rate ?? 0
  expect(at('PA')).toBe(at('TX'))
  expect(at('CA')).toBeGreaterThan(at('TX'))
})

test('nothing to draw has no rate', () => {
  expect(retirementTax({ ...alone, decidedBalance: 0 }).rate).toBeUndefined()
})

// 2026, single: 137,000 is the last income below the second surcharge (CMS fact sheet of 14 November 2025): 81.20 becomes 202.90 a month
// for Part B, 14.50 becomes 37.50 for Part D. The tax alone is 24 % and the 6 % by which the senior deduction shrinks.
test('a withdrawal that carries the income over a line of Medicare costs more than all of itself', () => {
  const { years } = retirementTax({
    ...alone,
    decidedBalance: 56_000,
    pensions: [{ yearly: 136_000, from: 60 }],
  })
  expect(years[0]?.decided).toBeCloseTo(2_000, 6)
  const surcharge = 12 * (202.9 - 81.2 + 37.5 - 14.5)
  expect(years[0]?.household.added).toBeCloseTo(2_000 * 0.24 * 1.06 + surcharge, 2)
})

/** What the decided dollars add to the tax of a life, ÷ what is drawn of them. */
function lifetimeRate(p: Retirement & PretaxBalances): number {
  const { lifetime } = retirementCourse(p)
  const [all, without] = [lifetime(p.otherBalance + p.decidedBalance), lifetime(p.otherBalance)]
  return (all.tax - without.tax) / (all.drawn - without.drawn)
}

// Less than this and one crossed line of Medicare can take more in a year than is withdrawn.
const wellAboveOneSurcharge = 300_000

test('the rate lies between nothing and everything, and some of the years tell nearly the same', () => {
  fc.assert(
    fc.property(
      fc.record({
        benefit: fc.integer({ min: 0, max: 50_000 }),
        pension: fc.integer({ min: 0, max: 120_000 }),
        otherBalance: fc.integer({ min: 0, max: 4_000_000 }),
        decidedBalance: fc.integer({ min: wellAboveOneSurcharge, max: 2_000_000 }),
        spouseAge: fc.option(fc.integer({ min: 55, max: 80 }), { nil: undefined }),
      }),
      ({ pension, ...some }) => {
        const household = { ...alone, ...some, pensions: [{ yearly: pension, from: 60 }] }
        const rate = retirementTax(household).rate ?? -1
        expect(rate).toBeGreaterThanOrEqual(0)
        expect(rate).toBeLessThan(0.9)
        expect(Math.abs(rate - lifetimeRate(household))).toBeLessThan(0.04)
      },
    ),
    { numRuns: 60 },
  )
})

// By hand: without the pension 10,000 a year stay below the deduction; from 70 on they are stacked on it.
test('a pension is paid from the age at which it begins', () => {
  const { years } = retirementTax({ ...alone, pensions: [{ yearly: 60_000, from: 70 }] })
  const at = (wanted: number) => years.find(({ age }) => age === wanted)?.household
  expect(at(69)?.income).toBeCloseTo(10_000, 6)
  expect(at(69)?.tax).toBe(0)
  expect(at(70)?.income).toBeCloseTo(70_000, 6)
})

// Where every year is like the one before, those between need no look of their own.
test('what some dollars add is the tax of a whole life with them less that without them', () => {
  const p = { ...alone, pensions: [{ yearly: 40_000, from: 60 }], otherBalance: 0, decidedBalance: 28_000 }
  const { rate = 0 } = retirementTax({ ...p, birthYear: 1990 })
  expect(lifetimeRate({ ...p, birthYear: 1990 })).toBeCloseTo(rate, 3)
})

// IRC §72(t)(1): 10 % of what comes out before 59½, so of the year of 59 a half. Even draws are the same with it and without.
test('the penalty on early withdrawals is a tenth of what comes out before its age', () => {
  const early = { ...alone, age: 55, birthYear: 1971, retirementAge: 55, spending: undefined }
  const [free, penalized] = [undefined, { rate: 0.1, untilAge: 59.5 }].map((penalty) =>
    retirementTax({ ...early, penalty }),
  )
  const shareAt = (age: number) => {
    const [without, year] = [free, penalized].map((all) => all!.years.find((one) => one.age === age)!)
    return (year!.household.added - without!.household.added) / year!.decided
  }
  expect(shareAt(55)).toBeCloseTo(0.1, 10)
  expect(shareAt(59)).toBeCloseTo(0.05, 10)
  expect(shareAt(60)).toBeCloseTo(0, 10)
})
