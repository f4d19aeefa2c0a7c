import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { dollarBasis } from './basis.ts'
import { collegeSaving } from './college.ts'
import { placedOf } from './need.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = draftContext('2026-11-20')
const sketch = sketchContext(draftContext('2026-11-26'))
const collegeOf = (household: Household) =>
  collegeSaving(dollarBasis({ income: 150_000, debts: [], ...household }, context))?.monthly.value

// Worked apart in another language, as in the college plan: a third of an in-state college for a child of five takes $294 a
// month until the last bill, all of one for a newborn $704; and $38,612 set aside today pays for that third.
test('room for college is what the college plan takes for it', () => {
  expect(collegeOf({ dependents: [5] })).toBe(294)
  expect(collegeOf({ dependents: [0], collegeFundShare: 1 })).toBe(704)
  expect(collegeOf({ dependents: [5], collegeSaved: 38_612 })).toBeUndefined()
  // A sum that is to be invested is no college money.
  expect(collegeOf({ dependents: [5], amount: 40_000, amountMonthly: 900 })).toBe(294)
})

// A mortgage above what the mix may earn takes what the plans at work leave until 2041. The older child's first bill comes in
// September of the fourth year, 45 months off; the younger one's four come 81, 93, 105 and 117 months off.
const teens: Household = {
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NJ',
  income: 120_000,
  spouseIncome: 95_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  dependents: [14, 11],
  monthlyExpenses: 9_000,
  monthlySurplus: 2_200,
  savings: 22_000,
  retirementSavings: 410_000,
  contributionRate: 0.07,
  spouseContributionRate: 0.06,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  collegeSaved: 48_000,
  deductible: 3_500,
  hsaEligible: false,
  debts: [
    { kind: 'mortgage', balance: 310_000, rate: 0.064, minPayment: 2_750 },
    { kind: 'credit_card', balance: 6_500, rate: 0.21, minPayment: 200 },
  ],
}
const lateCheck = (household: Household) =>
  wholePlan(nextDollar, household, sketch).checks.find(({ id }) => id === 'college-late')

test('nothing goes to college after the last bill, and what is not reached goes to the next place', () => {
  const { course, needs, college } = dollarWork(teens, sketch)
  expect(college).toMatchObject({ untilFirstBill: 45, untilLastBill: 117 })
  expect(course.placed.every((row) => placedOf(row, needs, 'college') === 0)).toBe(true)
  expect(course.filled[needs.findIndex(({ step }) => step === 'college')]).toBeUndefined()
  // 2,200 + the card's 200 + the mortgage's 2,750 − 2,083 of the plans at work − 954 of their catch-ups, which is what the
  // same tax leaves of 16,000 a year (25,000 of 34,900 before) − two IRAs of 716.
  expect(Math.round(placedOf(course.placed.at(-1) ?? [], needs, 'rest'))).toBe(681)
})

test('saving that began in time ends with the last bill', () => {
  const { course, needs, college } = dollarWork({ ...teens, monthlySurplus: 9_000, debts: [] }, sketch)
  const inMonth = (month: number) => placedOf(course.placed[month - 1] ?? [], needs, 'college')
  expect(inMonth(117)).toBe(college?.monthly.value)
  expect(inMonth(118)).toBe(0)
})

// The last bill of the child of 16 comes in 57 months, that of the child of 3 in 213; an order looks fewer years ahead.
test('a child’s last bill leaves what the others still need', () => {
  const { course, needs, college } = dollarWork(
    { ...teens, dependents: [16, 3], collegeSaved: 0, monthlySurplus: 9_000, debts: [] },
    sketch,
  )
  const inMonth = (month: number) => placedOf(course.placed[month - 1] ?? [], needs, 'college')
  expect(college?.less).toEqual([{ after: 57, monthly: 414 }])
  expect([inMonth(57), inMonth(58)]).toEqual([809, 414])
})

// Worked apart: of the 48,000 in proportion the child of 14 has 24,305 of 42,868 and takes 258 a month; that of 11 has 23,695 of
// 41,794 and takes 119 beside what the other one hands on.
test('that college begins before the order reaches it is said, with what a month takes and the other way', () => {
  const said = plainText(lateCheck(teens)?.detail ?? '')
  expect(said).toContain('nothing more is saved for college before it begins, nor while it lasts')
  expect(said).toContain('takes $377 a month from now on until the last bill, on top of what is there.')
  expect(said).toContain('“College savings before more 401(k)”')
  const ways = wholePlan(nextDollar, teens, sketch).alternatives.map(({ id }) => id)
  expect(ways).toEqual(expect.arrayContaining(['college-first', 'pay-early-home', 'minimums']))
})

test('where the order reaches college in time nothing of the kind is said', () => {
  expect(lateCheck({ ...teens, monthlySurplus: 9_000, debts: [] })).toBeUndefined()
})

// Indiana credits 20% of up to $7,500 (IC 6-3-3-12); Maryland deducts 2,500 of each of two for each child; Texas has no tax.
test('the way to save for college first says what the household’s own state adds', () => {
  const detailIn = (state: NonNullable<Household['state']>) =>
    plainText(
      wholePlan(nextDollar, { ...teens, state, debts: [] }, sketch).alternatives.find(
        ({ id }) => id === 'college-first',
      )?.detail ?? '',
    )
  const monthly = dollarWork({ ...teens, state: 'IN', debts: [] }, sketch).college?.monthly.value ?? 0
  expect(monthly * 12).toBeLessThan(7_500)
  const saved = Number(Math.round(monthly * 12 * 0.2).toPrecision(2)).toLocaleString('en-US')
  expect(detailIn('IN')).toContain(
    `Indiana adds a tax credit for its own plan: about $${saved} less of its tax in a year of that sum. It counts up to $7,500 a year.`,
  )
  expect(detailIn('MD')).toMatch(
    /Maryland adds a tax deduction .* up to \$10,000 a year for all your children together, in equal parts/,
  )
  expect(detailIn('TX')).toContain('Your state adds nothing to that.')
})

// 377 a month, worked out above: 300 of it go in today, so 77 are missing.
test('a transfer that runs goes on where retirement is on track, and what it misses has its turn later', () => {
  const { needs } = dollarWork({ ...teens, retirementOnTrack: true, collegeMonthly: 300 }, sketch)
  const college = needs.filter(({ step }) => step === 'college').map(({ wanted }) => wanted?.value)
  expect(college).toEqual([300, 77])
  const at = (step: string) => needs.findIndex((need) => need.step === step)
  expect(at('cushion')).toBeLessThan(at('college'))
  expect(at('college')).toBeLessThan(at('ira'))
  const enough = dollarWork({ ...teens, retirementOnTrack: true, collegeMonthly: 500 }, sketch).needs
  expect(enough.filter(({ step }) => step === 'college').map(({ wanted }) => wanted?.value)).toEqual([377])
})

test('where retirement comes first, the plan says out of which money the transfer goes', () => {
  const behind = { ...teens, retirementOnTrack: false, collegeMonthly: 300 }
  expect(dollarWork(behind, sketch).needs.filter(({ step }) => step === 'college')).toHaveLength(1)
  expect(plainText(lateCheck(behind)?.detail ?? '')).toContain(
    'The $300 a month that goes in today is a part of that, and of the $2,200 a month of this plan, which goes to what comes first: stop the transfer for now',
  )
})
