import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const household: Household = {
  ...{ age: 52, spouseAge: 51, maritalStatus: 'married', state: 'CO', income: 135_000, spouseIncome: 75_000 },
  ...{ employment: 'employed', getsWholeMatch: true, spouseGetsWholeMatch: true, behindOnDebts: false },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 1_200, savings: 45_000, deductible: 3_500 },
  debts: [
    { kind: 'credit_card', balance: 9_000, rate: 0.2099, minPayment: 270 },
    { kind: 'heloc', balance: 34_000, rate: 0.0875, minPayment: 400 },
    { kind: 'auto', balance: 28_000, rate: 0.065, minPayment: 560 },
  ],
}
const stepOf = (id: string, of: Household = household) => planOf(of).nextSteps.find((step) => step.id === id)
const titleOf = (id: string, of?: Household) => plainText(stepOf(id, of)?.title ?? '')

// 45,000 − 3,500 are 41,500: 9,000 end the card, and 32,500 leave 1,500 of the line, which are 1,510.94 a month later.
test('what one payment ends is paid once, and cash that goes to two debts names both sums', () => {
  expect(titleOf('spare')).toBe(
    'Of your cash, send $9,000 to the credit card and $32,500 to the home-equity line',
  )
  expect(titleOf('extra')).toBe('Send $1,511 to the home-equity line, once: that ends it')
  expect(plainText(stepOf('extra')?.how ?? '')).toContain('end the autopay of that debt')
})

// 15,000 − 3,500 leave 31,500 of the line: many payments.
test('what takes more than one payment is sent each month', () => {
  expect(titleOf('extra', { ...household, savings: 15_000 })).toMatch(
    /^Send \$1,470 a month more to the home/,
  )
})
