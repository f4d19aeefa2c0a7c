/** Care that costs less and a pay that rises are as good as a debt that ends: the same sum, free from the same month on. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const figure = (household: Household, id: string): number =>
  Number(drafted(household).figures.find((one) => one.id === id)?.value)

/** Nothing comes before college: the fund is full, and there are no other debts. */
const family: Household = {
  ...{ age: 35, spouseAge: 34, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 98_000, spouseIncome: 71_000, earners: 2, incomeStability: 'steady', dependents: [2] },
  ...{ monthlyExpenses: 6_000, monthlySurplus: 200, savings: 60_000, debts: [], retirementOnTrack: true },
  ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, collegeFundShare: 1, collegeSaved: 4_000 },
}
/** A loan without interest that so much a month pays off in so many months. */
const loan = (minPayment: number, months: number) =>
  ({ kind: 'family', balance: minPayment * months, rate: 0, minPayment }) as const

// A child of 2 is 5 in 2031 − 2 = 2029: from Nov 2026 to Aug 2029 are 33 months, and to Aug 2037, before it is 13, 129.
test('care that ends once college is saved for reaches as much as loans of the same payments', () => {
  const caring: Household = { ...family, childcareMonthly: 300 }
  const freed = ['care.2029.freed', 'care.2037.freed'].map((id) => figure(caring, id))
  expect(freed.reduce((sum, each) => sum + each, 0)).toBe(300)
  const owing = { ...family, debts: [loan(freed[0]!, 33), loan(freed[1]!, 129)] }
  expect(figure(caring, 'reached')).toBeCloseTo(figure(owing, 'reached'), 6)
  expect(figure(caring, 'reached')).toBeGreaterThan(figure(family, 'reached') + 0.2)
  const plan = drafted(caring)
  expect(plainText(plan.summary)).toContain(
    '$200 a month, rising to $500 a month by Sep 2037 as child care costs less, reaches',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'care-ends')
  expect(step?.dueDate).toBe('2029-09-26')
  expect(plainText(step?.how ?? '')).toContain('Raise the transfer to college by it. Do the same')
  expect(plan.checks.find(({ id }) => id === 'child-care-ends')?.status).toBe('pass')
})

// The new pay begins in January 2028: 13 months from November 2026 are without it.
test('a raise that was told reaches as much as a loan of what it brings a month, and the plan says so', () => {
  const rising: Household = { ...family, expectedPay: 104_000, expectedPayFrom: 2028 }
  const more = figure(rising, 'pay-change')
  const owing = { ...family, debts: [loan(more, 13)] }
  expect(figure(rising, 'reached')).toBeCloseTo(figure(owing, 'reached'), 6)
  const plan = drafted(rising)
  expect(plainText(plan.summary)).toMatch(/rising to \$\d+ a month by Jan 2028 as your pay rises, reaches/)
  expect(plainText(plan.summary)).toContain('and what this plan reaches counts on it')
  expect(plan.nextSteps.find(({ id }) => id === 'pay-change')?.dueDate).toBe('2028-01-26')
  const check = plan.checks.find(({ id }) => id === 'pay-change')
  expect(plainText(check?.detail ?? '')).toContain('if it comes later or is less, less is reached')
})

test('what the target does not need of it stays free', () => {
  const near: Household = { ...family, childcareMonthly: 1_500, monthlySurplus: 600 }
  const plan = drafted(near)
  expect(figure(near, 'reached')).toBeCloseTo(1, 2)
  const step = plan.nextSteps.find(({ id }) => id === 'care-ends')
  expect(plainText(step?.how ?? '')).toMatch(
    /Raise the transfer to college by \$\d+ a month; the rest of it is free/,
  )
})

// By the last pay check in about two years nothing is free yet of what ends in 2029.
test('care that ends after the last pay check frees nothing for college', () => {
  const leaving: Household = { ...family, age: 63, retirementAge: 65, spouseIncome: 0, childcareMonthly: 300 }
  expect(plainText(drafted(leaving).summary)).not.toContain('child care')
})
