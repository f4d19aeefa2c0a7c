/** Cover in force that fills today’s gap: what comes after its end is insured now, however far away it is. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household): Draft => termLife.draft(household, draftContext('2026-11-26'))
const later = ({ checks }: Draft): string => {
  const found = checks.find(({ id }) => id === 'later-you')
  return found === undefined ? '' : plainText(found.detail)
}

/** 3,000 a month for 17 years, money that earns nothing above inflation, no Social Security, no debts. */
const alone: Household = {
  age: 36,
  maritalStatus: 'single',
  dependents: [5],
  income: 90_000,
  socialSecurityCovered: false,
  survivorSpendingMonthly: 3_000,
  yearsOfSupport: 17,
  insuranceMoneyReturn: 0,
  collegeWish: 0,
  coverageAmount: 500_000,
  coverageYearsLeft: 10,
  debts: [],
  monthlyExpenses: 4_000,
}

test('what is missing once the policy in force has ended is insured now, though nothing is missing today', () => {
  // Today: 17 × 36,000 + 15,000 of last bills − 130,000 = 497,000, and 500,000 is there. In 2036: 7 × 36,000 + 15,000
  // − 130,000 = 137,000, × 1.023^10 = 172,000. Year 14 of 3 × 36,000 is below what is saved: 15 years, 200,000.
  const plan = planOf({ ...alone, savings: 130_000 })
  expect(plainText(plan.summary)).toMatch(
    /^If you died today, nothing would be missing; in 10 years it would be about \$172,000, in dollars of that year, because what is there already ends in 10 years, before the need does\. Cover that fills the gap: you, \$200,000 for 15 years\./,
  )
  expect(later(plan)).toBe('')
  const [best, current, ...others] = plan.alternatives
  expect(plainText(best!.difference)).toContain('If a death came today nothing would be missing')
  expect(plainText(current!.difference)).toMatch(
    /leaves \d years with too little cover, the first in 10 years\.$/,
  )
  expect(others.map(({ id }) => id)).not.toContain('today-only')
})

test('the same sum that is missing after the end of a policy is insured whether that is nine years off or ten', () => {
  // Today 17 × 36,000 + 15,000 − 170,000 = 457,000, and 500,000 is there. In today’s dollars 8 × 36,000 + 15,000 −
  // 170,000 = 133,000 is missing after nine years and 97,000 after ten: × 1.023^9 = 163,000 and × 1.023^10 = 122,000.
  for (const [coverageYearsLeft, sum, cover] of [
    [9, '$163,000', '$200,000'],
    [10, '$122,000', '$150,000'],
  ] as const) {
    const plan = planOf({ ...alone, savings: 170_000, coverageYearsLeft })
    expect(plainText(plan.summary)).toContain(`in ${coverageYearsLeft} years it would be about ${sum}`)
    expect(plainText(plan.summary)).toContain(`you, ${cover} for 15 years`)
  }
})

test('one sum is too small to insure, now or later', () => {
  // After nine years 8 × 36,000 + 15,000 = 303,000 is needed, 24,000 of it missing beside 279,000; after ten 267,000,
  // 24,000 missing beside 243,000. Less than 25,000 is saved; beside 2,000 less it is 26,000.
  for (const [coverageYearsLeft, there] of [
    [9, 279_000],
    [10, 243_000],
  ] as const) {
    const totalWith = (savings: number) => planOf({ ...alone, savings, coverageYearsLeft }).totalAmount
    expect(totalWith(there)).toBe(0)
    expect(totalWith(there - 2_000)).toBe(100_000)
  }
})

test('what is missing only after the last term that is sold at that age is said, as nothing can be bought for it', () => {
  // Terms end by 80, so at 72 none of ten years is sold. The child needs care for life, and the policy ends in 8 years.
  const plan = planOf({
    age: 72,
    maritalStatus: 'single',
    dependents: [40],
    specialNeedsChild: true,
    specialNeedsMonthly: 1_000,
    income: 50_000,
    coverageAmount: 600_000,
    coverageYearsLeft: 8,
    savings: 20_000,
    debts: [],
  })
  expect(plan.totalAmount).toBe(0)
  expect(later(plan)).toMatch(
    /^In 8 years about \$\d+,000 in today’s dollars would be missing if you died then\. The policy in force ends in 8 years\. Insurers rarely sell a term at this age/,
  )
})

test('a policy that lasts as long as the need leaves nothing to say', () => {
  const plan = planOf({ ...alone, savings: 130_000, coverageYearsLeft: 17 })
  expect(plan.totalAmount).toBe(0)
  expect(later(plan)).toBe('')
})

test('of a couple each policy in force is held against what that death leaves', () => {
  const covered: Household = {
    age: 35,
    spouseAge: 33,
    maritalStatus: 'married',
    dependents: [3, 1],
    income: 70_000,
    spouseIncome: 60_000,
    coverageAmount: 500_000,
    spouseCoverageAmount: 500_000,
    savings: 30_000,
  }
  const plan = planOf({ ...covered, coverageYearsLeft: 20 })
  expect(plan.nextSteps.map(({ how }) => plainText(how)).join(' ')).toMatch(
    /these sums: you, \$200,000 for 30 years; your spouse, \$100,000 for 25 years\./,
  )
  const current = plan.alternatives.find(({ kind }) => kind === 'current')
  expect(plainText(current!.difference)).toMatch(/years with too little cover, the first in 20 years\.$/)
  // Five years more, and of the second gap too little is left to insure.
  expect(planOf({ ...covered, coverageYearsLeft: 25 }).totalAmount).toBe(100_000)
})

test('a few thousand dollars more in savings take as much off the later need, not the policy away', () => {
  const family = (savings: number): Household => ({
    maritalStatus: 'married',
    age: 45,
    spouseAge: 44,
    income: 150_000,
    spouseIncome: 0,
    stayAtHomeParent: true,
    dependents: [9, 12],
    state: 'PA',
    monthlyExpenses: 8_200,
    debts: [{ kind: 'mortgage', balance: 310_000, rate: 0.0375, minPayment: 2_150 }],
    savings,
    retirementSavings: 320_000,
    coverageAmount: 500_000,
    coverageYearsLeft: 10,
    spouseCoverageAmount: 0,
    employerCoverage: '2x salary',
    smoker: false,
    collegeWish: 60_000,
    retirementAge: 66,
  })
  // In 2036 278,000 is missing with 45,000; 5,000 × 1.023^10 = 6,300 less with 50,000.
  for (const savings of [45_000, 50_000]) {
    const plan = planOf(family(savings))
    expect(plainText(plan.summary)).toContain(
      'you, $300,000 for 15 years; your spouse, $150,000 for 10 years',
    )
  }
  const plan = planOf(family(50_000))
  expect(plainText(plan.summary)).toContain('in 10 years it would be about $272,000')
  // The parent at home: paid care and last bills, one sum, beside a pay that goes on.
  expect(plan.accountNotes.map(plainText).join(' ')).toContain(
    'So that need is one sum for paid care and the last bills alone',
  )
})

// Two policies of 500,000 that end in a year, and the same sums missing on either life after that.
test('what holds for both lives is said once', () => {
  const { summary } = planOf({
    ...{
      age: 54,
      spouseAge: 57,
      maritalStatus: 'married',
      dependents: [19, 21],
      state: 'NJ',
      smoker: false,
    },
    ...{
      coverageAmount: 500_000,
      spouseCoverageAmount: 500_000,
      coverageYearsLeft: 1,
      spouseSmoker: false,
    },
    ...{
      income: 95_000,
      spouseIncome: 70_000,
      monthlyExpenses: 7_200,
      savings: 40_000,
      collegeWish: 30_000,
    },
    ...{ retirementSavings: 700_000, retirementAge: 65 },
    debts: [{ kind: 'mortgage', balance: 90_000, rate: 0.035, minPayment: 1_300 }],
  })
  const said = plainText(summary)
  expect(said).toContain('If either of you died today, nothing would be missing; in 1 year')
  expect(said).toContain('The need on either life is over by Nov 2029')
  expect(said.match(/nothing would be missing/g)).toHaveLength(1)
})
