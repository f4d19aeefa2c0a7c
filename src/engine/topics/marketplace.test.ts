import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { marketplaceLimit } from './marketplace.ts'

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
