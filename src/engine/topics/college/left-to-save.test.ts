/** What pay and costs leave of a month is what can go to college, where nobody told a sum of it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-28'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const parts = (household: Household) =>
  drafted(household).allocations.map(({ label, amount }) => [plainText(label), amount])
const summary = (household: Household) => plainText(drafted(household).summary)

/*
 * 2026, joint: 90,000 − 32,200 = 57,800 taxable; 10% of 24,800 + 12% of 33,000 = 6,440, less 2,200 for the child 4,240.
 * Social Security and Medicare take 7.65%, 6,885. A twelfth of 78,875 is 6,572.92, and 5,200 of costs leave 1,372.92; sums
 * that nobody told are rounded to tens: about 1,370.
 */
const family: Household = {
  age: 38,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  dependents: [6],
  income: 90_000,
  spouseIncome: 0,
  employment: 'employed',
  monthlyExpenses: 5_200,
  incomeStability: 'steady',
  savings: 40_000,
  collegeTarget: 'public_in_state',
  retirementOnTrack: true,
  getsWholeMatch: true,
  debts: [],
}

test('what the law leaves of pay beyond the costs of a month is said, and college takes no more of it than it needs', () => {
  const plan = drafted(family)
  expect(plan.figures.find(({ id }) => id === 'month.left')?.value).toBe(1_370)
  expect(plan.totalAmount).toBe(plan.figures.find(({ id }) => id === 'child.0.monthly')?.value)
  expect(summary(family)).toContain(
    'Your pay leaves about $1,370 a month after its taxes and what a month costs, and this plan counts on no more',
  )
  expect(summary(family)).toContain('It takes no more of the $1,370 a month; the rest stays free')
})

test('of two who are told to bring 7,900 home the month leaves that less its costs', () => {
  const { income: _pay, ...paid } = family
  const home = { ...paid, income: 128_000, takeHomeMonthly: 7_900 }
  expect(summary(home)).toContain('What you bring home leaves $2,700 a month after what a month costs')
})

// 5 months of 5,200 for a family on one pay are 26,000: 16,000 are missing, and 1,370 a month bring them in 12 months.
test('the fund comes first and gets all that is left of the month', () => {
  const thin = { ...family, savings: 10_000 }
  expect(parts(thin)).toEqual([['Emergency fund first', 1_370]])
  expect(summary(thin)).toContain('College saving starts in Nov 2027')
  const other = drafted(thin).alternatives.find(({ id }) => id === 'college-first')
  expect(plainText(other?.detail ?? '')).toContain('What the target takes goes into a 529 from today')
})

test('nothing is put aside where pay leaves nothing, and the plan asks for room in the month', () => {
  const bare = { ...family, monthlyExpenses: 6_600 }
  const plan = drafted(bare)
  expect(plan.totalAmount).toBe(0)
  expect(plan.allocations).toEqual([])
  expect(plainText(plan.title)).toBe('Make room in the month first, then save for college')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('large-costs')
  // What others give goes in all the same.
  expect(drafted({ ...bare, collegeGiftYearly: 2_400 }).totalAmount).toBe(200)
})

test('never more than the month leaves goes in', () => {
  for (const monthlyExpenses of [4_000, 5_200, 5_900, 6_200, 6_400, 6_500, 6_560]) {
    const plan = drafted({ ...family, monthlyExpenses, collegeFundShare: 1, savings: 60_000 })
    const left = Number(plan.figures.find(({ id }) => id === 'month.left')?.value)
    expect(plan.totalAmount).toBeLessThanOrEqual(left)
    expect(left).toBeLessThan(6_572.92 - monthlyExpenses + 10)
  }
})

test('whoever told what a month could add is planned for with that sum', () => {
  expect(drafted({ ...family, monthlySurplus: 150 }).totalAmount).toBe(150)
  expect(summary({ ...family, monthlySurplus: 150 })).not.toContain('Your pay leaves about')
})

// 5 months of 5,200 are 26,000: at 150 a month the missing 16,000 would take nine years, and at 1,370 it is 12 months.
test('what goes to college today is a part of what the month leaves, and pays what comes first with the rest of it', () => {
  const thin = { ...family, savings: 10_000 }
  expect(parts({ ...thin, collegeMonthly: 150 })).toEqual(parts(thin))
  expect(summary({ ...thin, collegeMonthly: 150 })).toContain('College saving starts in Nov 2027')
  const plan = drafted({ ...family, collegeMonthly: 50 })
  expect(plan.totalAmount).toBe(drafted(family).totalAmount)
  expect(plainText(plan.summary)).toMatch(
    /The \$50 a month that goes in today is a part of the \$\d+ a month/,
  )
})

// More than the usual third takes: nobody said that the rest of the month is for college.
test('who puts in more than the usual part of college goes on as now, and keeps the rest of the month', () => {
  expect(drafted({ ...family, collegeMonthly: 600 }).totalAmount).toBe(600)
})

// 6,572.92 − 6,500 is some 70: an estimate, against which 150 that go in stand; 600 do not.
test('what goes in a little beyond an estimate is taken as told', () => {
  expect(drafted({ ...family, monthlyExpenses: 6_500, collegeMonthly: 150 }).totalAmount).toBe(150)
  expect(drafted({ ...family, monthlyExpenses: 6_500, collegeMonthly: 600 }).totalAmount).toBeLessThan(80)
})

test('beside a sum the plan says what the month leaves for the rest, and places none of it', () => {
  const sum: Household = { ...family, amount: 15_000, collegeSumToPlace: true }
  expect(parts(sum)).toEqual([['529 for your child', 15_000]])
  expect(summary(sum)).toMatch(
    /the rest takes \$\d+ a month\. Your pay leaves about \$1,370 a month after its taxes and what a month costs/,
  )
  // The fund comes first: then nothing of the month is free for college.
  expect(summary({ ...sum, savings: 10_000 })).not.toContain('Your pay leaves about')
})
