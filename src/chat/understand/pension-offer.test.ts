import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (message: string) => {
  const { topics, facts } = understand(message, { today: '2026-11-23' })
  const { planType, pensionOfferMonthly, pensionMonthly } = facts
  return JSON.parse(
    JSON.stringify({
      topic: topics[0]?.slug,
      sum: facts.planBalance ?? facts.amount,
      planType,
      pensionOfferMonthly,
      pensionMonthly,
    }),
  )
}
const ofPension = { topic: 'rollover_401k', planType: 'pension_lump' }

const rows: [message: string, read: ReturnType<typeof read>][] = [
  [
    'I’m 47 and my company is closing the old pension. They offer me $85,000 as a lump sum or $520 a month from 65.',
    { ...ofPension, sum: 85_000, pensionOfferMonthly: 520 },
  ],
  [
    'I’m 60, make $92,000. My pension gives me the choice of $310,000 or $1,850 a month for life. Which one?',
    { ...ofPension, sum: 310_000, pensionOfferMonthly: 1_850 },
  ],
  [
    'The company offered me a lump sum of 180k instead of 1,050 a month for my pension. I’m 59. Can I roll it into an IRA?',
    { ...ofPension, sum: 180_000, pensionOfferMonthly: 1_050 },
  ],
  [
    'Should I take my pension as a lump sum of 310k or 1,850 a month for life? I am 62',
    { ...ofPension, sum: 310_000, pensionOfferMonthly: 1_850 },
  ],
  [
    'My pension would pay me $900 a month or I can take a $140,000 lump sum, which is better? I’m 60',
    { ...ofPension, sum: 140_000, pensionOfferMonthly: 900 },
  ],
  [
    'My company offers a lump sum of 310k or 1,850 a month from 65. Which?',
    { ...ofPension, sum: 310_000, pensionOfferMonthly: 1_850 },
  ],
  ['I can take my pension as a lump sum of 180k. Can I roll it into an IRA?', { ...ofPension, sum: 180_000 }],
  [
    'I get a pension of 1,200 a month and have 90k in my old 401k, roll it to an IRA?',
    { topic: 'rollover_401k', sum: 90_000, pensionMonthly: 1_200 },
  ],
]

test('a pension that offers a lump sum is told with what it would pay each month', () => {
  for (const [message, told] of rows) expect([message, read(message)]).toEqual([message, told])
})
