import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-22'))
const owner: Household = {
  age: 35,
  filingStatus: 'single',
  income: 90_000,
  hasWorkplacePlan: false,
  monthlyExpenses: 3_500,
  monthlySurplus: 1_900,
  savings: 20_000,
  iraContributedThisYear: 7_000,
}
const at = (rate: number, more: Household = {}) =>
  wholePlan(
    nextDollar,
    {
      ...owner,
      considersPayoff: true,
      debts: [{ kind: 'mortgage', rate, balance: 240_000, minPayment: 1_600 }],
      ...more,
    },
    context,
  )
const places = ({ allocations }: ReturnType<typeof at>) => allocations.map(({ label }) => plainText(label))

// Bonds are expected to earn 4.5 %, and a mix mostly of stocks some 6 %.
test.each([
  [0.03, 'At 3% the mortgage costs less than bonds are expected to earn, 4.5% a year'],
  [0.045, 'The IRA before the mortgage. At 4.5% it costs no more than bonds are expected to earn'],
  [0.065, 'The IRA first, whose room is lost with the year, then the mortgage before a taxable account'],
])('asked whether to pay the house ahead, the plan answers first, at a rate of %s', (rate, answer) => {
  const plan = at(rate)
  expect(plainText(plan.summary).startsWith(answer)).toBe(true)
  // Said once.
  expect(plan.checks.map(({ id }) => id)).not.toContain('mortgage')
})

test('dollars go ahead on a mortgage that costs more than the mix may earn, after the accounts, and on no other', () => {
  expect(places(at(0.065))).toEqual(['Your traditional IRA', 'Pay off the mortgage'])
  expect(places(at(0.045))).toEqual(['Your traditional IRA', 'Broad index funds, taxable'])
  // Where it is close the other way is shown with its numbers.
  expect(at(0.045).alternatives?.map(({ title }) => plainText(title))).toContain('Pay the mortgage early')
})

test('a home loan at the rate of a card still waits for the emergency fund', () => {
  expect(places(at(0.09, { savings: 3_000 }))).toEqual(['Emergency fund'])
})

test('nobody who did not ask is led with the mortgage: its check compares it', () => {
  const plan = at(0.045, { considersPayoff: false })
  expect(plainText(plan.summary)).not.toContain('mortgage')
  const { detail } = plan.checks.find(({ id }) => id === 'mortgage') ?? {}
  expect(plainText(detail ?? '')).toContain('costs no more than bonds are expected to earn')
})

test('one that costs more than the mix may earn comes before a taxable account without being asked about, unless that was ruled out', () => {
  const unasked = at(0.065, { considersPayoff: undefined })
  expect(places(unasked)).toEqual(['Your traditional IRA', 'Pay off the mortgage'])
  expect(plainText(unasked.summary).startsWith('Of $1,900')).toBe(true)
  expect(unasked.checks.map(({ id }) => id)).toContain('mortgage')
  expect(places(at(0.065, { considersPayoff: false }))).not.toContain('Pay off the mortgage')
  expect(places(at(0.045, { considersPayoff: undefined }))).not.toContain('Pay off the mortgage')
})
