import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['family of four in Ohio, I make 62k', { familySize: 4, state: 'OH', income: 62_000 }],
  ['there are three of us in the family', { familySize: 3 }],
  ['the four of us at dinner', {}],
  ['a typical family of 4', {}],
  ["my brother's family of 5", {}],
])('the size of a family is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
