import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const of = (message: string) => {
  const { income, sCorporationProfit } = understand(message, { today: '2026-11-20' }).facts
  return [income, sCorporationProfit]
}

test.each([
  ['S-corp pays me W2 160k plus 140k profit, roth or traditional?', 160_000, 140_000],
  ['My s corp pays me a salary of 90k and 60k in distributions. Roth or traditional 401k?', 90_000, 60_000],
  ['I pay myself 80k W-2 from my S-corp, K-1 of 120k, solo 401k roth or traditional', 80_000, 120_000],
  ['s-corporation owner, 100k salary, profit is about 75k a year, 401k', 100_000, 75_000],
])('%s', (message, income, profit) => {
  expect(of(message)).toEqual([income, profit])
})

test.each([
  'I work for Corp X, W2 160k plus 20k profit sharing, roth or traditional?',
  'My S-corp makes 140k profit, roth or traditional?',
  'Should I form an S-corp? salary 90k, 401k',
  'salary 90k and distributions of 20k from a trust, 401k roth or traditional',
  'S-corp vs LLC: if the profit were 140k and my salary 60k, 401k?',
])('no profit of an S corporation: %s', (message) => {
  expect(of(message)[1]).toBeUndefined()
})
