import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (key: FactKey, rows: readonly (readonly [string, unknown])[]) => {
  for (const [message, value] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts[key]]).toEqual([message, value])
}

test('the kind that goes in today is read, and not the kind that is asked about', () => {
  told('contributionKind', [
    [
      'I contribute 800 a month to my 401(k), all pre-tax. I make 105k. Should I switch to Roth?',
      'traditional',
    ],
    ['My 401k contributions are all Roth right now. Should I change to traditional?', 'roth'],
    ['I have been putting 12% into the traditional 401k. Would Roth be better? I make 70k.', 'traditional'],
    ['Should I switch from traditional to Roth in my 401k? I make 70k.', 'traditional'],
    ['I put 10% of my pay in as Roth. I make 150k. Should it be traditional?', 'roth'],
    [
      'I currently split my contributions half Roth and half traditional. I earn 130k. Is that right?',
      'both',
    ],
    ['Should my 401k contributions be Roth or traditional? I make 70k.', undefined],
    ['I want to put 6,000 into a traditional or a Roth IRA. Which one? I make 70k.', undefined],
    ['I have 300k in a traditional 401k and 40k in a Roth IRA. Which should I contribute to now?', undefined],
    ['I put 6,000 into a Roth IRA. Should my 401k be Roth or traditional?', undefined],
    ['My husband contributes to a Roth 401k. Should mine be Roth or traditional?', undefined],
    ['If I put 10% into the traditional 401k, what do I save? Or is Roth better?', undefined],
  ])
})

test('wages of last year are those of the employer one still works for, or of its W-2', () => {
  told('priorYearWages', [
    ["I'm 55 and made 160,000 at this job last year. Does my catch-up have to be Roth?", 160_000],
    ['My W-2 from last year shows 172,000 in Social Security wages. I am 52. Roth catch-up?', 172_000],
    ['I am 57 and earned 148,000 here last year. Roth or traditional catch-up?', 148_000],
    ['Box 3 of my W-2 was 155,500. I am 51. Roth or traditional catch-up?', 155_500],
    ['I made 160,000 last year at my old job. I am 55. Roth or traditional?', undefined],
    ['I make 160,000 at this job. I am 55. Roth or traditional?', undefined],
    ['I will make 160,000 at this job next year. I am 55. Roth or traditional?', undefined],
    ['My W-4 says 2 dependents. I make 160,000. Roth or traditional?', undefined],
  ])
})

test('what goes in, out of the pay that is named beside it', () => {
  told('contributionRate', [
    ['I put 10 percent of my 90,000 dollar salary in my 401k. Roth or Traditional?', 0.1],
    [
      'I set aside 15 percent of my salary for retirement in the 401k and earn 80k. Roth or traditional?',
      0.15,
    ],
    ['I pay 10 percent of my 90,000 dollar salary in rent. Roth or traditional 401k?', undefined],
    ['If I put 10 percent of my 90k salary in my 401k, should it be Roth?', undefined],
  ])
  told('income', [
    ['I put 10 percent of my 90,000 dollar salary in my 401k. Roth or Traditional?', 90_000],
    ['I put 90,000 dollars into my 401k over the years. Roth or Traditional?', undefined],
  ])
  told('amount', [
    ['I want to put 6,000 a year into an IRA. I earn 83k. Roth or traditional?', 6_000],
    ['I earn 6,000 a year. Roth or traditional IRA?', undefined],
  ])
  told('monthlyContribution', [
    ['I can save 500 a month. I earn 83k. Roth IRA or traditional IRA?', 500],
    ['My rent is 500 a month. I earn 83k. Roth IRA or traditional IRA?', undefined],
  ])
  told('age', [
    ['I earn 140k at 45. Roth or traditional?', 45],
    ['I want to earn 140k at 45. Roth or traditional?', undefined],
    ['My wife will earn 140k at 45. Roth or traditional?', undefined],
  ])
})

test('what is there already is told by its kind, and that there is nothing', () => {
  told('retirementSavings', [
    ["I'm 50 with 600,000 saved, all of it pre-tax. I make 150k. Roth or traditional from here?", 600_000],
    ["I'm 50 with 60,000 saved in the bank. I make 150k. Roth or traditional?", undefined],
  ])
  told('pretaxIraBalance', [
    ['I make 260k as a single man and have no traditional IRA. How do I get money into a Roth?', 0],
    ["I don't have any other pre-tax IRAs and make 260k. Can I do a backdoor Roth?", 0],
    ["I don't have a traditional IRA and make 260k. Backdoor Roth?", 0],
    ['I have no idea what a traditional IRA is. I make 60k. Roth or traditional?', undefined],
    ['My wife has no traditional IRA. I make 260k. Backdoor Roth?', undefined],
  ])
})

test('an early need of the money is read, and that there is none', () => {
  told('needsMoneyEarly', [
    [
      'I will need some of this money in about five years for a house. I earn 70k. Roth IRA or traditional?',
      true,
    ],
    ['I may have to take it out for a house. I earn 70k. Roth or traditional IRA?', true],
    ["I won't touch it until I am 65. I earn 70k. Roth or traditional IRA?", false],
    ['Do I need an IRA? I earn 70k. Roth or traditional?', undefined],
    ['I want to save for retirement in 30 years. I earn 70k. Roth or traditional?', undefined],
  ])
})

test('a question that ends in "Roth or traditional" is that question, whatever was told before', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  for (const message of [
    'I have no retirement plan at work and earn 64k. Roth IRA or traditional IRA?',
    "I'm on an income-driven repayment plan for my student loans and earn 70k. Roth or traditional 401k?",
    'I work for a nonprofit and am going for PSLF with 90k in student loans. I earn 68k. Roth or traditional 403b?',
  ])
    expect([message, topic(message)]).toEqual([message, 'roth_vs_traditional'])
  expect(topic('I have student loans of 40k and a Roth IRA. How do I pay the loans down?')).not.toBe(
    'roth_vs_traditional',
  )
})
