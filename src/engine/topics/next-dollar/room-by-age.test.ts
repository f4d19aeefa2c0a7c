import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const saver: Household = {
  age: 48,
  maritalStatus: 'single',
  filingStatus: 'single',
  numDependents: 0,
  state: 'TX',
  income: 130_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 1,
  monthlyExpenses: 4_000,
  monthlySurplus: 2_800,
  savings: 40_000,
  deductible: 2_000,
  retirementSavings: 420_000,
  debts: [],
  hasWorkplacePlan: true,
  rothOptionAtWork: false,
  contributionRate: 0.12,
  getsWholeMatch: true,
  retirementAge: 66,
  hsaEligible: false,
  marketplaceCoverage: false,
}

/** Whole dollars of the needs whose id begins so, in these months. */
function placedIn(household: Household, months: readonly number[], ...ids: readonly string[]) {
  const { needs, course } = dollarWork(household, context)
  return months.map((month) =>
    needs.reduce(
      (sum, { id }, at) =>
        ids.some((start) => id.startsWith(start))
          ? sum + Math.round(course.placed[month - 1]?.[at] ?? 0)
          : sum,
      0,
    ),
  )
}

// 48 in 2026 is 50 in 2028. At work, before tax at 22 %: 24,500 − 12 % of 130,000 = 8,900, × 0.78 ÷ 12 = 578; with 8,000 more
// from January 2028 (payday 14) 520 more; with 11,250 from January 2038 (payday 134) 731; again 8,000 from 2042 (payday 182).
// The IRA by hand: 7,500 ÷ 12 = 625, and 1,100 ÷ 12 = 91 more once the room of 2027 has closed on 15 April 2028 (payday 18).
test('from the year in which somebody turns 50 the plan at work and the IRA take more before a taxable account does', () => {
  expect(placedIn(saver, [13, 14, 133, 134, 181, 182], 'deferral')).toEqual([
    578, 1_098, 1_098, 1_309, 1_309, 1_098,
  ])
  expect(placedIn(saver, [6, 17, 18], 'ira')).toEqual([625, 625, 716])
  expect(placedIn(saver, [18], 'rest')).toEqual([2_800 - 1_098 - 716])
})

test('the table, a check and a dated step say the year, the age and what opens', () => {
  const { visualizations, checks, nextSteps } = wholePlan(nextDollar, saver, context)
  const sentence =
    'From 2028 on, the year in which you turn 50, your IRA takes $1,100 a year more and your 401(k) takes $8,000 a year more.'
  const table = visualizations.find(({ id }) => id === 'months')
  expect(plainText(table?.subtitle ?? '')).toContain(sentence)
  expect(plainText(table?.subtitle ?? '')).toContain(
    'From 2042 on, the year in which you turn 64, your 401(k) takes $3,250 a year less again',
  )
  expect(plainText(checks.find(({ id }) => id === 'room-by-age')?.detail ?? '')).toContain(sentence)
  const step = nextSteps.find(({ id }) => id === 'room-by-age')
  expect(step?.dueDate).toBe('2028-01-01')
  expect(plainText(step?.how ?? '')).toContain('$1,098 of take-home pay to the 401(k)')
  expect(plainText(step?.how ?? '')).toContain('From May 2028 on each month: $716 to your Roth IRA')
})

// A fifth of 130,000 is 26,000, more than 24,500 that payroll may take: the whole 8,000 is new, 520 a month before tax.
test('who fills both today is sent to the catch-up in its year, and nothing goes there before', () => {
  const full: Household = { ...saver, contributionRate: 0.2, iraMonthly: 625 }
  expect(placedIn(full, [1, 13, 14], 'deferral')).toEqual([0, 0, 520])
  expect(placedIn(full, [1, 17, 18], 'ira')).toEqual([0, 0, 91])
  const filled: Household = { ...saver, filledAccounts: ['plan', 'ira'] }
  expect(placedIn(filled, [13, 14, 18], 'deferral', 'ira')).toEqual([0, 520, 520 + 91])
})

// 149,000 − 24,500 − 16,100 is in the 24 % bracket: before tax 8,000 take between 0.76 and 0.78 of that.
test('a catch-up before tax takes what tax leaves of it, and after high wages all of it', () => {
  const beforeTax: Household = { ...saver, income: 149_000, contributionRate: 0.2 }
  const [dollars] = placedIn(beforeTax, [14], 'deferral')
  expect(dollars).toBeGreaterThanOrEqual(Math.floor((8_000 * 0.76) / 12))
  expect(dollars).toBeLessThan(600)
  const high: Household = { ...saver, income: 151_000, contributionRate: 0.2, rothOptionAtWork: true }
  expect(placedIn(high, [14], 'deferral')).toEqual([666])
  const { checks } = wholePlan(nextDollar, high, context)
  expect(plainText(checks.find(({ id }) => id === 'room-by-age')?.detail ?? '')).toContain(
    'After wages over $150,000 from the same employer the year before, the catch-up at work can only be Roth',
  )
  // A plan without Roth money has none then: IRC §414(v)(7).
  const none: Household = { ...high, rothOptionAtWork: false }
  expect(placedIn(none, [14, 60], 'deferral')).toEqual([0, 0])
})

// 61 in 2026: 35,750 until 2028, in which they turn 63, and 32,500 from January 2029 (payday 26): 3,250 × 0.78 ÷ 12 = 211.25 less, in whole dollars 212.
test('the larger catch-up ends with the year in which its owner turns 63', () => {
  const older: Household = { ...saver, age: 61, retirementAge: 69, monthlySurplus: 4_500 }
  const [last, first] = placedIn(older, [25, 26], 'deferral')
  expect(last! - first!).toBe(212)
})
