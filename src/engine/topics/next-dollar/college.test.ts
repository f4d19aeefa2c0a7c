import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { dollarBasis } from './basis.ts'
import { collegeMonthly } from './college.ts'

const context = draftContext('2026-11-20')
const collegeOf = (household: Household) =>
  collegeMonthly(dollarBasis({ income: 150_000, debts: [], ...household }, context))?.value

// Worked apart in another language, as in the college plan: a third of an in-state college for a child of five takes $286 a
// month until the last bill, all of one for a newborn $686; and $37,750 set aside today pays for that third.
test('room for college is what the college plan takes for it', () => {
  expect(collegeOf({ dependents: [5] })).toBe(286)
  expect(collegeOf({ dependents: [0], collegeFundShare: 1 })).toBe(686)
  expect(collegeOf({ dependents: [5], collegeSaved: 37_750 })).toBeUndefined()
  // A sum that is to be invested is no college money.
  expect(collegeOf({ dependents: [5], amount: 40_000, amountMonthly: 900 })).toBe(286)
})
