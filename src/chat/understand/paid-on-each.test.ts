import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const paid = (message: string) => understand(message, { today: '2026-11-20' }).facts.debtPaymentMonthly

test.each([
  ["One card, 9k at 24%. I'm throwing 600 a month at it.", 600],
  ['One card, 9k at 24%. I put 600 towards my card every month. Better way?', 600],
  // 200 × 26 ÷ 12, and 150 × 52 ÷ 12.
  ['I send 200 every other week to my card, 3k at 22%', 433],
  ["I'm putting 150 a week on my cc, 6k at 27%, when is it gone", 650],
  ['I plan on paying 350 twice a month on the card, 4k at 25%', 700],
  [
    // 500 + 900 = 1,400.
    "I owe 20k on cards at 22% and 40k in student loans at 6%. I'm paying 500/mo towards my student loans and throwing 900 at the cards each month.",
    1_400,
  ],
  [
    // 450 + 2,000 = 2,450, and 450 + 3,000 = 3,450.
    '12k on my card at 23%, 52k in student loans at 6%. I am paying 450 a month on the student loans and sending 2-3k to my card each month.',
    [2_450, 3_450],
  ],
])('what is paid on every debt is all that goes to them: %s', (message, sum) => {
  expect(paid(message)).toEqual(sum)
})

test.each([
  ['One card, 9k at 24%. I could throw 600 a month at it.', 'thought of'],
  [
    'I owe 20k on cards at 22% and 40k in student loans at 6%. I throw 900 at the cards each month.',
    'one of two',
  ],
  [
    'card 5k at 22%, car 14k at 7%. I pay 389 a month on the car and 200 a month on my card',
    'asked for each',
  ],
  ['I put 600 a month on the card', 'no debt: what is charged'],
])('not all that goes to the debts: %s (%s)', (message) => {
  expect(paid(message)).toBeUndefined()
})

test('what goes to a card is neither its minimum payment nor saved', () => {
  const told = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(told('I plan to pay 350 twice a month on the card, 4k at 25%. How long?').debts).toEqual([
    { kind: 'credit_card', balance: 4_000, rate: 0.25 },
  ])
  expect(told("I'm putting 150 a week on my cc, 6k at 27%").monthlyContribution).toBeUndefined()
})
