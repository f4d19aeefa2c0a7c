import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const others = (kind: 'auto' | 'student_loan', balance: number, rate: number) => ({
  kind,
  balance,
  rate,
  isPaidByOther: true,
})
const visa = { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.22 } as const

test.each<[string, Household]>([
  ["I co-signed my brother's car loan, 14,000 at 9%", { debts: [others('auto', 14_000, 0.09)] }],
  [
    'I cosigned a car loan for my sister, 14,000 at 9%. I also owe 5k on my visa at 22%',
    { debts: [others('auto', 14_000, 0.09), visa] },
  ],
  [
    "I have a 5k visa at 22% and co-signed my brother's car loan (14,000 at 9%)",
    { debts: [visa, others('auto', 14_000, 0.09)] },
  ],
  ['visa 5k 22%, car loan 12k 7% that I cosigned for my ex', { debts: [visa, others('auto', 12_000, 0.07)] }],
  [
    'We co-signed a 40,000 student loan for our daughter at 8%',
    { debts: [others('student_loan', 40_000, 0.08)] },
  ],
  [
    'We took out a 14,000 car loan for our daughter at 9%',
    { debts: [{ kind: 'auto', balance: 14_000, rate: 0.09 }] },
  ],
  [
    "I'm a cosigner on my daughter's student loan, 30k at 7%",
    { debts: [others('student_loan', 30_000, 0.07)] },
  ],
  [
    "I cosigned my brother's car loan, 14k at 9%. he stopped paying",
    { behindOnDebts: true, debts: [{ ...others('auto', 14_000, 0.09), isPastDue: true }] },
  ],
  [
    "I cosigned my brother's truck loan, $22,000, and he stopped paying. I have $9k saved",
    {
      behindOnDebts: true,
      savings: 9_000,
      debts: [{ kind: 'auto', balance: 22_000, isPaidByOther: true, isPastDue: true }],
    },
  ],
  [
    'my ex and I cosigned a car loan, 15k at 8%, I pay it',
    { debts: [{ kind: 'auto', balance: 15_000, rate: 0.08 }] },
  ],
  ['my car loan is 15k at 8%', { debts: [{ kind: 'auto', balance: 15_000, rate: 0.08 }] }],
])('who signed for somebody else has no debt of their own by it: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
