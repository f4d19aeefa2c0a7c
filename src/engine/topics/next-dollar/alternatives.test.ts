import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-20'))

const couple: Household = {
  age: 33,
  maritalStatus: 'married',
  income: 78_000,
  spouseIncome: 64_000,
  numDependents: 0,
  monthlyExpenses: 5_000,
  savings: 14_000,
  debts: [{ kind: 'personal', balance: 24_000, rate: 0.072, minPayment: 340 }],
  hasWorkplacePlan: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionRate: 0.06,
}
const waysOf = (more: Household) =>
  wholePlan(nextDollar, { ...couple, ...more }, context).alternatives.map(({ id }) => id)

// Accounts with room for the whole 1,200 a month come before a debt in the middle, and it only runs out.
test('a debt in the middle that the plan never pays early has paying it early among the other ways', () => {
  expect(waysOf({ monthlySurplus: 1_200 })).toContain('pay-early')
  expect(waysOf({ monthlySurplus: 1_200 })).not.toContain('invest-not-pay')
})

test('one that the plan does pay early has investing instead', () => {
  const paid = waysOf({ monthlySurplus: 9_000 })
  expect(paid).toContain('invest-not-pay')
  expect(paid).not.toContain('pay-early')
})

// 900 a month fill the IRAs at most: none of it gets as far as the plan at work, before or after college.
test('a way in which no dollar goes elsewhere is not shown', () => {
  const child = { debts: [], numDependents: 1, dependents: [4], savings: 60_000 }
  expect(waysOf({ ...child, monthlySurplus: 900 })).not.toContain('college-first')
  expect(waysOf({ ...child, monthlySurplus: 3_000 })).toContain('college-first')
})

test('a debt that the plan sends nothing to is said to end by its own payments', () => {
  const { nextSteps, visualizations } = wholePlan(nextDollar, { ...couple, monthlySurplus: 1_200 }, context)
  expect(plainText(JSON.stringify(visualizations))).toContain('The personal loan ends by its own payments')
  expect(plainText(JSON.stringify([nextSteps, visualizations]))).not.toContain('Done: Pay off')
})

// 350 a month go to a fund of 25,400 for years: the card's own payments end it first, so nothing is invested meanwhile.
test('of two ways that place every dollar alike one is shown', () => {
  const ways = waysOf({
    monthlyExpenses: 6_350,
    monthlySurplus: 350,
    savings: 1_900,
    deductible: 2_500,
    numDependents: 3,
    dependents: [5, 9, 12],
    debts: [{ kind: 'credit_card', balance: 7_200, rate: 0.2324, minPayment: 215 }],
  })
  expect(ways).toContain('fund-first')
  expect(ways).not.toContain('minimums')
})

// 17,600 at 7.38 % by 421 a month: −ln(1 − 108.24 ÷ 421) ÷ ln(1.00615) = 48.5 payments, so 2,806 of interest in all; the
// mortgage of 203,500 at 6.41 % costs far more. Accounts with room take what the month leaves until the car is nearly paid.
test('paying a car early counts no dollar on the house, which has a way of its own', () => {
  const car = { kind: 'auto', balance: 17_600, rate: 0.0738, minPayment: 421 } as const
  const house = { kind: 'mortgage', balance: 203_500, rate: 0.0641, minPayment: 1_480 } as const
  const { alternatives } = wholePlan(
    nextDollar,
    { ...couple, monthlySurplus: 1_200, debts: [car, house] },
    context,
  )
  const interestOf = (id: string) =>
    Number(
      plainText(
        alternatives
          .find((way) => way.id === id)
          ?.ledger.find(({ label }) => plainText(label) === 'Interest on the debts')?.value ?? '',
      ).replace(/[$,]/g, ''),
    )
  const saved = (id: string) => interestOf('recommended') - interestOf(id)
  expect(saved('pay-early')).toBeGreaterThan(0)
  expect(saved('pay-early')).toBeLessThan(2_806)
  expect(saved('pay-early-home')).toBeGreaterThan(2_806)
  expect(alternatives.map(({ title }) => plainText(title))).toEqual(
    expect.arrayContaining(['Pay the car loan early', 'Pay the mortgage early']),
  )
})
