/** One of two stops work for good on a told day: the months after it are those of the pay that goes on. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'
import { inMonth } from './contribution.ts'
import { underCeiling } from './under-ceiling.ts'
import { collegeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-27'))
const work = (household: Household) => collegeWork(household, context)
const planOf = (household: Household) => wholePlan(collegeSavings, household, context)
const checkOf = (household: Household, id: string) => planOf(household).checks.find((one) => one.id === id)

/** Texas taxes no pay. */
const stops: Household = {
  ...{ age: 60, spouseAge: 50, dependents: [6], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TX', employment: 'employed', income: 57_600, spouseIncome: 62_000, earners: 2 },
  ...{ monthlyExpenses: 6_080, monthlySurplus: 3_140, savings: 80_000, retirementOnTrack: true },
  ...{ collegeMonthly: 150, incomeStability: 'steady', deductible: 3_000 },
  ...{ separationDate: '2027-02-12', retirementAge: 61 },
}

// A joint return with 62,000 alone: of 29,800 taxable 24,800 at 10% and 5,000 at 12% are 3,080, less 2,200 for the child 880;
// 7.65% of 62,000 are 4,743. What is left, 56,377, is 4,698 a month: 1,382 less than 6,080.
test('where the pay that goes on leaves nothing the saving ends with that day', () => {
  const { workMonths, afterWork, contributions } = work(stops)
  expect([afterWork?.goesOn.value, afterWork?.left.value, workMonths?.value]).toEqual([4_698, 0, 2])
  expect(contributions.length).toBe(1)
  const detail = plainText(checkOf(stops, 'last-day')!.detail)
  expect(detail).toContain(
    'What goes on then is $4,698 a month of your spouse’s pay after tax, $1,382 a month less',
  )
  expect(checkOf(stops, 'pay-ends')).toBeUndefined()
  expect(plainText(planOf(stops).summary)).toContain(
    'Your work ends on Feb 12, 2027: from then on a month leaves nothing',
  )
})

test('of a month that will be short no more than the usual part goes to college', () => {
  expect(work({ ...stops, collegeMonthly: 3_000 }).beyond).toBeUndefined()
})

// 4,698 − 4,600 are 98 a month. The spouse of 50 is taken to save until 61 as well: 132 months.
test('where it leaves less, no more than that is counted from then on', () => {
  const less: Household = { ...stops, monthlyExpenses: 4_600, collegeFundShare: 1, monthlySurplus: 1_000 }
  const { afterWork, contributions, reached, workMonths } = work(less)
  expect([afterWork?.left.value, workMonths?.value]).toEqual([98, 132])
  expect(inMonth(contributions[0]!, 1)).toBe(1_000)
  expect(inMonth(contributions[0]!, 2)).toBeCloseTo(98)
  expect(reached.value).toBeLessThan(work({ ...less, separationDate: undefined }).reached.value / 2)
  expect(plainText(checkOf(less, 'last-day')!.title)).toBe(
    'A month leaves less for college after your last day',
  )
})

test('where it leaves enough the months of the plan stand', () => {
  const enough: Household = { ...stops, monthlyExpenses: 4_000, collegeFundShare: 0.33 }
  expect(work(enough).reached.value).toBe(work({ ...enough, separationDate: undefined }).reached.value)
  expect(checkOf(enough, 'last-day')?.status).toBe('pass')
})

// Their pay ends and their pension of 1,500 goes on beside 57,600.
test('a spouse of the age of benefits who stops leaves the month of one’s own pay and their pension', () => {
  const { separationDate: _, retirementAge: __, ...both } = stops
  const theirs: Household = {
    ...both,
    spouseAge: 63,
    spouseSeparationDate: '2027-02-12',
    spousePensionMonthly: 1_500,
  }
  const { afterWork } = work(theirs)
  expect(afterWork?.ending.whose).toBe('partner')
  expect(plainText(checkOf(theirs, 'last-day')!.detail)).toContain('of your own pay after tax and pension')
})

const stream = fc.record({
  monthly: fc.integer({ min: 0, max: 2_000 }),
  from: fc.integer({ min: 0, max: 100 }),
})

test('no more goes in than a month leaves, and all of it before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(stream, stream, fc.integer({ min: 1, max: 150 })), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 3_000 }),
      (children, at, most) => {
        const needs = children.map(([, , savingMonths]) => ({ left: { value: 0 }, savingMonths, rates: [] }))
        const before = children.map(([own, raise]) => ({
          ...own,
          start: 0,
          raises: [{ ...raise, from: raise.from + own.from }],
        }))
        const after = underCeiling(needs, before, { at, most })
        const total = (all: typeof after, month: number) =>
          all.reduce(
            (sum, own, index) => (needs[index]!.savingMonths > month ? sum + inMonth(own, month) : sum),
            0,
          )
        for (let month = 0; month < 210; month += 5) {
          const goesIn = total(before, month)
          expect(total(after, month)).toBeCloseTo(month < at ? goesIn : Math.min(most, goesIn))
        }
      },
    ),
  )
})
