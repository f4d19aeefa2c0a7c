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
