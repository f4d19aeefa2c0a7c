import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const retired: Household = {
  age: 66,
  employment: 'retired',
  filingStatus: 'single',
  retirementSavings: 700_000,
  monthlyExpenses: 4_500,
  considersConversion: true,
}

// Cash of 2,000 brings 68 at 3.4%. Costs of 54,000 less that are 53,932, of which the 42 days from November 20 on take 6,206:
// the cash does not reach, and these savings have paid the months before as well. Less the cash 51,932 are drawn. Of 2026,
// alone and 66: a deduction of 16,100 + 2,050 + 6,000 = 24,150, so 27,850 of the 52,000 is taxed; the 12% bracket ends at
// 50,400, which leaves 22,550. Its tax: 12% of it, 2,706.
test('what a retired household lives on fills the low brackets before a conversion', () => {
  const plan = planOf({ ...retired, savings: 2_000 })
  expect(figureOf(plan, 'living.drawn')).toBe(51_932)
  expect(figureOf(plan, 'conversion')).toBe(22_550)
  expect(figureOf(plan, 'conversion.tax')).toBe(2_706)
  expect(detailOf(plan, 'conversion')).toContain('so $51,932 of it is taken to come from these savings')
})

// Cash of 20,000 brings 680, and 53,320 of costs are left for it: 53,320 × 42 ÷ 365 = 6,135 by the end of 2026.
test('only the rest of the year is still paid out of what there is today', () => {
  const plan = planOf({ ...retired, retirementSavings: 1_500_000, savings: 20_000 })
  expect(figureOf(plan, 'living.ahead')).toBe(6_135)
  expect(figureOf(plan, 'living.drawn')).toBe(0)
  expect(figureOf(plan, 'conversion')).toBe(24_150 - 680 + 50_400)
  expect(detailOf(plan, 'conversion')).toContain('the rest of this year takes $6,135 of it from cash')
})

// 60,000 of pay until October cover 48,000 of costs, so nothing is short in the year; its last 42 days take 48,000 × 42 ÷ 365.
test('pay that ended covers the year, and what is left of it is still named as it is', () => {
  const ended: Household = {
    ...retired,
    age: 62,
    income: 0,
    payThisYear: 60_000,
    separationDate: '2026-10-30',
    monthlyExpenses: 4_000,
    ssFromAge: 67,
  }
  const without = detailOf(planOf({ ...ended, savings: 0 }), 'conversion')
  expect(without).toContain('What is left of this year costs you about $5,523 beyond what you are paid.')
  expect(without).toContain('do not reach to the end of the year, so $5,523 of it is taken to come from')
  expect(detailOf(planOf({ ...ended, savings: 9_000 }), 'conversion')).toMatch(
    /What is left of this year costs you about \$5,\d+ beyond what you are paid: it is taken from cash/,
  )
})

// The cash brings 680, the investments pay out 1.8% of 60,000 = 1,080: both are income before a conversion. From 49,450 of
// taxable income on a dollar also makes one of dividends cost 15%: those last 950 are left.
test('with enough beside it the low brackets are free: 24,150 untaxed and 50,400 at no more than 12%', () => {
  const plan = planOf({
    ...retired,
    retirementSavings: 1_500_000,
    savings: 20_000,
    taxableInvestments: 60_000,
  })
  expect(figureOf(plan, 'living.drawn')).toBe(0)
  const isUntaxedUntil = 24_150 + 49_450 - 680 - 1_080
  expect(Math.abs(Number(figureOf(plan, 'conversion')) - isUntaxedUntil)).toBeLessThanOrEqual(100)
  expect(detailOf(plan, 'conversion')).toContain('of it from cash and investments')
})

// Past 59½ dollars may be withheld without a penalty; before it they may not. At 55, 48,000 of costs leave 2,000 of
// 50,000, and the interest of 1,700: 16,100 − 1,700 is free, 12,400 costs 1,240, and the other 2,460 pays 12% on 20,500.
test('before the penalty ends a conversion is no larger than other money pays the tax on', () => {
  const young = { ...retired, age: 55, monthlyExpenses: 4_000 }
  expect(figureOf(planOf({ ...young, savings: 50_000 }), 'conversion')).toBe(16_100 - 1_700 + 12_400 + 20_500)
  expect(figureOf(planOf({ ...young, savings: 100_000 }), 'conversion')).toBe(16_100 + 50_400 - 3_400)
  const asked = planOf({ ...young, savings: 48_000, conversionAnnual: 40_000 })
  expect(plainText(asked.title)).toBe('Leave it Traditional this year')
  expect(plainText(asked.summary)).toContain('Nothing that you named beside these savings pays the tax')
})

// 2,071 a month is what SSA gives for a retired worker on average in 2026.
test('whoever has stopped work and names no benefit gets the average one, and has it already past full retirement age', () => {
  expect(figureOf(planOf(retired), 'benefits')).toBe(24_852)
  expect(figureOf(planOf(retired), 'living.short')).toBe(54_000)
  expect(figureOf(planOf({ ...retired, age: 70 }), 'living.short')).toBe(54_000 - 24_852)
  const named = planOf({ ...retired, ssMonthly: 0 })
  expect(figureOf(named, 'benefits')).toBe(0)
})

// 2,000 a month of one’s own; the other one’s 1,000 begins at 67. Benefits alone are not taxed.
test('a spouse’s benefit is paid from the age at which it begins, by their own years', () => {
  const couple: Household = {
    ...retired,
    age: 68,
    filingStatus: 'married_joint',
    monthlyExpenses: 4_000,
    ssMonthly: 2_000,
    spouseSsMonthly: 1_000,
    spouseSsFromAge: 67,
  }
  expect(figureOf(planOf({ ...couple, spouseAge: 66 }), 'living.short')).toBe(24_000)
  expect(figureOf(planOf({ ...couple, spouseAge: 67 }), 'living.short')).toBe(12_000)
})

// Four times the guideline of 2025 for one: 4 × 15,650.
test('whoever is too young for Medicare is asked for Marketplace cover before a conversion costs its credit', () => {
  const cover = (household: Household) => planOf(household).checks.find(({ id }) => id === 'marketplace')
  const at62 = { ...retired, age: 62, savings: 100_000 }
  expect(cover(at62)?.status).toBe('act')
  expect(plainText(cover(at62)?.detail ?? '')).toContain('$62,600')
  expect(cover({ ...at62, marketplaceCoverage: false })).toBeUndefined()
  expect(cover({ ...at62, age: 66 })).toBeUndefined()
})

// All 1,000,000 at once: with 24,150 free it reaches the 37% bracket, far above what later withdrawals cost.
test('whoever thinks of converting everything sees what all of it at once would cost', () => {
  const plan = planOf({ ...retired, retirementSavings: 1_000_000, ssMonthly: 2_000, savings: 200_000 })
  const [tax, rate] = ['conversion.all-tax', 'conversion.all-rate'].map((id) => Number(figureOf(plan, id)))
  expect(rate).toBeCloseTo((tax ?? 0) / 1_000_000, 1)
  expect(tax).toBeGreaterThan(Number(figureOf(plan, 'conversion.tax')))
  expect(plainText(plan.summary)).toContain('too much at once')
  expect(plan.alternatives.map(({ id }) => id)).toContain('convert-all')
  const named = planOf({ ...retired, conversionAnnual: 40_000 })
  expect(named.alternatives.map(({ id }) => id)).not.toContain('convert-all')
})

// IRC §36B and the guidelines of 2025: 21,150 × 4 = 84,600 for two. The investments pay out 7,200 in the year, and 1,000
// stays free for what is not known before it is over.
test('a conversion that was named stops below the income at which the Marketplace credit ends', () => {
  const couple: Household = {
    age: 64,
    spouseAge: 63,
    employment: 'retired',
    filingStatus: 'married_joint',
    retirementSavings: 3_500_000,
    taxableInvestments: 400_000,
    ssMonthly: 4_600,
    ssFromAge: 70,
    spouseSsMonthly: 2_000,
    spouseSsFromAge: 67,
    conversionAnnual: 180_000,
  }
  const capped = planOf({ ...couple, marketplaceCoverage: true })
  expect(figureOf(capped, 'conversion')).toBe(84_600 - 7_200 - 1_000)
  const step = capped.nextSteps.find(({ id }) => id === 'conversion')
  expect(plainText(step!.how)).toMatch(/^In the last days of the year add up .* has to stay below \$84,600\./)
  expect(plainText(capped.summary)).toContain('The $180,000 a year that you named would bring income above')
  // At 64 and 63 the benchmark plan costs 12 × 509 × (3 + 2.952) = 36,355 on average, 9.96% of 84,600 of it their own.
  expect(figureOf(capped, 'marketplace.credit')).toBe(Math.round(36_354.8 - 8_426.2))
  expect(plainText(capped.summary)).toContain('about $28,000 a year where cover at the ages')
  expect(figureOf(planOf({ ...couple, marketplaceCoverage: false }), 'conversion')).toBe(180_000)
})

// A pension of 79,200, 1,700 of interest and 1,800 of dividends leave 1,900 below 84,600, and 900 below the margin. At 62 and
// 61 the benchmark plan costs 12 × 509 × (2.873 + 2.81) = 34,712 on average; of 82,700 they pay 9.96% = 8,237 themselves, of
// more all of it. The 40,000 stay in the bracket of 12% to 133,000.
test('a conversion that cannot stay below the limit of the Marketplace credit is charged the credit of the year', () => {
  const couple: Household = {
    age: 62,
    spouseAge: 61,
    employment: 'retired',
    filingStatus: 'married_joint',
    retirementSavings: 900_000,
    savings: 50_000,
    taxableInvestments: 100_000,
    pensionMonthly: 6_600,
    pensionFromAge: 60,
    conversionAnnual: 40_000,
  }
  const covered = planOf({ ...couple, marketplaceCoverage: true })
  expect(figureOf(covered, 'conversion')).toBe(40_000)
  expect(figureOf(covered, 'conversion.tax')).toBe(4_800)
  expect(figureOf(covered, 'conversion.credit')).toBe(34_712 - 8_237)
  expect(plainText(covered.title)).toBe('Leave it Traditional this year')
  expect(plainText(covered.summary)).toContain('counted by what cover costs on average')
  expect(figureOf(planOf({ ...couple, marketplaceCoverage: false }), 'conversion.credit')).toBeUndefined()
  // Past the limit already nothing more is lost.
  const past = planOf({ ...couple, marketplaceCoverage: true, pensionMonthly: 7_500 })
  expect(figureOf(past, 'conversion.credit')).toBeUndefined()
})

// Single, 2026: 60,000 − 16,100 = 43,900 is taxed: 1,240 + 12% of 31,500 = 5,020. The benchmark plan costs 9.96% of 60,000
// and 2.1% of 15,650 at the start of the credit: 5,976 − 329 = 5,647.
test('what a conversion takes of the Marketplace credit stands beside its tax, and its dear part waits', () => {
  const retired: Household = {
    age: 60,
    birthYear: 1966,
    filingStatus: 'single',
    state: 'TX',
    income: 0,
    employment: 'retired',
    ssMonthly: 2_700,
    ssFromAge: 67,
    retirementSavings: 1_300_000,
    rothSavings: 50_000,
    considersConversion: true,
    conversionAnnual: 60_000,
    retirementExpensesAnnual: 55_000,
  }
  expect(figureOf(planOf(retired), 'conversion.tax')).toBe(5_020)
  expect(figureOf(planOf(retired), 'conversion.credit')).toBeUndefined()
  const covered = planOf({ ...retired, marketplaceCoverage: true })
  const [amount, tax, credit, rest] = [
    'conversion',
    'conversion.tax',
    'conversion.credit',
    'conversion.rest',
  ].map((id) => Number(figureOf(covered, id)))
  expect(amount! + rest!).toBe(60_000)
  // Up to 16,100 there is no tax at all; in the lowest bracket 10% and some 14% of credit reach the 22% of later, beyond it
  // 12% and some 14% are more.
  expect(amount).toBeGreaterThan(16_100)
  expect(amount).toBeLessThanOrEqual(28_500)
  expect(tax).toBe(Math.round(0.1 * (amount! - 16_100)))
  const cost = tax! + credit!
  expect(figureOf(covered, 'conversion.rest-rate')).toBeCloseTo((5_020 + 5_647 - cost) / rest!, 3)
  expect(plainText(covered.summary)).toContain('of smaller Marketplace credit')
  expect(plainText(covered.summary)).toContain('leave them for another year')
})

// In markets as expected, and only there, the last of 2,000,000 lifts the couple above a step of Medicare's surcharges for
// many years: alone it would make 80,000 of them cost 38% and 76,000 of them 20.5%.
test('a step of the law that the last dollars just cross does not decide what a conversion saves later', () => {
  const rateOf = (conversionAnnual: number) =>
    Number(
      figureOf(
        planOf({
          age: 64,
          spouseAge: 63,
          employment: 'retired',
          filingStatus: 'married_joint',
          retirementSavings: 2_000_000,
          ssMonthly: 4_600,
          ssFromAge: 70,
          spouseSsMonthly: 2_000,
          spouseSsFromAge: 67,
          conversionAnnual,
        }),
        'conversion.later',
      ),
    )
  expect(Math.abs(rateOf(80_000) - rateOf(76_000))).toBeLessThan(0.01)
})

// 12% ends at 100,800 of taxable income; above it a dollar costs 22%, more than the 21% of later, though all of them
// together would still cost less than later.
test('a conversion that nobody set a sum for stops where the next dollar costs more than later', () => {
  const couple: Household = {
    age: 71,
    spouseAge: 70,
    filingStatus: 'married_joint',
    employment: 'retired',
    state: 'TX',
    retirementSavings: 900_000,
    ssMonthly: 3_300,
    ssFromAge: 70,
    spouseSsMonthly: 1_700,
    spouseSsFromAge: 67,
    pensionMonthly: 1_500,
    considersConversion: true,
  }
  const chosen = planOf(couple)
  const named = planOf({ ...couple, conversionAnnual: Number(figureOf(chosen, 'conversion')) + 30_000 })
  const gainOf = (plan: typeof chosen) =>
    Number(figureOf(plan, 'conversion')) * Number(figureOf(plan, 'conversion.later')) -
    Number(figureOf(plan, 'conversion.cost') ?? figureOf(plan, 'conversion.tax'))
  expect(gainOf(chosen)).toBeGreaterThanOrEqual(gainOf(named) - 100)
  expect(figureOf(chosen, 'conversion')).toBeLessThan(85_000)
})

// Single, 2026: a pension of 7,320 leaves 8,780 of the deduction of 16,100 unused, which no later year gets back. All of the
// 35,000 costs 12 % of tax on the last dollars and some 14 % of the Marketplace credit, together more than later.
test('of a conversion that costs too much as a whole, the first dollars that cost next to nothing are still converted', () => {
  const plan = planOf({
    age: 63,
    birthYear: 1963,
    state: 'ME',
    filingStatus: 'single',
    employment: 'retired',
    income: 0,
    retirementSavings: 542_000,
    taxableInvestments: 60_000,
    monthlyExpenses: 3_380,
    ssMonthly: 2_140,
    ssFromAge: 67,
    pensionMonthly: 610,
    pensionFromAge: 62,
    marketplaceCoverage: true,
    considersConversion: true,
    conversionAnnual: 35_000,
    retirementExpensesAnnual: 40_500,
  })
  expect(plainText(plan.title)).toBe('Convert some of it to Roth this year')
  expect(Number(figureOf(plan, 'conversion'))).toBeGreaterThan(7_000)
  expect(Number(figureOf(plan, 'conversion'))).toBeLessThan(16_100)
  expect(Number(figureOf(plan, 'conversion.now'))).toBeLessThan(0.06)
  expect(plainText(plan.summary)).toContain('more than later: leave them for another year')
})
