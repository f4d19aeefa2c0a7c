import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { saidOfAsked } from './asked-numbers.ts'
import { converse } from './converse.ts'
import { newThread, threadStateSchema } from './thread-state.ts'

const context = {
  today: '2026-11-20',
  now: '2026-11-20T10:00:00.000Z',
  newId: () => 'plan-1',
  answers: answerBook([]),
}
function talk(...messages: string[]) {
  let turn = converse(newThread(), messages[0] ?? '', context)
  for (const message of messages.slice(1))
    turn = converse(threadStateSchema.parse(turn.state), message, context)
  return turn
}

const sum = { low: 38_000, kind: 'money', isLast: true } as const
const older = { ...sum, isLast: false }
const monthly = { low: 310, kind: 'money', per: 'month', isLast: true } as const
const share = { low: 6, kind: 'percent', isLast: true } as const

test.each([
  ["that's my savings", sum, 'I have $38,000 in savings'],
  ['the 38k is in savings', older, 'I have $38,000 in savings'],
  ["oh sorry, it's what I make", sum, 'I make $38,000 a year'],
  ["the 38,000 is my wife's salary", older, 'My wife makes $38,000 a year'],
  ['credit card', sum, 'I owe $38,000 on my credit card'],
  ["that's what we owe on the visa", sum, 'I owe $38,000 on my visa'],
  ["it's in my 401k", sum, 'I have $38,000 in my 401(k)'],
  ["that's our rent", monthly, 'My rent is $310 a month'],
  ["it's the minimum on the visa", monthly, 'The minimum on the visa is $310 a month'],
  ['my 401k', share, 'I put 6% of my pay into my 401(k)'],
  // A sum of some thousands may be of a month, of a check or of a year.
  ["it's what I make", { ...sum, low: 2_100 }, undefined],
  // What an older reply spoke of is named by its number.
  ['savings', older, undefined],
  ['no savings', sum, undefined],
  ["that's not my savings", sum, undefined],
  ['the 39k is in savings', sum, undefined],
  ['is that my savings?', sum, undefined],
] as const)('"%s" says what the number is, or nothing of it', (message, asked, says) => {
  expect(saidOfAsked(message, [asked])).toEqual(says && { says, of: asked })
})

test('of two numbers the one that is named is meant', () => {
  const two = [sum, { ...sum, low: 7_000 }]
  expect(saidOfAsked("that's my savings", two)).toBeUndefined()
  expect(saidOfAsked('the 7k is my savings', two)).toMatchObject({ says: 'I have $7,000 in savings' })
})

const inherited = "I'm 41, make 92k in Georgia, inherited 60k, and theres the 38k. How should I invest it?"
const card = 'I owe $4,000 on a Visa card at 25% and can pay $300 a month. And the $7,350 thing.'
const talks: [messages: string[], known: Household][] = [
  [[inherited, "that's my savings"], { amount: 60_000, savings: 38_000 }],
  [[inherited, 'no kids', 'the 38k is in savings'], { numDependents: 0, savings: 38_000 }],
  [
    [card, 'chase card'],
    {
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 4_000, rate: 0.25 },
        { kind: 'credit_card', name: 'Chase', balance: 7_350 },
      ],
    },
  ],
  [
    [
      'We spend 4,100 a month. How big should our emergency fund be?',
      'about 900 for marbles',
      "that's what we save",
    ],
    { monthlySurplus: 900 },
  ],
]
test.each(talks)('%j tells what the number was', { timeout: 30_000 }, (messages, known) => {
  expect(talk(...messages).state.household).toMatchObject(known)
})

// “I have …” would say yes to the open question whether the money is needed early.
test('what a number is answers no other question', () => {
  const rollover = '58, laid off in September, 401k there has 410k, also about 22,000. Roll it to an IRA?'
  const { state } = talk(rollover, 'the 22k is our savings')
  expect(state.household.savings).toBe(22_000)
  expect(state.household.needsMoneyEarly).toBeUndefined()
})

test('a number that is to be left aside takes nothing back', () => {
  const { state, response } = talk(card, 'never mind that')
  expect(plainText(response)).toMatch(/^All right, it stays left out\./)
  expect(state.household.debtPaymentMonthly).toBe(300)
  expect(state.askedNumbers).toBeUndefined()
})
