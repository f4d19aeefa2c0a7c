import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { lumpSumChecks } from './lump-sum/checks.ts'
import { lumpSumWork } from './lump-sum/work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const couple: Household = {
  amount: 40_000,
  age: 40,
  spouseAge: 41,
  maritalStatus: 'married',
  income: 85_000,
  spouseIncome: 100_000,
  spouseSelfEmployed: true,
}
function roomOf(more: Household = {}) {
  const work = lumpSumWork({ ...couple, ...more }, context)
  const told = lumpSumChecks(work, undefined).some(({ id }) => id === 'spouse-own-plan')
  return told ? work.sheet.figures().find(({ id }) => id === 'spouse-own-plan.room')?.value : undefined
}

// Pub. 560 by hand: half of 92,350 × 15.3 % is 7,064.78; 24,500 + (100,000 − 7,064.78) ÷ 5 = 43,087.05.
test('the room in a plan of a spouse who works for themselves is told', () => {
  expect(roomOf()).toBe(43_087)
  // 8,000 more for the catch-up, by their own age.
  expect(roomOf({ spouseAge: 52 })).toBe(51_087)
})

test('nothing is told of it where they have an employer, a filled plan or no business', () => {
  expect(roomOf({ spouseSelfEmployed: false })).toBeUndefined()
  expect(roomOf({ spouseHasWorkplacePlan: true })).toBeUndefined()
  expect(roomOf({ filledAccounts: ['spouse_plan'] })).toBeUndefined()
})
