import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const offerIn = (message: string) => {
  const { refinanceRate, refinanceYears, debts } = understand(message, { today }).facts
  return [refinanceRate, refinanceYears, debts?.[0]?.rate]
}

const told: [message: string, rate: number, years: number | undefined, today: number][] = [
  [
    "42,000 in federal student loans at 6.2%. I've been offered 5.2% fixed to refinance",
    0.052,
    undefined,
    0.062,
  ],
  ['42k federal student loans at 6.2%. SoFi offered me 4.9% for 7 years', 0.049, 7, 0.062],
  ['Should I refinance my 42,000 student loans (6.2%) at 5.2%?', 0.052, undefined, 0.062],
  ['refi offer 4.75% fixed 5 yr on my 60k private student loans at 8%', 0.0475, 5, 0.08],
  ['my rate is 7% on 80k of student loans, I got approved for 5.5% 10 year fixed', 0.055, 10, 0.07],
  ['Student loans 42k at 6.2%. Got a refinance quote: 5.2% fixed, 10 years', 0.052, 10, 0.062],
]
const not = [
  'should I refinance my 30k student loans at 6.8%?',
  'I refinanced my student loans last year at 5.2%, 30k left',
  'I have a mortgage of 250k at 7% and could refinance at 6%',
  '30k student loans at 6%, and the bank offered me 4% on a savings account',
  'student loans 30k at 6%, card 5k, balance transfer offer at 3%',
  'my brother was offered 5% for his student loans',
  '30k student loan at 6%. my employer offers a 5% match',
]

test.each(told)('%s', (message, rate, years, rateOfToday) => {
  expect(offerIn(message)).toEqual([rate, years, rateOfToday])
})

test.each(not)('no offer: %s', (message) => {
  expect(offerIn(message)[0]).toBeUndefined()
})

test('an offer is told beside loans that were told before', () => {
  const debts = [{ kind: 'student_loan', balance: 42_000, rate: 0.062 }] as const
  const { facts } = understand('they quoted me 5.1% over 8 years', {
    today,
    household: { debts: [...debts] },
  })
  expect([facts.refinanceRate, facts.refinanceYears]).toEqual([0.051, 8])
})
