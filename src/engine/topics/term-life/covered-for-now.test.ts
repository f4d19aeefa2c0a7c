/** Cover in force that fills today’s gap: when that is enough, and when what comes after its end is insured now. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household): Draft => termLife.draft(household, draftContext('2026-11-26'))
const later = ({ checks }: Draft, id = 'later-you'): string => {
  const found = checks.find((check) => check.id === id)
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
  expect(plainText(current!.difference)).toMatch(/leaves \d years with too little cover\.$/)
  expect(others.map(({ id }) => id)).not.toContain('today-only')
})

test('less than the smallest policy after the end of the one in force is left to savings, and said', () => {
  // 40,000 more is saved: 137,000 − 40,000 = 97,000 in 2036, in today’s dollars.
  const plan = planOf({ ...alone, savings: 170_000 })
  expect(plan.totalAmount).toBe(0)
  expect(plainText(plan.summary)).toMatch(/^You likely need no more now\./)
  expect(later(plan)).toContain(
    'In 10 years about $97,000 in today’s dollars would be missing if you died then.',
  )
})

test('a policy that lasts as long as the need leaves nothing to say', () => {
  const plan = planOf({ ...alone, savings: 130_000, coverageYearsLeft: 17 })
  expect(plan.totalAmount).toBe(0)
  expect(later(plan)).toBe('')
})

test('one that soon ends is no cover for later, however little is missing then', () => {
  expect(planOf({ ...alone, savings: 170_000, coverageYearsLeft: 9 }).totalAmount).toBeGreaterThan(0)
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
    /these sums: you, \$200,000 for 30 years\./,
  )
  expect(later(plan, 'later-partner')).toContain('In 20 years about $43,400')
  const short = plan.figures.find(({ id }) => id === 'uncovered.years')
  expect(short?.value).toBe(1)
  // Five years more, and of the second gap too little is left to insure.
  expect(planOf({ ...covered, coverageYearsLeft: 25 }).totalAmount).toBe(0)
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
