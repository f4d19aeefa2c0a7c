/** A told last day of a spouse’s job: the year of it has a part of their pay, and those that follow have none. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { whatTurns } from './next-year.ts'
import { planOf, workOf } from './setup-for-tests.ts'

const couple: Household = {
  age: 52,
  birthYear: 1974,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  employment: 'employed',
  income: 60_000,
  spouseIncome: 120_000,
  spouseSeparationDate: '2027-04-30',
  retirementAge: 65,
  retirementSavings: 600_000,
  rothSavings: 0,
  spouseSsMonthly: 2_500,
  spouseSsFromAge: 67,
  ssMonthly: 1_800,
  ssFromAge: 67,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionKind: 'traditional',
  contributionRate: 0.1,
  spouseHasWorkplacePlan: true,
  savings: 0,
}

// 180,000 − 32,200 of deduction − 6,000 are in the bracket of 22%, from 100,800 on. 120 of 365 days at 120,000 are 39,452: with
// 60,000 that leaves 61,000, in the bracket of 12%. Without any of it 27,800 are left, of which the first 24,800 are taxed at 10%:
// 6,000 less save 360 and 300, and bring 200 more of a saver’s match, half of 2,000 that falls to nothing from 41,000 to 71,000.
test('the next year counts the pay of a spouse until the last day, and those after it count none', () => {
  const { now } = workOf(couple)
  expect(now.rate).toBeCloseTo(0.22, 4)
  expect(now.endsWithYear).toBe('spouse-pay')
  expect(now.least.ahead.tax.federal.agi).toBeCloseTo(60_000 + (120_000 * 120) / 365, 0)
  expect(now.rateAhead).toBeCloseTo(0.12, 4)
  expect(now.ahead(2).rate).toBeCloseTo((360 + 300 + 200) / 6_000, 4)
  const plan = planOf(couple)
  const review = plan.nextSteps.find(({ id }) => id === 'review')
  expect(review?.dueDate).toBe('2027-01-01')
  expect(plainText(review?.why ?? '')).toContain(
    'Your spouse’s pay, which ends on Apr 30, 2027, counts for a part of the year: a Traditional dollar then saves about 12% (22% this year)',
  )
})

// 345 of 365 days until December 11: 113,425.
test('a last day in this year leaves this one its part, and the next one nothing', () => {
  const work = workOf({ ...couple, spouseSeparationDate: '2026-12-11', spouseContributionRate: 0.1 })
  expect(work.spouseIncome?.value).toBe(113_425)
  expect(work.spouseSaving?.contributed.value).toBeCloseTo(11_342.5, 1)
  expect(work.now.least.ahead.tax.federal.agi).toBe(60_000)
  // What goes into the plan of a spouse stops with their pay.
  expect(work.later.addedYearly[0]).toBeCloseTo(11_342.5, 1)
  expect(work.later.addedYearly[1]).toBe(0)
})

test('a last day that ends this year leaves the next one alone without that pay, and one that is past changes nothing', () => {
  const ends = workOf({ ...couple, spouseSeparationDate: '2026-12-31' })
  expect(ends.now.least.ahead.tax.federal.agi).toBe(60_000)
  expect(ends.spouseIncome?.value).toBe(120_000)
  expect(plainText(whatTurns(ends))).toBe('your spouse’s pay, which ends on Dec 31, 2026, counts no more')
  const past = workOf({ ...couple, spouseSeparationDate: '2026-01-31' })
  expect([past.spouseEnds, past.now.endsWithYear]).toEqual([undefined, undefined])
})

test('a conversion waits for the year with less pay of a spouse', () => {
  const plan = planOf({ ...couple, spouseSeparationDate: '2026-12-11', considersConversion: true })
  expect(plainText(plan.summary)).toContain('In a year with less pay of your spouse it would be')
  expect(plan.nextSteps.find(({ id }) => id === 'conversion-next')?.dueDate).toBe('2027-01-01')
})

// With the pay of a spouse until their Social Security begins nothing of the low brackets would be left.
test('the low years of whoever has retired count the pay of a spouse until the last day', () => {
  const retired: Household = {
    ...couple,
    age: 62,
    birthYear: 1964,
    employment: 'retired',
    income: 0,
    spouseIncome: 90_000,
    spouseSeparationDate: '2027-06-30',
    ssFromAge: 70,
    savings: 150_000,
    monthlyExpenses: 6_000,
    considersConversion: true,
  }
  const steps = planOf(retired).nextSteps.filter(({ id }) => id.startsWith('conversion.'))
  expect(steps.map(({ why }) => plainText(why)).join(' ')).toContain(
    'your spouse’s pay goes on as it is until Jun 30, 2027',
  )
  const dollars = (household: Household) =>
    planOf(household)
      .nextSteps.filter(({ id }) => id === 'conversion.2028')
      .map(({ title }) => plainText(title))
  const { spouseSeparationDate: _, ...untold } = retired
  expect(dollars(retired)).not.toEqual(dollars(untold))
})
