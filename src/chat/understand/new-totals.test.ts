import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { answerBook } from '../answer-book.ts'
import { converse } from '../converse.ts'
import { newThread } from '../thread-state.ts'

const context = {
  today: '2026-11-20',
  now: '2026-11-20T10:00:00.000Z',
  newId: () => 'plan-1',
  answers: answerBook([]),
}
function householdAfter(messages: readonly string[]): Household {
  let state = newThread()
  for (const message of messages) state = converse(state, message, context).state
  return state.household
}

const fund = 'We bring home 4800 a month and spend 2900. How big should our emergency fund be?'
const listed =
  'I take home 3800. Rent is 1400, groceries 500, gas 150, phone 80. Make me a budget for the month.'
const talks: [messages: string[], known: Household][] = [
  [
    [fund, 'wait i forgot my car payment 340 so make it 3240'],
    { takeHomeMonthly: 4_800, monthlyExpenses: 3_240 },
  ],
  [[fund, "oh i left out daycare, 900, so it's 3800"], { takeHomeMonthly: 4_800, monthlyExpenses: 3_800 }],
  // 500 more do not make 9,000 of 2,900.
  [[fund, 'i forgot the car, 500, so make it 9000'], { takeHomeMonthly: 4_800, monthlyExpenses: 2_900 }],
  [
    [listed, 'actually rent is 1550 now'],
    { takeHomeMonthly: 3_800, monthlyExpenses: 2_280, monthlyRent: 1_550 },
  ],
  [
    [listed, 'actually rent is 1550 now', 'groceries are 600', 'sorry, groceries are 650', 'the phone is 45'],
    { takeHomeMonthly: 3_800, monthlyExpenses: 2_395, monthlyRent: 1_550 },
  ],
  // What was told in one sum is not added up from what is told beside it.
  [
    ['I take home 3800, rent is 1400, we spend 3000 a month in all. Make me a budget.', 'rent is 1550 now'],
    { takeHomeMonthly: 3_800, monthlyExpenses: 3_000, monthlyRent: 1_550 },
  ],
]

test.each(talks)('%j moves the total by what its part moves', { timeout: 30_000 }, (messages, known) => {
  expect(householdAfter(messages)).toEqual(known)
})
