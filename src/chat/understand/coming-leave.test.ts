import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const dayOf = (message: string, topic: 'term_life' | 'emergency_fund' = 'term_life') =>
  understand(message, { today: '2026-11-25', topic }).facts.separationDate

test.each([
  ['Do I need life insurance? I’m leaving my job in January', '2027-01-01'],
  ['term life, I am quitting my job on March 15', '2027-03-15'],
  ['my last day at work is January 15, group life 160k', '2027-01-15'],
  ['my job ends March 31, how much cash?', '2027-03-31'],
  ['my contract ends at the end of February', '2027-02-28'],
  ['I think I’m getting laid off in February', '2027-02-01'],
  ['I’m quitting in January to start a business', '2027-01-01'],
  ['I will leave my job next month', '2026-12-01'],
  ['I’m being laid off in two months', '2027-01-25'],
  ['i’m leaving my job at the end of the month', '2026-11-30'],
])('a job that will end has its last day: %s', (message, day) => {
  expect(dayOf(message)).toBe(day)
  expect(dayOf(message, 'emergency_fund')).toBe(day)
})

test.each([
  'What if I’m leaving my job in January?',
  'I might be laid off in February',
  'thinking about quitting my job in January',
  'my husband is leaving his job in January',
  'should I get life insurance before leaving my job?',
  'I’m leaving for vacation in January',
  'my policy ends in March',
  'my mortgage ends in 2040, term life?',
  'I’m getting my license in January',
])('no day is read where no job of one’s own is sure to end: %s', (message) => {
  expect(dayOf(message)).toBeUndefined()
})

test('a job that has ended has the day that is behind', () => {
  expect(dayOf('I lost my job last week, two kids 4 and 6')).toBe('2026-11-18')
})

test('pay that is told while the job still runs is pay', () => {
  const { income, formerPay } = understand('I make 90k', {
    today: '2026-11-25',
    topic: 'term_life',
    household: { separationDate: '2027-01-01' },
  }).facts
  expect([income, formerPay]).toEqual([90_000, undefined])
})
