import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDayNumber, dayNumber } from '../calendar.ts'
import {
  estimatedTaxDays,
  extendedFilingDay,
  filingDay,
  nextEstimatedTaxDay,
  nextFilingDay,
  yearEnd,
} from './deadlines.ts'

test('the days of the tax year come one after another', () => {
  // IRC §§6072(a), 6654(c)(2).
  expect(nextFilingDay('2026-11-20')).toBe('2027-04-15')
  expect(nextFilingDay('2027-04-15')).toBe('2027-04-15')
  expect(nextFilingDay('2027-04-16')).toBe('2028-04-18')
  expect(
    ['2026-11-20', '2027-01-15', '2027-01-16', '2027-04-16', '2027-06-16', '2027-09-16'].map(
      nextEstimatedTaxDay,
    ),
  ).toEqual(['2027-01-15', '2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18'])
  expect(yearEnd('2026-11-20')).toBe('2026-12-31')
})

// Jan 15, 2028 is a Saturday, and the Monday after it is Martin Luther King's.
test('the days of estimated tax of a year ahead begin with the next one', () => {
  expect(estimatedTaxDays('2026-11-20')).toEqual(['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15'])
  expect(estimatedTaxDays('2027-06-16')).toEqual(['2027-09-15', '2028-01-18', '2028-04-18', '2028-06-15'])
})

// IRC §7503: Apr 15, 2028 is a Saturday and Emancipation Day is kept on the Monday; Jan 15, 2029 is Martin Luther King's.
test('a weekend or a legal holiday moves a deadline to the next working day, and the end of the year stays', () => {
  expect(filingDay(2027)).toBe('2028-04-18')
  expect(nextFilingDay('2028-04-16')).toBe('2028-04-18')
  expect(nextEstimatedTaxDay('2028-12-01')).toBe('2029-01-16')
  expect(extendedFilingDay(2027)).toBe('2028-10-16')
  expect(yearEnd('2028-02-01')).toBe('2028-12-31')
})

test('no deadline lies in the past or more than a year ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 30_000 }), (day) => {
      const today = dateOfDayNumber(day)
      for (const next of [nextFilingDay(today), nextEstimatedTaxDay(today), yearEnd(today)]) {
        expect(next >= today).toBe(true)
        expect(dayNumber(next) - day).toBeLessThanOrEqual(366 + 4)
      }
    }),
  )
})
