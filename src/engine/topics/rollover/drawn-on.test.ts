import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { rolloverBasis } from './basis.ts'
import { growthOf, overUses } from './growth.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-22'))
const retired: Household = {
  age: 62,
  maritalStatus: 'single',
  filingStatus: 'single',
  employment: 'retired',
  planBalance: 640_000,
  separationDate: '2026-10-30',
}
const plan = (more: Household = {}) => wholePlan(rollover, { ...retired, ...more }, context)

// Planned to 92 it pays for 30 years. The table of the IRS asks for less than an even share in all of them: at 75, thirteen
// years on, for 1/24.6 where an even share is more than 1/17. So the withdrawals are level in today's dollars. A year of them
// comes month by month: in its middle, on average.
test('what a move is worth to somebody who lives on the money is added up over the years in which it is drawn', () => {
  const basis = rolloverBasis(householdSchema.parse(retired), context)
  expect(basis.horizon.value).toBe(30)
  const { uses } = growthOf(basis)
  expect(uses.map(({ years }) => years)).toEqual(Array.from({ length: 30 }, (_, year) => year + 0.5))
  expect(overUses({ uses }, () => 1)).toBeCloseTo(1, 12)
  const { rate, inflation } = growthOf(basis)
  const grown = (1 + rate.value) / (1 + inflation.value)
  const paid = uses.map(({ years, share }) => share * grown ** years)
  expect(Math.max(...paid) - Math.min(...paid)).toBeLessThan(1e-9)
  // Level payments of a pot that grows take more than a thirtieth of today's pot first, and less than that last.
  expect(uses[0]?.share).toBeGreaterThan(1 / 30)
  expect(uses.at(-1)?.share).toBeLessThan(1 / 30)
})

test('whoever names the year, or still works, needs it all at the end', () => {
  const usesOf = (more: Household) =>
    growthOf(rolloverBasis(householdSchema.parse({ ...retired, ...more }), context)).uses
  expect(usesOf({ horizonYears: 12 })).toEqual([{ years: 12, share: 1 }])
  expect(usesOf({ employment: 'employed' })).toHaveLength(1)
})

test('whoever has stopped work before Medicare reads what a withdrawal does to the health credit', () => {
  const isTold = (more?: Household) => plan(more).checks.some(({ id }) => id === 'cover-income')
  expect(isTold()).toBe(true)
  expect(isTold({ age: 66 })).toBe(false)
  expect(isTold({ employment: 'employed' })).toBe(false)
  expect(isTold({ employment: 'employed', marketplaceCoverage: true })).toBe(true)
})
