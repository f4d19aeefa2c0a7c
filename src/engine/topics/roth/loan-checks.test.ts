import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, statusOf, workOf } from './setup-for-tests.ts'

const nurse: Household = {
  age: 29,
  filingStatus: 'single',
  state: 'TX',
  income: 71_900,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 58_200, rate: 0.061, minPayment: 400 }],
  incomeDrivenPlan: 'ibr',
  newStudentBorrower: true,
  publicServiceJob: true,
  pslfPayments: 46,
  contributionRate: 0.05,
  employerMatch: { rate: 1, upTo: 0.05 },
  rothOptionAtWork: true,
}
const raised: Household = { ...nurse, expectedPay: 83_000, expectedPayFrom: 2027 }

// 83,000 less 16,100 and 2,500 of interest are 64,400: with 4,150 less still in the bracket of 22%. Of income above the
// protected part Income-Based Repayment takes 10%, for the 74 payments that are left: until 2033. The 300 that two of 24 pay
// checks still carry this year save 12%: 71,900 less 3,295 that went in, 16,100 and 2,500 are 50,005, below 50,400.
test('a raise is counted with the loan payment that follows it, and without once the loan is forgiven', () => {
  const { ahead } = workOf(raised)
  expect(ahead?.saves.value).toBe(0.32)
  expect(ahead?.savesAfterLoans?.value).toBe(0.22)
  // Of 37 years at that pay the loan is there in six.
  expect(ahead?.lasting.value).toBe(0.22)
  const plan = planOf(raised)
  expect(plainText(plan.summary)).toContain('a Traditional dollar saves about 32% instead of this year’s 22%')
  expect(plainText(plan.summary)).toContain('Once the loan is forgiven it is 22%')
  expect(detailOf(plan, 'outlook')).not.toContain('Converting')
  // Of a raise that begins once it is forgiven the loan is no part.
  expect(workOf({ ...raised, expectedPayFrom: 2034 }).ahead?.saves.value).toBe(0.22)
})

/*
 * Of 2026: 71,900 less 3,595 and 2,500 are 65,805. RAP 6%: 3,948; IBR 10% of 41,865: 4,187. From 2027 on 76,350: RAP 7%,
 * 5,345; IBR 10% of 52,410: 5,241; without the 4,150 before tax 80,500 are past the edge: 8%, 6,440. One year at 239 less
 * and six at 104 more.
 */
test('a loan plan that asks for less only until a named raise is not recommended', () => {
  const plan = planOf(raised)
  expect(figureOf(plan, 'loans.other.gap')).toBe(239)
  expect(figureOf(plan, 'loans.other.ahead.high')).toBe(6_440)
  expect(figureOf(plan, 'loans.other.ahead.low')).toBe(5_345)
  expect(figureOf(plan, 'loans.other.ahead.gap')).toBe(104)
  expect(statusOf(plan, 'loans.other')).toBe('warn')
  expect(detailOf(plan, 'loans.other')).toContain('$104 a year more')
  expect(detailOf(plan, 'loans.other')).not.toContain('the smaller payment is the better one')
  // Two years of it, after five at today's pay, do not outweigh them.
  expect(statusOf(planOf({ ...raised, expectedPayFrom: 2031 }), 'loans.other')).toBe('act')
  expect(statusOf(planOf(nurse), 'loans.other')).toBe('act')
})

// At 78,764 Income-Based Repayment asks for a tenth of what is above 23,940, 457 a month: of 64,300 at 6.1% some is left after the
// 188 payments that it takes. With 97% of 126,500 the cap of 717 holds from the second year on, and 128 pay the loan off.
test('a lower loan payment is no money kept where the raise that was told pays the loan off', () => {
  const household: Household = {
    ...{ age: 34, filingStatus: 'single', state: 'IL', income: 81_200, contributionRate: 0.03 },
    ...{ employerMatch: { rate: 1, upTo: 0.03 }, rothOptionAtWork: true, contributionKind: 'traditional' },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 64_300, rate: 0.061, minPayment: 410 }],
    ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, publicServiceJob: false, incomePlanPayments: 52 },
  }
  expect(workOf(household).now.loanRate).toBeCloseTo(0.1, 2)
  const told = { ...household, expectedPay: 126_500, expectedPayFrom: 2027 }
  expect(workOf(told).now.loanRate).toBe(0)
  const plan = planOf(told)
  expect(detailOf(plan, 'loans')).toContain(
    'With the pay of $126,500 a year that you expect the loan will be paid off all the same',
  )
  expect(plainText(plan.summary)).not.toContain('until the loan is forgiven')
})
