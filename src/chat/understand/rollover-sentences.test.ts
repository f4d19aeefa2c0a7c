import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (key: FactKey, rows: readonly (readonly [string, unknown])[]) => {
  for (const [message, value] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts[key]]).toEqual([message, value])
}

test('of an IRA that is there and a plan that is to be moved into it, only the plan moves', () => {
  told('amount', [
    [
      'I already have a traditional IRA with 45,000 in it. Should I roll my old 401k of 120,000 into it?',
      120_000,
    ],
    ['The 401(k) from my last job, worth 160,000, is all in index funds. Roll it over?', 160_000],
    ['My 110,000 dollar old 401k charges a lot. Should I roll it over?', 110_000],
    ['I own a house worth 160,000. Should I roll over my old 401k?', undefined],
    ['My old 401k and my car, worth 16,000, are all I have. Roll it over?', undefined],
  ])
  told('income', [
    ['I have a solo 401k with 95k from my business that I closed. Should I roll it to an IRA?', undefined],
    ['I make 95k from my business. Should I roll my old 401k to an IRA?', 95_000],
  ])
})

test('an early need of the plan’s money is heard as a plan or a wish too', () => {
  told('needsMoneyEarly', [
    ['I was 55 when I left and plan to start taking withdrawals soon. The 401k has 380k. Roll it?', true],
    ["I'm 57, just got laid off, and want to live on my 401k of 500k. Should I roll it over?", true],
    ["I don't need it before 65. Should I roll my old 401k of 90k over?", false],
    ['My mother wants to live on my 401k. Roll it over?', undefined],
    ['I live on the coast and left my job. 401k of 90k. Roll it over?', undefined],
    ['When do I start taking money out of a 401k of 90k? I left at 45, roll it over?', undefined],
  ])
})

test('who may come after the money, and who does not', () => {
  told('creditorConcern', [
    ['Someone is suing me after a car accident. I have 150k in my old 401k. Roll it to an IRA?', true],
    ['I am a doctor and worry about lawsuits. My old 401k has 150k. Roll it to an IRA?', true],
    ['Is it safe from creditors in an IRA? My old 401k has 150k. Roll it over?', true],
    ['I do not worry about lawsuits. My old 401k has 150k. Roll it over?', undefined],
    ['My brother was sued last year. My old 401k has 150k. Roll it over?', undefined],
    ['I am a lawyer. My old 401k has 150k. Roll it over?', undefined],
  ])
})

test('a loan, a check and stock of the plan in whole sentences', () => {
  told('planLoanBalance', [
    ['I borrowed from my 401k and still have 11,000 to pay back, and I just left that job. Roll it?', 11_000],
    ['I borrowed 11,000 from my brother. Should I roll over my old 401k of 80k?', undefined],
    ['I have 11,000 left after rent. Should I roll over my old 401k?', undefined],
  ])
  told('checkToCustodian', [
    [
      'My old plan cashed me out and sent a check for 5,600 in my name. How long do I have to roll it?',
      false,
    ],
    ['The check for 88,000 from my old 401k is made out to Fidelity for my benefit. What now?', true],
    ['The check for 88,000 from my old 401k came payable to me. What now?', false],
    ['Should the check from my old 401k be made out to me?', undefined],
    ['The check for 88,000 from my old 401k came today. What now?', undefined],
  ])
  told('employerStockBasis', [
    [
      "My 401k at the old firm holds 80,000 of the firm's own stock, bought for about 15,000. Roll it over?",
      15_000,
    ],
    ['My house was bought for 15,000. The old 401k has company stock. Roll it over?', undefined],
  ])
  told('rothPlanBalance', [
    ['About 25,000 of my 110,000 dollar old 401k is Roth. How should I roll it over?', 25_000],
    ['About 25,000 of my 110,000 dollar old 401k is in bonds. Roll it over?', undefined],
  ])
})

test('whose plan it is, whether one is still there, and since when one is not', () => {
  told('planOwner', [
    ['My wife has 70,000 in a 401k at the company she left. She is 45. Should she roll it over?', 'spouse'],
    ['My wife has 70,000 in savings. Should I roll over my old 401k?', undefined],
  ])
  told('stillWorksThere', [
    ["I'm 60 and still with the same employer. Can I roll part of my 401k of 600k to an IRA?", true],
    ['I still work for the company. Can I roll my 401k of 200k over?', true],
    ['My husband is still with the same employer. Should I roll over my old 401k?', undefined],
    ['I still have a 401k at the company I left. Roll it over?', undefined],
  ])
  told('separationAge', [
    ["I left in March 2024 when I was 54. The plan has 410k. I'm 56 now. Should I roll it over?", 54],
    ['I left my job two years ago at 55. The 401k has 410k. Roll it over?', 55],
    ['I moved in March 2024 when I was 54. The 401k has 410k. Roll it over?', undefined],
  ])
  told('cannotWork', [
    ["I am 41 and disabled and can't work any more. I have 60k in a 401k. Roll it over?", true],
    ['I am 41 and my son is disabled. I have 60k in a 401k. Roll it over?', undefined],
  ])
})

test('the costs of each place, an adviser’s in an IRA among them', () => {
  told('newPlanFee', [
    ["My former employer's 401k charges 0.9 percent and my new one charges 0.3 percent. Move 75k?", 0.003],
    ['My old 401k charges 0.9 percent. Move 75k to an IRA?', undefined],
  ])
  told('adviserFee', [
    [
      'My Edward Jones guy charges 1.35% on my 300k IRA. Is it worth rolling my old 401k to him as well?',
      0.0135,
    ],
    ['A financial advisor wants to roll my old 401k into an IRA with him. He charges 1.2% a year.', 0.012],
    [
      'An adviser wants me to roll my old 401k into an IRA that he manages for 1 percent a year. Do it?',
      0.01,
    ],
    ['The funds of my old 401k cost 0.05%. Roll it to an IRA that costs 0.8 percent with an adviser?', 0.008],
    ['My adviser says the market falls 3 percent. Should I roll my old 401k to an IRA?', undefined],
    ['My adviser charges 1 percent for my brokerage account. Roll my old 401k over?', undefined],
  ])
})

test('who is about to retire still works for the employer of the plan, and is a year younger than on that day', () => {
  const nextYear = 'retiring next year at 66, have 520k in my 401k. roll it over?'
  const inJune = 'I retire in June at 65. 401k has 300k. roll to IRA?'
  told('age', [
    [nextYear, 65],
    [inJune, 64],
  ])
  told('retirementAge', [
    [nextYear, 66],
    [inJune, 65],
  ])
  told('stillWorksThere', [
    [nextYear, true],
    [inJune, true],
    ['i plan to retire at 62, 58 now. old 401k 50k roll it over?', undefined],
    ['I retired in June at 65. 401k 300k roll over?', undefined],
  ])
})

test('who left some time ago works there no longer, whatever the place was', () => {
  told('stillWorksThere', [
    ['I have $80,000 in a 401k from a restaurant chain I left two years ago. Roll it over?', false],
    ['401k of 80k from the hospital I quit in 2023. Roll it over?', false],
    ['I left it invested. Should I roll over my 401k of 80k?', undefined],
  ])
})
