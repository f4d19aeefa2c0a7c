import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'They match 100% of the first 3% and 50% of the next 2%',
    { employerMatch: { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } } },
  ],
  ['company matches dollar for dollar up to 6 percent', { employerMatch: { rate: 1, upTo: 0.06 } }],
  ['401k with 6% match', { employerMatch: { rate: 1, upTo: 0.06 }, accountType: ['401k'] }],
  ['no match from employer', { employerMatch: { rate: 0 } }],
  ['I contribute 8% to my 401k', { contributionRate: 0.08, accountType: ['401k'] }],
  [
    'My employer contributes 3% regardless and matches another 3%',
    { employerMatch: { rate: 1, upTo: 0.03 } },
  ],
  ['just lost my job', { employment: 'unemployed' }],
  ["I'm retired", { employment: 'retired' }],
]

test('matches, contributions and work are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
