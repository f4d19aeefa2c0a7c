import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  [
    'HELOC 40k at 8.5% pays 150, visa 6k at 24% pays 140',
    {
      debts: [
        { kind: 'heloc', balance: 40_000, rate: 0.085, minPayment: 150 },
        { kind: 'credit_card', name: 'Visa', balance: 6_000, rate: 0.24, minPayment: 140 },
      ],
    },
  ],
  [
    '31k fed at 5.3% pays 330, car 12k at 7% pays 280',
    {
      debts: [
        { kind: 'student_loan', balance: 31_000, rate: 0.053, minPayment: 330, loanType: 'federal' },
        { kind: 'auto', balance: 12_000, rate: 0.07, minPayment: 280 },
      ],
    },
  ],
  [
    'truck 18k at 9%, costs me 410',
    { debts: [{ kind: 'auto', balance: 18_000, rate: 0.09, minPayment: 410 }] },
  ],
  // Who pays and what for is another thing than the card.
  [
    'card 3k at 20%. my side job pays 400 a month',
    { debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2 }], takeHomeMonthly: 400 },
  ],
  ['card 3k at 20%, paying 400 extra', { debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2 }] }],
  ['the bank pays 150 for a new account', {}],
  ['my dad can pay back 300 a month', {}],
])('%s', (message, facts) => {
  const read = understand(message, { today: '2026-11-20' }).facts
  expect({ debts: read.debts, takeHomeMonthly: read.takeHomeMonthly }).toEqual({
    debts: facts.debts,
    takeHomeMonthly: facts.takeHomeMonthly,
  })
})
