import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { paidOutCredits } from './paid-out-credits.ts'
import { taxPicture } from './tax-picture.ts'

const context = draftContext('2026-11-20')
const mother: Household = {
  ...{ age: 36, maritalStatus: 'single', filingStatus: 'head_of_household', dependents: [9], income: 20_000 },
  ...{ savings: 0, taxableInvestments: 0 },
}
const paidOut = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  return paidOutCredits(sheet, reader, context, taxPicture(sheet, reader, context))?.sum.value
}

/*
 * Rev. Proc. 2025-32: 4,427 for one child between 13,020 and 23,890 of pay, and 1,700 of the child tax credit; no income tax
 * on 20,000. Self-employment tax on it: 20,000 × 92.35% × 15.3% = 2,826, which the same credits cancel first.
 */
test('the credits of a business of one’s own first cancel its own tax', () => {
  expect(paidOut({ ...mother, employment: 'employed' })).toBe(4_427 + 1_700)
  expect(paidOut({ ...mother, employment: 'self_employed' })).toBe(4_427 + 1_700 - 2_826)
  // 43,800: 6,189 of that tax is more than all credits.
  expect(paidOut({ ...mother, employment: 'self_employed', income: 43_800 })).toBeUndefined()
})
