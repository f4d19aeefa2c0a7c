import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { marketplaceLimit, marketplaceLimitFigure } from './marketplace.ts'

const context = draftContext('2026-11-22')
const limitOf = (household: Household) =>
  marketplaceLimit({ reader: factReader(worksheet(context.fromSample), household, context.today), context })

// Four times the poverty guideline of 2025: 15,650 for one, 5,500 for each more.
test('the limit of the Marketplace credit grows with the people on the return', () => {
  expect(limitOf({ filingStatus: 'single' })).toBe(62_600)
  expect(limitOf({ filingStatus: 'married_joint' })).toBe(84_600)
  expect(limitOf({ filingStatus: 'married_joint', dependents: [9] })).toBe(106_600)
  expect(limitOf({ filingStatus: 'married_separate', maritalStatus: 'married' })).toBe(62_600)
})

test('a late spouse counts on the joint return of the year of the death, and not after it', () => {
  const widowed: Household = { maritalStatus: 'widowed', spouseDeathYear: 2026 }
  expect(limitOf(widowed)).toBe(84_600)
  expect(limitOf({ ...widowed, spouseDeathYear: 2025 })).toBe(62_600)
})

// Next year's goes by the guideline of 2026: 4 × 21,640 for two is 86,560, and 4 × 27,320 for three 109,280.
test('the limit of a later year counts who is on the return of that year', () => {
  const next = (household: Household) => {
    const sheet = worksheet(context.fromSample)
    const reader = factReader(sheet, household, context.today)
    return marketplaceLimitFigure({ sheet, reader, context }, { year: 2027 }).value
  }
  const couple: Household = { filingStatus: 'married_joint', dependents: [5] }
  expect(next({ ...couple, maritalStatus: 'married' })).toBe(109_280)
  expect(next({ ...couple, maritalStatus: 'widowed', spouseDeathYear: 2026 })).toBe(86_560)
})
