import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['The plan has a 2,200 deductible single, 4,400 family', undefined],
  ['The deductible is 1,700 (single) / 3,400 (family)', undefined],
  ['4,400 family, 2,200 single deductible', undefined],
  ['Single coverage is 120 a month', undefined],
  ['Single or family HDHP?', undefined],
  ['The deductible for a single person is 2,200', undefined],
  ['They say the Roth limit is 153,000 single and 242,000 married', undefined],
  ['The deductible is 3,000 single and 6,000 family, I’m single', 'single'],
  ['Single mom, deductible 3,000', 'single'],
  ['I’m single, my family lives in Ohio', 'single'],
  ['Single, 42, two kids', 'single'],
  ['Single, 45k salary, family of 2', 'single'],
  ['Married, deductible 2,200 single, 4,400 family', 'married'],
])('whom a sum is for is no marriage: %s', (message, maritalStatus) => {
  expect(understand(message, { today: '2026-11-20' }).facts.maritalStatus).toBe(maritalStatus)
})
