import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (message: string) => {
  const { income, expectedPay, expectedPayFrom } = understand(message, { today: '2026-11-23' }).facts
  return JSON.parse(JSON.stringify({ income, expectedPay, expectedPayFrom }))
}

const rows: [message: string, told: ReturnType<typeof read>][] = [
  [
    'Roth or traditional? I make 70k as a resident and I’ll make 300,000 in two years',
    { income: 70_000, expectedPay: 300_000, expectedPayFrom: 2028 },
  ],
  [
    'I’m a resident now at 68k, attending at 280k in 2028. Roth or traditional?',
    { income: 68_000, expectedPay: 280_000, expectedPayFrom: 2028 },
  ],
  [
    'I make 62k and get a raise to 71k in January. Roth or traditional?',
    { income: 62_000, expectedPay: 71_000, expectedPayFrom: 2027 },
  ],
  ['I make 62k and our rent will go to 2,100 in January', { income: 62_000 }],
  ['I got a raise to 71k', { income: 71_000 }],
  [
    'I was let go on October 23 and start a new job in January at 97k. What about my emergency fund?',
    { expectedPay: 97_000, expectedPayFrom: 2027 },
  ],
  [
    'I was let go in October. My new job begins in January and pays 97k. What about my emergency fund?',
    { expectedPay: 97_000, expectedPayFrom: 2027 },
  ],
  [
    'I was laid off and will be making 88k at a new job from January. What about my emergency fund?',
    { expectedPay: 88_000, expectedPayFrom: 2027 },
  ],
  [
    'Laid off. New job pays 88k, starts January 5. What about my emergency fund?',
    { expectedPay: 88_000, expectedPayFrom: 2027 },
  ],
  [
    'I lost my job but start a new one in January that pays 88k. What about my emergency fund?',
    { expectedPay: 88_000, expectedPayFrom: 2027 },
  ],
  ['My 401k will be at 12k in 2040. What about my emergency fund?', {}],
  ['I started a new job in January at 97k. What about my emergency fund?', { income: 97_000 }],
  // Today is in November: the next July is that of 2027, and the first whole year after it is 2028.
  [
    'I am a resident, income goes from 70k to 290k in July. I have $30k to invest',
    { income: 70_000, expectedPay: 290_000, expectedPayFrom: 2028 },
  ],
  [
    'I make 70k now and will make 290k starting in July',
    { income: 70_000, expectedPay: 290_000, expectedPayFrom: 2028 },
  ],
  [
    'resident making 70k, going to 290k in July',
    { income: 70_000, expectedPay: 290_000, expectedPayFrom: 2028 },
  ],
  // December still lies in this year.
  [
    'my salary jumps from 60k to 110k in December',
    { income: 60_000, expectedPay: 110_000, expectedPayFrom: 2027 },
  ],
  ['my income went from 70k to 290k in July', { income: 290_000 }],
  [
    'Roth or traditional? I make 66k, attending salary of 280k starting in July 2028',
    { income: 66_000, expectedPay: 280_000, expectedPayFrom: 2029 },
  ],
  [
    'Roth or traditional? Income 120k now, dropping to 60k in 2028 when I go part time',
    { income: 120_000, expectedPay: 60_000, expectedPayFrom: 2028 },
  ],
  [
    'I’m a resident at 72k and my attending pay will be around 310k once I finish in 2029. Roth or traditional?',
    { income: 72_000, expectedPay: 310_000, expectedPayFrom: 2029 },
  ],
  [
    'We’re both residents making 65k each but in two years we expect 300k each. Roth or traditional?',
    { income: 65_000, expectedPay: 300_000, expectedPayFrom: 2028 },
  ],
  [
    'I earn 95k, going part-time next year at 40k. Roth or traditional?',
    { income: 95_000, expectedPay: 40_000, expectedPayFrom: 2027 },
  ],
  [
    'I made 300k this year, next year it will be 100k. Roth or traditional?',
    { income: 300_000, expectedPay: 100_000, expectedPayFrom: 2027 },
  ],
  [
    'I’m a fellow at 80k and finish in 2027, then I’ll make about 400k. Roth or traditional?',
    { expectedPay: 400_000, expectedPayFrom: 2027 },
  ],
  [
    'PhD student on a 38k stipend; I expect about 160k after I finish. Roth or traditional?',
    { income: 38_000, expectedPay: 160_000 },
  ],
]

test('pay of a later year is told with its year, and is not the pay of today', () => {
  for (const [message, told] of rows) expect([message, read(message)]).toEqual([message, told])
})

const others = [
  'I will make 300k this year, Roth or traditional?',
  'I’m an attending at 280k and want to retire in 10 years, Roth or traditional?',
  'My wife will make 80k next year, I make 100k. Roth or traditional?',
  'My husband is a resident and will be an attending at 350k in 2029; I make 80k. Roth or traditional?',
  'I make 90k and will have 300,000 in two years in my 401k. Roth?',
  'The house will be worth 500k in 5 years, I make 90k. Roth or traditional?',
  'My rent is going up to 24,000 a year next year, I make 90k. Roth or traditional?',
  'If I get the promotion I’d make 140k next year; I make 100k now. Roth or traditional?',
  'In retirement I will have 60k a year. I make 90k now, Roth or traditional?',
  'We make 150k now and will make 250k next year. Roth or traditional?',
  'I start a new job in January at 120k, roll over my old 401k?',
  'I make 90k and expect 40k from my grandmother next year. Roth?',
]

test('a sum, a cost, a wish and the pay of somebody else are no pay ahead', () => {
  for (const message of others) expect([message, read(message).expectedPay]).toEqual([message, undefined])
})

test('how much less or more comes off the pay that was told before, and says nothing without it', () => {
  const pay = (message: string, income?: number) =>
    understand(message, {
      today: '2026-11-23',
      ...(income === undefined ? {} : { household: { income } }),
    }).facts.expectedPay
  expect(pay('I will go part-time next year and earn $60,000 less.', 238_000)).toBe(178_000)
  expect(pay('In January I’ll make 10,000 more', 60_000)).toBe(70_000)
  expect(pay('I will go part-time next year and earn $60,000 less.')).toBeUndefined()
})

test('whoever lost a job is out of work until a new one that lies ahead begins', () => {
  const employment = (message: string) => understand(message, { today: '2026-11-23' }).facts.employment
  expect(
    employment('I got laid off on October 23 and start a new job in January at 97k. Emergency fund?'),
  ).toBe('unemployed')
  expect(
    employment('I got laid off in March and started a new job in August at 97k. Emergency fund?'),
  ).not.toBe('unemployed')
  for (const ahead of [
    'I was laid off and will be making 88k at a new job from January',
    'Laid off in October. New job pays 88k, starts January 5',
    'Laid off but got a new job starting in January',
  ])
    expect(employment(ahead)).toBe('unemployed')
  for (const behind of [
    'Lost my job in June but the new place pays 71k',
    'Laid off in 2025, found a new job that pays 80k',
  ])
    expect(employment(behind)).not.toBe('unemployed')
})
