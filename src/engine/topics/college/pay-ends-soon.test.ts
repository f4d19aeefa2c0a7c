/** Who stops work soon, or draws on savings already, has no payment to turn over to college when a debt ends. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { stopsBeforeBenefits } from '../families-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(collegeSavings, household, context)
const ledgerOf = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.alternatives.find((one) => one.id === id)?.ledger?.map(({ value }) => plainText(value)) ?? []

const couple: Household = {
  ...stopsBeforeBenefits,
  dependents: [6],
  forGrandchild: true,
  collegeOwner: 'grandparent',
  collegeSaved: 4_300,
  collegeMonthly: 100,
  collegeFundShare: 0.5,
  collegeTarget: 'public_in_state',
  cushionMonths: 5,
  retirementOnTrack: true,
}

// 36 × 1,570 − 25 × 842 are 35,470, of which cash beyond the fund pays 10,750.
test('the months without pay come before college, and nothing is counted from pay that has ended', () => {
  const plan = planOf(couple)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Cash for the months without pay first', 460],
  ])
  expect(plainText(plan.title)).toBe('Cash for the months without pay first, then college')
  expect(plainText(plan.checks.find(({ id }) => id === 'retirement')?.detail ?? '')).toContain(
    'They still need $24,720 beyond your cash',
  )
  // The mortgage ends in Oct 2028, a year after the last pay check.
  expect(ledgerOf(plan, 'current')[0]).toBe('$100 a month')
  expect(plan.figures.find(({ id }) => id === 'work.months')?.value).toBe(12)
})

test('work that goes on for years turns the payment over', () => {
  const plan = planOf({ ...couple, retirementAge: 70 })
  expect(ledgerOf(plan, 'current')[0]).toContain('by Oct 2028 as a debt ends')
})

// Pennsylvania taxes neither Social Security nor a pension, so that a year without pay has no tax to lower.
test('a payment that ends lowers what a retired couple draws, and pay of this year alone earns no deduction of years', () => {
  const plan = planOf({
    ...couple,
    employment: 'retired',
    income: 0,
    earners: 0,
    monthlySurplus: 0,
    payThisYear: 28_700,
    separationDate: '2026-11-13',
  })
  const goesIn = ledgerOf(plan, 'recommended')
  expect(goesIn[0]).toBe('$100 a month')
  expect(goesIn[2]).not.toMatch(/[1-9]/)
  expect(plan.nextSteps.map(({ title }) => plainText(title)).join(' ')).not.toContain('to college as well')
})
