import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, value: boolean | undefined][] = [
  ["I'm self-employed with no employees, profit 120k. Where does my next dollar go?", false],
  ['I run a one-person business and clear 90k. Where should my next dollar go?', false],
  ["freelancer, 80k profit, I don't have any employees. How should I invest 50k?", false],
  ['I own a bakery, profit 110k, and I employ three part-time employees. Invest 60k?', true],
  ['My small business has 4 employees and nets 200k. Where does my next dollar go?', true],
  ['I run a salon with two employees, profit is 70k a year. How to invest 40k?', true],
  ['My company has 500 employees and a 401k. Where does my next dollar go?', undefined],
  ['I work for a firm with 12 employees and make 80k. Roth or traditional?', undefined],
  ['I am self-employed and make 90k. Where does my next dollar go?', undefined],
  ['If I hire two employees, what happens to my solo 401k?', undefined],
  ['My husband has 3 employees, I make 60k. Where does my next dollar go?', undefined],
  ['I was one of ten employees who were laid off. Emergency fund?', undefined],
]

test.each(rows)('"%s"', (message, value) => {
  expect(understand(message, { today: '2026-11-20' }).facts.businessEmployees).toBe(value)
})
