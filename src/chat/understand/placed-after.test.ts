import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each([
  ['I have 7k to my name, but that’s in my 401k', { retirementSavings: 7_000 }],
  ['I have 7k to my name. But that’s all in my 401k.', { retirementSavings: 7_000 }],
  ['How big a cushion do I need? I have 7k to my name, all in a 401k', { retirementSavings: 7_000 }],
  ['I’ve got 9k saved up. Unfortunately it’s in my Roth IRA.', { retirementSavings: 9_000 }],
  ['12k left, but that’s in a brokerage account', { taxableInvestments: 12_000 }],
  ['5k left, but that’s in my checking account', { savings: 5_000 }],
  ['I have 7k saved, but it’s in a 529 for my son', { collegeSaved: 7_000 }],
  ['I have 30k to my name but it’s tied up in my house', {}],
  ['I have 20k saved, most of it in my 401k', {}],
  ['I have 7k to my name, and 40k in my 401k', { savings: 7_000, retirementSavings: 40_000 }],
  ['I have 7k in cash, but my 401k has 20k', { savings: 7_000, retirementSavings: 20_000 }],
])('a sum is where it is said to stand afterwards: %s', (message, held) => {
  const { savings, retirementSavings, taxableInvestments, collegeSaved } = understand(message, {
    today: '2026-11-20',
  }).facts
  expect({ savings, retirementSavings, taxableInvestments, collegeSaved }).toEqual({
    savings: undefined,
    retirementSavings: undefined,
    taxableInvestments: undefined,
    collegeSaved: undefined,
    ...held,
  })
})

test('a sum that came is the one to decide about, wherever it stands', () => {
  const { facts } = understand('My uncle left me 85k. It’s in an IRA. What do I do?', { today: '2026-11-20' })
  expect(facts.amount).toBe(85_000)
})

test.each<FactKey>(['savings', 'emergencyFund'])(
  'what is tied up in a house is no answer to %s',
  (openQuestion) => {
    const { facts } = understand('8k but it’s all in the house', {
      today: '2026-11-20',
      topic: 'emergency_fund',
      openQuestion,
    })
    expect(facts[openQuestion]).toBeUndefined()
  },
)
