import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

/** Thousands that are left out, and numbers that are what they say; a row states every fact. */
const rows: [message: string, facts: Household][] = [
  [
    'My house is worth 310, owe 190 at 2.9',
    { homeValue: 310_000, debts: [{ kind: 'mortgage', balance: 190_000, rate: 0.029 }] },
  ],
  ['the couch is worth 310, owe 190 on it', { debts: [{ kind: 'other', balance: 190 }] }],
  // 285,000 − 60,000 = 225,000.
  ['we sold the lake cabin for 285 and still owed 60 on it', { amount: 225_000, moneySource: 'home_sale' }],
  ['mortgage 260', { debts: [{ kind: 'mortgage', balance: 260_000 }] }],
  ['we owe 260 on the house', { debts: [{ kind: 'mortgage', balance: 260_000 }] }],
  ['I make 85k, mortgage 420', { income: 85_000, debts: [{ kind: 'mortgage', balance: 420_000 }] }],
  ['the mortgage payment is 620', { debts: [{ kind: 'mortgage', minPayment: 620 }] }],
  [
    'mortgage 850, groceries 600, make 85k',
    { income: 85_000, debts: [{ kind: 'mortgage', minPayment: 850 }] },
  ],
  ['we owe 260 on the visa', { debts: [{ kind: 'credit_card', name: 'Visa', balance: 260 }] }],
  ['sold the cabinet for 285', { amount: 285 }],
  [
    'Inherited 310k. My 401k has 190',
    { amount: 310_000, moneySource: 'inheritance', retirementSavings: 190_000, accountType: ['401k'] },
  ],
]

test('thousands that people leave out are counted', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
