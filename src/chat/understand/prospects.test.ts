import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => {
  const { payOutlook, hardToReplaceJob, jobAtRisk, chronicIllness, incomeStability } = understand(message, {
    today: '2026-11-20',
  }).facts
  return JSON.parse(
    JSON.stringify({ payOutlook, hardToReplaceJob, jobAtRisk, chronicIllness, incomeStability }),
  )
}

const rows: [message: string, facts: Household][] = [
  ['I am 28 and expect to earn over $300,000 in four years', { payOutlook: 'higher' }],
  ['I expect to earn $300,000 at most', {}],
  ["I'm a medical resident making 62k, Roth or traditional?", { payOutlook: 'higher' }],
  ['I am 26 making 58k, expect to make a lot more later', { payOutlook: 'higher' }],
  ["I'm 24 and I'll make more later as I get promoted", { payOutlook: 'higher' }],
  ['I expect to make more than my wife', {}],
  ['my income will go up a lot after the boards', { payOutlook: 'higher' }],
  ['my income will be a lot lower in two years', { payOutlook: 'lower' }],
  [
    'I start my job in the fall, so my income this year will be a lot lower, about 76k',
    { payOutlook: 'higher' },
  ],
  ['our gross pay this year should be much higher than usual, 190k', { payOutlook: 'lower' }],
  ['my pay this year will be lower because I retired', {}],
  ["I'm going part-time next year", { payOutlook: 'lower' }],
  ["I'm being laid off in March", { payOutlook: 'lower' }],
  ['my contract ends in June', { payOutlook: 'lower' }],
  ["we're taking it easy, our income will be about the same", { payOutlook: 'same' }],
  ['this was an unusually high income year', { payOutlook: 'lower' }],
  ['there are rumors of layoffs at work', { jobAtRisk: true }],
  ['I might get laid off, how big should my emergency fund be?', { jobAtRisk: true }],
  ['I think my job is at risk', { jobAtRisk: true }],
  ['my job is not very secure', { jobAtRisk: true }],
  ["I'm worried about getting laid off", { jobAtRisk: true }],
  ["I'm afraid I'll lose my job", { jobAtRisk: true }],
  ['worried about layoffs, we have 9k saved', { jobAtRisk: true }],
  ['Layoffs are coming. How much cash should we hold?', { jobAtRisk: true }],
  ['my company just announced layoffs', { jobAtRisk: true }],
  ['my husband could lose his job', { jobAtRisk: true }],
  ['my job is very secure, I work for the county', { incomeStability: 'steady', jobAtRisk: false }],
  ['not worried about layoffs', { jobAtRisk: false }],
  ['what if I lose my job?', {}],
  ['how long would it last if I get laid off', {}],
  ['if I could lose my job, how much is enough', {}],
  ['I was worried about layoffs last year', {}],
  ['my brother might get laid off', {}],
  ['our tenant might lose his job', {}],
  ['I was laid off in June', {}],
  ['worried about my debt', {}],
  ['what if my income drops a lot?', {}],
  ['my sister is a medical resident', {}],
  ['If my pay will go up a lot, does a Roth still make sense?', {}],
  ['my pay is irregular, I work on commission', { incomeStability: 'variable' }],
  ['I do seasonal work up north', { incomeStability: 'variable' }],
  ['my job is very specialized and it would be hard to find another one', { hardToReplaceJob: true }],
  ['few employers in my field around here', { hardToReplaceJob: true }],
  ['I could find another job within weeks', { hardToReplaceJob: false }],
  ['my skills are in high demand', { hardToReplaceJob: false }],
  ['is it hard to find a good advisor', {}],
  ['my brother says his job is very specialized', {}],
  ['my wife has type 1 diabetes', { chronicIllness: true }],
  ['had a heart stent last year', { chronicIllness: true }],
  ['had a heart to heart with my boss', {}],
  ["I'm diabetic and take insulin", { chronicIllness: true }],
  ["our son has Crohn's disease", { chronicIllness: true }],
  ["we're all healthy", { chronicIllness: false }],
  ['no health issues here', { chronicIllness: false }],
  ['my mom has diabetes and lives alone', {}],
  ['what if one of us gets cancer?', {}],
  ['I want a healthy mix of stocks and bonds', {}],
  ['my dad died of cancer and left me 40k', {}],
]

test('prospects of pay, job and health are read where they are stated of this household and now', () => {
  for (const [message, facts] of rows) expect([message, told(message)]).toEqual([message, facts])
})
