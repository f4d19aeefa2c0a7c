import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

/** A first job begun in summer: the pay of this year is that of some months, and 159,000 come from January on. */
const graduate: Household = {
  age: 22,
  filingStatus: 'single',
  state: 'IL',
  income: 66_300,
  savings: 17_800,
  monthlyExpenses: 3_950,
  monthlySurplus: 2_600,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionKind: 'traditional',
  contributionRate: 0.06,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  getsWholeMatch: true,
  payOutlook: 'higher',
  expectedPay: 159_000,
  expectedPayFrom: 2027,
  retirementAge: 62,
  retirementExpensesAnnual: 70_000,
}

/** What of each account, by its name. */
const placed = (household: Household): Record<string, number> =>
  Object.fromEntries(planOf(household).allocations.map(({ label, amount }) => [label, amount]))

// Two of 24 pay checks come after a setting of November 20: 66,300 × 6% × 2 ÷ 24 = 331.50.
test('where another pay begins in January, no more is decided than the pay checks that are left carry', () => {
  expect(placed(graduate)).toEqual({ 'Plan at work, Roth': 332 })
  const plan = planOf(graduate)
  expect(plainText(plan.summary)).toContain('what still goes in for 2026')
  expect(detailOf(plan, 'ira-open')).toContain('up to $7,500 for 2026 until Apr 15, 2027')
})

/*
 * 2,600 a month are five times there by April 15: the whole IRA of 7,500 (Notice 2025-67), and one month of it through the
 * pay checks that are left: 332 + 2,600 = 2,932, which is 53.1% of the 5,525 that they pay.
 */
test('a monthly sum fills the IRA of the year until it closes, and raises the pay checks that are left', () => {
  const household = { ...graduate, amountMonthly: 2_600 }
  expect(placed(household)).toEqual({ 'Your Roth IRA': 7_500, 'Plan at work, Roth': 2_932 })
  const plan = planOf(household)
  expect(figureOf(plan, 'payroll.roth')).toBe(0.531)
  const ira = plan.nextSteps.find(({ id }) => id === 'fund-ira')!
  expect(plainText(ira.how)).toContain('The monthly sum brings it by that day')
})

// 66,300 less the 3,647 of 22 pay checks and 16,100 are 46,553, in the bracket of 12%, which ends at 50,400: with 4.95% of Illinois.
test('what went in before taxes is off the income that the rest of the year is weighed at', () => {
  const { now, goneIn } = workOf({ ...graduate, savings: 0, amountMonthly: 2_600 })
  expect(goneIn).toEqual({ contributed: 3_647, traditional: 3_647 })
  expect(now.bracket).toBe(0.12)
  expect(now.rate).toBeCloseTo(0.12 + 0.0495, 4)
  expect(workOf({ ...graduate, contributionKind: 'roth' }).goneIn?.traditional).toBe(0)
})

// 500 a month are 2,500 by then: more than the IRA's own month is not there.
test('an IRA is filled no further than the months until it closes bring', () => {
  expect(placed({ ...graduate, amountMonthly: 500 })['Your Roth IRA']).toBe(2_500)
})

// The 3,978 and 31,200 of a year stay what goes in from January on: 35,178, more than the share of it that a plan takes.
test('what goes in at the pay ahead is that of a whole year', () => {
  expect(workOf({ ...graduate, amountMonthly: 2_600 }).ahead?.contributed.value).toBe(35_178)
})

test('the dollars of a pay that goes on into the next year are those of a whole year', () => {
  const { payOutlook: _, expectedPay: __, expectedPayFrom: ___, ...same } = graduate
  expect(workOf(same).contribution.value).toBe(3_978)
  expect(workOf({ ...graduate, expectedPayFrom: 2028 }).contribution.value).toBe(3_978)
})

// Two of 24 pay checks come after December 4, from which on a setting of today holds.
test('a pay that is named for a year behind the next one leaves this year its last pay checks on the ledger', () => {
  const paid: Household = {
    age: 30,
    filingStatus: 'single',
    state: 'TX',
    income: 70_000,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    contributionRate: 0.1,
    expectedPay: 180_000,
    expectedPayFrom: 2028,
  }
  const named = workOf(paid)
  expect(named.ofThisYear).toBeCloseTo(2 / 24, 12)
  // Of the two years at this pay the first is a twelfth: little more than half of what two whole ones come to.
  const { expectedPayFrom: _, ...rest } = paid
  const whole = workOf({ ...rest, expectedPayFrom: 2029 })
  expect(named.later.growth).toBeLessThan(whole.later.growth * 0.55)
  expect(plainText(planOf(paid).summary)).toContain(
    'Kept up until 2028, of this year only the pay checks that are left, that is worth',
  )
  // An IRA takes this year’s dollars until the filing day, and of a pay that goes on the year stands for all.
  const ira: Household = { ...paid, hasWorkplacePlan: false, contributionRate: 0, iraMonthly: 500 }
  expect(workOf(ira).ofThisYear).toBe(1)
  expect(workOf(rest).ofThisYear).toBe(1)
})
