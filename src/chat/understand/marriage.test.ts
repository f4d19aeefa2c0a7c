import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ["my partner and I aren't married", { maritalStatus: 'partnered' }],
  ['a 529 with 14k so far', { accountType: ['529'], collegeSaved: 14_000 }],
  ['widowed mother of two (9 and 11)', { dependents: [9, 11], maritalStatus: 'widowed' }],
  [
    'we make 190k together. I have life insurance and she has nothing',
    { householdIncome: 190000, maritalStatus: 'married' },
  ],
  [
    'we make 190k together, my son is 4 and he has nothing',
    { householdIncome: 190000, twoAdults: true, dependents: [4] },
  ],
  ['we have three kids, one income', { numDependents: 3, twoAdults: true, earners: 1 }],
  ['We make 110k together', { householdIncome: 110000, twoAdults: true }],
  ['We make 110k together and have 2 kids', { householdIncome: 110000, numDependents: 2, twoAdults: true }],
  ['my husband and I have two kids', { numDependents: 2, maritalStatus: 'married' }],
  ['me and my boyfriend, we have one child', { numDependents: 1, maritalStatus: 'partnered' }],
  ['I have three kids', { numDependents: 3 }],
  ['my mom and I share a place, we owe 4k to the irs', { debts: [{ kind: 'tax', balance: 4000 }] }],
  ['our daughter is 18. younger brother is 13.', { dependents: [18, 13], twoAdults: true }],
  ['we have two kids, and my brother lives with us', { numDependents: 2 }],
  ['our son is 4, grandma wants to help', { dependents: [4], twoAdults: true }],
  [
    'my parents gave us 100k, we have 2 kids',
    { amount: 100_000, moneySource: 'gift', numDependents: 2, twoAdults: true },
  ],
  ['my parents live with us, we have 2 kids', { numDependents: 2 }],
  ['we have two kids and live with my grandma', { numDependents: 2 }],
  ['engaged, wedding next fall', { maritalStatus: 'engaged' }],
  ['widow, 71', { age: 71, maritalStatus: 'widowed' }],
  ['do i need term life? wife and 1 kid', { maritalStatus: 'married', numDependents: 1 }],
  ['what is it? wifely duty', {}],
  ['not married, no kids', { numDependents: 0, maritalStatus: 'single' }],
  ['my ex-wife kept the house', { maritalStatus: 'divorced' }],
  ['file as head of household', { filingStatus: 'head_of_household' }],
  ['married filing jointly', { maritalStatus: 'married', filingStatus: 'married_joint' }],
  ['should we file jointly or separately?', {}],
  ["I'm divorced and remarrying", { maritalStatus: 'divorced' }],
]

test('marital and filing status are read as stated', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

const maritalStatus = (message: string) => understand(message, { today: '2026-11-25' }).facts.maritalStatus

test.each([
  'My husband left me $210,000 in an IRA',
  'My wife left me her 401k, what do I do',
  'My husband left me 300k. Pay off the house?',
  'My husband left us about $400k in life insurance',
  "I inherited my husband's IRA of 200k",
  'inherited an IRA from my wife worth 90k',
])('who was left something by a spouse is widowed: %s', (message) => {
  expect(maritalStatus(message)).toBe('widowed')
})

test.each([
  'My husband left me with $20,000 of credit card debt',
  'my husband left me $20,000 in credit card debt',
  'My husband left me last year and I have two kids',
  'My wife inherited an IRA from her dad, 200k',
  "I inherited an IRA from my husband's mother",
  'My husband left his job with a 401k of 200k',
])('who left, or left a job, has not died: %s', (message) => {
  expect(maritalStatus(message)).not.toBe('widowed')
})
