/** A told last day of a spouse’s job: the year of it has a part of their pay, and those that follow have none. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { whatTurns } from './next-year.ts'
import { detailOf, planOf, workOf } from './setup-for-tests.ts'

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

/** 35 and 45, with a federal loan whose payment follows income. */
const withLoan: Household = {
  ...couple,
  age: 35,
  birthYear: 1991,
  spouseAge: 45,
  contributionRate: 0.1,
  retirementSavings: 100_000,
  incomeDrivenPlan: 'rap',
  debts: [{ kind: 'student_loan', balance: 110_000, rate: 0.06, loanType: 'federal' }],
}

// 22 to 46 and 120 of 365 days are 24.33 years: 120,000 × 24.33 ÷ 420 months are 6,951, of which 90% of 1,286 and 32% of the rest are
// 2,970 (42 USC 415(a), bend points of 2026). With one’s own work at 65 it would be 35 years.
test('a Social Security that nobody named counts the career until the last day', () => {
  const { spouseSsMonthly: _monthly, spouseSsFromAge: _from, ...untold } = withLoan
  expect(workOf(untold).benefits.spouse?.monthly.value).toBeCloseTo(2_970, 0)
})

// 20 USC 1087e: 10% of 180,000 − 2,083 of interest (2,500 × 25 ÷ 30); from 2028 on 5% of 60,000 − 2,500, or of 54,000 − 2,500.
test('a loan payment that follows income falls with the pay that ends', () => {
  const { now } = workOf(withLoan)
  expect(now.least.loans).toBeCloseTo(17_792, -1)
  expect(now.loansIn(now.least, 2)).toBeCloseTo(2_875, 0)
  expect(now.loansIn(now.most, 2)).toBeCloseTo(2_575, 0)
  expect(detailOf(planOf(withLoan), 'loans')).toContain(
    'From 2028 on, without your spouse’s pay, it is $2,875 a year with all Roth and $2,575 a year with all Traditional.',
  )
})

// 110,000 at 6% and 17,792 a year is paid in some eight years; at 2,875 a year interest is never covered.
test('a loan that the pay of both would pay off is forgiven once one of them ends', () => {
  expect(workOf(withLoan).now.loans?.isForgiven).toBe(true)
  const { spouseSeparationDate: _, ...goesOn } = withLoan
  expect(workOf(goesOn).now.loans?.isForgiven).toBe(false)
})

// 63 and five months on the last day.
test('whoever has no pay is read by the last day of the one who earns, who of the age of benefits looks for no other job', () => {
  const retired: Household = {
    ...couple,
    age: 62,
    birthYear: 1964,
    spouseAge: 63,
    employment: 'retired',
    income: 0,
    contributionRate: 0.1,
  }
  const { retirementAge: _, ...untold } = retired
  const work = workOf(untold)
  expect([work.retirementAge.value, work.yearsToGo, work.endOfPay?.years]).toEqual([63, 1, 1])
  expect(work.expected?.pay.value).toBe(Math.round((120_000 * 120) / 365))
  const plan = planOf(untold)
  expect(plainText(plan.summary)).not.toContain('paid again')
  expect(plan.checks.map(({ title }) => plainText(title))).not.toContain(
    'A job ends: cash comes first, and none of it is locked up',
  )
  // At 55 another job is looked for.
  expect(workOf({ ...untold, spouseAge: 55 }).endOfPay).toBeUndefined()
})
