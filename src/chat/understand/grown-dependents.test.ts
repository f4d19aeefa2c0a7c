import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    "I'm single and support my mother, 70, who lives with me",
    { adultDependents: 1, maritalStatus: 'single' },
  ],
  ['my parents depend on me', { adultDependents: 2 }],
  ['I send money to my parents abroad every month', { adultDependents: 2 }],
  ['my parents support me', {}],
  ['I live with my mom', {}],
  ['no kids, just my mom', { numDependents: 0, adultDependents: 1 }],
  ['no kids, just my mom’s old car', { numDependents: 0 }],
  ['the only one who depends on me is my mom', { adultDependents: 1 }],
]

test('grown people who live on someone’s pay are counted, and are no children', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('what parents are given each month is read where life insurance is asked about', () => {
  const told = understand('I send 600 a month to my parents, they depend on me. Do I need term life?', {
    today: '2026-11-20',
  }).facts
  expect(told).toMatchObject({ adultDependents: 2, survivorSpendingMonthly: 600 })
})

test('a parent alone answers the question who depends on someone’s pay', () => {
  const answered = (message: string) =>
    understand(message, { today: '2026-11-20', openQuestion: 'numDependents', topic: 'term_life' }).facts
  expect(answered('just my mom')).toEqual({ numDependents: 0, adultDependents: 1 })
  expect(answered('yes, my mom and dad')).toEqual({ numDependents: 0, adultDependents: 2 })
  expect(answered('my mom helps us').adultDependents).toBeUndefined()
})
