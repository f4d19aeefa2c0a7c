import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { hsaEnd } from './hsa-end.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'

const context = sketchContext(draftContext('2026-11-26'))
const endOf = (household: Household) => {
  const sheet = worksheet()
  return hsaEnd({ sheet, reader: factReader(sheet, household, context.today), context }, 'age')?.months
}

// Part A begins at 65 and reaches back up to six months from the day of signing up after that, never before 65: 42 USC 426(a).
test('the last money goes in six months before Social Security or the end of work after 65, and at 65 before it', () => {
  expect(endOf({ age: 66, ssFromAge: 67 })).toBe(6)
  expect(endOf({ age: 66, ssFromAge: 70, retirementAge: 68 })).toBe(18)
  expect(endOf({ age: 64 })).toBe(12)
  expect(endOf({ age: 64, ssFromAge: 62 })).toBe(12)
  // From 65 and a quarter on it would reach back before 65.
  expect(endOf({ age: 64, ssFromAge: 65.25 })).toBe(12)
  expect(endOf({ age: 66 })).toBeUndefined()
  expect(endOf({ age: 50 })).toBeUndefined()
})

const worker: Household = {
  age: 66,
  filingStatus: 'single',
  state: 'FL',
  income: 85_000,
  amount: 20_000,
  monthlyExpenses: 3_500,
  monthlySurplus: 1_500,
  savings: 30_000,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  hsaEligible: true,
  onMedicare: false,
  ssFromAge: 67,
  debts: [],
}

test('the monthly dollars into the HSA end there, with a dated step', () => {
  const { course, needs } = dollarWork(worker, context)
  const at = needs.findIndex(({ id }) => id === 'hsa')
  expect(course.placed.slice(4, 8).map((row) => Math.round(row[at] ?? 0))).toEqual([1_080, 450, 0, 0])
  expect(nextDollar.draft(worker, context).nextSteps.find(({ id }) => id === 'end-hsa')?.dueDate).toBe(
    '2027-05-26',
  )
})

test('whoever is near Medicare reads what it does to an HSA, in both topics', () => {
  for (const topic of [lumpSumInvest, nextDollar]) {
    const detail = (more: Household) =>
      plainText(
        topic.draft({ ...worker, ...more }, context).checks.find(({ id }) => id === 'hsa')?.detail ?? '',
      )
    expect(detail({})).toContain('6 months')
    expect(detail({})).toContain('May 2027')
    expect(detail({ age: 40, ssFromAge: undefined })).not.toContain('Medicare')
  }
})

// Social Security from 66 and a half: back to 66, which is this month; ten whole months of 5,400 are before it.
test('in the year in which it ends the limit goes by the months before', () => {
  const plan = lumpSumInvest.draft({ ...worker, ssFromAge: 66.5 }, context)
  expect(plan.allocations.map(({ amount }) => amount)).toContain(4_500)
})
