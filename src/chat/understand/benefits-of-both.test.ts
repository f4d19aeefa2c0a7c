import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { ssMonthly, spouseSsMonthly } = understand(text, { today: '2026-11-20' }).facts
  return { ssMonthly, spouseSsMonthly }
}

test.each([
  ['we get $3,900 together from Social Security and spend 5,000 a month', 1_950, 1_950],
  ['We are 70 and 68, retired. Our Social Security is 3,900 combined', 1_950, 1_950],
  ['our combined social security is 4,150 a month', 2_075, 2_075],
  ['Retired, 71 and 70. SS 4,150 a month combined, no pension', 2_075, 2_075],
  ['social security is 4,151 for both of us, retired at 67', 2_076, 2_075],
  ['we receive about 3,600 a month from social security and have 80k in savings', 1_800, 1_800],
  ['social security is 58k a year for the two of us', 2_417, 2_416],
  ['We are 70 and 68, retired. Our Social Security is 48,000', 2_000, 2_000],
  ['we each get 1,500 from social security', 1_500, 1_500],
  ['My wife and I draw social security of 1,700 a month each', 1_700, 1_700],
])('%s', (text, ssMonthly, spouseSsMonthly) => {
  expect(read(text)).toEqual({ ssMonthly, spouseSsMonthly })
})

// Near misses: one's own, the other one's, two sums, a pension, and what is spent together.
test.each([
  ['I get 2,400 a month from social security', { ssMonthly: 2_400 }],
  ['my husband draws 2,100 from SS', { spouseSsMonthly: 2_100 }],
  ["We're 66 and 64, SS 2,600 and 1,300", { ssMonthly: 2_600, spouseSsMonthly: 1_300 }],
  ['my wife is 64. Social security 2,900 and 1,700', { ssMonthly: 2_900, spouseSsMonthly: 1_700 }],
  ['we get 2,900 and 1,700 from Social Security', { ssMonthly: 2_900, spouseSsMonthly: 1_700 }],
  ['Social Security 2,900 and 1,700 a month. Rent 1,500', { ssMonthly: 2_900, spouseSsMonthly: 1_700 }],
  ['Social Security 2,900 and 1,700 for rent', { ssMonthly: 2_900 }],
  ['I am 66, my wife 64. Her social security is 1,700', { spouseSsMonthly: 1_700 }],
  ['together we spend 5,000 a month, I draw social security of 2,000', { ssMonthly: 2_000 }],
  ['our savings are 40,000 combined and social security has not started', {}],
  ['we get 3,900 a month from our rental', {}],
  ['should we claim social security together at 67', {}],
  ['we make 4,200 a month each', {}],
])('%s: nothing that two get together', (text, facts) => {
  expect(JSON.parse(JSON.stringify(read(text)))).toEqual(facts)
})
