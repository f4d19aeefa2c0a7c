import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ["I'd rather clear the smallest debt first, 900 at 29% and 7,000 at 22%", 'snowball'],
  ['I want to start with the smallest debt', 'snowball'],
  ['should I start with the smallest debt?', undefined],
  ['he wants the smallest house first', undefined],
  ['I want to use the snowball. visa 4k at 24%, citi 900 at 19%', 'snowball'],
  ["I'd rather pay the smallest first, I need to see some wins", 'snowball'],
  ['we are doing the debt snowball', 'snowball'],
  ['I prefer the avalanche method', 'avalanche'],
  ['snowball or avalanche? visa 4k at 24%, citi 900 at 19%', undefined],
  ['is the snowball better?', undefined],
  ['should I use the snowball?', undefined],
  ['my sister is doing the debt snowball', undefined],
  ['what is a debt snowball', undefined],
  ['my smallest debt is 900', undefined],
])('%s', (text, order) => {
  expect(understand(text, { today: '2026-11-20' }).facts.payoffOrder).toBe(order)
})
