import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const studies = (message: string) => understand(message, { today }).facts.inSchool

test.each([
  "I'm a junior in college with 19k in federal loans",
  'im in grad school, 41k in federal loans at 7.9%',
  'still in school, 12k in student loans so far',
  "i'm in my second year of nursing school and owe 22k in student loans",
  'I am a full time student with 15k of loans',
])('%s', (message) => {
  expect(studies(message)).toBe(true)
})

test.each([
  'my son is a junior in college and I have 30k in student loans',
  "I'm a student loan borrower with 30k",
  "I'm a senior engineer with 40k in student loans",
  'I work in a school district and owe 40k in student loans',
  'should I go back to college? I have 20k in student loans',
  'I was a junior in college when I borrowed 20k',
])('not: %s', (message) => {
  expect(studies(message)).toBeUndefined()
})
