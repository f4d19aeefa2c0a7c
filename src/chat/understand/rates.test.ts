import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ["we're in the 24% tax bracket", { marginalRate: 0.24 }],
  ["Social Security says I'd get $2,480 a month", { ssMonthly: 2480 }],
  ['67, 2,900 social security', { age: 67, ssMonthly: 2900 }],
  ['my pension will be 1,900 per month', { pensionMonthly: 1900 }],
  ['he gets 2,100 SS, me 1,500', { ssMonthly: 1500 }],
  ['My husband gets 2,100 in social security and I get 1,500', { maritalStatus: 'married', ssMonthly: 1500 }],
  ['her pension is 900, my pension is 1,400', { pensionMonthly: 1400 }],
  ['his pension pays 2,000 a month, mine is 1,200', { pensionMonthly: 1200 }],
  ['interest on my savings is 4.2% APY', {}],
  ['2.7 APR', { rate: 0.027 }],
]

test('brackets, benefits and rates are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
