import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => understand(message, { today: '2026-11-20' }).facts

const rows: [message: string, facts: Household][] = [
  ["401k if I'm maxing it out?", { accountType: ['401k'], filledAccounts: ['plan'] }],
  ['mortgage of 200k at 6.5% or fill my Roth IRA with 500 a month?', { accountType: ['roth_ira'] }],
  ['should I be maxing my 401k or is maxing it dumb', { accountType: ['401k'] }],
  [
    'everything maxed: 401k, backdoor, HSA',
    { accountType: ['401k', 'hsa'], filledAccounts: ['plan', 'ira', 'hsa'] },
  ],
  ['I put 500 a month in my 401k', { planMonthly: 500, monthlyContribution: 500 }],
  ['I put $500 a month in my 401k and 300 in my Roth IRA', { planMonthly: 500, iraMonthly: 300 }],
  ['my 401k contribution is 400 a month', { planMonthly: 400 }],
  ['I put 12,000 a year into my Roth 401k', { planMonthly: 1_000 }],
  ['I contribute 200 a month to my HSA', { hsaMonthly: 200 }],
  ['we put 300 a month into the kids 529', { collegeMonthly: 300 }],
  ['my husband puts 400 a month in his 401k', { spouseRetirementMonthly: 400 }],
  [
    '401k is already maxed out and we want to invest 50k',
    { amount: 50_000, accountType: ['401k'], filledAccounts: ['plan'] },
  ],
  ['Roth IRA maxed. Should I invest 50k?', { filledAccounts: ['ira'] }],
  ['I max out my Roth IRA and make 120k', { filledAccounts: ['ira'] }],
  ['I make 210k, wife 180k, maxing both 401ks, what next?', { filledAccounts: ['plan', 'spouse_plan'] }],
  ['already maxing my 401k, what next?', { filledAccounts: ['plan'] }],
  ['401k and HSA are already maxed, 30k bonus', { filledAccounts: ['plan', 'hsa'] }],
  ['we max both our Roth IRAs and my 401k', { filledAccounts: ['plan', 'ira', 'spouse_ira'] }],
  ['I do 12% to my 401k and max the Roth IRA', { contributionRate: 0.12, filledAccounts: ['ira'] }],
]
test.each(rows)('"%s"', (message, facts) => {
  expect(told(message)).toMatchObject(facts)
})

const thoughts = [
  'should I put 500 a month in my 401k?',
  'I could put 500 a month into a Roth IRA',
  'How do I max out my 401k?',
  'should I max my 401k or pay my mortgage',
  'I want to max out my Roth IRA this year',
  'I can’t max out my 401k',
  'is my mega backdoor maxed',
  'my cards are maxed out and my 401k is 20k',
  'my friend puts 500 a month in his 401k',
]
test.each(thoughts)('"%s" says of no account what goes into it', (message) => {
  const { planMonthly, iraMonthly, filledAccounts } = told(message)
  expect([planMonthly, iraMonthly, filledAccounts]).toEqual([undefined, undefined, undefined])
})

test('what goes into an IRA each month is not what is in it', () => {
  expect(told('I put $500 a month in my 401k and 300 in my Roth IRA').retirementSavings).toBeUndefined()
})

test('what somebody wants to fill is what the kind is asked about, and elsewhere only a wish', () => {
  const filled = (message: string) => understand(message, { today: '2026-11-20' }).facts.filledAccounts
  expect(filled('I want to put the maximum in my 401(k), make 120k, 35. Roth or traditional?')).toEqual([
    'plan',
  ])
  expect(filled('Roth or traditional? I am going to max out my 401k, 35, make 120k')).toEqual(['plan'])
  expect(filled('I want to max out my 401k, make 120k. Where should my next dollar go?')).toBeUndefined()
  expect(filled('Roth or traditional? I should max out my 401k one day')).toBeUndefined()
})
