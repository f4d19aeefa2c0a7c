import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  // 130,000 + 40,000; 20,000 + 15,000.
  ['We have 529s with $130k for two kids, 17 and 14, and grandpa put away another 40k.', 170_000],
  ['20k in a 529 for our son, 9, and my parents have another 15k in a 529 for him', 35_000],
  ['20k in a 529 for our son, 9, and my parents want to put away another 15k', undefined],
  ['20k in a 529 for our son, 9. My mom has 40k in her IRA', undefined],
])('%s', (text, saved) => {
  expect(understand(text, { today: '2026-11-20' }).facts.collegeSaved).toBe(saved)
})
