import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['I can stomach big swings, go aggressive', { riskTolerance: 'aggressive' }],
  ['pretty risk averse', { riskTolerance: 'conservative' }],
  ['aggressive cancer', {}],
]

test('feelings about risk are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
