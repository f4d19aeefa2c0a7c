import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const debts = [
  { kind: 'credit_card' as const, balance: 19_000, rate: 0.219 },
  { kind: 'mortgage' as const, balance: 310_000, rate: 0.031, minPayment: 1_850 },
]
const readOf = (message: string, household: object = { debts, debtPaymentMonthly: 4_400 }) => {
  const { facts } = understand(message, { today: '2026-11-20', topic: 'debt_payoff', household })
  return facts.mortgageInDebtPayment
}

test.each([
  ['the mortgage is in it', true],
  ['The mortgage is already included in the 4,400.', true],
  ['the $4,400 includes the mortgage', true],
  ['no, the mortgage is not in it', false],
  ["the 4,400 doesn't include our mortgage", false],
  ['the mortgage is on top of that', false],
  ['we owe 385,000, the mortgage is included', undefined],
  ['our expenses are 9,300 and the mortgage is in that', undefined],
  ['the mortgage is in her name', undefined],
  ['the mortgage is at 3.1%', undefined],
  ['is the mortgage in it?', undefined],
  ['how long until the mortgage is paid', undefined],
])('%s', (message, expected) => {
  expect(readOf(message)).toBe(expected)
})

test('nothing is said of a sum that was not told', () => {
  expect(readOf('the mortgage is in it', { debts })).toBeUndefined()
})
