import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['House 520k at 6.875', { homePrice: 520_000 }],
  ['the house is at 520 Oak St', {}],
  ['401k at work, putting 8%', { contributionRate: 0.08, accountType: ['401k'], hasWorkplacePlan: true }],
  ['looking at a 425k house with 10% down', { downPaymentRate: 0.1, homePrice: 425000 }],
  ['we want to buy something around 350-400k', { homePrice: [350000, 400000] }],
  [
    'our target is around 600k for a house in Portland, Oregon',
    { goal: 'home', state: 'OR', homePrice: 600000 },
  ],
  ['home worth about 350k with 120k of equity', { homeValue: 350000, homeEquity: 120000 }],
  ['house is appraised at 515,000', { homeValue: 515000 }],
  ['We have 60k for the down payment', { goal: 'home', downPayment: 60000 }],
  ['putting 20 percent down on a 380,000 dollar house', { downPaymentRate: 0.2, homePrice: 380000 }],
  ['In 2019 I bought it for 240k', {}],
]

test('prices, values, equity and down payments of homes are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
