import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  [
    'My company puts in fifty cents for every dollar up to 6 percent of my 401(k)',
    { employerMatch: { rate: 0.5, upTo: 0.06 }, accountType: ['401k'] },
  ],
  [
    'I put 6% in and they match half of it up to 6',
    { contributionRate: 0.06, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ],
  [
    'The hospital matches 50 cents on the dollar up to the first 4%.',
    { employerMatch: { rate: 0.5, upTo: 0.04 } },
  ],
  [
    'My job adds a dollar for every dollar up to 5% in the 401k',
    { employerMatch: { rate: 1, upTo: 0.05 }, accountType: ['401k'] },
  ],
  [
    "My husband's employer gives 25 cents for each dollar in his plan up to 8%",
    { maritalStatus: 'married', spouseEmployerMatch: { rate: 0.25, upTo: 0.08 } },
  ],
  [
    "my sister's company puts in fifty cents for every dollar up to 6% of her 401k",
    { accountType: ['401k'] },
  ],
  ['the store gives fifty cents for every dollar I spend', {}],
  ['they add a dollar of sugar for every dollar up to 6 pounds', {}],
  ['my old company used to match fifty cents on the dollar up to 6%', {}],
  ['gas went up fifty cents on the dollar up to 6 percent', {}],
  ['the charity match puts in a dollar for every dollar up to 8 years', {}],
])('a match told by the dollar is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
