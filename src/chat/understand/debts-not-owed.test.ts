import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['my mom died and left 9k in credit card debt', {}],
  ['dad passed with 9k on his visa', {}],
  ["mom's estate has 12k in medical bills, she passed in May", {}],
  ['my grandpa died, he had 4k on his discover', {}],
  ['mom died, I have 9k in credit card debt', { debts: [{ kind: 'credit_card', balance: 9_000 }] }],
  [
    'my husband died and left 9k in credit card debt',
    { maritalStatus: 'widowed', debts: [{ kind: 'credit_card', balance: 9_000 }] },
  ],
  [
    'dad died, I cosigned and he left 9k in credit card debt',
    { debts: [{ kind: 'credit_card', balance: 9_000 }] },
  ],
  ['is a 401k loan at 9% dumb?', { accountType: ['401k'] }],
  ['would a personal loan at 11% be smart?', {}],
  ['is my 401k loan at 9% dumb?', { accountType: ['401k'], debts: [{ kind: 'plan_loan', rate: 0.09 }] }],
  [
    'should I get a personal loan at 11% to pay off my card, 6k at 24%?',
    {
      debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.24 }],
      debtOfferKind: 'personal',
      debtOfferRate: 0.11,
    },
  ],
])('what is only spoken of is no debt: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
