import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = draftContext('2026-11-26')
const heir: Household = {
  amount: 60_000,
  age: 41,
  maritalStatus: 'single',
  state: 'TX',
  income: 95_000,
  monthlyExpenses: 3_200,
  savings: 20_000,
  debts: [],
  considersRental: true,
}
const draftOf = (more: Household = {}) => lumpSumInvest.draft({ ...heir, ...more }, context)

test('a property is measured by what the mix is expected to earn on the part that is left to invest', () => {
  const { figures, summary, checks } = draftOf()
  const measure = figures.find(({ id }) => id === 'rental.measure')
  // The fund is full, so all of $60,000 is invested; the summary says what its mix may earn.
  const expected = /mix at ([\d.]+)%/.exec(plainText(checks.find(({ id }) => id === 'rental')!.detail))
  expect(Number(measure?.value)).toBeCloseTo((60_000 * Number(expected?.[1])) / 100, -1)
  expect(plainText(summary)).toMatch(
    /^A property to rent out keeps up with this mix where, after all its costs/,
  )
  expect(checks.map(({ id }) => id)).toContain('rental')
})

test('money that is needed soon is for no property, and who asks for none reads of none', () => {
  const soon = draftOf({ horizonYears: 2 })
  expect(plainText(soon.summary)).toContain('buying and selling a property would cost more')
  expect(soon.checks.map(({ id }) => id)).not.toContain('rental')
  const { considersRental: _asked, ...none } = heir
  expect(plainText(lumpSumInvest.draft(none, context).summary)).not.toContain('property')
})
