import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const plus = (balance: number): Household => ({
  debts: [{ kind: 'student_loan', balance, loanType: 'parent_plus' }],
})

const rows: [message: string, facts: Household][] = [
  [
    'I have 4 years of payments on SAVE and 72k loans. Should I go for PSLF?',
    {
      incomeDrivenPlan: 'save',
      incomePlanPayments: 48,
      debts: [{ kind: 'student_loan', balance: 72_000 }],
    },
  ],
  ['PSLF asks for 10 years of payments on IBR', {}],
  ['PSLF: my brother has 72k loans', {}],
  [
    'I have a parent plus loan of 60k, consolidated it in 2025',
    { ...plus(60_000), parentPlusConsolidated: true },
  ],
  ['parent plus 60k. We consolidated in May 2026.', { ...plus(60_000), parentPlusConsolidated: true }],
  [
    'my parent plus loans, 60k, were consolidated before the deadline',
    { ...plus(60_000), parentPlusConsolidated: true },
  ],
  ['parent plus loan 60k, never consolidated', { ...plus(60_000), parentPlusConsolidated: false }],
  [
    'parent plus loan 60k, I consolidated it in September 2026',
    { ...plus(60_000), parentPlusConsolidated: false, newLoanTaken: true },
  ],
  [
    'I took out a Parent PLUS in August 2026 for my son, and my own student loans are 20k on IBR',
    { newLoanTaken: true },
  ],
  ['just took out a new federal student loan', { newLoanTaken: true }],
  ['I took a new federal student loan this fall', { newLoanTaken: true }],
  [
    '55k of old student loans on IBR and in August 2026 I took a new federal grad loan',
    { newLoanTaken: true },
  ],
  ['in August 2025 I took a federal grad loan', {}],
  ['in August 2026 I took a private student loan', {}],
  ['in August 2026 I took a grad school trip with my student loans unpaid', {}],
  ['I consolidated my student loans in August', { newLoanTaken: true }],
  // Near misses: long ago, another debt, a thought, a year that does not tell.
  ['I took out student loans in 2015', {}],
  ['I consolidated my student loans in 2019', {}],
  ['I consolidated my credit cards last month, and have student loans', {}],
  ['should I consolidate my student loans?', {}],
  ['thinking about whether they should be consolidated, student loans', {}],
  ['I took out student loans in 2026', {}],
]

const counts: [string, number | undefined][] = [
  ['I have made 280 of 300 payments on IBR, 96k federal student loans', 280],
  ['214 qualifying payments on PAYE, 60k student loans', 214],
  ['my student loans: 190 IDR payments so far', 190],
  ['150 out of 240 qualifying payments, federal student loans on IBR', 150],
  ['96 payments toward income-driven forgiveness, 50k of student loans', 96],
  // Near misses: what is left, public service, a car, a wish.
  ['20 payments left on IBR, 96k federal student loans', undefined],
  ['84 of 120 payments for PSLF, 96k federal student loans', undefined],
  ['24 of 60 payments on the car, and federal student loans', undefined],
  ['I hope to make 300 payments on IBR one day for my student loans', undefined],
  ['my sister made 280 of 300 payments on IBR, I have student loans', undefined],
]

test.each(counts)('%s', (message, count) => {
  expect(understand(message, { today }).facts.incomePlanPayments).toBe(count)
})

test.each(rows)('%s', (message, facts) => {
  const { newLoanTaken, parentPlusConsolidated } = understand(message, { today }).facts
  expect({ newLoanTaken, parentPlusConsolidated }).toEqual({
    newLoanTaken: facts.newLoanTaken,
    parentPlusConsolidated: facts.parentPlusConsolidated,
  })
})

test('what was told of a Parent PLUS before is what a consolidation is of', () => {
  const facts = understand('I consolidated it in 2025', { today, household: plus(60_000) }).facts
  expect(facts.parentPlusConsolidated).toBe(true)
})

test('a public employer beside a Parent PLUS is heard without the word loan', () => {
  const facts = understand('i consolidated my parent plus in 2025 and work for the city, 50k at 7.5%', {
    today,
  }).facts
  expect([facts.publicServiceJob, facts.parentPlusConsolidated]).toEqual([true, true])
})
