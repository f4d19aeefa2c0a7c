import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

type Support = Pick<Household, 'supportReceivedMonthly' | 'supportPaidMonthly' | 'disabilityMonthly'>

const rows: [message: string, facts: Support][] = [
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
  // What is late, what nobody gets yet, what others get, and what a policy costs.
  ['I owe 4,200 in child support arrears', {}],
  ['my ex is behind on child support', {}],
  ['what if I get 500 a month in alimony?', {}],
  ['my sister gets 600 a month in child support', {}],
  ['should I ask for child support? I make 52k', {}],
  ['disability insurance costs me 60 a month', {}],
  ['I pay 45 a month for long-term disability', {}],
  ['my brother is on disability, 1,400 a month', {}],
  ['I get 1,900 a month from the VA for a disability', {}],
  ['I get SSDI of 1,800 a month', {}],
]

test('support is read by which way it goes, and disability pay apart from Social Security', () => {
  for (const [message, facts] of rows) {
    const { supportReceivedMonthly, supportPaidMonthly, disabilityMonthly } = understand(message, {
      today: '2026-11-20',
    }).facts
    const told = { supportReceivedMonthly, supportPaidMonthly, disabilityMonthly }
    const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
    expect([message, said]).toEqual([message, facts])
  }
})

test('what is told of support is neither pay nor take-home pay', () => {
  expect(understand('my ex pays me 900 a month in alimony', { today: '2026-11-20' }).facts).toEqual({
    supportReceivedMonthly: 900,
  })
})
