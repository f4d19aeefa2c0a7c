/** A told last day with which work ends: the year of it is one in two parts. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { planOf, workOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

const leaving: Household = {
  age: 60,
  birthYear: 1966,
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  income: 109_500,
  separationDate: '2027-04-30',
  retirementAge: 61,
  retirementSavings: 600_000,
  rothSavings: 0,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionKind: 'traditional',
  contributionRate: 0.1,
  pensionMonthly: 2_100,
  pensionFromAge: 65,
  ssMonthly: 2_700,
  ssFromAge: 67,
  savings: 0,
  considersConversion: true,
}

const conversions = (household: Household) =>
  planOf(household).nextSteps.flatMap(({ id, title, dueDate }) =>
    id.startsWith('conversion.') ? [[dueDate, plainText(title)]] : [],
  )

// 120 of 365 days: 36,000, of which 19,900 are taxable, in the bracket of 12%; the 93,400 of this year are in that of 22%.
test('in the year of the last day pay is that of its months, and the kind is chosen again for them', () => {
  const { ahead, now, left } = workOf(leaving)
  expect(ahead?.pay.value).toBe(36_000)
  expect([now.rate, ahead?.saves.value]).toEqual([expect.closeTo(0.22, 4), 0.12])
  // Two of 24 pay checks come after a setting of November 20.
  expect(left?.payShare).toBeCloseTo(2 / 24, 9)
  const plan = planOf(leaving)
  expect(plan.totalAmount).toBe(Math.round((10_950 * 2) / 24))
  const review = plan.nextSteps.find(({ id }) => id === 'review')
  expect(review?.dueDate).toBe('2027-01-01')
  expect(plainText(review?.why ?? '')).toContain(
    'On the $36,000 that you are paid in 2027 until work ends on Apr 30, 2027, a Traditional dollar saves about 12%',
  )
  expect(plainText(plan.summary)).toContain('Your pay ends on Apr 30, 2027')
})

// 36,000 − 16,100 leave 30,500 of the 50,400 at no more than 12%; without any pay 66,500 fit.
test('a conversion has a step in the year of the last day, with what its pay leaves of the low brackets', () => {
  expect(conversions(leaving)[0]).toEqual(['2027-12-31', 'Convert about $30,500 before 2027 ends'])
})

test('a last day that ends the year leaves the next one without pay, and one a year later leaves it whole', () => {
  const thisYear = { ...leaving, separationDate: '2026-12-31' }
  expect(conversions(thisYear)[0]).toEqual(['2027-12-31', 'Convert about $66,500 before 2027 ends'])
  const review = planOf(thisYear).nextSteps.find(({ id }) => id === 'review')
  expect([review?.dueDate, plainText(review?.title ?? '')]).toEqual([
    '2027-01-01',
    'Look at the conversion again in January',
  ])
  const nextYear = workOf({ ...leaving, separationDate: '2027-12-31' })
  expect([nextYear.ahead, nextYear.left]).toEqual([undefined, undefined])
  expect(conversions({ ...leaving, separationDate: '2027-12-31' })[0]?.[0]).toBe('2028-12-31')
})

// Up to the top of its bracket, 105,700, this year’s costs 22%; the low years hold what they hold at no more than 12%.
test('this year’s conversion, which costs more than those of the low years, is for what they cannot hold', () => {
  const plan = planOf({ ...leaving, retirementSavings: 1_000_000, retirementExpensesAnnual: 45_000 })
  expect(plainText(plan.summary)).toContain('convert this year only what does not fit in later')
})

// From January on it is the pay of this year that has four months; 10% of what is left of it after a fortnight goes in.
test('asked in the year of the last day, the year’s income is that until then', () => {
  const work = rothWork({ ...leaving, age: 61 }, sketchContext(draftContext('2027-01-05')))
  expect(work.income.value).toBe(36_000)
  expect(work.now.bracket).toBe(0.12)
  expect(work.contribution.value).toBeLessThan(3_600)
  expect(work.ahead).toBeUndefined()
})

test('of whoever looks for another job, or has one by then, the day says nothing of the pay of that year', () => {
  expect(workOf({ ...leaving, retirementAge: 67 }).endOfPay).toBeUndefined()
  const next = workOf({ ...leaving, retirementAge: 64, expectedPay: 40_000, expectedPayFrom: 2027 })
  expect([next.endOfPay, next.ahead?.pay.value]).toEqual([undefined, 40_000])
})

test('nobody is asked how pay goes on that ends on a told day', () => {
  const plan = wholePlan(rothVsTraditional, leaving, sketchContext(draftContext('2026-11-20')))
  expect(plan.assumptions.map(({ fact }) => fact)).not.toContain('payOutlook')
})

test('the income of such a year is added up while it still pays', () => {
  const plan = wholePlan(
    rothVsTraditional,
    { ...leaving, age: 61 },
    sketchContext(draftContext('2027-01-05')),
  )
  expect(plan.nextSteps.find(({ id }) => id === 'recheck')?.dueDate).toBe('2027-04-30')
})

// Nobody knows what is paid after it: a week after Feb 26 comes before a year from today.
test('of whoever loses the job on that day the choice is made again a week after it, and cash comes first', () => {
  const losing = { ...leaving, age: 45, birthYear: 1981, retirementAge: 66, separationDate: '2027-02-26' }
  const plan = planOf({ ...losing, considersConversion: false })
  const review = plan.nextSteps.find(({ id }) => id === 'review')
  expect([review?.dueDate, plan.reviewOn]).toEqual(['2027-03-05', '2027-03-05'])
  expect(plainText(review?.why ?? '')).toContain('Your pay ends on Feb 26, 2027')
  expect(plan.checks.map(({ id }) => id)).toContain('job-at-risk')
  expect(plainText(plan.summary)).toContain(
    'Cash comes first now that your job ends: what goes in beyond a match can wait until you are paid again',
  )
  const { separationDate: _, ...stays } = losing
  expect(planOf({ ...stays, considersConversion: false }).reviewOn).toBe('2027-11-20')
})
