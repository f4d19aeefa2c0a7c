import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string) => {
  const { planLoanClosed, planLoanClosedDate } = understand(message, { today: '2026-11-20' }).facts
  return {
    ...(planLoanClosed === undefined ? {} : { planLoanClosed }),
    ...(planLoanClosedDate === undefined ? {} : { planLoanClosedDate }),
  }
}

const rows: [message: string, facts: Household][] = [
  [
    'Roll over my old 401k of 70k? The 401k loan of 9k was deemed a distribution.',
    { planLoanClosed: 'taxed' },
  ],
  ['I defaulted on my 401k loan of 8k. Can I roll over the old 401k of 60k?', { planLoanClosed: 'taxed' }],
  [
    'My 1099-R has code L for the loan of 6k. Can I roll my old 401k of 50k over?',
    { planLoanClosed: 'taxed' },
  ],
  [
    'My 1099-R has code M for the 401k loan of 6k. Can I roll my old 401k of 50k over?',
    { planLoanClosed: 'left_job' },
  ],
  [
    'They offset my loan of 9k because I left. Old 401k of 70k, roll it over?',
    { planLoanClosed: 'left_job' },
  ],
  [
    'The plan offset my 401k loan on October 1 after I missed payments. Rollover of the old 401k of 70k?',
    { planLoanClosed: 'other', planLoanClosedDate: '2026-10-01' },
  ],
  [
    'I still work there and my plan offset my 401k loan of 9,000 on October 6. Roll over my 401k of 70k?',
    { planLoanClosed: 'other', planLoanClosedDate: '2026-10-06' },
  ],
  [
    'My 401k loan was closed on November 2. 70k in the old 401k, roll it over?',
    { planLoanClosedDate: '2026-11-02' },
  ],
  ['Quit my job with a 9k 401k loan outstanding and 70k balance. rollover options?', {}],
  ['If my 401k loan is offset next year, what happens? Rolling over an old 401k of 70k.', {}],
  ['I paid my car loan off on October 1. Roll over my old 401k of 70k?', {}],
  ['I might default on my 401k loan of 9k if I roll over the 70k 401k. Ok?', {}],
  ['Old 401k of 40k, I defaulted on my credit card. Roll it over?', {}],
  ['What does code L on a 1099-R mean? I have an old 401k of 40k.', {}],
  ['They closed my checking account on November 2. Roll over the old 401k of 70k?', {}],
]
test.each(rows)('"%s"', (message, facts) => {
  expect(told(message)).toEqual(facts)
})

const owes = (message: string) => {
  const { planLoanBalance, planBalance, amount, debts } = understand(message, { today: '2026-11-20' }).facts
  return JSON.parse(JSON.stringify({ planLoanBalance, planBalance, amount, debts }))
}

test.each([
  [
    'I took a loan of $10,000 from my 401(k) and just got laid off. I still owe $7,500. Balance is $64,000. What now?',
    { planLoanBalance: 7_500, planBalance: 64_000 },
  ],
  [
    'Borrowed 15k from my 401k last year and they let me go in October. 11k left to pay back, the balance is 92k. Roll it over?',
    { planLoanBalance: 11_000, planBalance: 92_000 },
  ],
  // A card is no loan from the plan.
  [
    'I took a loan from my 401(k) once. Roll over my old 401k of 70k? I owe 4,000 on a credit card.',
    { amount: 70_000, debts: [{ kind: 'credit_card', balance: 4_000 }] },
  ],
])(
  'what is still owed of a loan that was taken from a plan is read, and what the plan holds: %s',
  (message, facts) => {
    expect(owes(message)).toEqual(facts)
  },
)
