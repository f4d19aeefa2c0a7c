import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { isLegalHoliday, isWorkday, workdayFrom, workdayUntil } from './legal-holidays.ts'

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).filter(
    (date) => date.startsWith(String(year)) && isLegalHoliday(date),
  )

// U.S. Office of Personnel Management, federal holidays of 2026, and Emancipation Day (D.C. Department of Human Resources).
test('the holidays of 2026 are those that the government keeps', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-04-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
})

test('New Year’s Day on a Saturday is kept on the Friday before, in the old year', () => {
  expect(isLegalHoliday('2027-12-31')).toBe(true)
  expect(isLegalHoliday('2028-01-01')).toBe(false)
})

// The filing days that the IRS named for these years.
test('tax day moves for a weekend and for Emancipation Day', () => {
  const taxDays = [2016, 2017, 2018, 2022, 2023, 2025].map((year) => workdayFrom(`${year}-04-15`))
  expect(taxDays).toEqual([
    '2016-04-18',
    '2017-04-18',
    '2018-04-17',
    '2022-04-18',
    '2023-04-18',
    '2025-04-15',
  ])
})

test('the last working day before a holiday weekend is the Thursday', () => {
  expect(workdayUntil('2026-07-05')).toBe('2026-07-02')
  expect(workdayUntil('2026-12-07')).toBe('2026-12-07')
  expect(isWorkday('2026-07-03')).toBe(false)
})
