/** What people tell when something has happened: each fact, whose it is, and what is asked about. */
import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { understand } from './understand.ts'

const read = (message: string) => understand(message, { today: '2026-11-20' })

const told: [message: string, facts: Household][] = [
  // The sum is what was left, not the savings that are there besides.
  [
    'My mom passed away and left me 90k cash. I have 12k in savings and a 9k card at 24%. What now?',
    { amount: 90_000, moneySource: 'inheritance', savings: 12_000 },
  ],
  [
    'My father passed and left us his house. Our share will be about 140k, and we owe 25k on a HELOC at 8%. Pay it off?',
    { amount: 140_000, moneySource: 'inheritance' },
  ],
  [
    'My aunt left me her traditional IRA, around 150k. I earn 70k and have 10k in savings. How do I take it out?',
    { amount: 150_000, moneySource: 'inherited_ira', inheritedFrom: 'aunt_uncle', savings: 10_000 },
  ],
  [
    'I am 66, my husband died in May. He had a 280k IRA and I have 190k in mine. What do I do with his IRA?',
    {
      amount: 280_000,
      moneySource: 'inherited_ira',
      inheritedFrom: 'spouse',
      retirementSavings: 190_000,
      maritalStatus: 'widowed',
    },
  ],
  [
    'We sold our house and netted 210k, 60k in savings. We want to buy again in 2 years. Where do we keep it?',
    { amount: 210_000, moneySource: 'home_sale', savings: 60_000, horizonYears: 2 },
  ],
  [
    'New job with a relocation bonus of 12k, I have 20k in savings and 6k on a card at 21%. What do I do with the bonus?',
    { amount: 12_000, moneySource: 'bonus', savings: 20_000 },
  ],
  ['I won 80k from the lottery. What is smart?', { amount: 80_000, moneySource: 'lottery' }],
  ['We were bought and I got 150k for my stock options after tax. Invest it?', { amount: 150_000 }],
  [
    "I inherited my mom's brokerage account worth 150,000 in October, I have 20k in savings. What should I do with it?",
    { amount: 150_000, moneySource: 'inheritance', savings: 20_000 },
  ],
  [
    'We sold our house and have 180,000 left. What to do with the money?',
    { amount: 180_000, moneySource: 'home_sale' },
  ],
  ['I sold a piece of land and got 100,000', { amount: 100_000, moneySource: 'land_sale' }],
  ["sold some land for 100,000 in cash, I'm 70", { amount: 100_000, moneySource: 'land_sale' }],
  [
    'I have 100k in cash from an inheritance and 30k of credit card debt at 24%',
    { amount: 100_000, debts: [{ kind: 'credit_card', balance: 30_000, rate: 0.24 }] },
  ],
  // The cover is the sum beside the work, and the spouse's pay is no cover.
  [
    'Wife makes 31k, kids 4 and 7, I have 250k group life through work. How much more life insurance?',
    { spouseIncome: 31_000, dependents: [4, 7], employerCoverage: '250000' },
  ],
  // Whose age it is.
  ['My grandfather left my daughter 20k, she’s 8. Can it go into a 529?', { dependents: [8] }],
  ['My oldest starts college next fall, 31k in her 529, she’s 17, brother is 13.', { dependents: [17, 13] }],
  ['My son is heading off to college, 18, and we have 40k in a 529.', { dependents: [18] }],
  ['I earn 80k with a wife and baby at home. How much term life do I need?', { dependents: [0] }],
]

test.each(told)('%s', (message, facts) => {
  expect(read(message).facts).toMatchObject(facts)
})

const notTold: [message: string, key: keyof Household][] = [
  ['I got a settlement of 85,000 for a car accident. What should I do?', 'goal'],
  ['I sold my car and have 8,000 in savings', 'amount'],
  ['we sold the house and have 40,000 left on the heloc', 'amount'],
  ['My brother is 13 years younger and he is 30. I have 20k.', 'dependents'],
  ['My wife and baby sister visit. I make 50k.', 'dependents'],
  ['I netted 90k last year in my business. How much should I save?', 'amount'],
  ['He left me with 30k in credit card debt after the divorce.', 'amount'],
]

test.each(notTold)('%s: nothing is read as %s', (message, key) => {
  expect(read(message).facts[key]).toBeUndefined()
})

const about: [message: string, topic: TopicSlug][] = [
  ['I was fired in August, no severance, 4,800 left in savings, rent 1,250. Help', 'emergency_fund'],
  [
    'I am on maternity leave until February, unpaid. We spend 5,900, have 16k saved. Are we OK?',
    'emergency_fund',
  ],
  [
    'Got a 25k bonus. We make 210k and have a 30k emergency fund, mortgage 420k at 2.9%. Where should it go?',
    'lump_sum_invest',
  ],
  ['Got a 9k bonus. How big should my emergency fund be? I have 6k emergency fund now.', 'emergency_fund'],
]

test.each(about)('%s: %s', (message, topic) => {
  expect(read(message).topics[0]?.slug).toBe(topic)
})
