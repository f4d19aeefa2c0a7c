import { expect, test } from 'vitest'
import { planDate } from './time-words.ts'

test('a plan is dated by month, day, year and time in the zone of its reader', () => {
  expect(planDate('2026-11-20T09:24:00.000Z', 'UTC')).toBe('Nov 20, 2026 • 9:24AM')
  expect(planDate('2026-11-20T21:05:00.000Z', 'UTC')).toBe('Nov 20, 2026 • 9:05PM')
  expect(planDate('2026-11-20T03:30:00.000Z', 'America/Los_Angeles')).toBe('Nov 19, 2026 • 7:30PM')
  expect(planDate('2026-01-01T00:00:00.000Z', 'UTC')).toBe('Jan 1, 2026 • 12:00AM')
})
