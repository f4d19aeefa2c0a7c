import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const defaulted: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 23_000, rate: 0.05, isInCollections: true }],
  maritalStatus: 'single',
  numDependents: 1,
}
const howFor = (more: Household) =>
  plainText(planOf({ ...defaulted, ...more }).nextSteps.find(({ id }) => id === 'rehabilitation')?.how ?? '')

// Two people of 2026 keep 32,460: 15% of 5,540 over 12 is 69.25; below that income the least of 5 is asked.
test('whoever is in default hears what rehabilitation would ask for, and how many payments it takes', () => {
  expect(howFor({ income: 38_000 })).toContain('about $69 a month at your income')
  expect(howFor({ income: 38_000 })).toContain('It takes 9 payments on time within 10 months')
  expect(howFor({ income: 30_000 })).toContain('about $5 a month')
})

test('without an income no payment is named', () => {
  expect(howFor({})).not.toContain('usual formula')
  expect(howFor({})).toContain('9 payments')
})

// 15% of (41,000 − 150% of 15,960) over 12 is 213.25.
test('a federal loan on which nine payments were missed, or for which pay is taken, is in default', () => {
  const late = {
    kind: 'student_loan',
    loanType: 'federal',
    balance: 28_000,
    rate: 0.05,
    isPastDue: true,
  } as const
  const household: Household = { agi: 41_000, income: 41_000, maritalStatus: 'single', numDependents: 0 }
  const titleOf = (more: Household) => plainText(planOf({ ...household, ...more }).title)
  const inDefault = 'Get the student loan out of default first'
  expect(titleOf({ debts: [{ ...late, monthsBehind: 14, minPayment: 297 }] })).toBe(inDefault)
  expect(titleOf({ debts: [{ ...late, monthsBehind: 2 }], payGarnished: true })).toBe(inDefault)
  expect(titleOf({ debts: [{ ...late, monthsBehind: 8 }] })).not.toBe(inDefault)
  expect(titleOf({ debts: [{ ...late, loanType: 'private', monthsBehind: 14 }] })).not.toBe(inDefault)
  expect(howFor({ ...household, debts: [{ ...late, monthsBehind: 14 }] })).toContain('about $213 a month')
})
