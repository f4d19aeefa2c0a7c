import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { answerBook } from './answer-book.ts'
import { converse } from './converse.ts'
import { newThread, type Turn } from './thread-state.ts'

const context = {
  today: '2026-11-20',
  now: '2026-11-20T10:00:00.000Z',
  newId: () => 'plan-1',
  answers: answerBook([]),
}

function lastOf(messages: readonly string[]): { turn: Turn; before: Household } {
  let turn: Turn | undefined
  let before: Household = {}
  for (const message of messages) {
    before = turn?.state.household ?? {}
    turn = converse(turn?.state ?? newThread(), message, context)
  }
  if (turn === undefined) throw new Error('a talk has a message')
  return { turn, before }
}

const visa = 'I owe $4,000 on a Visa card at 25% and $9,000 on a car at 6%'
const invest = 'How should I invest $100,000? I am 40 and single in Texas'

/** Numbers of which the words say nothing that a fact is called. */
const unplaced: [messages: string[], meanings: Record<string, Household>][] = [
  [
    [visa, 'The minimum on Capital One is $190'],
    {
      'The minimum on the Visa card is $190': {
        debts: [
          { kind: 'credit_card', name: 'Visa', balance: 4_000, rate: 0.25, minPayment: 190 },
          { kind: 'auto', balance: 9_000, rate: 0.06 },
        ],
      },
      'I owe $190 on the Capital One card': {
        debts: [
          { kind: 'credit_card', name: 'Visa', balance: 4_000, rate: 0.25 },
          { kind: 'auto', balance: 9_000, rate: 0.06 },
          { kind: 'credit_card', name: 'Capital One', balance: 190 },
        ],
      },
    },
  ],
  [
    [invest, 'the neighborhood thing is 52k'],
    { 'I make $52,000 a year': { income: 52_000 }, 'I have $52,000 in savings': { savings: 52_000 } },
  ],
]

test.each(unplaced)(
  'the number of %j is asked for, and each meaning that is offered is read as it says',
  (messages, meanings) => {
    const { turn, before } = lastOf(messages)
    expect(turn.state.household).toEqual(before)
    expect(turn.response).toContain('what is it?')
    for (const [says, told] of Object.entries(meanings)) {
      expect(turn.suggestions).toContain(says)
      expect(converse(turn.state, says, context).state.household).toMatchObject(told)
    }
  },
)

test('whatever is offered tells one fact and leaves no number open', () => {
  for (const [messages] of unplaced) {
    const { turn } = lastOf(messages)
    for (const says of turn.suggestions) {
      const next = converse(turn.state, says, context)
      expect(next.state.household, says).not.toEqual(turn.state.household)
      expect(next.response, says).not.toContain('what is it?')
    }
  }
})

test('everything else of the message is kept, and no second question is asked', () => {
  const { turn } = lastOf([invest, 'I am 41 now. The neighborhood thing is 52k'])
  expect(turn.state.household).toMatchObject({ age: 41 })
  expect(turn.response.match(/\?/g)).toHaveLength(1)
})

const placed: string[][] = [
  [invest, 'what if I had 52k more'],
  [invest, 'my brother has 52k'],
  [invest, 'is 52k too little?'],
  [visa, '400 a month'],
  ['Roth or traditional? I am 30 and make 54k', '54k is my pay'],
]
test.each(placed)('beside “%s”, “%s” is not asked about', (...messages) => {
  expect(lastOf(messages).turn.response).not.toContain('what is it?')
})

const notTaken: [messages: string[], fact: keyof Household][] = [
  [['Should I roll over my 401k of $700,000? I am 61', 'only the $640,000 would move'], 'income'],
  [['Help me make a budget. Rent is 1500', 'third paycheck of $2,400 in January'], 'income'],
  [['I have $5,000 on a Visa at 24%', 'the roof thing is $190 a month'], 'monthlySurplus'],
]
test.each(notTaken)('%j tells no %s', (messages, fact) => {
  expect(lastOf(messages).turn.state.household[fact]).toBeUndefined()
})
