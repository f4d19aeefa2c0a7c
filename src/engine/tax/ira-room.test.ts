import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iraRoom } from './ira-room.ts'
import { limits2026 } from './limits-2026.ts'

const single = { limits: limits2026, status: 'single', age: 40, compensation: 90_000 } as const

// Pub. 590-A, worksheet 2-2, worked by hand with the figures of Notice 2025-67.
test('below the phase-out the whole limit may go into a Roth IRA', () => {
  expect(iraRoom({ ...single, magi: 153_000 })).toEqual({
    limit: 7_500,
    room: 7_500,
    rothRoom: 7_500,
    deductibleRoom: 7_500,
  })
})

test('inside the phase-out the Roth limit is rounded up to ten dollars', () => {
  // 7,500 × (168,000 − 157,999) / 15,000 = 5,000.50
  expect(iraRoom({ ...single, magi: 157_999 }).rothRoom).toBe(5_010)
})

test('near the end of the phase-out two hundred dollars are left, and at its end nothing', () => {
  expect(iraRoom({ ...single, magi: 167_990 }).rothRoom).toBe(200)
  expect(iraRoom({ ...single, magi: 168_000 }).rothRoom).toBe(0)
})

test('from fifty on the limit holds the catch-up', () => {
  expect(iraRoom({ ...single, magi: 80_000, age: 50 }).limit).toBe(8_600)
})

test('nobody contributes more than their compensation', () => {
  expect(iraRoom({ ...single, magi: 3_000, compensation: 3_000 }).room).toBe(3_000)
})

test('a joint filer without pay uses the compensation the spouse has not contributed', () => {
  const joint = iraRoom({
    limits: limits2026,
    status: 'married_joint',
    age: 40,
    magi: 9_000,
    compensation: 0,
    spouseCompensation: 9_000,
    spouseContributions: 7_500,
  })
  expect(joint.room).toBe(1_500)
})

test('a person covered at work loses the deduction but not the room', () => {
  const covered = iraRoom({ ...single, magi: 86_000, coveredAtWork: true })
  expect(covered.deductibleRoom).toBe(3_750)
  expect(covered.room).toBe(7_500)
  expect(iraRoom({ ...single, magi: 91_000, coveredAtWork: true }).deductibleRoom).toBe(0)
})

test('a joint filer whose spouse alone is covered uses the higher range', () => {
  const room = iraRoom({
    limits: limits2026,
    status: 'married_joint',
    age: 40,
    magi: 247_000,
    compensation: 90_000,
    spouseCoveredAtWork: true,
  })
  expect(room.deductibleRoom).toBe(3_750)
})

test('a separate filer who lived apart all year is ranged as single', () => {
  const separate = { ...single, status: 'married_separate', magi: 60_000 } as const
  expect(iraRoom(separate).rothRoom).toBe(0)
  expect(iraRoom({ ...separate, livedApartAllYear: true }).rothRoom).toBe(7_500)
})

test('what is already contributed to one kind leaves less for the other', () => {
  const room = iraRoom({ ...single, magi: 90_000, contributedTraditional: 2_000, contributedRoth: 1_000 })
  expect(room.room).toBe(4_500)
  expect(room.rothRoom).toBe(4_500)
})

test('more income never opens more Roth room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 20_000 }), (magi, more) => {
      const less = iraRoom({ ...single, magi: magi + more }).rothRoom
      expect(less).toBeLessThanOrEqual(iraRoom({ ...single, magi }).rothRoom)
    }),
  )
})
