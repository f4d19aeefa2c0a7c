import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'I get 2,150 a month from Social Security and 900 from a pension',
    { ssMonthly: 2_150, pensionMonthly: 900 },
  ],
  ['I took 900 from a pension fund once', {}],
  ['I get $3,900 a month from Social Security and a pension', {}],
  ['my pension and Social Security come to $3,900 a month', {}],
  ['we live on SS of 2,300 and a 1,500 pension', { ssMonthly: 2_300, pensionMonthly: 1_500 }],
  // 70,000 / 12 = 5,833.
  ['We expect about $70,000 a year from his pension.', { spousePensionMonthly: 5_833 }],
  ['We heard about $70,000 a year from his neighbor.', {}],
  ['retired, pension 2,400, social security 3,800', { pensionMonthly: 2_400, ssMonthly: 3_800 }],
  ['they offered me a pension lump sum of 2,400', { amount: 2_400 }],
  ["we're in the 24% tax bracket", { marginalRate: 0.24 }],
  ["Social Security says I'd get $2,480 a month", { ssMonthly: 2480 }],
  ['67, 2,900 social security', { age: 67, ssMonthly: 2900 }],
  ['my pension will be 1,900 per month', { pensionMonthly: 1900 }],
  ['he gets 2,100 SS, me 1,500', { ssMonthly: 1500, spouseSsMonthly: 2100 }],
  [
    'My pension is 2,800/mo and social security 1,900, wife gets 900 SS',
    { maritalStatus: 'married', pensionMonthly: 2800, ssMonthly: 1900, spouseSsMonthly: 900 },
  ],
  [
    'My husband gets 2,100 in social security and I get 1,500',
    { maritalStatus: 'married', ssMonthly: 1500, spouseSsMonthly: 2100 },
  ],
  ['her pension is 900, my pension is 1,400', { pensionMonthly: 1400, spousePensionMonthly: 900 }],
  ['his pension pays 2,000 a month, mine is 1,200', { pensionMonthly: 1200, spousePensionMonthly: 2000 }],
  ['our social security is 2,900 and 1,400', { ssMonthly: 2_900, spouseSsMonthly: 1_400 }],
  [
    'We claim Social Security at 70: mine would be $3,400 and hers $1,600 at 67',
    { ssMonthly: 3_400, ssFromAge: 70, spouseSsMonthly: 1_600, spouseSsFromAge: 67 },
  ],
  [
    'our social security is 2,900 and 1,400, both from 70',
    { ssMonthly: 2_900, ssFromAge: 70, spouseSsMonthly: 1_400, spouseSsFromAge: 70 },
  ],
  ['my social security is 2,100, and 1,400 goes to rent', { ssMonthly: 2_100, monthlyRent: 1_400 }],
  ['interest on my savings is 4.2% APY', {}],
  // A survivor's benefit of old age is Social Security for life; one for young children is not.
  ['widow, 63, survivors benefits 1,780/mo', { age: 63, maritalStatus: 'widowed', ssMonthly: 1780 }],
  ['widow, 41, survivors benefits 1,780/mo', { age: 41, maritalStatus: 'widowed' }],
  ['VA benefits 1,800/mo', {}],
  ['2.7 APR', { rate: 0.027 }],
  [
    "we're 66 and 64, ss 2,600 and 1,300",
    { age: 66, spouseAge: 64, maritalStatus: 'married', ssMonthly: 2_600, spouseSsMonthly: 1_300 },
  ],
  // 48,000 ÷ 12 = 4,000: too much for a month.
  ["I'm 66, retired on 48k pension", { age: 66, employment: 'retired', pensionMonthly: 4_000 }],
  [
    'We are 66 and 64, both retired, SS 4,150 combined',
    {
      age: 66,
      spouseAge: 64,
      maritalStatus: 'married',
      employment: 'retired',
      ssMonthly: 2_075,
      spouseSsMonthly: 2_075,
    },
  ],
  ['48k pension lump sum', { amount: 48_000 }],
  [
    'wife is 59 and has a state pension coming, 1,900 a month at 62',
    { spouseAge: 59, maritalStatus: 'married', spousePensionMonthly: 1_900, spousePensionFromAge: 62 },
  ],
  [
    "hubby is 62, he gets SS at 67, 2,650, mine'll be like 1,400",
    {
      spouseAge: 62,
      maritalStatus: 'married',
      spouseSsFromAge: 67,
      spouseSsMonthly: 2_650,
      ssMonthly: 1_400,
    },
  ],
]

test('brackets, benefits and rates are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
