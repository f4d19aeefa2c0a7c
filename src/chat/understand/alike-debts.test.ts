import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const card = (balance: number | undefined, rate?: number) => ({
  kind: 'credit_card',
  ...(balance === undefined ? {} : { balance }),
  ...(rate === undefined ? {} : { rate }),
})

test.each([
  ['Two cards with 4k on each at 24%. Which first?', [card(4_000, 0.24), card(4_000, 0.24)]],
  [
    'I have 3 credit cards, each has 2k, all at 25%',
    [card(2_000, 0.25), card(2_000, 0.25), card(2_000, 0.25)],
  ],
  [
    'I have 2 credit cards both with 6k on them, one is 19% and the other is 21%',
    [card(6_000, 0.19), card(6_000, 0.21)],
  ],
  [
    'Two cards, each with 6k. The first has no interest for 18 months. The second is at 12.5%.',
    [{ ...card(6_000), promoMonths: 18, promoRate: 0 }, card(6_000, 0.125)],
  ],
  [
    'Two cards, each with 6k. The first has no interest for 15 months. The second is at 12.5%. Clear the card with the 12.5% rate?',
    [{ ...card(6_000), promoMonths: 15, promoRate: 0 }, card(6_000, 0.125)],
  ],
  [
    'Two cards with 4k on each. One is 0% until June 2027, then 26%, the other charges 22%.',
    [{ ...card(4_000, 0.26), promoEnds: '2027-06-01', promoRate: 0 }, card(4_000, 0.22)],
  ],
  [
    'I have 2 credit cards with 6k each at 21%. One has a fee, the other is old',
    [card(6_000, 0.21), card(6_000, 0.21)],
  ],
  ['I have 2 credit cards with 6k in all at 21%', [card(6_000, 0.21)]],
  ['Two cards, 4k and 2k, which first?', [card(4_000), card(2_000)]],
])('%s', (message, debts) => {
  expect(understand(message, { today: '2026-11-20' }).facts.debts).toEqual(debts)
})
