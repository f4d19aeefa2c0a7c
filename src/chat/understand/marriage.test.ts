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
