import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { understand } from './understand.ts'

const read = (message: string) => understand(message, { today: '2026-11-20' })

/** What people tell in long messages, each with a near miss; only the facts that are spoken of are compared. */
const rows: [message: string, facts: Household][] = [
  ['House has 118k left, how much term life?', { debts: [{ kind: 'mortgage', balance: 118_000 }] }],
  ['Account has 118k left to live on, retired', { savings: 118_000 }],
  [
    'Card debt: the car is 480 a month with 21k to go',
    { debts: [{ kind: 'auto', minPayment: 480, balance: 21_000 }] },
  ],
  [
    "We've paid our cards down from 32k to 9,500 at 22%",
    { debts: [{ kind: 'credit_card', balance: 9_500, rate: 0.22 }] },
  ],
  ['My 401k went from 90k to 70k', {}],
  ['Putting 400 a month to 401k, 250 to roth, 150 to the kids 529', { iraMonthly: 250, planMonthly: 400 }],
  // 418,000 are in the plan; the severance is no part of what is moved.
  [
    'I took the buyout. 418k in their savings plan, and they pay me 62k severance over a year. Roll it to an IRA?',
    { severance: 62_000 },
  ],
  [
    "My ex-employer's 401k, balance $29,845, 0.9% in fees, roll it over?",
    { planBalance: 29_845, oldPlanFee: 0.009 },
  ],
  [
    'my old job forced me out of the plan and sent a check, 4,350. its made out to Fidelity FBO me. What do i do with this check',
    { checkAmount: 4_350, checkToCustodian: true },
  ],
  ['Cards have crept up to 13k', { debts: [{ kind: 'credit_card', balance: 13_000 }] }],
  [
    'I owe 6k on a card at 20% and have 10k in the emergency fund',
    { debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.2 }], emergencyFund: 10_000 },
  ],
  [
    'Debts: amex 5,150 (26.99) and visa 3,300 (21)',
    {
      debts: [
        { kind: 'credit_card', name: 'Amex', balance: 5_150, rate: 0.2699 },
        { kind: 'credit_card', name: 'Visa', balance: 3_300, rate: 0.21 },
      ],
    },
  ],
  ['Debt: visa 3,300 (12 months)', { debts: [{ kind: 'credit_card', name: 'Visa', balance: 3_300 }] }],
  [
    'I owe 9.5k on a card and 7.5k to my brother. I net 3,600 a month and can put 700 toward debt',
    {
      debts: [
        { kind: 'credit_card', balance: 9_500 },
        { kind: 'family', balance: 7_500 },
      ],
      debtPaymentMonthly: 700,
    },
  ],
  ['I sent 7.5k to my brother', {}],
  [
    "I've 24k in student loans (federal)",
    { debts: [{ kind: 'student_loan', balance: 24_000, loanType: 'federal' }] },
  ],
  ["I've 24k in student loans (ugh)", { debts: [{ kind: 'student_loan', balance: 24_000 }] }],
  [
    "My company matches half of what I put in up to 8% and I'm doing zero",
    { employerMatch: { rate: 0.5, upTo: 0.08 }, contributionRate: 0 },
  ],
  ['I put in 8%, the 401k has no match', { employerMatch: { rate: 0 }, contributionRate: 0.08 }],
  ['We each have about 4k saved', { savings: 8_000 }],
  ['each of the kids has 4k', {}],
  ["What's the right size e-fund, we're at 14,500 now", { emergencyFund: 14_500 }],
  ["What's the right size e-fund, we're at a loss", {}],
  ['I max a Roth, have 20k emergency money', { emergencyFund: 20_000 }],
  ['Wife passed last year. Life insurance on me? I have 2x salary at work', { maritalStatus: 'widowed' }],
  ['Wife passed the bar. How much life insurance?', {}],
  [
    "Can I drop my term? I'm 59. It's 500k and runs til 67",
    { age: 59, coverageAmount: 500_000, coverageYearsLeft: 8 },
  ],
  ["My term life: I'm 45 and it ends when I'm 52", { age: 45, coverageYearsLeft: 7 }],
  ["Term life: I'm 45, the mortgage runs til 67", { age: 45 }],
  [
    "529: our oldest heads to college in 3 years and the youngest in 8. We've saved 35k",
    { dependents: [15, 10], collegeSaved: 35_000 },
  ],
  ['529: our oldest heads to college in 3 years and wants a car in 8', { dependents: [15] }],
  ["I had 14k in savings but used most of it moving, so it's about 4k now", { savings: 4_000 }],
  ["I had 14k in savings, it's been hard", { savings: 14_000 }],
  ['Rent is 1,725 and I spend maybe 1,300 on the rest', { monthlyExpenses: 3_025 }],
  ["I have an ex-wife and I'm remarried now, term life?", { maritalStatus: 'married' }],
  ['Widowed, what happens to my term life if I remarried', { maritalStatus: 'widowed' }],
  ['My ex-wife remarried in May, term life?', { maritalStatus: 'divorced' }],
  [
    'I pay $410 on my car (owe 18,900 at 10.9%), $215 on student loans (about 20k left at 5.3)',
    {
      debts: [
        { kind: 'auto', balance: 18_900, rate: 0.109, minPayment: 410 },
        { kind: 'student_loan', balance: 20_000, rate: 0.053, minPayment: 215 },
      ],
    },
  ],
  [
    'I owe 5k to a dentist and a truck at 7.9%, 26k left',
    {
      debts: [
        { kind: 'medical', balance: 5_000 },
        { kind: 'auto', balance: 26_000, rate: 0.079 },
      ],
    },
  ],
  [
    'We bought a house in 2021 (311k left), no other debt',
    { debts: [{ kind: 'mortgage', balance: 311_000 }] },
  ],
  ["Wife's home with our 3 and 5 year olds", { dependents: [3, 5] }],
]

const watched: ReadonlySet<string> = new Set(rows.flatMap(([, facts]) => Object.keys(facts)))

test('what is told in passing and pointed back to is read as meant', () => {
  for (const [message, facts] of rows) {
    const told = Object.entries(read(message).facts).filter(
      ([key]) => watched.has(key) && (key !== 'maritalStatus' || facts.maritalStatus !== undefined),
    )
    expect([message, Object.fromEntries(told)]).toEqual([message, facts])
  }
})

test('the question at the end says what is asked, whatever was told before', () => {
  const topics: [message: string, topic: TopicSlug][] = [
    [
      'Wife passed last year and left me with 2 kids. Her life insurance (250k) is in savings. I make 73k. How much cover do I need on me?',
      'term_life',
    ],
    ['The agent quoted 41/month for 20 years, 37 with a wife and one on the way. Overkill?', 'term_life'],
    [
      'Mid 50s, behind on retirement, 28k on cards at 24%. 45k in a Roth IRA. Should I use some of it to wipe the cards?',
      'debt_payoff',
    ],
    [
      'I have a 401k loan with 4,700 left and 6k on a card. Should I pay back the 401k loan or the card?',
      'debt_payoff',
    ],
    ['21k student loan at 11, 9k card at 29. I can put 700 toward debt. credit score is 611', 'debt_payoff'],
    [
      'We spend 6k a month and have 31k in a money market. Is that enough or should it be 12 months?',
      'emergency_fund',
    ],
    ['Baby due in March, I make 77k, we rent. Been told to get 10x each, seems high?', 'term_life'],
    ['Which 30 year fixed is best', 'mortgage'],
    ['My credit score dropped to 611, how do I fix it', 'credit_score'],
    ['401k and HSA maxed, 25k cash. The extra is about 3k per month. where to', 'budgeting'],
    ['Should I use my HSA for this bill', 'hsa'],
    ['Expecting to lose my contract. Should I be stopping my 401k contributions now?', 'emergency_fund'],
  ]
  for (const [message, topic] of topics)
    expect([message, read(message).topics[0]?.slug]).toEqual([message, topic])
})
