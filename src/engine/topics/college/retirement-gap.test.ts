/** A retirement that is a little behind takes what it misses of each month, and college gets the rest. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const firstOf = (household: Household) =>
  Object.fromEntries(
    drafted(household)
      .allocations.filter(({ label }) => !plainText(label).startsWith('529'))
      .map(({ label, amount }) => [plainText(label), amount]),
  )

const nurse: Household = {
  age: 38,
  dependents: [7, 12],
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'PA',
  income: 84_200,
  monthlyExpenses: 5_080,
  monthlySurplus: 560,
  savings: 40_000,
  retirementSavings: 78_900,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.06,
  collegeTarget: 'public_in_state',
  collegeSaved: 11_300,
  debts: [],
}

// 6% and 3% of a match are 9%: 1% of 84,200 = 842 a year is missing, 71 a month. Before tax it saves 12%, and nothing in
// Pennsylvania, which taxes what goes into the plan: 842 × 88% ÷ 12 = 61.7. 560 − 62 = 498.
test('what retirement misses is named, and what it leaves goes to college', () => {
  const draft = drafted(nurse)
  expect(firstOf(nurse)).toEqual({ 'Your own retirement first': 62 })
  expect(plainText(draft.title)).toMatch(/^Save \$498/)
  const step = draft.nextSteps.find(({ id }) => id === 'retirement')
  expect(plainText(step?.how ?? '')).toContain(
    'Raise what goes into the plan at work by $71 a month before tax: pay checks shrink by about $62 a month. That brings it to 10% of pay, the match included, and what is left of the month goes to college from today.',
  )
})

test('after the emergency fund college starts beside it, on a day that is named', () => {
  const draft = drafted({ ...nurse, savings: 14_600 })
  expect(draft.figures.find(({ id }) => id === 'into-college.later')?.value).toBe(498)
  expect(plainText(draft.summary)).toContain('College saving starts in')
  const step = draft.nextSteps.find(({ id }) => id === 'retirement')
  expect(plainText(step?.how ?? '')).toContain(
    'When what comes before is done, raise what goes into the plan',
  )
})

// As Roth, and into an IRA where no plan is told, all of it leaves the month: 842 ÷ 12 = 70.2; 8,420 ÷ 12 − 600 = 101.7.
test('what is not saved before tax takes all of it', () => {
  expect(firstOf({ ...nurse, contributionKind: 'roth' })).toEqual({ 'Your own retirement first': 71 })
  const { contributionRate, employerMatch, ...alone } = nurse
  expect(firstOf({ ...alone, iraMonthly: 600 })).toEqual({ 'Your own retirement first': 102 })
})

test('a month that is no more than what is missing goes there whole, and no day is named', () => {
  const draft = drafted({ ...nurse, monthlySurplus: 50 })
  expect(firstOf({ ...nurse, monthlySurplus: 50 })).toEqual({ 'Your own retirement first': 50 })
  expect(plainText(draft.summary)).toContain('No day for college can be named yet')
})

// 40,000 at 38 is less than 8 tenths of a year’s pay, 67,360: no share of pay closes that.
test('savings far behind for the age take all of the month', () => {
  expect(firstOf({ ...nurse, retirementSavings: 40_000 })).toEqual({ 'Your own retirement first': 560 })
  expect(firstOf({ ...nurse, retirementOnTrack: false })).toEqual({ 'Your own retirement first': 560 })
})

// Half of 8% is matched: 2% more, 1,684 a year, and 1% of the employer make 12%. 1,684 × 88% ÷ 12 = 123.5.
test('a match that closes the gap leaves nothing else to close', () => {
  const matched: Household = { ...nurse, employerMatch: { rate: 0.5, upTo: 0.08 } }
  expect(firstOf(matched)).toEqual({ 'The whole employer match': 124 })
  const check = drafted(matched).checks.find(({ id }) => id === 'retirement')
  expect(plainText(check?.title ?? '')).toBe('With the whole match your own retirement is on track')
})

/*
 * 5% and a match of 4% of 50,000 are 4,500. Of 50,000 alone 500 is missing, 42 a month; of 80,000, with 30,000 that has no
 * plan at work, 3,500, 292 a month.
 */
test('pay without a plan at work counts for what is on track, whoever of two tells it', () => {
  const couple: Household = {
    ...nurse,
    age: 30,
    spouseAge: 29,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 50_000,
    spouseIncome: 30_000,
    contributionRate: 0.05,
    employerMatch: { rate: 1, upTo: 0.04 },
    getsWholeMatch: true,
    retirementSavings: 28_000,
  }
  const raise = (household: Household) =>
    drafted(household).figures.find(({ id }) => id === 'retirement.raise')?.value
  expect(raise(couple)).toBe(42)
  expect(raise({ ...couple, spouseHasWorkplacePlan: false })).toBe(292)
  const how = plainText(
    drafted({ ...couple, spouseHasWorkplacePlan: false }).nextSteps.find(({ id }) => id === 'retirement')
      ?.how ?? '',
  )
  expect(how).toContain('That counts the $30,000 a year of pay that your spouse has without a plan at work')
  const { contributionRate, employerMatch, getsWholeMatch, ...plain } = couple
  expect(
    raise({
      ...plain,
      income: 30_000,
      spouseIncome: 50_000,
      hasWorkplacePlan: false,
      spouseContributionRate: 0.05,
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
      spouseGetsWholeMatch: true,
    }),
  ).toBe(292)
})
