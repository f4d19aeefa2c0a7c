import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, workOf } from './plan-for-tests.ts'

const loansOf = (household: Household) => workOf(household).loans
const checkOf = (household: Household, id: string) => detailOf(planOf(household), id)
const stepIds = (household: Household) => planOf(household).nextSteps.map(({ id }) => id)

const parent: Household = {
  debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 60_000, rate: 0.07 }],
  agi: 70_000,
  maritalStatus: 'single',
  numDependents: 0,
  monthlySurplus: 500,
  incomeDrivenPlan: 'none',
  parentPlusConsolidated: true,
}

test('a Parent PLUS that was not consolidated in time is told first what is closed, and held against the end of work', () => {
  const late: Household = {
    debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 60_000, rate: 0.08, minPayment: 728 }],
    debtPaymentMonthly: 728,
    age: 58,
    retirementAge: 65,
  }
  const closed =
    /no plan follows your income, and public-service forgiveness is in practice closed.*Jun 30, 2026/
  const summary = (change: Household) => plainText(planOf({ ...late, ...change }).summary)
  // 60,000 at 8% takes 120 months at 728, until Nov 2036; seven years of work end in Nov 2033.
  expect(summary({})).toMatch(closed)
  expect(summary({})).toMatch(/paid only by \w+ 2036, after you stop working about Nov 2033/)
  expect(summary({ retirementAge: 70 })).toContain('before you stop working about Nov 2038')
  expect(summary({ parentPlusConsolidated: true })).not.toMatch(closed)
})

// One person of 2026: 20% of 70,000 − 15,960, 15% of 70,000 − 23,940, each ÷ 12; 60,000 at 7% over 120 months.
test('a Parent PLUS that was consolidated in time is told what each of its plans asks for', () => {
  const detail = checkOf(parent, 'parent-plus')
  for (const sum of [
    '$901 a month under Income-Contingent',
    '$576 a month under Income-Based',
    '$697 a month under the Standard',
  ])
    expect(detail).toContain(sum)
  expect(stepIds(parent)).toContain('parent-plan')
  expect(stepIds({ ...parent, incomeDrivenPlan: 'icr' })).not.toContain('parent-plan')
})

test('in public service such a Parent PLUS gets what its income plan asks for and no more', () => {
  const { incomeDrivenPlan: _, ...untold } = parent
  const served = { ...untold, publicServiceJob: true, pslfPayments: 20 }
  expect(loansOf(served)?.merged.minimum.value).toBe(575.75)
  expect(loansOf(served)?.paymentsLeft?.value).toBe(100)
  expect(loansOf({ ...served, incomeDrivenPlan: 'icr' })?.merged.minimum.value).toBe(900.67)
  expect(loansOf({ ...served, incomeDrivenPlan: 'icr' })?.cheaper?.option.plan).toBe('income_based')
})

test('that the contingent payment can be lower than shown stands with every plan that shows it', () => {
  const figure = planOf(parent).figures.find(({ id }) => id === 'loan-rule.contingent')
  expect(figure?.approximated).toContain('lower than shown')
})

test('beside loans of one’s own the plans of a Parent PLUS are told as well', () => {
  const own = { kind: 'student_loan', loanType: 'federal', balance: 20_000, rate: 0.05 } as const
  const both: Household = { ...parent, debts: [...(parent.debts ?? []), own], incomeDrivenPlan: 'ibr' }
  expect(loansOf(both)?.merged.balance.value).toBe(20_000)
  expect(checkOf(both, 'parent-plus')).toContain('$901 a month under Income-Contingent')
})

test('a loan that was taken since the change leaves a Parent PLUS no plan that follows income', () => {
  const taken = { ...parent, newLoanTaken: true, incomeDrivenPlan: 'icr', publicServiceJob: true } as const
  expect(loansOf(taken)).toBeUndefined()
  expect(checkOf(taken, 'parent-plus')).toContain('leaves the Standard plan')
  expect(stepIds(taken)).not.toContain('parent-plan')
})

// 6% of 70,000 ÷ 12 on the one, 60,000 at 6% over twenty years on the other.
test('a loan that was taken since the change closes the older plans on the old ones', () => {
  const borrower: Household = {
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 60_000, rate: 0.06 }],
    agi: 70_000,
    maritalStatus: 'single',
    numDependents: 0,
    incomeDrivenPlan: 'ibr',
    newLoanTaken: true,
  }
  const loans = loansOf(borrower)
  expect(loans?.options.map(({ plan, payment }) => [plan, payment.value])).toEqual([
    ['tiered_standard', 429.86],
    ['repayment_assistance', 350],
  ])
  expect(loans?.chosen.plan).toBe('repayment_assistance')
  expect(plainText(planOf(borrower).summary)).toMatch(
    /^The federal loan that you took closes Income-Based Repayment/,
  )
  expect(stepIds(borrower)).toContain('closed-plan')
  expect(loansOf({ ...borrower, newLoanTaken: false })?.chosen.plan).toBe('income_based')
})

// A Parent PLUS that was not consolidated by June 30, 2026 has the Standard plan alone (student-loan-law.ts).
test('a new loan closes nothing to a Parent PLUS that has no plan by income', () => {
  const parents: Household = {
    ...{ age: 47, income: 54_300, employment: 'employed', monthlyExpenses: 3_900, monthlySurplus: 260 },
    ...{ newLoanPlanned: true, parentPlusConsolidated: false, dependents: [17], savings: 4_000 },
    debts: [
      { kind: 'student_loan', loanType: 'parent_plus', balance: 14_300, rate: 0.0805, minPayment: 176 },
    ],
  }
  const plan = planOf(parents)
  expect(plainText(plan.summary)).not.toContain('Stop before you sign')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('new-loan')
  const own = {
    kind: 'student_loan',
    loanType: 'federal',
    balance: 9_000,
    rate: 0.05,
    minPayment: 95,
  } as const
  const both = planOf({ ...parents, debts: [...(parents.debts ?? []), own] })
  expect(both.nextSteps.map(({ id }) => id)).toContain('new-loan')
})
