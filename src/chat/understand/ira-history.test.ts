import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { iraContributedThisYear, rothIraFirstYear } = understand(text, { today: '2026-11-20' }).facts
  return { iraContributedThisYear, rothIraFirstYear }
}

test.each([
  ['I contributed 3,000 to my Roth IRA this year', { iraContributedThisYear: 3_000 }],
  ["I've put 2,500 in my roth so far", { iraContributedThisYear: 2_500 }],
  ['already put 4k into my IRA. roth or traditional?', { iraContributedThisYear: 4_000 }],
  ['This year I put 3k in a Roth IRA', { iraContributedThisYear: 3_000 }],
  ['I opened my Roth IRA in 2015', { rothIraFirstYear: 2015 }],
  ['had a Roth since 2009, 45k in it', { rothIraFirstYear: 2009 }],
  ['I want to put 3,000 in a Roth IRA this year', {}],
  ['can I contribute 7,500 to my Roth IRA this year?', {}],
  ['I put 300 a month in my Roth IRA', {}],
  ['I put 6,500 in my Roth IRA last year', {}],
  ['my brother contributed 3,000 to his Roth IRA this year', {}],
  ['Roth IRAs were created in 1997', {}],
  ['my 401k was opened in 2015', {}],
])('%s', (text, facts) => {
  expect(read(text)).toEqual({ iraContributedThisYear: undefined, rothIraFirstYear: undefined, ...facts })
})
