import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household) => termLife.draft(household, draftContext('2026-11-26'))

const twoGoodPays: Household = {
  ...{ age: 36, spouseAge: 36, income: 100_000, spouseIncome: 95_000, state: 'OH' },
  ...{ filingStatus: 'married_joint', maritalStatus: 'married', dependents: [1] },
  ...{ monthlyExpenses: 6_000, savings: 50_000, finalExpenses: 20_000, collegeWish: 40_000 },
  debts: [{ kind: 'mortgage', balance: 320_000, rate: 0.06, minPayment: 2_300 }],
}

// Paid on, 40,000 of college and 20,000 − 50,000 are missing; paid off, 320,000 more.
test('where one pay would have to carry the home for years, no cover is named with what paying it off takes and costs', () => {
  const plan = planOf(twoGoodPays)
  expect(plan.totalAmount).toBe(0)
  expect(plainText(plan.title)).toBe('No life insurance, as long as one pay carries the home')
  expect(plainText(plan.summary)).toContain('With the debts paid off, $330,000 would be missing')
  const other = plan.alternatives.find(({ id }) => id === 'debts-paid-off')
  const rows = other?.ledger.map(({ label, value }) => [plainText(label), plainText(value)])
  // 330,000 on either life, in the dollars of their years, rounded up.
  expect(rows).toContainEqual(['New cover today', '$700,000'])
  expect(rows).toContainEqual(['Missing with the debts paid off', '$0'])
  expect(plan.nextSteps.find(({ id }) => id === 'quotes')?.dueDate).toBe('2026-12-10')
})

test('a policy that would pay the home off is kept, though one pay could carry it', () => {
  const plan = planOf({ ...twoGoodPays, coverageAmount: 500_000, coverageYearsLeft: 4 })
  const keep = plan.checks.find(({ id }) => id === 'keep')
  expect(plainText(keep?.title ?? '')).toBe('Keep the policy that you have, while debts are owed')
  expect(plainText(keep?.detail ?? '')).toContain('It ends in 4 years')
  const step = plan.nextSteps.find(({ id }) => id === 'old-policy')
  expect(plainText(step?.title ?? '')).toBe('Keep paying for the policy that you have')
  const drop = plan.alternatives.find(({ id }) => id === 'drop')
  expect(drop?.ledger.map(({ value }) => plainText(value)).at(-1)).toBe('$330,000')
})

test('whoever owes little is told of no such condition', () => {
  const plan = planOf({
    ...twoGoodPays,
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.06, minPayment: 300 }],
    savings: 60_000,
  })
  expect(plainText(plan.title)).toBe('You likely need no life insurance')
})
