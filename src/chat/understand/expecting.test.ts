import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  [
    'We have a 2 year old and another one due in April',
    { twoAdults: true, dependents: [2], expecting: true },
  ],
  [
    "we're 29 and 31, expecting in April",
    { age: 29, spouseAge: 31, maritalStatus: 'married', expecting: true },
  ],
  ['expecting a refund in April', {}],
  ['my sister is pregnant', {}],
  ["we're expecting a refund", {}],
  ['single mom of 8 and 11, and pregnant', { maritalStatus: 'single', dependents: [8, 11], expecting: true }],
])('a child on the way is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
