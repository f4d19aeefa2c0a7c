import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string): Household => {
  const { inheritedFrom, ownerDeathYear, ownerTookWithdrawals, inheritedRoth } = understand(message, {
    today: '2026-11-20',
  }).facts
  return JSON.parse(JSON.stringify({ inheritedFrom, ownerDeathYear, ownerTookWithdrawals, inheritedRoth }))
}

const rows: [message: string, facts: Household][] = [
  [
    'Inherited IRA from my dad, 150k, he was 78. how fast should i take it',
    { inheritedFrom: 'parent', ownerTookWithdrawals: true },
  ],
  ['I inherited my mother’s IRA, she died in 2024', { inheritedFrom: 'parent', ownerDeathYear: 2024 }],
  [
    'my husband passed away last year and left me his 401k',
    { inheritedFrom: 'spouse', ownerDeathYear: 2025 },
  ],
  [
    'inherited a Roth IRA from grandma, she was already taking RMDs',
    { inheritedFrom: 'parent', inheritedRoth: true, ownerTookWithdrawals: true },
  ],
  ['inherited an ira from my uncle who was 61', { inheritedFrom: 'parent', ownerTookWithdrawals: false }],
  ['inherited an ira from my brother', {}],
  ['inherited an ira, the owner was 74', {}],
  ['my dad died and left me 50k in cash', {}],
  ['I have an IRA and my mom has a pension', {}],
  ['I inherited a house from my dad and have a 401k', {}],
]

test('who left an IRA, when, and what had begun is read where one was inherited', () => {
  for (const [message, facts] of rows) expect([message, read(message)]).toEqual([message, facts])
})
