import { expect, test } from 'vitest'
import { deferralRoom } from './deferral-room.ts'
import { hsaRoom } from './hsa-room.ts'
import { limits2026 } from './limits-2026.ts'

const worker = { limits: limits2026, age: 40, compensation: 120_000 }

// Notice 2025-67.
test('the deferral limit of 2026 grows at 50, grows again from 60 to 63, and falls back at 64', () => {
  const limit = (age: number) => deferralRoom({ ...worker, age }).limit
  expect([49, 50, 59, 60, 63, 64].map(limit)).toEqual([24_500, 32_500, 32_500, 35_750, 35_750, 32_500])
})

test('the catch-up must be Roth after wages above 150,000 from the same employer', () => {
  expect(deferralRoom({ ...worker, age: 55, priorYearWagesHere: 150_000 }).catchUpMustBeRoth).toBe(false)
  expect(deferralRoom({ ...worker, age: 55, priorYearWagesHere: 150_001 }).catchUpMustBeRoth).toBe(true)
  expect(deferralRoom({ ...worker, age: 45, priorYearWagesHere: 150_001 }).catchUpMustBeRoth).toBe(false)
})

test('a worker with low pay cannot defer more than the pay', () => {
  expect(deferralRoom({ ...worker, compensation: 10_000, deferred: 4_000 }).room).toBe(6_000)
})

test('a catch-up does not use up the limit on annual additions', () => {
  const full = deferralRoom({ ...worker, age: 55, deferred: 32_500, employerContributions: 6_000 })
  expect(full.room).toBe(0)
  expect(full.annualAdditionsRoom).toBe(72_000 - 24_500 - 6_000)
})

// Rev. Proc. 2025-19; IRC §223(b).
test('a family of one parent over 55 may put 9,750 into a health savings account in 2026', () => {
  expect(hsaRoom({ limits: limits2026, coverage: 'family', age: 56 })).toBe(9_750)
})

test('a person eligible for half the year has half the room', () => {
  expect(hsaRoom({ limits: limits2026, coverage: 'self_only', age: 64, monthsEligible: 6 })).toBe(2_700)
})

test('the money of the employer counts against the room', () => {
  expect(hsaRoom({ limits: limits2026, coverage: 'self_only', age: 30, contributed: 5_000 })).toBe(0)
})
