import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => understand(text, { today: '2026-11-20' }).facts.coverEnds

test.each([
  ['lost my job last week. My coverage ends Nov 30. What now?', '2026-11-30'],
  ['laid off, my health insurance runs out on December 31', '2026-12-31'],
  ['my insurance through work lasts until 12/15', '2026-12-15'],
  ['I was let go, health insurance ended October 31', '2026-10-31'],
  ['my health coverage will end on January 31, 2027', '2027-01-31'],
])('%s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  'my unemployment ends Nov 30',
  'my life insurance ends on December 31',
  'my car insurance runs out December 15',
  'I was laid off on November 2, and my coverage is bad',
  'severance runs until January 15 and I have insurance',
])('%s: no end of health cover', (text) => {
  expect(read(text)).toBeUndefined()
})
