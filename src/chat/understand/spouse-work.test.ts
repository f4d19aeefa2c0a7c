import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const yes: Household = { spouseSelfEmployed: true }
const rows: [message: string, facts: Household][] = [
  ['My husband is self-employed and nets 60k a year, I make 50k. How do I invest 80k?', yes],
  ["I make 90k, my wife's a freelancer and makes 40k. Invest 50k?", yes],
  ['My wife freelances, about 45k a year. Where does my next dollar go?', yes],
  ['my spouse is an independent contractor', yes],
  ['husband runs his own business and clears 70k', yes],
  ['My wife works for herself and makes 55k. Roth or traditional?', yes],
  ['We are both self-employed. I make 60k, she makes 70k.', yes],
  ['I make 100k, my husband makes 60k freelancing. Invest 40k?', yes],
  ['My freelance wife makes 40k and I make 80k.', yes],
  ['I make 80k at my job, her freelance income is 30k. Invest 20k?', yes],
  // Near misses: one's own, somebody else's, what was, what may be, what is beside a job, and an S corporation.
  ["I'm self-employed and make 90k, my wife makes 50k.", {}],
  ['I freelance, my husband is a teacher making 50k.', {}],
  ['My sister is self-employed and makes 60k. I make 50k.', {}],
  ['My husband used to be self-employed, now he makes 60k at a bank.', {}],
  ['If my wife is self-employed next year, what changes?', {}],
  ['My wife wants to be a freelancer. We have 40k in savings.', {}],
  ['My wife is a nurse making 70k and freelances on the side.', {}],
  ['My husband owns an S corp and takes a salary of 80k.', {}],
  ['My wife has a 401k at work and makes 70k.', {}],
  ['Is my husband self-employed if he gets a 1099?', {}],
]

test.each(rows)('"%s"', (message, { spouseSelfEmployed }) => {
  expect(understand(message, { today: '2026-11-20' }).facts.spouseSelfEmployed).toBe(spouseSelfEmployed)
})
