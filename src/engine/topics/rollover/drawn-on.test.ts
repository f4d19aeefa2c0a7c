import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
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

// Planned to 92 the money lasts 30 years; drawn on evenly, a dollar of it stays 15.
test('what a move is worth to somebody who lives on the money counts half of the years that it lasts', () => {
  const years = (more?: Household) => plan(more).figures.find(({ id }) => id === 'years-there')?.value
  expect(years()).toBe(15)
  expect(years({ horizonYears: 12 })).toBeUndefined()
  expect(years({ employment: 'employed' })).toBeUndefined()
})

test('whoever has stopped work before Medicare reads what a withdrawal does to the health credit', () => {
  const isTold = (more?: Household) => plan(more).checks.some(({ id }) => id === 'cover-income')
  expect(isTold()).toBe(true)
  expect(isTold({ age: 66 })).toBe(false)
  expect(isTold({ employment: 'employed' })).toBe(false)
  expect(isTold({ employment: 'employed', marketplaceCoverage: true })).toBe(true)
})
