import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const isRead = (message: string) =>
  understand(message, { today: '2026-11-20' }).facts.publicServiceJob === true

const yes = [
  "I'm a social worker at a county agency with 41k of student loans",
  "I'm a nurse, 41k federal student loans. Hospital is nonprofit.",
  'teacher, 54k. Public school. 33k of federal student loans',
  '34F 67k nonprofit 501(c)(3), 58k federal loans',
  'I work for the state, 45k federal student loans',
  'firefighter for the city, 30k student loans',
  'My husband works for the VA. He has 88k of federal student loans',
  "I'm a state employee with student loans",
  "I've been working in an animal rescue nonprofit organization, 80k of federal student loans",
  'I am employed at a small community 501(c)(3) and owe 60k in student loans',
  'I teach math at a Title I high school, 31k direct student loans',
  'I teach third grade in a public elementary school and have 20k of student loans',
  "I'm a teacher with 45k federal student loans, taught 5 years at a title 1 school",
]
const no = [
  "I'm a salesman at a car agency with 41k of student loans",
  "I'm a private school teacher with 30k of student loans",
  "My school isn't public. 30k of student loans",
  'I teach math at a private high school, 31k student loans',
  'I want my kids at a public high school, 31k student loans',
  'I work for a company with a nonprofit client, 30k of student loans',
  'my brother is a firefighter, I have 20k of student loans',
  "I'm a firefighter for the city. 60k student loans hers, federal",
  'My wife works for the county, I have 40k of federal student loans',
  "I'm a firefighter, how much life insurance do I need?",
]

test('work for a government or a nonprofit is read in many wordings, and only of the one who owes the loans', () => {
  for (const message of yes) expect([message, isRead(message)]).toEqual([message, true])
  for (const message of no) expect([message, isRead(message)]).toEqual([message, false])
})

test('payments on a plan that follows income count toward forgiveness beside such a job', () => {
  const { facts } = understand('84 payments on PAYE, 78k federal at 6.1%, I work for a nonprofit', {
    today: '2026-11-20',
  })
  expect([facts.pslfPayments, facts.incomeDrivenPlan]).toEqual([84, 'paye'])
  const count = (message: string) => understand(message, { today: '2026-11-20' }).facts.pslfPayments
  expect(count('84 payments on PAYE, 78k federal at 6.1%, I work at a bank')).toBeUndefined()
  expect(count('84 payments left on PAYE, I work for a nonprofit')).toBeUndefined()
})

test('a private employer is told as such, of the one who owes the loans', () => {
  const jobIn = (message: string) => understand(message, { today: '2026-11-20' }).facts.publicServiceJob
  for (const message of [
    'I have 42,000 in federal student loans at 6.2% and work for a private company',
    'federal student loans 30k, I have a private sector job',
    '30k federal student loans, private sector, I make 60k',
  ])
    expect([message, jobIn(message)]).toEqual([message, false])
  for (const message of [
    'I work for a private school, 30k student loans',
    'my wife works at a private company, student loans 30k hers',
    'private student loans 30k, I work for a company',
    'should I leave my nonprofit for a private company job? 30k federal student loans',
  ])
    expect([message, jobIn(message)]).toEqual([message, undefined])
})
