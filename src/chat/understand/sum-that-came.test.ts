import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

/** Sums that came in, and near misses; a row states every fact. */
const rows: [message: string, facts: Household][] = [
  ['Settlement from a car wreck: 92k after the lawyer.', { amount: 92_000, moneySource: 'settlement' }],
  ['A 120k CD just matured at the bank. What should we do with that money?', { amount: 120_000 }],
  [
    '45k of my company RSUs just vested. What would you do with it?',
    { amount: 45_000, moneySource: 'vested_shares' },
  ],
  ['my RSUs vest over four years', {}],
  ['My ex is buying me out of the house, I get 45k', { amount: 45_000 }],
  [
    'I cashed out my bitcoin, 55k, only paid 12k for it back in 2019',
    { amount: 55_000, moneySource: 'stock_sale', saleGain: 43_000 },
  ],
  [
    'mom had life insurance and I got 250k. What do I do with it?',
    { amount: 250_000, moneySource: 'life_insurance' },
  ],
  [
    'My grandfather left me 30k. What do I do with it?',
    { amount: 30_000, inheritedFrom: 'parent', moneySource: 'inheritance' },
  ],
  [
    'Getting back $6,200 on my taxes this year. What is the smartest thing to do with the refund?',
    { amount: 6_200 },
  ],
  ['I paid 6,200 on my taxes this year', {}],
  [
    'Dad died in June and left me around 90k of stock, mostly one utility company. Do I keep the stock?',
    {
      amount: 90_000,
      inheritedFrom: 'parent',
      moneySource: 'inheritance',
      sumInShares: true,
      ownerDeathDay: '2026-06-01',
      ownerDeathYear: 2026,
    },
  ],
  ['bonus hit today, 24k', { amount: 24_000, moneySource: 'bonus' }],
  ['Age 39. Salary 128k, bonus 15k.', { age: 39, income: 128_000 }],
  ['won a scratch off, they handed me 36,200', { amount: 36_200, moneySource: 'lottery' }],
  ['sold my half of the business, 480k wired tuesday', { amount: 480_000, moneySource: 'business_sale' }],
  [
    "my dad's life insurance paid out 150k to me and 150k to my sister",
    { amount: 150_000, moneySource: 'life_insurance' },
  ],
  [
    'I owe 6k on a card and 150k to my sister',
    {
      debts: [
        { kind: 'credit_card', balance: 6_000 },
        { kind: 'family', balance: 150_000 },
      ],
    },
  ],
  ['grandma gave each of us grandkids 25k', { amount: 25_000, moneySource: 'gift' }],
  // Two of 20,000 are 40,000, whoever of the two they were given to.
  [
    'Married. Our parents gifted us 20k each',
    { maritalStatus: 'married', amount: 40_000, moneySource: 'gift' },
  ],
  ['My sister and I: dad gave us 20k each', { amount: 20_000, moneySource: 'gift' }],
  // 315,000 − 84,000 = 231,000: what is owed on it is paid when it is sold.
  [
    'Sold the rental for 315k, owe 84k on it',
    { amount: 231_000, moneySource: 'home_sale', homeLivedIn: false },
  ],
  [
    'Sold the rental 315k. I owe 84k on my house at 4%',
    {
      moneySource: 'home_sale',
      homeLivedIn: false,
      debts: [{ kind: 'mortgage', balance: 84_000, rate: 0.04 }],
    },
  ],
  [
    'Mom passed. Her IRA came to me, 175k. Also got 60k cash from the estate',
    { amount: 175_000, moneySource: 'inherited_ira', accountType: ['ira'] },
  ],
  ['My mom is fine. Her IRA is 175k', { accountType: ['ira'] }],
  ['100,000 grandma left me', { amount: 100_000, inheritedFrom: 'parent', moneySource: 'inheritance' }],
  ['the farm was sold, $415,000 my portion', { amount: 415_000 }],
  ['sold bitcoin, 120k total', { amount: 120_000, moneySource: 'stock_sale' }],
  ['Cashed in a CD, 52,000. I got 30k more in savings', { amount: 52_000, savings: 30_000 }],
  ['cashed in a favor, 52,000 miles', {}],
  ['Won a lawsuit, 210k, lawyer took a third, so 140k before tax', { amount: 140_000, moneyBeforeTax: true }],
  ['I make 140k before tax', { income: 140_000 }],
  ["My grandfather passed, i'm getting 135k from his trust", { amount: 135_000, moneySource: 'inheritance' }],
  [
    "sold my late mother's condo, 168k to us after everything",
    { amount: 168_000, moneySource: 'inheritance' },
  ],
  ['won 25 grand on a game show', { amount: 25_000, moneySource: 'lottery' }],
  ['we took 70k out of home sale', { amount: 70_000, moneySource: 'home_sale' }],
  ['30k sign on bonus coming', { amount: 30_000, moneySource: 'bonus' }],
  ['have 15k efund', { emergencyFund: 15_000 }],
  [
    'a check for 18,700 from my old 401k, they kept 20% for the irs',
    { checkAmount: 18_700, accountType: ['401k'] },
  ],
]

test('a sum is told by the event that brought it', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
