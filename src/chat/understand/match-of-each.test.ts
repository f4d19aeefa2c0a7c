import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  [
    'both jobs match, mine does 4%, hers 3%',
    { employerMatch: { rate: 1, upTo: 0.04 }, spouseEmployerMatch: { rate: 1, upTo: 0.03 } },
  ],
  [
    'my employer matches 5%, his does 3%',
    { employerMatch: { rate: 1, upTo: 0.05 }, spouseEmployerMatch: { rate: 1, upTo: 0.03 } },
  ],
  [
    "both match. my job gives 6%, my wife's 4",
    {
      employerMatch: { rate: 1, upTo: 0.06 },
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
      maritalStatus: 'married',
    },
  ],
  ['mine is 4%, hers 3%', {}],
  ['both raises: mine is 4%, hers 3%', {}],
  ['my room is 4 x 6 feet, hers 3', {}],
])('the match of each of two is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
