/** Children who grow out of credits and out of the household: what a Traditional dollar saves in each of those years. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { payingForCare } from '../families-for-tests.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { figureOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

const context = draftContext('2026-11-26')
const workOf = (household: Household) => rothWork(householdSchema.parse(household), context)
const planOf = (household: Household) => wholePlan(rothVsTraditional, household, context)

const tennessee: Household = {
  age: 41,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'TN',
  income: 46_000,
  dependents: [17, 16],
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.05,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionKind: 'traditional',
  retirementSavings: 30_000,
  savings: 6_500,
  monthlyExpenses: 2_900,
  debts: [],
}

/*
 * By hand, law of 2026. This year 12 % + 21.06 %, the phase-out of the earned income credit with two children. From 2027 on
 * the saver's match, which grows by 4.3 % of it, comes on top. In 2028 one child is 19: one left, 15.98 %. In 2029 none is:
 * single, 12 % of 46,000 − 16,100, and no match above 35,500. 12 % is no more than the 12.3 % of later.
 */
test('a parent’s earned income credit shrinks with each child that is 19, and head of household ends with the last', () => {
  const { now, children } = workOf(tennessee)
  const rates = [1, 2, 3, 25].map((years) => Math.round(now.ahead(years).rate * 1_000))
  expect(rates).toEqual([374, 323, 120, 120])
  expect([2, 3].map((years) => now.ahead(years).status)).toEqual(['head_of_household', 'single'])
  expect(children.stretches).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ])
  expect(now.savedIn(now.most, 2)).toBeCloseTo(0.323 * 2_300, -1)
})

/*
 * By hand, 3.5 % a year until 67, in Roth accounts that have room for what is saved too, pay rising 1 %: (761 − 283) × 1.035^26
 * + (869 − 286) × 1.035^25 + (758 − 289) × 1.035^24 = 1,169 + 1,378 + 1,071, about 3,600.
 * Repeated for ever, the credit would be worth 23,100.
 */
test('what a choice is worth ends with the children, and so does what a plan says of it', () => {
  const plan = planOf(tennessee)
  expect(figureOf(plan, 'value.middle')).toBeGreaterThan(2_500)
  expect(figureOf(plan, 'value.middle')).toBeLessThan(4_500)
  const text = plainText(plan.summary)
  expect(text).toContain('Kept up until 2029, that is worth about')
  // That one child comes to 17 next year moves no rate.
  expect(text).toContain('From next year on the saver’s match, which grows as income falls, takes the place')
  expect(text).toContain(
    'From 2029 on, when your youngest is 19, you file as a single person, and a Traditional dollar saves about 12%. Against the 12.2% that it costs later that is about even: choose again then.',
  )
  expect(text).toContain('A child who studies full-time counts until 24')
})

test('younger children keep the credit for longer, and the choice is worth more', () => {
  const worthWith = (dependents: number[]) =>
    figureOf(planOf({ ...tennessee, dependents }), 'value.middle') as number
  expect(worthWith([4, 9])).toBeGreaterThan(3 * worthWith([17, 16]))
})

const wisconsin: Household = {
  ...tennessee,
  state: 'WI',
  income: 79_000,
  dependents: [9],
  contributionRate: 0.07,
  employerMatch: { rate: 1, upTo: 0.03 },
  contributionKind: 'roth',
  retirementSavings: 96_000,
  rothSavings: 12_000,
  savings: 15_000,
  monthlyExpenses: 4_300,
}

// As single 79,000 − 16,100 = 62,900 is above 50,400: 22 %. 5.3 % of the state × 1.12, as its deduction falls with income.
test.each([
  [2, 2043],
  [9, 2036],
  [16, 2029],
])('of a child who is %i, Roth holds until %i, and then the years for Traditional begin', (age, from) => {
  const household = { ...wisconsin, dependents: [age] }
  const { decision, children } = workOf(household)
  expect(decision.verdict).toBe('roth')
  expect(children.change?.saves.value).toBe(0.279)
  expect(children.stretches).toEqual([{ from: 0, to: from - 2026 }])
  expect(plainText(planOf(household).summary)).toContain(
    `From ${from} on, when your child is 19, you file as a single person, and a Traditional dollar saves about 27.9%. So those are your years for Traditional: turn to it then.`,
  )
})

test('a child who is 18 leaves with this year, so that its answer is for this year alone', () => {
  const household = { ...tennessee, dependents: [18] }
  const { now } = workOf(household)
  expect(now.endsWithYear).toBe('children')
  expect(now.rateAhead).toBeCloseTo(0.12, 3)
  const plan = planOf(household)
  expect(plainText(plan.summary)).toContain('from next year on you file as a single person')
  expect(plan.nextSteps.find(({ id }) => id === 'review')?.dueDate).toBe('2027-01-01')
})

// 54,000 of one earner: 13.7 % is 10 % and a bit of 12 % once both are 19, above the 10.3 % of later.
test('where the kind stays the better one, the ledger goes on at what a dollar saves without the children', () => {
  const couple: Household = {
    ...tennessee,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 41,
    spouseIncome: 0,
    income: 54_000,
    dependents: [17, 17],
  }
  const { children, now } = workOf(couple)
  expect(children.change).toMatchObject({ isTurn: false })
  expect(children.stretches).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 26 },
  ])
  expect(now.ahead(2).status).toBe('married_joint')
  const text = plainText(planOf(couple).summary)
  expect(text).toContain('Kept up until 67')
  expect(text).toContain('so the kind stays. A child who studies')
})

/*
 * By hand, law of 2026: of one who earns 58,700 the bracket is 12 %, Oregon's 8.75 % comes on top, and the earned income credit
 * loses 15.98 % of a dollar before tax that is within its reach, and from 2027 on so does the saver's match: more than a third
 * of the first dollars, and without the child a fourth. Both are more than the 22 % of later.
 */
test('years in which a dollar saves less than before, and still more than later, are no turn to Traditional', () => {
  const household: Household = {
    age: 31,
    spouseAge: 30,
    filingStatus: 'married_joint',
    state: 'OR',
    dependents: [1],
    income: 58_700,
    spouseIncome: 0,
    spouseHasWorkplacePlan: false,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    employerMatch: { rate: 1, upTo: 0.04 },
    contributionRate: 0.06,
    contributionKind: 'roth',
    amountMonthly: 180,
    retirementSavings: 33_400,
    rothSavings: 12_100,
    savings: 13_900,
    monthlyExpenses: 3_680,
    debts: [],
    retirementAge: 66,
    ssMonthly: 2_280,
    ssFromAge: 67,
    spouseSsMonthly: 1_140,
    spouseSsFromAge: 67,
    retirementExpensesAnnual: 46_000,
  }
  const { children, decision, now } = workOf(household)
  const saves = children.change?.saves.value ?? 0
  expect(decision.verdict).toBe('split')
  expect(saves).toBeLessThan(now.rateAhead)
  expect(saves).toBeGreaterThan(decision.later.value + 0.02)
  const text = plainText(planOf(household).summary)
  expect(text).toContain('That is less than until then, and still more than the')
  expect(text).not.toContain('turn to it then')
})

test('a dependent for life and a grown one keep the status of a household', () => {
  const statusOf = (household: Household) => workOf(household).now.ahead(20).status
  expect(statusOf({ ...tennessee, specialNeedsChild: true })).toBe('head_of_household')
  expect(statusOf({ ...tennessee, adultDependents: 1 })).toBe('head_of_household')
  expect(statusOf({ ...tennessee, dependents: [45] })).toBe('head_of_household')
})

test('children who change no rate leave one stretch, to the end of work', () => {
  const { children } = workOf({
    ...tennessee,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 40,
    income: 190_000,
    spouseIncome: 60_000,
    dependents: [4, 9],
  })
  expect(children).toEqual({ stretches: [{ from: 0, to: 26 }], change: undefined })
})

// Until the older child is 13 the credit for child care leaves 1,100 of tax and 3,300 to be paid out: of the 234 that 1,950 before
// tax save, 100 come back, up to 3,400. From then on 3,000 count in place of 6,000, 1,050 in place of 2,100: all 234 come back.
test('the credit for child care ends with the age of the children, and the years are counted apart', () => {
  const { now, children } = workOf({
    ...payingForCare,
    spouseHasWorkplacePlan: false,
    contributionRate: 0.05,
    rothOptionAtWork: true,
    savings: 0,
    debts: [],
  })
  expect(now.ahead(9).rate - now.ahead(8).rate).toBeCloseTo((234 - 100) / 1_950, 4)
  expect(children.stretches.map(({ from }) => from)).toContain(9)
})
