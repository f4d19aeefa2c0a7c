import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ["We're in our early 40s", { age: [40, 43], spouseAge: [40, 43], maritalStatus: 'married' }],
  ['saving since my twenties', {}],
  ['my dad is in his 60s', {}],
])('an age told by its decade is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
