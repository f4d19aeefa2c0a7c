import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

// 4 % of 32,000 over 12 less 50 a child is below the 10 dollars that are asked for at least.
test('a plan of the government that is named first begins its sentence', () => {
  const { summary } = planOf({
    ...{
      age: 33,
      birthYear: 1993,
      maritalStatus: 'divorced',
      filingStatus: 'head_of_household',
      state: 'NC',
    },
    ...{ income: 32_000, dependents: [6, 8], incomeDrivenPlan: 'none', publicServiceJob: false },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 70_000, rate: 0.045, minPayment: 735 }],
    ...{ monthlySurplus: 300, emergencyFund: 20_000, monthlyExpenses: 2_000 },
  })
  expect(plainText(summary)).toContain(
    'The Repayment Assistance Plan costs the least for the student loan: $10 a month',
  )
})

const leaving: Household = {
  ...{ age: 36, maritalStatus: 'single', filingStatus: 'single', state: 'MI', familySize: 1, dependents: [] },
  ...{ employment: 'employed', income: 57_800, separationDate: '2026-12-31', retirementAge: 67 },
  ...{ monthlyExpenses: 3_180, monthlySurplus: 330, savings: 5_200, incomeDrivenPlan: 'none' },
  ...{ newLoanTaken: false, newStudentBorrower: true, publicServiceJob: false },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 21_300, rate: 0.0499, minPayment: 238 }],
}

// 10% of 57,800 less 23,940 over 12 is 282, no less than the 226 of the Standard plan. Without the pay it is nothing.
test('a pay that ends on a told day has the loans asked for by the income after it, in the week after it', () => {
  const { summary, nextSteps } = planOf(leaving)
  const step = nextSteps.find(({ id }) => id === 'lower-payment-then')
  expect(step?.dueDate).toBe('2027-01-07')
  expect(plainText(summary)).toContain(
    'After Dec 31, 2026 a plan that follows income can ask for little or nothing: apply then, not before.',
  )
  expect(plainText(summary)).not.toContain('No plan that follows income')
  const claim = nextSteps.findIndex(({ id }) => id === 'after-leaving')
  expect(nextSteps[claim + 1]).toBe(step)
})

test('where pay goes on, or the loan is private, no such day is named', () => {
  const { separationDate: _, ...staying } = leaving
  const idsOf = (household: Household) => planOf(household).nextSteps.map(({ id }) => id)
  expect(idsOf(staying)).not.toContain('lower-payment-then')
  const [loan] = leaving.debts ?? []
  expect(idsOf({ ...leaving, debts: [{ ...loan!, loanType: 'private' }] })).not.toContain(
    'lower-payment-then',
  )
})

// On a joint return a pay that goes on counts: it may ask for no less than now.
test('beside a spouse’s pay no more is promised than that it may be less', () => {
  const couple: Household = {
    ...leaving,
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseIncome: 41_000, spouseAge: 35 },
  }
  const step = planOf(couple).nextSteps.find(({ id }) => id === 'lower-payment-then')
  expect(step && plainText(step.why)).toContain('On a joint return the pay that goes on counts too')
})

// 10% of 155,100 less 23,940 (half as much again as 15,960) over 12 is 1,093, and the ten level years of 93,500 at 5.69%
// cap it at 1,024. Of 60,000 less 3,600 it is 271 instead of 406.
test('a new borrower is said to pay less only where the cap does not make it the same', () => {
  const borrower: Household = {
    ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'MA', numDependents: 0 },
    ...{ income: 165_000, contributionRate: 0.06, incomeDrivenPlan: 'none', publicServiceJob: false },
    ...{ newLoanTaken: false, monthlyExpenses: 5_825, debtPaymentMonthly: 1_200, behindOnDebts: false },
    debts: [
      { kind: 'student_loan', loanType: 'federal', balance: 48_500, rate: 0.06, minPayment: 540 },
      { kind: 'student_loan', loanType: 'federal', balance: 23_000, rate: 0.056, minPayment: 250 },
      { kind: 'student_loan', loanType: 'federal', balance: 22_000, rate: 0.051, minPayment: 235 },
    ],
  }
  const ofPlan = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'loan-plan')?.detail ?? '')
  expect(ofPlan(borrower)).toContain('Income-Based Repayment asks for $1,024 a month')
  expect(ofPlan(borrower)).not.toContain('Whoever owed nothing')
  const lower = ofPlan({ ...borrower, income: 60_000, monthlyExpenses: 2_000 })
  expect(lower).toContain('Whoever owed nothing when borrowing on Jul 1, 2014 or later pays less')
})
