import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-28'))
const drafted = (household: Household) => wholePlan(termLife, household, context)
const said = (household: Household) => {
  const { summary, checks } = drafted(household)
  const detail = checks.find(({ id }) => id === 'instead')?.detail
  return { summary: plainText(summary), instead: detail && plainText(detail) }
}

const near60: Household = {
  age: 57,
  spouseAge: 55,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [],
  state: 'PA',
  income: 82_000,
  spouseIncome: 38_000,
  monthlyExpenses: 5_000,
  debts: [{ kind: 'mortgage', balance: 62_000, rate: 0.0375, minPayment: 720 }],
  retirementSavings: 430_000,
  taxableInvestments: 45_000,
  savings: 22_000,
  employerCoverage: '$82,000',
  coverageAmount: 0,
  retirementAge: 66,
  monthlySurplus: 600,
}

// Nothing is owed at a high rate and the fund is full: 600 go to the Roth IRA. IRC §219(b)(5): 7,500 + 1,100 from 50 on.
test('where no cover is missing, the told month goes where the next dollar goes', () => {
  const { summary, instead } = said(near60)
  expect(summary).toContain(
    'The $600 a month that you can put aside does more elsewhere: $600 to your Roth IRA.',
  )
  expect(instead).toContain('$600 to your Roth IRA')
  expect(instead).toContain('Your IRA takes $8,600 a year, the catch-up of your age included')
  const month = wholePlan(nextDollar, near60, context)
  expect(month.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Your Roth IRA', 600],
  ])
})

test('a card at a high rate comes first there too', () => {
  const card = { kind: 'credit_card' as const, balance: 60_000, rate: 0.22, minPayment: 900 }
  expect(said({ ...near60, debts: [...(near60.debts ?? []), card] }).instead).toContain(
    '$600 to the credit card',
  )
})

test('a sum that was named to decide on is placed, and without any the price of a small policy is', () => {
  expect(said({ ...near60, monthlySurplus: 900, amountMonthly: 300 }).instead).toContain(
    '$300 to your Roth IRA',
  )
  const { monthlySurplus: _, ...untold } = near60
  const { summary, instead } = said(untold)
  expect(instead).toContain('A small policy would cost about')
  expect(summary).not.toContain('does more elsewhere')
})

test('where cover is missing, or nobody is paid, nothing is placed beside it', () => {
  expect(said({ ...near60, dependents: [2], spouseIncome: 0 }).instead).toBeUndefined()
  expect(said({ ...near60, employment: 'retired', income: 0, spouseIncome: 0 }).instead).toBeUndefined()
})

// A couple of 57 and 55 who told of no child will hardly have one; at 32 and 30 they may.
test('a child is supposed only where one is likely', () => {
  const changes = (household: Household) => JSON.stringify(drafted(household).sensitivities)
  expect(changes(near60)).not.toContain('you had a child')
  expect(changes({ ...near60, age: 32, spouseAge: 30 })).toContain('you had a child')
})
