import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds, workOf } from './plan-for-tests.ts'
import { goneBy } from './results.ts'

/** Out of a job since two weeks, with another one from the middle of January on; the other pay goes on. */
const family: Household = {
  age: 39,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'IN',
  dependents: [8, 11],
  employment: 'unemployed',
  income: 0,
  formerPay: 66_800,
  payThisYear: 57_100,
  separationDate: '2026-11-06',
  unemploymentMonthly: 1_690,
  offWorkMonths: 1.8,
  expectedPay: 60_200,
  expectedPayFrom: 2027,
  spouseIncome: 47_300,
  monthlyExpenses: 5_340,
  savings: 7_900,
  spouseContributionRate: 0.04,
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  debtPaymentMonthly: 611,
  mortgageInDebtPayment: false,
  behindOnDebts: false,
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 6_840, rate: 0.2689, minPayment: 205 },
    { kind: 'credit_card', name: 'Discover', balance: 2_150, rate: 0.2249, minPayment: 64 },
    { kind: 'auto', balance: 13_600, rate: 0.074, minPayment: 342 },
    { kind: 'mortgage', balance: 157_900, rate: 0.036, minPayment: 1_190 },
  ],
}
const { offWorkMonths: _, expectedPay: __, expectedPayFrom: ___, ...withoutReturn } = family

// After taxes 4,122 of the new pay and 3,423 of the other one, less 5,340: 2,205 a month from the third month on. The Visa,
// by the month: 6,788, 6,735, then with 2,410 each 4,476 and 2,167, and gone in April with 195 to spare; the Discover is at
// 1,832 then, and gone in May with all that the Visa got.
test('the dates count on a pay that is told to come again, and the costly debts go first', () => {
  const work = workOf(family)
  expect(work.stage).toBe('hold')
  expect(work.returns?.more.value).toBe(2_205)
  const gone = (name: string) => {
    const debt = work.paid.find(({ label }) => plainText(label).startsWith(name))
    return debt && goneBy(work, debt)?.shown
  }
  expect([gone('Visa'), gone('Discover')]).toEqual(['Apr 2027', 'May 2027'])
  // The fund comes before the car: 2,205 + 205 + 64 = 2,474 a month from June on, until it is full early in 2028.
  expect(work.returns?.fund.after).toEqual([0, 1])
  expect(gone('car')).toBe('Apr 2028')
})

test('what a month leaves once pay is back has a step on its day, with where it goes', () => {
  const plan = planOf(family)
  const step = plan.nextSteps.find(({ id }) => id === 'pay-returns')
  expect(step?.dueDate).toBe('2027-01-13')
  expect(plainText(step?.how ?? '')).toContain(
    'Take the whole match first. As things stand it goes to the Visa credit card until about Apr 2027 and the Discover credit card until about May 2027, then to your emergency fund',
  )
  expect(plainText(plan.summary)).toContain('From Jan 2027 on')
  expect(stepIds(planOf(withoutReturn))).not.toContain('pay-returns')
})

// 611 of payments and 1,190 are 21,612 a year: 46% of 47,300, and 20% of both pays.
test('a load of payments is weighed against both pays where the second is back within a few months', () => {
  const plan = planOf(family)
  expect(detailOf(plan, 'payments')).toBe('')
  expect(stepIds(plan)).not.toContain('counselor')
  const alone = planOf(withoutReturn)
  expect(detailOf(alone, 'payments')).toContain('46% of pay before tax')
  expect(stepIds(alone)).toContain('counselor')
})
