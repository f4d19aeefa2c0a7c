import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, workOf } from './plan-for-tests.ts'

const parent: Household = {
  ...{ age: 35, state: 'GA', maritalStatus: 'divorced', filingStatus: 'head_of_household', dependents: [10] },
  ...{ income: 52_600, agi: 50_496, employment: 'employed', takeHomeMonthly: 3_620, monthlyExpenses: 3_290 },
  ...{ savings: 2_900, debtPaymentMonthly: 566, deductible: 1_800, outOfPocketMaximum: 6_500 },
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 43_700, rate: 0.0585, minPayment: 150 },
    { kind: 'credit_card', name: 'Visa', balance: 2_860, rate: 0.2349, minPayment: 86 },
  ],
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: false, incomePlanPayments: 74, publicServiceJob: false },
  ...{ newLoanTaken: false, newLoanPlanned: false, behindOnDebts: false, getsWholeMatch: true },
}

// (50,496 − 150 % of 21,640) × 15 % ÷ 12 = 225.45; 5 % of 50,496 ÷ 12 − 50 for a child = 160.40.
test('a bill below what the plan asks for at today’s income rises when income is confirmed, and a lower plan comes before', () => {
  const { loans } = workOf(parent)
  expect(loans?.rise?.held.payment.value).toBeCloseTo(225.45, 2)
  expect(loans?.chosen.plan).toBe('repayment_assistance')
  expect(loans?.merged.minimum.value).toBe(150)
  expect(loans?.rise?.payment.value).toBeCloseTo(160.4, 2)
  const plan = planOf(parent)
  expect(plainText(plan.summary)).toContain('Income-Based Repayment asks for $225 a month at today’s income')
  const step = plan.nextSteps.find(({ id }) => id === 'recertify')
  expect(plainText(step?.title ?? '')).toContain('choose the Repayment Assistance Plan before it')
  // 96 months of 160.40 and 190 of 210.40, once the child of 10 is grown: 55,374, and the tax on what is forgiven.
  expect(detailOf(plan, 'least-in-all')).toContain('$57,825 in 10 years, against $55,374 in 23.8 years')
})

test('a bill that the plan’s formula explains does not rise, nor does one of a couple whose return nobody told', () => {
  const billed = (minPayment: number, more: Household = {}) =>
    workOf({ ...parent, ...more, debts: [{ ...parent.debts![0]!, minPayment }, parent.debts![1]!] }).loans
      ?.rise
  expect(billed(225)).toBeUndefined()
  expect(billed(150)).toBeDefined()
  expect(
    billed(150, { maritalStatus: 'married', filingStatus: undefined, spouseIncome: 30_000 }),
  ).toBeUndefined()
})

// Public service: (67,735 − 150 % of 15,960) × 10 % ÷ 12 = 364.96 from the thirteenth month on, 59.96 more than the bill of 305.
test('on the way to public-service forgiveness the dates count on what is asked after the bill', () => {
  const served: Household = {
    ...{ age: 31, state: 'CO', maritalStatus: 'single', filingStatus: 'single', dependents: [] },
    ...{
      income: 71_300,
      agi: 67_735,
      employment: 'employed',
      takeHomeMonthly: 4_520,
      monthlyExpenses: 4_010,
    },
    ...{ savings: 5_300, debtPaymentMonthly: 1_269, deductible: 1_700, outOfPocketMaximum: 5_500 },
    debts: [
      { kind: 'student_loan', loanType: 'federal', balance: 68_400, rate: 0.0612, minPayment: 305 },
      { kind: 'auto', balance: 14_900, rate: 0.0719, minPayment: 338 },
    ],
    ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, publicServiceJob: true, pslfPayments: 52 },
    ...{ newLoanTaken: false, newLoanPlanned: false, behindOnDebts: false, getsWholeMatch: true },
  }
  const { loans, plan } = workOf(served)
  expect(loans?.rise?.payment.value).toBeCloseTo(364.96, 2)
  const spentIn = (month: number) => {
    const { payments, claims } = plan.schedule[month - 1]!
    return [...payments, ...claims].reduce((sum, part) => sum + part, 0)
  }
  expect(spentIn(12) - spentIn(13)).toBeCloseTo(59.96, 1)
})

// A tenth of 78,764 − 23,940 is 456.87 a month; with 97 % of 126,500 the cap of ten level years holds, 717.10.
test('a bill that is right today rises once a pay that was told is confirmed', () => {
  const household: Household = {
    ...{
      age: 34,
      state: 'IL',
      maritalStatus: 'single',
      filingStatus: 'single',
      dependents: [],
      familySize: 1,
    },
    ...{ employment: 'employed', income: 81_200, contributionRate: 0.03, contributionKind: 'traditional' },
    ...{ monthlyExpenses: 4_080, savings: 16_900, debtPaymentMonthly: 870, getsWholeMatch: true },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 64_300, rate: 0.061, minPayment: 457 }],
    ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, incomePlanPayments: 52, publicServiceJob: false },
    ...{ newLoanTaken: false, newLoanPlanned: false, behindOnDebts: false },
  }
  expect(workOf(household).loans?.rise).toBeUndefined()
  const told = { ...household, expectedPay: 126_500, expectedPayFrom: 2027 }
  const { loans } = workOf(told)
  expect(loans?.rise?.afterMonths.value).toBe(12)
  expect(loans?.rise?.payment.value).toBe(717.1)
  expect(plainText(planOf(told).summary)).toContain(
    'Income-Based Repayment asks for $717 a month with the pay of $126,500 a year that you expect',
  )
})
