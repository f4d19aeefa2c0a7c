/** The home of one parent alone, which children who grow up elsewhere do not need. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const rowOf = (household: Household) =>
  termLife.draft(household, draftContext('2026-11-28')).alternatives.find(({ id }) => id === 'home-sold')
const inRow = (household: Household, label: string) =>
  plainText(rowOf(household)?.ledger.find((one) => plainText(one.label).startsWith(label))?.value ?? '')

const parent: Household = {
  ...{ age: 46, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'CO', income: 72_000 },
  ...{ dependents: [14, 11], supportReceivedMonthly: 700, coverageAmount: 100_000, coverageYearsLeft: 6 },
  ...{
    employerCoverage: 'none',
    smoker: false,
    monthlyExpenses: 4_900,
    savings: 15_000,
    collegeWish: 40_000,
  },
  homeValue: 420_000,
  debts: [{ kind: 'mortgage', balance: 210_000, rate: 0.031, minPayment: 1_240 }],
}

// The same family without the mortgage, which spends 4,900 − 1,240, is told 250,000 for fifteen years: most is missing when
// the old policy ends in 2032, 208,000 in dollars of that year.
test('of one parent alone whose home pays its mortgage the cover without that mortgage is shown', () => {
  const { homeValue: _home, ...rest } = parent
  const { totalAmount } = termLife.draft(
    { ...rest, debts: [], monthlyExpenses: 3_660 },
    draftContext('2026-11-28'),
  )
  expect(inRow(parent, 'New cover today')).toBe('$250,000')
  expect(totalAmount).toBe(250_000)
  expect(inRow(parent, 'Years with too little')).toBe('0 years')
  expect(plainText(rowOf(parent)?.detail ?? '')).toContain('worth $420,000, pays the $210,000 owed on it')
})

test('a home that a quick sale might not clear of its debts, that nobody told of, or in which somebody stays is not sold', () => {
  expect(rowOf({ ...parent, homeValue: 225_000 })).toBeUndefined()
  const { homeValue: _home, ...untold } = parent
  expect(rowOf(untold)).toBeUndefined()
  expect(rowOf({ ...parent, maritalStatus: 'married', spouseAge: 45, spouseIncome: 30_000 })).toBeUndefined()
})
