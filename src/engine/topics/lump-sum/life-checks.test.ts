import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))

test('whoever invests while college is near is told to keep that part out of stocks', () => {
  const isTold = (more: Household) =>
    wholePlan(lumpSumInvest, { amount: 85_000, age: 46, income: 92_000, ...more }, context).checks.some(
      ({ id }) => id === 'college-soon',
    )
  expect(isTold({ dependents: [15, 15] })).toBe(true)
  expect(isTold({ dependents: [3] })).toBe(false)
  expect(isTold({ dependents: [15, 15], goal: 'education' })).toBe(false)
})

test('money of somebody who stops working in four years is not all needed in four years', () => {
  const years = (more: Household) =>
    lumpSumWork({ amount: 140_000, age: 61, horizonYears: 4, ...more }, context).horizon.value
  expect(years({ retirementAge: 65 })).toBe(10)
  expect(years({ retirementAge: 65, goal: 'home' })).toBe(4)
  expect(years({})).toBe(4)
})
