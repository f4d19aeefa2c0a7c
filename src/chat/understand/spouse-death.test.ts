import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const year = (message: string) => understand(message, { today: '2026-11-20' }).facts.spouseDeathYear

test.each([
  ['Widowed last year with two kids, roth or traditional?', 2025],
  ['My husband died in 2024. Roth or traditional for my 401k?', 2024],
  ['my wife passed away in March, I have 200k of life insurance to invest', 2026],
  ['My husband passed away two years ago, kids 6 and 9, 401k', 2024],
  ['I lost my wife in June 2025 and have a son, 8', 2025],
  ['Last year my husband died. I have two kids', 2025],
  ['my husband just died and left 300k', 2026],
  ['My wife died of cancer last year, roth or 401k?', 2025],
  ['i have been widowed since 2019, 401k', 2019],
  ['I was widowed in 2019, roth 401k?', 2019],
])('%s → %s', (message, expected) => {
  expect(year(message)).toBe(expected)
})

test.each([
  'My mom was widowed last year, she has 200k to invest',
  'My sister, who was widowed in 2024, has a 401k',
  'My husband lost his job last year, roth or traditional?',
  'What if my husband dies next year? How much term life?',
  'I am a widow with two kids, 401k',
  'My father died last year and left me 50k',
  'My husband turned 59 last year, roth ira?',
  'Lost my job last year, my husband works, emergency fund?',
])('no year of a death of a spouse: %s', (message) => {
  expect(year(message)).toBeUndefined()
})

test('a qualifying surviving spouse is heard as a filing status', () => {
  const of = (message: string) => understand(message, { today: '2026-11-20' }).facts.filingStatus
  expect(of('I file as a qualifying surviving spouse, make 90k, 401k roth or traditional?')).toBe(
    'surviving_spouse',
  )
  expect(of('qualifying widow(er) with one child, roth or traditional 401k')).toBe('surviving_spouse')
  expect(of('survivor benefits for a surviving spouse, term life?')).toBeUndefined()
})
