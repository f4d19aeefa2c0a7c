import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const at = (rate: number): Household => ({ considersPayoff: true, debts: [{ kind: 'mortgage', rate }] })

test.each<[string, Household]>([
  ['I got 60k. Should I invest it or pay the house down? Rate is 6.1', { amount: 60_000, ...at(0.061) }],
  ["invest 60k or pay the mortgage down? it's at 6.1%", { amount: 60_000, ...at(0.061) }],
  ['got 60k, invest it or pay down the mortgage at 6.1%?', { amount: 60_000, ...at(0.061) }],
  ['should we pay down our 3.5% mortgage or invest 60k', { amount: 60_000, ...at(0.035) }],
  ['pay off the house at 5.5% or invest 60k?', { amount: 60_000, ...at(0.055) }],
  ['should I invest 60k? the rate is 4.1%', { amount: 60_000 }],
  ['invest 60k, or put 10% down on a house?', { amount: 60_000, downPaymentRate: 0.1 }],
  ['we painted the house. invest 60k? the rate of inflation is 3%', { amount: 60_000 }],
  ['should I invest 60k? my savings account pays 4.1%', { amount: 60_000 }],
  ['no loans with a rate over 6%, invest 60k?', { amount: 60_000 }],
])('a rate told beside a home that may be paid off is that of its loan: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})

test.each<[string, boolean | undefined]>([
  ['Should I pay extra on my mortgage at 6.5% or max my Roth IRA?', true],
  ['extra principal on the mortgage or 401k? rate 4.5%', true],
  ['extra mortgage payments vs roth ira?', true],
  ['prepay the mortgage or put more in the 401k', true],
  ['I made extra payments on the mortgage last year and max my Roth IRA', undefined],
  ['Mortgage 4.5%, I max my Roth IRA. Where should my next dollar go?', undefined],
])('whether the home loan is asked about beside an account: %s', (message, asked) => {
  expect(understand(message, { today: '2026-11-20' }).facts.considersPayoff).toBe(asked)
})
