import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  age: 35,
  spouseAge: 34,
  dependents: [7, 4],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'unemployed',
  income: 0,
  payThisYear: 63_000,
  separationDate: '2026-11-13',
  spouseIncome: 58_000,
  spouseHasWorkplacePlan: false,
  amountMonthly: 100,
  retirementSavings: 95_000,
  planBalance: 61_000,
  amount: 20_000,
}

const yearPay = (topic: Topic, more: Household = {}): string => yearPayOf(topic, { ...couple, ...more })
const yearPayOf = (topic: Topic, household: Household): string => {
  const { checks } = topic.draft(household, context)
  return plainText(checks.find(({ id }) => id === 'year-pay')?.detail ?? '')
}

const severed: Household = { severance: 30_000, unemploymentMonthly: 2_400 }

/*
 * By hand. 30,000 of severance are 21 weeks of the 63,000 earned in 316 days, so that all 26 weeks of benefits are in 2027:
 * 182 of 365 days at 28,800 a year are 14,361. This year's 151,000 less 32,200 are above 100,800, so 10,000 more cost 22%.
 * Next year's 72,361 less 32,200 are 40,161: 12%, and the earned income credit for two children, which ends at 65,899, is
 * gone already.
 */
test('what more income costs next year holds the benefits that are due then, and is the same in every topic', () => {
  for (const topic of [rollover, lumpSumInvest, rothVsTraditional]) {
    const text = yearPay(topic, severed)
    expect(text).toContain('about 22% of it in federal tax this year and 12% next year if no new pay comes')
    expect(text).toContain('from Apr 9, 2027 on: 21 weeks of severance come first')
    expect(text).toContain('with the $14,361 of benefits that are due then: what can wait until January')
  }
})

/*
 * Without benefits: 121,000 less 32,200 are 88,800, and 10,000 more stay below 100,800: 12%. Next year 58,000 have
 * 7,316 − 21.06% × (58,000 − 31,160) = 1,663 of the credit, all of which 10,000 more take: (1,200 + 1,663) ÷ 10,000.
 */
test('a low bracket is no reason to wait where a credit shrinks with the income', () => {
  for (const topic of [rollover, lumpSumInvest, rothVsTraditional]) {
    const text = yearPay(topic)
    expect(text).toContain('about 12% of it in federal tax this year and 29% next year')
    expect(text).toContain('to wait until January saves nothing')
    expect(text).not.toContain('may be taxed less')
  }
  const { checks } = rothVsTraditional.draft(couple, context)
  expect(checks.map(({ id }) => id)).not.toContain('low-year')
})

/*
 * By hand, of 2027. Half of 52,440 of Social Security, 18,600 of pay and 20,834 from the IRA are 65,654: 24,406 of the
 * benefits are taxed. 63,840 less 32,200, 3,300 for age and 12,000 for seniors are 16,340; another 10,000 make 8,500 of
 * benefits taxable beside it, and the tax goes from 1,634 to 3,685.
 */
test('what more income costs next year rests on what the plan takes out of the account then', () => {
  const retired: Household = {
    age: 68,
    spouseAge: 66,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    employment: 'employed',
    income: 18_600,
    payThisYear: 47_900,
    separationDate: '2026-06-30',
    spouseIncome: 0,
    ssMonthly: 2_890,
    spouseSsMonthly: 1_480,
    planBalance: 486_300,
    planDrawMonthly: 1_600,
  }
  const text = yearPayOf(rollover, retired)
  expect(text).toContain('18% of it in federal tax this year and 21% next year')
  expect(text).toContain('with about $20,834 that comes out of retirement accounts then')
  expect(text).not.toContain('may be taxed less')
  // Required of 486,300 at 73, less what is out of this year, ÷ 25.5, with the IRA: the draw is a little more.
  const required = { ...retired, age: 73, spouseAge: 71, birthYear: 1953, pretaxIraBalance: 63_500 }
  expect(yearPayOf(rollover, required)).not.toContain('may be taxed less')
  expect(yearPayOf(rollover, { ...required, planDrawMonthly: 0 })).toContain(
    'about $20,747 that comes out of retirement accounts then',
  )
})

// 13,800 of pension, 14,270 of the inherited IRA and 10,000 more less 32,200 are 5,870, at 10% 587.
test('a yearly withdrawal from an inherited IRA is income of the next year too', () => {
  const heirs: Household = {
    age: 63,
    spouseAge: 61,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    employment: 'retired',
    income: 0,
    spouseIncome: 0,
    spousePayThisYear: 37_200,
    pensionMonthly: 1_150,
    amount: 142_700,
    moneySource: 'inherited_ira',
    inheritedFrom: 'parent',
    ownerDeathYear: 2025,
    ownerTookWithdrawals: true,
    goal: 'income',
    horizonYears: 9,
    monthlyExpenses: 4_900,
    savings: 0,
  }
  expect(yearPayOf(lumpSumInvest, heirs)).toContain(
    '6% next year if no new pay comes, with about $14,270 that comes out of retirement accounts then',
  )
})

// Of 2027: 48,000 less 16,100 are 31,900, in the 12% bracket. The 36 days that are left of 2026 take 48,000 × 36 ÷ 365 = 4,734
// out of the savings: 64,734 less 16,100 are 48,634, so that 1,766 of another 10,000 cost 12% and 8,234 cost 22%: 2,023.
test('who lives on pre-tax savings has them in the return of the next year', () => {
  const text = yearPayOf(rothVsTraditional, {
    age: 62,
    maritalStatus: 'single',
    employment: 'retired',
    income: 0,
    payThisYear: 60_000,
    separationDate: '2026-10-30',
    monthlyExpenses: 4_000,
    savings: 0,
    retirementSavings: 500_000,
    ssFromAge: 67,
  })
  expect(text).toContain('20% of it in federal tax this year and 12% next year if no new pay comes')
  expect(text).toContain('with about $48,000 that comes out of retirement accounts then')
})

// 5,040 × 12 = 60,480 have to be left, and no benefit is due before 67. Less 32,200 the first 24,800 are taxed at 10% and the
// rest at 12%: T = 2,480 + 12% × (28,280 + T − 24,800), so T = 3,293 and 63,773 come out; 10,000 more are in the 12% bracket.
test('who has told costs and draws on a plan is counted with them, and not with an even share of the plan', () => {
  const text = yearPayOf(rollover, {
    age: 63,
    spouseAge: 61,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'FL',
    employment: 'retired',
    income: 0,
    spouseIncome: 0,
    payThisYear: 68_900,
    separationDate: '2026-09-30',
    ssMonthly: 2_640,
    ssFromAge: 67,
    planBalance: 412_600,
    pretaxIraBalance: 82_400,
    monthlyExpenses: 5_040,
    savings: 28_400,
  })
  expect(text).toContain('This year’s return holds $68,900')
  expect(text).not.toContain('may be taxed less')
})
