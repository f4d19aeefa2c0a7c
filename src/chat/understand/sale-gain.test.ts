import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['Cashing out 130k of company stock, basis is 40k', { saleGain: 90_000 }],
  ['cashing out 20k of my 401k, basis 0', {}],
  ['I sold stock for 80k, I paid 30k for it in 2015', { saleGain: 50_000 }],
  [
    'sold my house for 400k, bought it for 150k, lived there 20 years',
    { saleGain: 250_000, homeLivedIn: true },
  ],
  ['sold our home with a gain of 620k, married', { saleGain: 620_000 }],
  ['sold shares for 60k, cost basis 45k', { saleGain: 15_000 }],
  ['just sold 90k of index funds, 20k of it is long-term gains', { saleGain: 20_000 }],
  ['sold the rental house for 300k, paid 180k', { saleGain: 120_000, homeLivedIn: false }],
  ['sold our rental house, netted 140k', { homeLivedIn: false }],
  ['sold our house for 640k, bought it for 190k, moving to a rental near the kids', { saleGain: 450_000 }],
  ['sold the house, looking for a small rental', {}],
  ['sold our home, staying in a rental until we find something', {}],
  ['sold the condo and moved into a 2 bedroom rental', {}],
  ['sold the rental, moving to a rental in town', { homeLivedIn: false }],
  // Near misses: nothing sold, nothing paid for it, a loss, another purchase.
  ['sold my house and have 400k to invest', {}],
  ['I paid 30k for a car and have 80k in stock', {}],
  ['sold stock for 30k, bought it for 45k', {}],
  ['want to gain 20k on my stocks', {}],
  ['I sold my car for 12k', {}],
  ['we lived there for 20 years and have 80k saved', {}],
]

test('what a sale gained is read, and whose home it was', () => {
  for (const [message, facts] of rows) {
    const { saleGain, homeLivedIn } = understand(message, { today: '2026-11-20' }).facts
    expect([message, JSON.parse(JSON.stringify({ saleGain, homeLivedIn }))]).toEqual([message, facts])
  }
})

test('what was paid for a thing is nobody’s pay', () => {
  const { income, amount } = understand('I sold stock for 80k, I paid 30k for it in 2015', {
    today: '2026-11-20',
  }).facts
  expect([income, amount]).toEqual([undefined, 80_000])
})

test('what was inherited is sold against its value on the day of the death', () => {
  const { saleGain } = understand(
    'I sold some land my dad left me for 175k, it was worth 160k when he died',
    {
      today: '2026-11-20',
    },
  ).facts
  expect(saleGain).toBe(15_000)
})
