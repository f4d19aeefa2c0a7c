import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['We put 10% and 5% in our 401ks (both match 5%)', 0.1, 0.05],
  ['I put 8% and she puts 4% in our 401ks', 0.08, 0.04],
  ['I do 6%, my husband does 3% into our 403bs', 0.06, 0.03],
  ['We rent, put 8% and 6% in our 401ks', 0.08, 0.06],
  ['I put 10% in my 401k and 5% in a Roth IRA', 0.1, undefined],
])('%s', (text, own, theirs) => {
  const { contributionRate, spouseContributionRate } = understand(text, { today: '2026-11-20' }).facts
  expect([contributionRate, spouseContributionRate]).toEqual([own, theirs])
})
