/** The bills of who studies already: the second term of the year that runs, and each later year in its September. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'
import { schoolYears } from './school-years.ts'

const yearsOf = (age: number, today: string) =>
  schoolYears({ age, starts: 18, years: 4, isGraduate: false }, today)

test('in autumn the second term of a year that has begun is ahead, and each later year in its September', () => {
  const { billDays, firstPart, hasBegun, early } = yearsOf(20, '2026-11-20')
  expect([billDays, firstPart, hasBegun]).toEqual([['2026-11-20', '2027-09-01'], 0.5, true])
  // Nine months from November: a quarter of a year before the year is over.
  expect(early).toBe(0.25)
  expect(yearsOf(21, '2026-11-20').billDays).toEqual(['2026-11-20'])
})

test('in its first month a school year is to be paid whole, and from February on nothing of it', () => {
  expect(yearsOf(19, '2026-09-10')).toMatchObject({
    firstPart: 1,
    billDays: ['2026-09-10', '2027-09-01', '2028-09-01'],
  })
  expect(yearsOf(19, '2027-03-20')).toMatchObject({
    firstPart: 1,
    hasBegun: true,
    startMonths: 5,
    billDays: ['2027-09-01', '2028-09-01', '2029-09-01'],
  })
  // Eighteen in spring begins in the autumn.
  expect(yearsOf(18, '2027-03-20')).toMatchObject({ hasBegun: false, billDays: { length: 4 } })
})

test('who has not begun has four Septembers, whatever the day', () => {
  for (const today of ['2026-01-15', '2026-06-30', '2026-11-20']) {
    const { billDays, firstPart } = yearsOf(10, today)
    expect(billDays).toHaveLength(4)
    expect(billDays.every((day) => day.endsWith('-09-01'))).toBe(true)
    expect(firstPart).toBe(1)
  }
})

const student: Household = {
  maritalStatus: 'married',
  income: 160_000,
  state: 'TX',
  dependents: [20],
  collegeCosts: [30_000],
  collegeFundShare: 1,
  collegeSaved: 0,
  retirementOnTrack: true,
  debts: [],
}

// In cash at 1.034 × 0.9985 a year: 15,000 + 31,200 ÷ 1.03245^0.75 = 45,462; nine dollars at the ends of months are worth
// 8.8813, and 45,462 ÷ 8.8813 is 5,118.8, rounded up.
test('what a student takes agrees with a calculation by hand', () => {
  const plan = wholePlan(collegeSavings, student, sketchContext(draftContext('2026-11-20')))
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value
  expect(figure('child.0.worth')).toBe(45_462)
  expect(figure('child.0.first-bill')).toBe(15_000)
  expect(figure('child.0.months')).toBe(9)
  expect(figure('child.0.monthly')).toBe(5_119)
  const line = plan.visualizations.find(({ id }) => id === 'college-timeline')
  const last =
    line?.type === 'timeline'
      ? line.milestones.find(({ label }) => plainText(label) === 'Last bill')
      : undefined
  expect(plainText(last?.period ?? '')).toBe('Sep 2027')
})
