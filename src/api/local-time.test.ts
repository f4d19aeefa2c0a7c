import { expect, test } from 'vitest'
import { daysBetween, localTime, quietMinutes } from './local-time.ts'

test('the day and the hour are those of the time zone, summer and winter', () => {
  expect(localTime(new Date('2026-11-20T04:30:00Z'), 'America/Chicago')).toEqual({
    day: '2026-11-19',
    minute: 22 * 60 + 30,
  })
  expect(localTime(new Date('2026-07-01T04:30:00Z'), 'America/Chicago')).toMatchObject({
    minute: 23 * 60 + 30,
  })
  expect(localTime(new Date('2026-11-20T05:00:00Z'), 'America/New_York')).toEqual({
    day: '2026-11-20',
    minute: 0,
  })
})

test('quiet hours run over midnight, end on the minute, and may be none', () => {
  const nightly = (hour: number) => quietMinutes(hour * 60, '21:00', '08:00')
  expect([21, 0, 7, 8, 12].map(nightly)).toEqual([660, 480, 60, 0, 0])
  expect(quietMinutes(600, '08:00', '08:00')).toBe(0)
  expect(quietMinutes(13 * 60, '12:00', '14:30')).toBe(90)
})

test('days are counted over months, leap days and changes of the clock', () => {
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})
