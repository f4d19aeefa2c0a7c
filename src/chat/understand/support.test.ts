import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

type Support = Pick<
  Household,
  | 'supportReceivedMonthly'
  | 'supportPaidMonthly'
  | 'disabilityMonthly'
  | 'spouseDisabilityMonthly'
  | 'disabilityTaxFree'
  | 'vaMonthly'
>

const rows: [message: string, facts: Support][] = [
  ['I am a veteran on disability pay of $3,700 a month.', { vaMonthly: 3_700 }],
  ['My brother is a veteran on disability pay of 3,700 a month.', {}],
  ['I pay 650 a month in child support and owe 8,000 on a card at 26%', { supportPaidMonthly: 650 }],
  ['I owe 650 in child support from last year', {}],
  ['The VA sent me back pay. I get 2,100 a month from them.', { vaMonthly: 2_100 }],
  ['The VA denied me. I have a job and get 2,100 a month from them.', {}],
  ['I get $1,200/mo child support and make 48k', { supportReceivedMonthly: 1_200 }],
  ['my ex pays me 900 a month in alimony and 600 child support', { supportReceivedMonthly: 1_500 }],
  ['I earn 62k and receive child support of 850', { supportReceivedMonthly: 850 }],
  ['single mom, 41k a year, plus getting 150 a week in child support', { supportReceivedMonthly: 650 }],
  ['my ex-husband still pays 1,000 a month child support until 18', { supportReceivedMonthly: 1_000 }],
  ['I pay 600 a month in child support', { supportPaidMonthly: 600 }],
  ['I make 80k, rent 1,500, and pay $1,100 a month alimony', { supportPaidMonthly: 1_100 }],
  ['I receive 2,500 a month in long-term disability', { disabilityMonthly: 2_500 }],
  ['I am on disability 1,650/month, no other income', { disabilityMonthly: 1_650 }],
  ['my LTD pays 3,000 a month until 67', { disabilityMonthly: 3_000 }],
  ['my husband gets 2,100 a month in long-term disability, I make 50k', { spouseDisabilityMonthly: 2_100 }],
  ['my wife is on disability, 1,400 a month', { spouseDisabilityMonthly: 1_400 }],
  ['I get 1,900 a month from the VA for a disability', { vaMonthly: 1_900 }],
  ['VA disability of 2,400 a month and I make 60k', { vaMonthly: 2_400 }],
  ['100% P&T, VA pays me 3,800 a month, 50k to invest', { vaMonthly: 3_800 }],
  [
    'I receive 2,500 a month in long-term disability, I paid the premiums myself',
    { disabilityMonthly: 2_500, disabilityTaxFree: true },
  ],
  [
    'my LTD pays 3,000 a month and is tax-free, how do I invest 40k',
    { disabilityMonthly: 3_000, disabilityTaxFree: true },
  ],
  [
    'I get 3,000 a month in long-term disability, my employer paid the premiums',
    { disabilityMonthly: 3_000, disabilityTaxFree: false },
  ],
  // What a loan or a job of the VA is, what others get from it, and a question.
  ['my VA loan payment is 1,800 a month', {}],
  ['I pay 300 a month for my VA loan', {}],
  ['I work at the VA and take home 4,200 a month', {}],
  ['my brother gets 1,900 a month from the VA', {}],
  ['if I got 2,000 a month from the VA, could I retire?', {}],
  ['is my disability taxable?', {}],
  // What is late, what nobody gets yet, what others get, and what a policy costs.
  ['I owe 4,200 in child support arrears', {}],
  ['my ex is behind on child support', {}],
  ['what if I get 500 a month in alimony?', {}],
  ['my sister gets 600 a month in child support', {}],
  ['should I ask for child support? I make 52k', {}],
  ['disability insurance costs me 60 a month', {}],
  ['I pay 45 a month for long-term disability', {}],
  ['my brother is on disability, 1,400 a month', {}],
  ['I get SSDI of 1,800 a month', {}],
]

test('support is read by which way it goes, and disability pay apart from Social Security', () => {
  for (const [message, facts] of rows) {
    const { facts: found } = understand(message, { today: '2026-11-20' })
    const told = {
      supportReceivedMonthly: found.supportReceivedMonthly,
      supportPaidMonthly: found.supportPaidMonthly,
      disabilityMonthly: found.disabilityMonthly,
      spouseDisabilityMonthly: found.spouseDisabilityMonthly,
      disabilityTaxFree: found.disabilityTaxFree,
      vaMonthly: found.vaMonthly,
    }
    const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
    expect([message, said]).toEqual([message, facts])
  }
})

test('what is told of support is neither pay nor take-home pay', () => {
  expect(understand('my ex pays me 900 a month in alimony', { today: '2026-11-20' }).facts).toEqual({
    supportReceivedMonthly: 900,
  })
})
