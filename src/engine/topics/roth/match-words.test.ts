/** What the employer adds: of a job that ends soon not that of a year. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const matched: Household = {
  age: 60,
  birthYear: 1966,
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  income: 109_500,
  retirementAge: 61,
  retirementSavings: 600_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.1,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  getsWholeMatch: true,
}
const summary = (household: Household, today: string) =>
  plainText(wholePlan(rothVsTraditional, household, sketchContext(draftContext(today))).summary)

// Half of 6% of 109,500 is 3,285 a year. From November 20, with 323 of its 365 days over, it is 42 and 120 days: 1,458.
test('what is added until the last day of a job that ends soon is said, and not that of a year', () => {
  expect(summary(matched, '2026-11-20')).toContain('Your employer adds $3,285 a year either way')
  expect(summary({ ...matched, separationDate: '2027-04-30' }, '2026-11-20')).toContain(
    'Until your job ends on Apr 30, 2027 your employer adds about $1,458 either way',
  )
  // Another job is looked for.
  expect(summary({ ...matched, retirementAge: 67, separationDate: '2027-04-30' }, '2026-11-20')).toContain(
    'Until your job ends on Apr 30, 2027 your employer adds about $1,458 either way',
  )
})

// From January 5, with 4 days over, it is 116 of 365 days: 1,044, of the 1,080 of that year’s pay.
test('in the year of the last day it is what is left of the match of that year', () => {
  expect(summary({ ...matched, separationDate: '2027-04-30' }, '2027-01-05')).toContain(
    'your employer adds about $1,044 either way',
  )
})

test('of a job that goes on for more than a year it is that of a year', () => {
  expect(summary({ ...matched, separationDate: '2027-12-31' }, '2026-11-20')).toContain(
    'Your employer adds $3,285 a year either way',
  )
})
