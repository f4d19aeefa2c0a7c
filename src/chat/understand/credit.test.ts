import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['FICO is 702', { creditScore: 702 }],
  ['my score is in the high 600s', { creditScore: [670, 699] }],
  ['I have a 760 credit score', { creditScore: 760 }],
  ['I need a score of 740', {}],
]

test('credit scores are read as number or range', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
