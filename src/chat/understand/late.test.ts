import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const late = { behindOnDebts: true } as const

const rows: [message: string, facts: Household][] = [
  [
    'My wages are being garnished for a card debt of 7,000, which leaves me with 2,600 a month',
    {
      behindOnDebts: true,
      payGarnished: true,
      takeHomeMonthly: 2_600,
      debts: [{ kind: 'credit_card', balance: 7_000 }],
    },
  ],
  ['my rent leaves me with little', {}],
  [
    "I'm 3 months behind on my mortgage",
    { ...late, debts: [{ kind: 'mortgage', isPastDue: true, monthsBehind: 3 }] },
  ],
  [
    '3 months behind on mortgage, what do I do?',
    { ...late, debts: [{ kind: 'mortgage', isPastDue: true, monthsBehind: 3 }] },
  ],
  [
    'we missed two mortgage payments and have 900 in the bank',
    { ...late, savings: 900, debts: [{ kind: 'mortgage', isPastDue: true, monthsBehind: 2 }] },
  ],
  [
    'we are 2 months behind on the house',
    { ...late, debts: [{ kind: 'mortgage', isPastDue: true, monthsBehind: 2 }] },
  ],
  ['we never missed a mortgage payment', {}],
  [
    'I missed my mortgage payment last month',
    { ...late, debts: [{ kind: 'mortgage', isPastDue: true, monthsBehind: 1 }] },
  ],
  [
    'I am 2 months behind on my mortgage and owe 6k on a card',
    {
      ...late,
      debts: [
        { kind: 'credit_card', balance: 6_000 },
        { kind: 'mortgage', isPastDue: true, monthsBehind: 2 },
      ],
    },
  ],
  [
    'behind on mortgage 2 months at 1850 and 12k cards',
    {
      ...late,
      debts: [
        { kind: 'mortgage', minPayment: 1_850, isPastDue: true, monthsBehind: 2 },
        { kind: 'credit_card', balance: 12_000 },
      ],
    },
  ],
  [
    'I owe 6,500 on a card and they are taking 25% of my pay',
    { behindOnDebts: true, payGarnished: true, debts: [{ kind: 'credit_card', balance: 6_500 }] },
  ],
  [
    "I haven't paid my three credit cards for four months, and together I owe 14,200",
    {
      behindOnDebts: true,
      debts: [{ kind: 'credit_card', balance: 14_200, isPastDue: true, monthsBehind: 4 }],
    },
  ],
  ["I haven't paid in full for four months of school", {}],
  [
    "I'm 420 behind on the electric bill and 900 behind on rent",
    { behindOnDebts: true, pastDueBills: 1_320 },
  ],
  [
    "my car payment is 310 and I haven't paid it for two months",
    { behindOnDebts: true, debts: [{ kind: 'auto', minPayment: 310, isPastDue: true, monthsBehind: 2 }] },
  ],
  [
    'They are taking a quarter of my paycheck for an old card debt of 6,200',
    { behindOnDebts: true, payGarnished: true, debts: [{ kind: 'credit_card', balance: 6_200 }] },
  ],
  ["I haven't paid for lunch in two months", {}],
  ["my brother hasn't paid his card in two months", {}],
  ['they take 10% of my pay for the 401k', { accountType: ['401k'] }],
  [
    'I take half of my paycheck and put it on a card of 5,000',
    { debts: [{ kind: 'credit_card', balance: 5_000 }] },
  ],
  ['600 past due on the electric', { behindOnDebts: true, pastDueBills: 600 }],
  ['we are not behind on anything', { behindOnDebts: false }],
  ['behind on rent by 1,200', { behindOnDebts: true, pastDueBills: 1200 }],
  ['behind on rent 2 months (2,800)', { behindOnDebts: true, pastDueBills: 2800 }],
  ['two months behind on rent 1,200', late],
  ['owe the court, 2 years behind, they are garnishing', { ...late, payGarnished: true }],
  ['2 years behind my friends', {}],
  ['one month behind on rent 1,200', { ...late, pastDueBills: 1_200 }],
  // Only what is named is late.
  [
    'behind 2 months on my car, 3 cards about 12k',
    { ...late, debts: [{ kind: 'credit_card', balance: 12_000 }] },
  ],
  [
    'behind two payments on the car, 9k at 11%, and a visa with 2k',
    {
      ...late,
      debts: [
        { kind: 'auto', balance: 9_000, rate: 0.11, isPastDue: true, monthsBehind: 2 },
        { kind: 'credit_card', name: 'Visa', balance: 2_000 },
      ],
    },
  ],
  // Of a month of rent the months make the sum; a sum after the months is all of it, as above.
  ["I'm two months behind on rent of 1,200", { behindOnDebts: true, pastDueBills: 2400 }],
  ['2 months behind on my rent, 1,200 a month', { behindOnDebts: true, pastDueBills: 2400 }],
  [
    "I'm two months behind on my mortgage of 1,400",
    { ...late, debts: [{ kind: 'mortgage', minPayment: 1400, isPastDue: true, monthsBehind: 2 }] },
  ],
  [
    'behind 2 months on my mortgage (payment 1,650), 210k at 6.5%',
    {
      ...late,
      debts: [
        {
          kind: 'mortgage',
          balance: 210_000,
          rate: 0.065,
          minPayment: 1650,
          isPastDue: true,
          monthsBehind: 2,
        },
      ],
    },
  ],
  ['my brother is 2 months behind on rent of 900', {}],
  ['we owe 1,400 in back rent', { pastDueBills: 1400 }],
  [
    'I have a card, 12,000 balance 210 a month, and 600 past due on the electric',
    {
      ...late,
      pastDueBills: 600,
      debts: [{ kind: 'credit_card', balance: 12_000, minPayment: 210 }],
    },
  ],
  ['rent is late 1200', { pastDueBills: 1_200 }],
  ['I am late on my rent, $1,200', { pastDueBills: 1_200 }],
  ['electric bill is late 340', { pastDueBills: 340 }],
  [
    'the power bill is overdue, $340, card 5k at 24%',
    { ...late, pastDueBills: 340, debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.24 }] },
  ],
  ["I'm a month late on rent 1,200", { ...late, pastDueBills: 1_200 }],
  // Of a month or of both: nobody knows.
  ['two months late on rent 1,200', late],
  ['the rent is 1,200 and due late in the month', { monthlyRent: 1_200 }],
  ['rent is 1,200 and never late', { monthlyRent: 1_200 }],
  ["my brother's rent is late 900", {}],
  ['the late fee on rent is 50', {}],
  ['my electric bill is 600', {}],
  ['my brother is 900 behind on rent', {}],
  ['rent is 900 and due on the first', { monthlyRent: 900 }],
  [
    "I'm two months behind on the car, 14k at 11%, payment 380",
    {
      ...late,
      debts: [
        { kind: 'auto', balance: 14000, rate: 0.11, minPayment: 380, isPastDue: true, monthsBehind: 2 },
      ],
    },
  ],
  [
    '60 days late on my Visa 4,200 at 27%. The amex, 900 at 20%, is fine.',
    {
      ...late,
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 4200, rate: 0.27, isPastDue: true },
        { kind: 'credit_card', name: 'Amex', balance: 900, rate: 0.2 },
      ],
    },
  ],
  [
    'missed two payments on my Discover card, 6k at 25%',
    {
      ...late,
      debts: [
        {
          kind: 'credit_card',
          name: 'Discover',
          balance: 6000,
          rate: 0.25,
          isPastDue: true,
          monthsBehind: 2,
        },
      ],
    },
  ],
  [
    "I'm two months behind on my mortgage and cards. Card 8,000 at 25%, mortgage 180,000 at 6.5%, car loan 9,000",
    {
      ...late,
      debts: [
        { kind: 'credit_card', balance: 8_000, rate: 0.25, isPastDue: true, monthsBehind: 2 },
        { kind: 'mortgage', balance: 180_000, rate: 0.065, isPastDue: true, monthsBehind: 2 },
        { kind: 'auto', balance: 9_000 },
      ],
    },
  ],
  [
    'my federal student loans, 24,000, went into default',
    {
      ...late,
      debts: [{ kind: 'student_loan', balance: 24_000, loanType: 'federal', isInCollections: true }],
    },
  ],
  [
    'behind on my retirement and college saving. Card 8,000 at 25%',
    {
      goal: 'retirement',
      retirementOnTrack: false,
      debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25 }],
    },
  ],
  [
    'got a garnishment letter, card debt 7,000',
    { ...late, payGarnished: true, debts: [{ kind: 'credit_card', balance: 7000 }] },
  ],
  [
    'I have 40k in federal student loans in default, I make 45k',
    {
      ...late,
      income: 45_000,
      debts: [{ kind: 'student_loan', balance: 40_000, loanType: 'federal', isInCollections: true }],
    },
  ],
  [
    'I defaulted on my student loans, 18k, and have a car loan, 9k at 7.9%',
    {
      ...late,
      debts: [
        { kind: 'student_loan', balance: 18_000, isInCollections: true },
        { kind: 'auto', balance: 9_000, rate: 0.079 },
      ],
    },
  ],
  [
    'my car loan, 9k at 7.9%, is in default',
    { ...late, debts: [{ kind: 'auto', balance: 9_000, rate: 0.079, isPastDue: true }] },
  ],
  [
    'I owe 4,200 in child support arrears and 6k on cards at 25%',
    {
      ...late,
      behindOnSupport: true,
      pastDueBills: 4_200,
      debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.25 }],
    },
  ],
  ['I owe 9k in back child support', { ...late, behindOnSupport: true, pastDueBills: 9_000 }],
  ['my ex is behind on child support', {}],
  ['I pay 600 a month in child support', { supportPaidMonthly: 600 }],
  // Near misses: never late, a fear, another thing to be behind on.
  ['never missed a payment, card 5k at 22%', { debts: [{ kind: 'credit_card', balance: 5000, rate: 0.22 }] }],
  [
    'can they garnish my wages for a 5k card at 22%?',
    { debts: [{ kind: 'credit_card', balance: 5000, rate: 0.22 }] },
  ],
  ["I'm 45 and behind on retirement", { age: 45 }],
]

test.each(rows)('%s', (message, facts) => {
  expect(understand(message, { today }).facts).toEqual(facts)
})

test('who is late on a car asks about debts, not about a home', () => {
  expect(understand("I'm two months behind on the car, 14k at 11%", { today }).topics[0]?.slug).toBe(
    'debt_payoff',
  )
})
