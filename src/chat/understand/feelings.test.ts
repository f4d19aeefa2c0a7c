import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['I get nervous when stocks fall.', { riskTolerance: 'conservative' }],
  ['I get nervous when leaves fall.', {}],
  ['My ex left me with 8,000 dollars of card debts.', { debts: [{ kind: 'credit_card', balance: 8_000 }] }],
  [
    'My mother passed in January and my brother and I split her house, so I ended up with $160,000.',
    { amount: 160_000, moneySource: 'inheritance' },
  ],
  ['My father passed and I ended up with debts', {}],
  ['How can I do this without taking much risk?', { riskTolerance: 'conservative' }],
  ['there is a risk without insurance', {}],
  ['my dad died in march and his 401k names me', { moneySource: 'inherited_ira', accountType: ['401k'] }],
  [
    'my inheritance is in the form of a Roth IRA',
    { moneySource: 'inherited_ira', inheritedRoth: true, accountType: ['inherited_ira', 'roth_ira'] },
  ],
  [
    'mom passed away and left me 50k, should it go into my 401k?',
    { amount: 50000, inheritedFrom: 'parent', moneySource: 'inheritance', accountType: ['401k'] },
  ],
  ['I can stomach big swings, go aggressive', { riskTolerance: 'aggressive' }],
  [
    'married, 60k in savings, want a house in 3 years, where do I put the money',
    { maritalStatus: 'married', amount: 60000, goal: 'home', horizonYears: 3 },
  ],
  [
    'How big a fund do I need before moving out of my parents’ house? I spend $1,000 a month.',
    { goal: 'home', monthlyExpenses: 1_000 },
  ],
  ['My husband is moving out. I spend $3,000 a month.', { maritalStatus: 'married', monthlyExpenses: 3_000 }],
  [
    'mom died, inherited IRA 120k',
    { moneySource: 'inherited_ira', inheritedFrom: 'parent', amount: 120000, accountType: ['inherited_ira'] },
  ],
  ['60,000 dollars from my late uncle’s estate', { amount: 60_000, moneySource: 'inheritance' }],
  ['60,000 dollars from my uncle for the car', { amount: 60_000 }],
  ['pretty risk averse', { riskTolerance: 'conservative' }],
  ['aggressive cancer', {}],
  ['how to invest 200k, it has to last me for life', { amount: 200000, goal: 'income' }],
  ['the roof has to last me a few years more', {}],
]

test('feelings about risk are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
