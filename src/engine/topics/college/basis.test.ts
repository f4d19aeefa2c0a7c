/** What was told stands before what would be made of other facts. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { collegeBasis } from './basis.ts'
import { collegeNeeds } from './need.ts'

const context = sketchContext(draftContext('2026-11-20'))
const family: Household = {
  filingStatus: 'married_joint',
  state: 'IL',
  dependents: [9, 12],
  income: 110_000,
  spouseIncome: 62_000,
  collegeSavedEach: [20_000, 45_000],
}

test('what each child’s account holds comes to what is saved, where no sum was told', () => {
  const basis = collegeBasis(family, context)
  expect(basis.saved.value).toBe(65_000)
  expect(collegeNeeds(basis).map(({ saved }) => saved.value)).toEqual([20_000, 45_000])
  // A sum that is named beside it is one to place.
  expect(collegeBasis({ ...family, amount: 10_000 }, context).lump?.value).toBe(10_000)
})

// IRC §25A(d): all of $2,500 to $160,000 on a joint return, nothing from $180,000 on, not indexed. In six years
// 172,000 is 197,144, 150,000 is 171,927, which leaves (180 − 171.927) ÷ 20, and 139,000 is 159,319.
test('the income of the return that was told decides the tuition credit and the limits of a state', () => {
  expect(collegeBasis(family, context).tuitionCredit).toBeUndefined()
  expect(collegeBasis({ ...family, agi: 150_000 }, context).tuitionCredit?.yearly.value).toBe(1_009)
  expect(collegeBasis({ ...family, agi: 139_000 }, context).tuitionCredit?.yearly.value).toBe(2_500)
  expect(collegeBasis({ ...family, agi: 185_000 }, context).tuitionCredit).toBeUndefined()
  const jersey: Household = { ...family, state: 'NJ', income: 150_000 }
  expect(collegeBasis(jersey, context).state?.kind).toBe('ended')
  expect(collegeBasis({ ...jersey, agi: 190_000 }, context).state?.kind).not.toBe('ended')
})
