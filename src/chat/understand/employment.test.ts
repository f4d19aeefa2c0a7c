import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    "we're 58 and 55 and retired",
    { age: 58, spouseAge: 55, employment: 'retired', maritalStatus: 'married' },
  ],
  ['income all over the place', { incomeStability: 'variable' }],
  ['stuff all over the place', {}],
  ['gov job super stable', { incomeStability: 'steady' }],
  ['is a gov job stable', {}],
  ['retired couple, 68 and 66', { age: 68, spouseAge: 66, employment: 'retired', maritalStatus: 'married' }],
  ['we want to be a retired couple at 60', {}],
  ['we help a retired couple next door', {}],
  ["I'm 62, laid off in September", { age: 62, employment: 'unemployed', separationDate: '2026-09-01' }],
  ['wife, 60, laid off in June', { spouseAge: 60, maritalStatus: 'married' }],
  ['I quit my job to stay home with the baby', { income: 0, stayAtHomeParent: true }],
  ['single income family of 5', { earners: 1, familySize: 5 }],
  ['two earners', { earners: 2 }],
  ['husband and I both work, no kids', { maritalStatus: 'married', earners: 2, numDependents: 0 }],
  ['one income', { earners: 1 }],
  ['Ohio, two incomes, no kids', { state: 'OH', earners: 2, numDependents: 0 }],
  ['just lost my job', { employment: 'unemployed' }],
  ['I got fired yesterday', { employment: 'unemployed' }],
  [
    'got laid off last week, have 9k in savings',
    { employment: 'unemployed', savings: 9000, separationDate: '2026-11-13' },
  ],
  ['between jobs right now', { employment: 'unemployed' }],
  ["I've been out of work since June", { employment: 'unemployed', separationDate: '2026-06-01' }],
  ['what happens to my 401k if I get fired?', { accountType: ['401k'] }],
  ["I'm worried about getting laid off", {}],
  ['I was laid off in 2009', {}],
  ['I was laid off but started a new job in May', {}],
  ['my brother is unemployed', {}],
  ["I'm retired", { employment: 'retired' }],
  ["I'm 67 retired", { age: 67, employment: 'retired' }],
  ['my dad is 67 retired', {}],
  ["I'm 68 and retired", { age: 68, employment: 'retired' }],
  [
    "I'm a freelancer making 70k",
    { employment: 'self_employed', incomeStability: 'self_employed', income: 70000 },
  ],
  ['I own a small landscaping business', { employment: 'self_employed', incomeStability: 'self_employed' }],
  ['my brother is self-employed', {}],
  ['my husband is self-employed', { incomeStability: 'self_employed', maritalStatus: 'married' }],
  ['we both work, 2 kids', { earners: 2, numDependents: 2 }],
  ['we have two incomes', { earners: 2 }],
  ["I'm the only earner in the house", { earners: 1 }],
  ['my pay varies from month to month', { incomeStability: 'variable' }],
  ["I'm on commission only", { incomeStability: 'variable' }],
  ['I have a steady job', { incomeStability: 'steady' }],
  ['we both max our 401ks', { hasWorkplacePlan: true, accountType: ['401k'], filledAccounts: ['plan'] }],
  ['should I max my 401k?', { accountType: ['401k'] }],
  ['401k from my last job, new job has a 401k too', { hasWorkplacePlan: true, accountType: ['401k'] }],
  ['my employer offers a 401k', { hasWorkplacePlan: true, accountType: ['401k'] }],
  ["my job doesn't offer a 401k", { hasWorkplacePlan: false, accountType: ['401k'] }],
  ['I have an old 401k from my last job', { accountType: ['401k'] }],
  ['retired teacher, 66', { age: 66, employment: 'retired' }],
  ["I'm a retired nurse, 70", { age: 70, employment: 'retired' }],
  ['retired Army, 45, work at a plant, 68k', { age: 45, income: 68_000 }],
  ['retired electrician and I still drive for a school', {}],
  ['my neighbor is a retired teacher', {}],
  ['retired at 60', {}],
]

test('work, its pay checks and its plan are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
