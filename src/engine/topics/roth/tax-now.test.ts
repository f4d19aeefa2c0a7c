/** What a dollar saves in the year of the plan and in those that follow, by the whole law run again by hand. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { payingForCare } from '../families-for-tests.ts'
import { detailOf, planOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

const nowOf = (household: Household, today = '2026-11-26') => rothWork(household, draftContext(today)).now

// Without the saver's credit: tax 1,385 and child credit 1,385 + 3,015 on all Roth; 1,195 and 1,195 + 3,205 with 1,900
// before tax: 190. Earned income credit 21.06% × 1,900 = 400. Saver's match 39% − 34% of 1,900 = 95. Together 685.
const headOfHousehold: Household = {
  age: 31,
  filingStatus: 'head_of_household',
  maritalStatus: 'single',
  income: 38_000,
  state: 'TX',
  dependents: [6, 3],
  contributionRate: 0.05,
  rothOptionAtWork: true,
  retirementSavings: 9_000,
  employerMatch: { rate: 1, upTo: 0.04 },
}

test('from the year after the last saver’s credit the law runs without it, and other credits pay more', () => {
  const now = nowOf(headOfHousehold)
  expect(now.rate).toBeCloseTo(0.213, 3)
  expect(now.rateAhead).toBeCloseTo(685 / 1_900, 2)
})

// IRC §25B(c)(2), and §6433 likewise.
test('a full-time student has no saver’s credit, and the years after it a match', () => {
  const { dependents: _none, ...alone } = headOfHousehold
  const worker: Household = { ...alone, filingStatus: 'single', income: 30_000, contributionRate: 0.08 }
  expect(nowOf(worker).least.tax.federal.saversCredit).toBeGreaterThan(0)
  const student = nowOf({ ...worker, inSchool: true })
  expect(student.most.tax.federal.saversCredit).toBe(0)
  // 12% of 1,500 above 12,400 and 10% of 900 below it; 2,000 in 2027 bring half less 31 points at 30,000 and 23 at 27,600.
  expect(student.rate).toBeCloseTo((0.12 * 1_500 + 0.1 * 900) / 2_400, 3)
  expect(student.rateAhead).toBeGreaterThan(student.rate + 0.05)
})

test('a plan of 2027 has no saver’s credit, and counts the match instead', () => {
  const now = nowOf(headOfHousehold, '2027-01-05')
  expect(now.most.tax.federal.saversCredit).toBe(0)
  expect(now.endsWithYear).toBeUndefined()
  expect(now.rate).toBeCloseTo(685 / 1_900, 2)
})

// 53,000 − 1,500 of the spouse: 51,500 on all Roth, a tax of 1,930 and a credit of 20% × (2,000 + 1,500) = 700 (IRC §25B(a), (b)).
// With 3,800 before tax 47,700: 50%, more than the tax of 1,550. Saved: 1,930 − 700 − 0. The match of 2027, on 3,500 likewise
// (IRC §6433): 50 points less 17, and less 11 with the 3,800, so 6% × 3,500 beside the tax of 380.
test('what a spouse puts in at work counts for the saver’s credit, and for the match after it', () => {
  const now = nowOf({
    age: 34,
    spouseAge: 33,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'TX',
    income: 38_000,
    spouseIncome: 15_000,
    contributionRate: 0.1,
    spouseContributionRate: 0.1,
    rothOptionAtWork: true,
  })
  expect(now.least.tax.federal.saversCredit).toBe(700)
  expect(now.rate).toBeCloseTo(1_230 / 3_800, 4)
  expect(now.rateAhead).toBeCloseTo((380 + 0.06 * 3_500) / 3_800, 4)
})

// 40,000 of pay and 25,200 of benefits: 20,310 taxable, then 16,910 with 4,000 before tax: 888 of federal tax, 22.2%.
test('Social Security that is paid beside work is on the return of this year', () => {
  const atWork: Household = {
    age: 68,
    filingStatus: 'single',
    maritalStatus: 'divorced',
    state: 'OH',
    income: 40_000,
    employment: 'employed',
    onMedicare: true,
    ssMonthly: 2_100,
    ssFromAge: 67,
    contributionRate: 0.1,
    rothOptionAtWork: true,
    retirementSavings: 380_000,
    retirementAge: 71,
    employerMatch: { rate: 1, upTo: 0.03 },
  }
  expect(nowOf(atWork).federalRate).toBeCloseTo(0.222, 3)
  expect(nowOf(atWork).most.tax.federal.saversCredit).toBe(0)
  // Not before it begins, and not because a sum was named for later.
  expect(nowOf({ ...atWork, ssFromAge: 70 }).federalRate).toBeLessThan(0.13)
  const { ssFromAge: _from, ...untold } = atWork
  expect(nowOf(untold).federalRate).toBeLessThan(0.13)
  // From 70 on nobody waits, and a pension that began is income too.
  expect(nowOf({ ...untold, age: 70 }).federalRate).toBeGreaterThan(0.2)
  expect(
    nowOf({ ...untold, pensionMonthly: 2_500, pensionFromAge: 62 }).least.tax.federal.agi,
  ).toBeGreaterThan(69_000)
})

// (95,000 + 60,000) ÷ 2 = 77,500; 10% of what is over 150% of 21,640 for two, the child and who borrowed, is 4,504. Before tax
// 11,200 lower it by 560. Of the own 95,000 it is 6,254.
test('separate returns of a community property state share both pays, and so does the payment of a loan', () => {
  const separate: Household = {
    age: 34,
    spouseAge: 33,
    filingStatus: 'married_separate',
    maritalStatus: 'married',
    state: 'TX',
    income: 95_000,
    spouseIncome: 60_000,
    dependents: [2],
    contributionRate: 0.08,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    retirementSavings: 60_000,
    rothOptionAtWork: true,
    incomeDrivenPlan: 'ibr',
    newStudentBorrower: true,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 80_000, rate: 0.06 }],
    savings: 0,
    monthlyExpenses: 5_200,
  }
  const { least, most } = nowOf(separate)
  expect(least.loans).toBeCloseTo(4_504, 0)
  expect(least.loans - most.loans).toBeCloseTo(0.05 * most.traditional, 0)
  expect(detailOf(planOf(separate), 'loans')).toContain('an equal share each')
  expect(nowOf({ ...separate, state: 'CO' }).least.loans).toBeCloseTo(6_254, 0)
})

// 1,950 of 39,000. All Roth: tax 3,200 − 2,100 for child care − 195 saver’s credit, and the children’s 4,400 take 905; of the
// rest 3,400 is paid out, the most. With 1,950 before tax: 2,966, the children’s take 671, and 3,400 is paid out again: nothing
// but 21.06% of the earned income credit. Without child care another 12%.
test('the credit for child care uses up the tax that a Traditional dollar would save', () => {
  const parents: Household = {
    ...payingForCare,
    spouseHasWorkplacePlan: false,
    contributionRate: 0.05,
    rothOptionAtWork: true,
  }
  expect(nowOf(parents).least.tax.federal.dependentCareCredit).toBe(2_100)
  expect(nowOf(parents).rate).toBeCloseTo(0.2106, 4)
  expect(nowOf({ ...parents, childcareMonthly: 0 }).rate).toBeCloseTo(0.3306, 4)
})
