import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { offerFirst } from './offer-first.ts'
import { planOf, stepIds, workOf } from './plan-for-tests.ts'

const ofPrivate: Debt = {
  kind: 'student_loan',
  loanType: 'private',
  name: 'Sallie Mae',
  balance: 38_000,
  rate: 0.095,
  minPayment: 492,
}
const graduate: Household = {
  age: 26,
  income: 74_000,
  employment: 'employed',
  incomeStability: 'steady',
  numDependents: 0,
  monthlyExpenses: 3_400,
  monthlySurplus: 600,
  savings: 7_000,
  deductible: 2_000,
  getsWholeMatch: true,
  refinanceRate: 0.069,
  refinanceYears: 10,
  debts: [ofPrivate],
}

// 5,000 lie beyond the starter of 2,000; two weeks at 9.5% are 5,000 × 0.095 × 2 ÷ 52 = 18.27.
test('cash waits for an offer that makes the loan cheap, and the steps come in that order', () => {
  const waits = offerFirst(workOf(graduate))
  expect([waits?.waits.value, Math.round((waits?.cost.value ?? 0) * 100)]).toEqual([5_000, 1_827])
  const plan = planOf(graduate)
  const day = (id: string) => plan.nextSteps.find((step) => step.id === id)?.dueDate ?? ''
  expect(day('refinance-offer') < day('spare-waits')).toBe(true)
  expect(day('spare-waits') <= day('extra')).toBe(true)
  expect(stepIds(plan)).not.toContain('spare')
  expect(plainText(plan.summary)).toContain('Keep $5,000 of your cash until the offer at 6.9% is decided')
})

// The card takes its 2,000 of the 5,000 at once.
test('only the part that the loan would get waits', () => {
  const card: Debt = { kind: 'credit_card', balance: 2_000, rate: 0.25, minPayment: 60 }
  const waits = offerFirst(workOf({ ...graduate, debts: [ofPrivate, card] }))
  expect([waits?.now?.sum.value, waits?.waits.value]).toEqual([2_000, 3_000])
})

test('nothing waits for an offer that leaves the loan costly, is declined, or ends federal rights', () => {
  const offers: Household[] = [
    { ...graduate, refinanceRate: 0.085 },
    { ...graduate, refinanceRate: 0.1 },
    { ...graduate, debts: [{ ...ofPrivate, loanType: 'federal' }] },
  ]
  for (const household of offers) expect(offerFirst(workOf(household))).toBeUndefined()
  expect(stepIds(planOf({ ...graduate, refinanceRate: 0.085 }))).toContain('spare')
})
