import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'

test.each<[string, string | undefined]>([
  [
    'I got $50,000 from my dad. I want to invest it for my kids, 4 and 7. How should I split the money?',
    'children',
  ],
  ['We have 40k for our two kids ages 3 and 6, where should we invest it?', 'children'],
  ['How do I invest 20k for my daughter?', 'children'],
  ['I have 40k to invest for my kids college', 'education'],
  ['I have 60k saved and nothing for college yet, kids 8 and 10. What should I do with the 60k?', undefined],
  ['I pay 1,200 a month for my kids daycare and have 40k to invest', undefined],
  ['I have 40k to invest. I need life insurance for my kids', undefined],
])('what money for children is for: %s', (message, goal) => {
  expect(understand(message, { today }).facts.goal).toBe(goal)
})

test('who asks how to split a sum is answered about the sum, and who splits a month about the month', () => {
  const topic = (message: string) => understand(message, { today }).topics[0]?.slug
  expect(
    topic(
      'I got $50,000 from my dad. I want to invest it for my kids, 4 and 7. How should I split the money?',
    ),
  ).toBe('lump_sum_invest')
  expect(topic('How should I split the money? I have 10k')).toBe('lump_sum_invest')
  expect(topic('I have 800 left over each month. How should I split the money?')).toBe('budgeting')
})
