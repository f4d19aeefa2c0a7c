import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => {
  const { amount, moneySource, sumNotHere, sumYears, savings, horizonYears } = understand(message, {
    today: '2026-11-20',
  }).facts
  return JSON.parse(JSON.stringify({ amount, moneySource, sumNotHere, sumYears, savings, horizonYears }))
}

const rows: [message: string, facts: Household][] = [
  [
    'My mom is going to give me 100k next year when she sells her house. I have 12k saved. What should I do with it?',
    { amount: 100_000, moneySource: 'gift', sumNotHere: true, savings: 12_000 },
  ],
  [
    "I'll be getting about 80k from my grandmother's estate in the spring, where should I put it?",
    { amount: 80_000, moneySource: 'inheritance', sumNotHere: true },
  ],
  [
    'My parents are giving me 20k a year for 5 years, 10k in savings. What should I do with it?',
    { amount: 20_000, moneySource: 'gift', sumYears: 5, savings: 10_000 },
  ],
  [
    'my grandparents give us 15,000 every year for the next ten years, where should it go?',
    { amount: 15_000, moneySource: 'gift', sumYears: 10 },
  ],
  [
    "My brother is buying me out of our parents house, he'll pay me 15k a year for 6 years. how should i invest it",
    { amount: 15_000, sumYears: 6 },
  ],
  // There within days: as good as here.
  [
    'My dad is going to give me 40k next week, where should I put it?',
    { amount: 40_000, moneySource: 'gift' },
  ],
  ['My dad gave me 40k last week, where should I put it?', { amount: 40_000, moneySource: 'gift' }],
  ["I'll be getting a 9k raise next year, should I invest it?", {}],
  ['my dad is going to lend me 30k for a house', {}],
  ['I saved 20k a year for 5 years', {}],
]

test.each(rows)('%s', (message, facts) => {
  expect(told(message)).toMatchObject(facts)
  if (facts.sumNotHere === undefined) expect(told(message).sumNotHere).toBeUndefined()
  if (facts.sumYears === undefined) expect(told(message).sumYears).toBeUndefined()
  if (facts.horizonYears === undefined) expect(told(message).horizonYears).toBeUndefined()
})

test('what was given to both of a couple is theirs', () => {
  expect(
    told('Grandparents gave my husband and me 50k as a wedding gift. We have 8k saved. Where do we put it?'),
  ).toMatchObject({ amount: 50_000, moneySource: 'gift', savings: 8_000 })
})
