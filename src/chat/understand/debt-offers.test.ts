import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const readingOf = (message: string) => {
  const { facts } = understand(message, { today })
  return {
    kind: facts.debtOfferKind,
    rate: facts.debtOfferRate,
    years: facts.debtOfferYears,
    months: facts.debtOfferMonths,
    fee: facts.debtOfferFee,
    sum: facts.debtOfferSum,
    owed: facts.debts?.map(({ kind, balance, rate }) => [kind, balance, rate]),
  }
}
type Told = Partial<ReturnType<typeof readingOf>>

const told: [message: string, offer: Told, owed: unknown[]][] = [
  [
    'Should I consolidate? Discover at 4,800 (26%), Citi 7,100 (23%). My credit union said 12.5% for 4 years',
    { kind: 'personal', rate: 0.125, years: 4 },
    [
      ['credit_card', 4_800, 0.26],
      ['credit_card', 7_100, 0.23],
    ],
  ],
  [
    'I owe 18k on credit cards at 24%. My bank offered me a HELOC at 8.5% to pay them off. Good idea?',
    { kind: 'home', rate: 0.085 },
    [['credit_card', 18_000, 0.24]],
  ],
  [
    'Got a personal loan offer for 12k at 13.9% with a 5% fee, 3 years. I have 12k on two cards around 26%. Worth it?',
    { kind: 'personal', rate: 0.139, fee: 0.05, years: 3, sum: 12_000 },
    [['credit_card', 12_000, 0.26]],
  ],
  [
    'I have 6,500 on a card at 27% and got a balance transfer offer 0% for 18 months with a 4% fee',
    { kind: 'transfer', rate: 0, months: 18, fee: 0.04 },
    [['credit_card', 6_500, 0.27]],
  ],
  [
    'cards total 22k at about 25%. sofi approved us for 14.2% over 5 years, should we do it?',
    { kind: 'personal', rate: 0.142, years: 5 },
    [['credit_card', 22_000, 0.25]],
  ],
  [
    'Should I take an 11% consolidation loan to pay off my 9k card at 24%?',
    { kind: 'personal', rate: 0.11 },
    [['credit_card', 9_000, 0.24]],
  ],
  [
    'thinking about a home equity loan to pay off 30k in credit card debt (avg 23%)',
    { kind: 'home' },
    [['credit_card', 30_000, 0.23]],
  ],
  [
    'discover is 4,200 at 28%. Should I open a 0% card and transfer the balance? They want a 3% fee, 15 months',
    { kind: 'transfer', rate: 0, months: 15, fee: 0.03 },
    [['credit_card', 4_200, 0.28]],
  ],
  [
    '14k on cards at 25%, credit union will do a consolidation loan at 10.5% for 48 months',
    { kind: 'personal', rate: 0.105, years: 4 },
    [['credit_card', 14_000, 0.25]],
  ],
  [
    'is it smart to consolidate? 8k visa at 22%, 3k store card at 30%',
    { kind: 'personal' },
    [
      ['credit_card', 8_000, 0.22],
      ['credit_card', 3_000, 0.3],
    ],
  ],
]
const none: [message: string, owed: unknown[]][] = [
  [
    'I owe 20k on my HELOC at 9% and 5k on a card at 22%',
    [
      ['heloc', 20_000, 0.09],
      ['credit_card', 5_000, 0.22],
    ],
  ],
  [
    'I have a personal loan of 8k at 12% and 6k on cards at 24%. which first?',
    [
      ['personal', 8_000, 0.12],
      ['credit_card', 6_000, 0.24],
    ],
  ],
  [
    'personal loan 8,000 at 11%, car 12k at 6%, card 3k at 25%',
    [
      ['personal', 8_000, 0.11],
      ['auto', 12_000, 0.06],
      ['credit_card', 3_000, 0.25],
    ],
  ],
  ['should I consolidate my federal student loans? 40k at 6%', [['student_loan', 40_000, 0.06]]],
]

test.each(told)('%s', (message, offer, owed) => {
  const { owed: are, ...seen } = readingOf(message)
  expect(seen).toEqual({
    kind: undefined,
    rate: undefined,
    years: undefined,
    months: undefined,
    fee: undefined,
    sum: undefined,
    ...offer,
  })
  expect(are).toEqual(owed)
})

test.each(none)('no offer: %s', (message, owed) => {
  const { owed: are, kind } = readingOf(message)
  expect(kind).toBeUndefined()
  expect(are).toEqual(owed)
})
