import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['I contributed 3,000 to my Roth IRA this year', 3_000],
  ["I've put 2,500 in my roth so far", 2_500],
  ['already put 4k into my IRA. roth or traditional?', 4_000],
  ['This year I put 3k in a Roth IRA', 3_000],
  ['I want to put 3,000 in a Roth IRA this year', undefined],
  ['can I contribute 7,500 to my Roth IRA this year?', undefined],
  ['I put 300 a month in my Roth IRA', undefined],
  ['I put 6,500 in my Roth IRA last year', undefined],
  ['my brother contributed 3,000 to his Roth IRA this year', undefined],
])('%s', (text, contributed) => {
  expect(understand(text, { today: '2026-11-20' }).facts.iraContributedThisYear).toBe(contributed)
})
