import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const graduate: Household = {
  ...{ age: 34, maritalStatus: 'single', state: 'TX', employment: 'employed', income: 95_000 },
  ...{ takeHomeMonthly: 6_200, monthlyExpenses: 4_200, savings: 20_000, behindOnDebts: false },
  ...{ monthlySurplus: 2_000, debtPaymentMonthly: 1_000 },
  debts: [{ kind: 'student_loan', loanType: 'private', balance: 32_000, rate: 0.062, minPayment: 360 }],
}
const rowOf = (household: Household, id: string) =>
  planOf(household).alternatives.find((row) => row.id === id)
const detailOf = (household: Household, id: string) => plainText(rowOf(household, id)?.detail ?? '')

// 640 of the 1,000 are beyond the 360 that is asked, and 2,000 − 640 are 1,360.
test('a month that was told in two is shown as the plan, beside the way on which all of it goes to debts', () => {
  expect(detailOf(graduate, 'recommended')).toContain(
    'This is your own split: $1,000 a month for debts and $1,360 a month beside it. To do both is right where no debt costs 8% or more.',
  )
  const row = rowOf(graduate, 'all-to-debts')
  expect(plainText(row?.title ?? '')).toBe('Send the other $1,360 a month to the debts as well')
  expect(row?.ledger.map(({ value }) => plainText(value))).toContain('$2,360 a month')
  expect(plainText(row?.difference ?? '')).toMatch(/^Saves /)
})

test('beside a costly card no split is called right', () => {
  const debts: Household['debts'] = [{ kind: 'credit_card', balance: 22_000, rate: 0.22, minPayment: 600 }]
  const detail = detailOf({ ...graduate, savings: 2_000, debts }, 'recommended')
  expect(detail).toContain('a dollar there earns that for certain, which nothing beside it does')
  expect(detail).not.toContain('To do both')
})

test('what only costs tell of, or a child on the way takes, is no split', () => {
  const { monthlySurplus: _, ...untold } = graduate
  expect(rowOf(untold, 'all-to-debts')).toBeUndefined()
  expect(rowOf({ ...graduate, expecting: true, newChildMonthly: 1_600 }, 'all-to-debts')).toBeUndefined()
})

// 6,200 − 4,200 = 2,000, and the 1,000 for debts leave 1,000; of 6,200 − 5,560 = 640 nothing is left beside the 640 beyond the 360.
test('what only pay and costs tell of is named, with its place, and no date counts it', () => {
  const { monthlySurplus: _, ...untold } = graduate
  const check = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'beside')?.detail ?? '')
  expect(check(untold)).toContain('leaves $1,000 a month more than what goes to debts here')
  expect(check({ ...untold, monthlyExpenses: 5_560 })).toBe('')
  expect(check(graduate)).toBe('')
})
