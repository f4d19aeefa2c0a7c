import { expect, test } from 'vitest'
import { withDebts } from './debt-besides.ts'
import { draftContext, sketchContext } from './draft-context.ts'
import type { Household } from './household.ts'
import { collegeSavings } from './topics/college/college-savings.ts'
import { tryFact } from './what-matters.ts'

const card = { kind: 'credit_card' as const, balance: 9_000, rate: 0.24 }
const mortgage = { kind: 'mortgage' as const, balance: 262_000, rate: 0.034, minPayment: 1_530 }

// A month of 24% a year on 9,000 is 180, and one percent of the balance 90.
test('a card besides costs its payment each month: so much more goes out, and so much less is left', () => {
  const told: Household = { debts: [mortgage], monthlyExpenses: [5_000, 5_400], monthlySurplus: 385 }
  const { debts, monthlyExpenses, monthlySurplus } = withDebts(told, [card, mortgage])
  expect(debts).toEqual([card, mortgage])
  expect(monthlyExpenses).toEqual([5_270, 5_670])
  expect(monthlySurplus).toBe(115)
})

test('where nobody told what a month leaves, what goes in pays it, and a month never leaves less than nothing', () => {
  expect(withDebts({ debts: [], collegeMonthly: 400 }, [card])).toMatchObject({ collegeMonthly: 130 })
  expect(withDebts({ debts: [], monthlySurplus: 200, collegeMonthly: 200 }, [card])).toMatchObject({
    monthlySurplus: 0,
    collegeMonthly: 200,
  })
})

test('debts that were told, or fall away, change nothing else', () => {
  const told: Household = { debts: [mortgage], monthlyExpenses: 5_000, monthlySurplus: 385 }
  expect(withDebts(told, [mortgage])).toEqual(told)
  expect(withDebts(told, [])).toEqual({ ...told, debts: [] })
})

const family: Household = {
  ...{ age: 40, spouseAge: 39, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
  ...{ dependents: [9, 1], income: 84_700, spouseIncome: 46_100, earners: 2, incomeStability: 'steady' },
  ...{ collegeFundShare: 0.5, collegeSaved: 14_200, collegeMonthly: 385, collegeTarget: 'public_in_state' },
  ...{ savings: 19_800, monthlyExpenses: 5_420, monthlySurplus: 385, retirementOnTrack: true },
  ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, debts: [mortgage], contributionRate: 0.07 },
}
const context = sketchContext(draftContext('2026-11-26'))

// What pays the card from cash is missing in the fund, and its 270 a month were never left for college.
test('more debt never reaches more of college', () => {
  const base = collegeSavings.draft(family, context)
  const owing = tryFact(collegeSavings, base, family, { fact: 'debts', value: [card, mortgage] }, context)
  const reached = (household: Household | undefined) =>
    collegeSavings.draft(household ?? {}, context).figures.find(({ id }) => id === 'reached')?.value
  expect(Number(reached(owing))).toBeLessThanOrEqual(Number(reached(family)))
})
