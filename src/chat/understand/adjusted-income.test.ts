import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['Our AGI was 131k last year', { agi: 131_000 }],
  ['AGI of 88,400', { agi: 88_400 }],
  ['92k AGI, married', { agi: 92_000, maritalStatus: 'married' }],
  ['magi is around 240k', { agi: 240_000 }],
  ['our AGI for 2025 was 77k', { agi: 77_000 }],
  ['agi 61k, single mom, buying her a car', { agi: 61_000, maritalStatus: 'single' }],
  ['the AGI limit is 150k', {}],
  ['what if the cap on AGI is 150k', {}],
  ['back in 2019 our AGI was 80k, right?', {}],
  ["my brother's AGI is 90k", {}],
  ['does a Roth phase out at 161k magi or more?', {}],
  ['my agi went up', {}],
])('the adjusted gross income of the last return is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
