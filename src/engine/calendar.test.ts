import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  civilDate,
  dateInWords,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  daysInMonth,
  monthInWords,
  nextOccurrence,
  weekdayOf,
} from './calendar.ts'

const anyDay = fc.integer({ min: -200_000, max: 200_000 })

test('the epoch is day 0 and 29 February 2000 is day 11,016', () => {
  // ISO 8601 proleptic Gregorian calendar, as in POSIX time: 951_782_400 s ÷ 86_400.
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2000-02-29')).toBe(11_016)
  expect(dateOfDayNumber(-1)).toBe('1969-12-31')
})

test('a century is a leap year only every fourth time', () => {
  expect([1900, 2000, 2024, 2026].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28])
})

test('a month after the last day of January is the last day of February', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-20', 14)).toBe('2028-01-20')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
})

test('a day of the year comes today or else at the next chance', () => {
  expect(nextOccurrence('2026-04-15', 4, 15)).toBe('2026-04-15')
  expect(nextOccurrence('2026-04-16', 4, 15)).toBe('2027-04-15')
})

test('days are written the American way, short', () => {
  expect(dateInWords('2027-01-05')).toBe('Jan 5, 2027')
  expect(monthInWords('2027-12-31')).toBe('Dec 2027')
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', 'today', ''])(
  '%s is no day',
  (text) => {
    expect(() => civilDate(text)).toThrow(RangeError)
  },
)

test('a day number and its date are two names of one day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayNumber(dateOfDayNumber(day))).toBe(day)
    }),
  )
})

test('the next day number is the next day of the calendar', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [today, tomorrow] = [civilDate(dateOfDayNumber(day)), civilDate(dateOfDayNumber(day + 1))]
      const isMonthEnd = today.day === daysInMonth(today.year, today.month)
      expect(tomorrow.day).toBe(isMonthEnd ? 1 : today.day + 1)
    }),
  )
})

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -9_999, max: 9_999 }), (day, more) => {
      const date = dateOfDayNumber(day)
      expect(daysBetween(date, addDays(date, more))).toBe(more)
    }),
  )
})

test('dates sort as text the way they sort in time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 200_000 }), (a, b) => {
      expect(dateOfDayNumber(a) < dateOfDayNumber(b)).toBe(a < b)
    }),
  )
})

test('5 December 2026 is a Saturday, and 28 December 1969 was a Sunday', () => {
  expect(['2026-12-05', '2026-12-06', '2026-12-07', '1969-12-28'].map(weekdayOf)).toEqual([6, 0, 1, 0])
})
