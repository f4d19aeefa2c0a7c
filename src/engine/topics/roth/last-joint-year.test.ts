import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { rothWork } from './work.ts'

const context = draftContext('2026-11-22')

/*
 * By hand, 2026: 98,000 − 32,200 = 65,800 of a couple's taxable income lies in 12%, so 9,800 saves 1,176 this year.
 * Alone it is 98,000 − 16,100 = 81,900, and 9,800 less is 72,100: all of it above 50,400 and in 22%, 2,156 a year.
 */
const widow: Household = {
  age: 57,
  maritalStatus: 'widowed',
  spouseDeathYear: 2026,
  income: 98_000,
  state: 'TX',
  retirementAge: 66,
  contributionRate: 0.1,
  retirementSavings: 620_000,
  rothOptionAtWork: true,
}

test('in the year of a spouse’s death later years save by the brackets of one who files alone', () => {
  const { now } = rothWork(widow, context)
  expect(now.saved(now.most)).toBeCloseTo(1_176, 0)
  expect(now.savedLater(now.most)).toBeCloseTo(2_156, 0)
  expect(now.savedOnce(now.most)).toBeCloseTo(1_176 - 2_156, 0)
})

// A child at home keeps a couple's brackets for two years after.
test('a parent keeps the brackets, and the years ahead are like this one', () => {
  const { now } = rothWork({ ...widow, dependents: [9] }, context)
  expect(now.statusAhead).toBe('surviving_spouse')
  expect(now.rateAhead).toBeCloseTo(now.rate, 3)
})

/*
 * By hand, 2026: from 2029 on head of household, 98,000 − 24,150 = 73,850, and 9,800 less is 64,050: 6,400 of them above
 * 67,450 in 22 %, 3,400 in 12 %: 1,816 a year. A child of 5 is 19 in 2040: then alone, all of it in 22 %, 2,156.
 */
test('the years with a couple’s brackets do not repeat for ever', () => {
  const { now, children } = rothWork({ ...widow, age: 45, dependents: [5] }, context)
  const saved = (years: number) => Math.round(now.savedIn(now.most, years))
  expect([saved(2), saved(3), saved(14)]).toEqual([1_176, 1_816, 2_156])
  expect(children.stretches.map(({ from }) => from)).toEqual([0, 3, 14])
})

test('a plan says from when on they have ended, where that moves the choice', () => {
  const text = plainText(
    rothVsTraditional.draft({ ...widow, dependents: [5], retirementAge: 67 }, context).summary,
  )
  expect(text).toContain('From 2029 on you file as head of household, and a Traditional dollar saves about')
})

test('the choice of the last joint return is made again in January', () => {
  const step = (household: Household) =>
    rothVsTraditional.draft(household, context).nextSteps.find(({ id }) => id === 'review')
  expect(step(widow)?.dueDate).toBe('2027-01-01')
  expect(plainText(step(widow)?.why ?? '')).toContain('then saves about 22% (12% this year)')
  expect(step({ ...widow, dependents: [9] })?.dueDate).toBe('2027-11-22')
})

// By hand: 52,700 + 24,300 − 32,200 = 44,800 of a couple, and 52,700 − 16,100 = 36,600 of one alone: 12% both times.
test('where the bracket of one who files alone is the same, nothing is said to change', () => {
  const bothPaid: Household = { ...widow, income: 52_700, spousePayThisYear: 24_300, contributionRate: 0.05 }
  const { summary, nextSteps } = rothVsTraditional.draft(bothPaid, context)
  const said = plainText(summary)
  expect(said).toContain(
    'From next year on you file as a single person, but a Traditional dollar still saves 12%',
  )
  expect(said).not.toContain('not 12%')
  expect(plainText(nextSteps.find(({ id }) => id === 'review')?.why ?? '')).toContain(
    'still saves about 12%,',
  )
})

test('whoever is told to convert is not warned of the tax on that same money', () => {
  const ids = (household: Household) => rothVsTraditional.draft(household, context).checks.map(({ id }) => id)
  const saver: Household = { ...widow, pretaxIraBalance: 210_000, savings: 60_000, monthlyExpenses: 5_200 }
  expect(ids(saver)).toContain('pro-rata')
  expect(ids({ ...saver, considersConversion: true })).not.toContain('pro-rata')
})

// By hand: 98,000 + 40,000 − 32,200 = 105,800, 5,000 of it above 100,800: 5,000 × 22% + 4,800 × 12% = 1,676 of 9,800.
test('pay of the late spouse fills the brackets of the last joint return, and of no later one', () => {
  const { now } = rothWork({ ...widow, spousePayThisYear: 40_000 }, context)
  expect(now.saved(now.most)).toBeCloseTo(1_676, 0)
  expect(now.savedLater(now.most)).toBeCloseTo(2_156, 0)
})
