import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { understand } from './understand.ts'

const sum: Household = { amount: 240_000, goal: 'retirement' }
const cash: Household = { savings: 8_000 }

const rows: [message: string, topic: TopicSlug, known: Household, facts: Household][] = [
  // 240,000 − 45,000 = 195,000.
  ['$45,000 of it is for tuition next fall', 'lump_sum_invest', sum, { amount: 195_000 }],
  [
    "I forgot that $45,000 of it goes to our son's tuition next fall, so only $195,000 is left for this.",
    'lump_sum_invest',
    sum,
    { amount: 195_000 },
  ],
  ['only $195,000 is left for this', 'lump_sum_invest', sum, { amount: 195_000 }],
  ['that leaves us 150k to invest', 'lump_sum_invest', sum, { amount: 150_000 }],
  ['Of that $8,000, $3,000 is meant for taxes in January.', 'emergency_fund', cash, { savings: 5_000 }],
  ['only 5k of it is really for emergencies', 'emergency_fund', cash, { savings: 5_000 }],
  ['2 of those 8k are for the roof', 'emergency_fund', cash, { savings: 6_000 }],
  ['20 of it has to go to my lawyer', 'lump_sum_invest', sum, { amount: 220_000 }],
  ['150 of it has to go to my lawyer', 'lump_sum_invest', sum, {}],
  ['how much of it should go to stocks?', 'lump_sum_invest', sum, {}],
  ['put 20k of it in bonds', 'lump_sum_invest', sum, {}],
  ['190k is left on the mortgage', 'lump_sum_invest', sum, {}],
  ['the roof needs 2 of those panels', 'emergency_fund', cash, {}],
  ['9k of it is for taxes', 'emergency_fund', cash, {}],
  ['only half of it is for emergencies', 'emergency_fund', cash, {}],
]

test.each(rows)(
  'what is set apart of a sum is not planned with it: %s',
  (message, topic, household, facts) => {
    const read = understand(message, { today: '2026-11-20', topic, household })
    expect([read.topics[0]?.slug, read.facts]).toEqual([topic, facts])
  },
)

test('a part may be set apart in the message that tells the sum, but a named fund stands beside it', () => {
  const told = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(told('We got 240k, 45k of it is for tuition next fall. How should we invest it?').amount).toBe(
    195_000,
  )
  expect(told('I have 22k saved, 14k of it is my emergency fund. Is that enough?')).toEqual({
    savings: 8_000,
    emergencyFund: 14_000,
  })
})
