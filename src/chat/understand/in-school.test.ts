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
  'I am done with college and in law school now, 12k in loans',
  "I'm a third year law student with 150k in loans",
  "i'm a 2nd-year dental student and owe 210k",
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
  "I'm a first-year resident with 240k in federal loans",
  "I'm a fourth year teacher with 40k in student loans",
])('not: %s', (message) => {
  expect(studies(message)).toBeUndefined()
})

const debts = (message: string) => understand(message, { today }).facts.debts

test.each([
  ["I'm a third year law student with 150k in loans, how do I pay it off", 150_000],
  ["I'm a first-year resident with 280k of loans, how do I pay them off", 280_000],
  ["I'm a surgery resident with 310k of debt, what first?", 310_000],
  ['I am in residency, 250k of loans, pay off?', 250_000],
  ['I graduated in 2021 with 33k in loans, how do I pay it off quickly', 33_000],
  ['Class of 2019 here, 28k in loans. How fast can I be done?', 28_000],
  ['Just finished my masters, 52k in loans, pay off first?', 52_000],
])('whoever studies, or trains as a doctor, borrowed for studies: %s', (message, balance) => {
  expect(debts(message)).toEqual([{ kind: 'student_loan', balance }])
})

test('residents of a state and other loans of one who studies keep their kind', () => {
  expect(debts("I'm a resident of Ohio with 30k of debt")).toEqual([{ kind: 'other', balance: 30_000 }])
  expect(debts('I graduated last year and owe 12k on my car, pay it off?')).toEqual([
    { kind: 'auto', balance: 12_000 },
  ])
  expect(debts('Texas resident, 30k of debt')).toEqual([{ kind: 'other', balance: 30_000 }])
  expect(debts("I'm a permanent resident with 40k in debt")).toEqual([{ kind: 'other', balance: 40_000 }])
  expect(debts("I'm a pediatrics resident with a car loan of 12k and 190k of loans")).toEqual([
    { kind: 'auto', balance: 12_000 },
    { kind: 'student_loan', balance: 190_000 },
  ])
})
