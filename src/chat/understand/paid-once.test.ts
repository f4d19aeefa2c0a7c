import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const debts = [{ kind: 'credit_card' as const, balance: 6_000, rate: 0.25 }]
const factsOf = (message: string) => {
  const { debtPaymentOnce, debtPaymentOnceOn, debtPaymentOnceFromSavings } = understand(message, {
    today: '2026-11-20',
    topic: 'debt_payoff',
    household: { debts },
  }).facts
  return { debtPaymentOnce, debtPaymentOnceOn, debtPaymentOnceFromSavings }
}

test.each([
  [
    'i get a 3,000 tax refund and will put it on the card',
    { debtPaymentOnce: 3_000, debtPaymentOnceOn: 'credit_card' },
  ],
  ['my bonus of 2k is going to the car loan', { debtPaymentOnce: 2_000, debtPaymentOnceOn: 'auto' }],
  ['i can throw 1500 at it once', { debtPaymentOnce: 1_500 }],
  [
    'going to put 2k from savings toward the card',
    { debtPaymentOnce: 2_000, debtPaymentOnceOn: 'credit_card', debtPaymentOnceFromSavings: true },
  ],
  ['i put 200 a month on the card', {}],
  ['i have 4k in savings', {}],
  ['my refund is 3k', {}],
  ['i pay 300 on the card and get a bonus each year', {}],
])('“%s”', (message, found) => {
  expect(factsOf(message)).toEqual({
    debtPaymentOnce: undefined,
    debtPaymentOnceOn: undefined,
    debtPaymentOnceFromSavings: undefined,
    ...found,
  })
})

test('outside a talk about debts a refund is a sum to place', () => {
  expect(
    understand('i get a 3,000 tax refund, should i put it on the card?', { today: '2026-11-20' }).facts
      .debtPaymentOnce,
  ).toBeUndefined()
})
