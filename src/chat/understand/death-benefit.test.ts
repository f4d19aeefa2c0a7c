import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (message: string) => {
  const { amount, moneySource, coverageAmount } = understand(message, { today: '2026-11-20' }).facts
  return { amount, moneySource, coverageAmount }
}

test.each([
  ['My husband died in March and I got $400,000 life insurance, I have 20k in savings', 400_000],
  [
    'I lost my wife in June. There is 250k from her life insurance and 9k in the bank. Where do I start?',
    250_000,
  ],
  [
    'My dad passed away and his life insurance paid me 100k, we have 12k in savings. What do I do with it?',
    100_000,
  ],
  ['Widowed in May. The life insurance was 500k, I have 40k saved, what now', 500_000],
  ['got 300k life insurance. how do I invest this', 300_000],
  ['I received $250,000 in life insurance and need to know where to put it', 250_000],
  ["I'm 38, widowed this year, two kids 5 and 8. 500k life insurance. I make 50k. how to invest?", 500_000],
  ['My husband died last month. I have 500k from his life insurance. what should i do with it', 500_000],
])('%s: what was paid after the death is the sum to place', (message, amount) => {
  expect(read(message)).toEqual({ amount, moneySource: 'life_insurance', coverageAmount: undefined })
})

test.each([
  'I got a 500k life insurance policy. Is that enough for my wife and 2 kids?',
  'My dad died at 50, so I have 500k life insurance through work. Do I need more?',
  'If I die my wife gets 300k life insurance, is that enough?',
  'I have 300k life insurance through work. What do I do with it when I leave?',
  'I got a $500,000 life insurance policy. How do I invest in it?',
  'Should I get 300k life insurance or invest that?',
  'My whole life policy is 50k cash value. what should I do with it',
])('%s: cover that is there is no money to place', (message) => {
  expect(read(message).amount).toBeUndefined()
  expect(read(message).moneySource).toBeUndefined()
})

test.each([
  'got 300k life insurance. how do I invest this',
  "I'm 38, widowed this year, two kids 5 and 8. 500k life insurance. I make 50k. how to invest?",
  "My husband died last month. I have 500k from his life insurance, I'm 45 and make 70k. what should i do with it",
])('%s: the question is where to put the money, and not how much cover to buy', (message) => {
  expect(['windfall', 'lump_sum_invest']).toContain(
    understand(message, { today: '2026-11-20' }).topics[0]?.slug,
  )
})

test.each([
  'My dad died at 50, so I have 500k life insurance through work. Do I need more?',
  'How much life insurance do I need? I got 300k through work.',
  'My husband died last year and I want 500k life insurance for my kids. How much would it cost?',
])('%s: the question is how much cover to buy', (message) => {
  expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).toBe('term_life')
})

test('children are the children of a family in which somebody died', () => {
  const { dependents } = understand('My husband died in March, I am 44 with kids 9 and 13.', {
    today: '2026-11-20',
  }).facts
  expect(dependents).toEqual([9, 13])
  const left = (message: string) => understand(message, { today: '2026-11-20' }).facts.dependents
  expect(left('Our 3 year old died in May, and we owe the hospital 9k.')).toBeUndefined()
  expect(left('My 20 year old son was named on my 401k. He died in May. Who is next?')).toBeUndefined()
})
