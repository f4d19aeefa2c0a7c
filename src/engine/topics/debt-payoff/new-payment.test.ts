import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, stepIds } from './plan-for-tests.ts'

const federal: Debt = { kind: 'student_loan', loanType: 'federal', balance: 61_000, rate: 0.061 }
const card: Debt = { kind: 'credit_card', balance: 3_300, rate: 0.218, minPayment: 100 }
const couple: Household = {
  age: 35,
  spouseAge: 36,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'VA',
  income: 54_000,
  spouseIncome: 34_000,
  agi: 88_000,
  familySize: 4,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  dependents: [6, 3],
  monthlyExpenses: 5_200,
  monthlySurplus: 400,
  savings: 9_000,
  deductible: 2_500,
  publicServiceJob: true,
  pslfPayments: 44,
  incomeDrivenPlan: 'save',
  newStudentBorrower: false,
  newLoanTaken: false,
  debts: [federal, card],
}
const paying = (minPayment: number, household: Household = couple): Household => ({
  ...household,
  debts: [{ ...federal, minPayment }, card],
})
const freedOf = (household: Household) => amountOf(planOf(household), 'Emergency fund')

// IBR: 15% × (88,000 − 150% of 33,000) ÷ 12 = 481.25. Of 400 a month and the 100 of the card that cash pays, 18.75 is left.
test('the new payment of whoever leaves SAVE is taken out of what the month leaves, with what cash frees', () => {
  expect(freedOf(paying(0))).toBe(19)
  expect(freedOf(couple)).toBe(19)
  expect(plainText(planOf(paying(0)).summary)).toContain(
    '$19 a month is left when all that is asked is paid: it goes to your emergency fund until it holds $22,325.',
  )
})

test('a payment that stands in the month already is not taken out again', () => {
  expect(freedOf(paying(481))).toBe(500)
  expect(detailOf(planOf(paying(481)), 'save')).not.toContain('comes out of what the month leaves')
  // 400 + 100 − (481.25 − 300) is 318.75.
  expect(freedOf(paying(300))).toBe(319)
})

// 481.25 − 100 − 100 is 281.25; of a return of her own RAP asks for 125, and 200 − 125 is 75.
test('a new payment that the month cannot hold leads the plan, with what closes it', () => {
  const plan = planOf(paying(0, { ...couple, monthlySurplus: 100 }))
  expect(plainText(plan.title)).toBe('Lower the new student-loan payment before it begins')
  expect(plainText(plan.summary)).toMatch(
    /^SAVE has ended\. Income-Based Repayment asks for about \$481 a month on your student loans, and \$281 a month of it is not there/,
  )
  expect(plainText(plan.summary)).toContain(
    '$125 a month under the Repayment Assistance Plan: that fits, and leaves $75',
  )
  expect(amountOf(plan, 'Student loan')).toBe(200)
  expect(stepIds(plan)).toContain('new-payment')
  expect(stepIds(plan)).not.toContain('needs-first')
})

// RAP: 5% × 58,000 ÷ 12 is 241.67; 200 and the 90 of the card leave 48.33 beyond it.
test('what can be sent beyond the new payment is what is left after it', () => {
  const single: Household = {
    age: 31,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'OH',
    income: 58_000,
    agi: 58_000,
    employment: 'employed',
    incomeStability: 'steady',
    numDependents: 0,
    monthlyExpenses: 3_000,
    monthlySurplus: 200,
    savings: 9_000,
    deductible: 1_500,
    incomeDrivenPlan: 'save',
    newStudentBorrower: true,
    newLoanTaken: false,
    debts: [
      { ...federal, balance: 40_000, rate: 0.058, minPayment: 0 },
      { kind: 'credit_card', balance: 3_000, rate: 0.22, minPayment: 90 },
    ],
  }
  const summary = plainText(planOf(single).summary)
  expect(summary).toContain('$242 a month')
  expect(summary).toContain('$48 a month')
  expect(summary).not.toContain('$290')
})

// 580 is asked for and 500 is there; the 4,000 of cash beyond the cushion ends the card, and its 100 covers the 80.
test('what cash ends today closes a gap, and no crisis is made of it', () => {
  const plan = planOf({
    debts: [card, { kind: 'auto', balance: 20_000, rate: 0.06, minPayment: 480 }],
    debtPaymentMonthly: 500,
    savings: 6_000,
    deductible: 2_000,
    monthlyExpenses: 3_000,
  })
  expect(plainText(plan.title)).not.toContain('Get through this month')
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toContainEqual([
    'Car loan',
    480,
  ])
})

// Joint, RAP asks for 8% × 88,000 ÷ 12 − 100 = 486.67 and IBR for 481.25; on a return of her own RAP is the lower one.
test('where separate returns lead to another plan that asks for hardly more today, one application is enough', () => {
  const step = planOf(paying(0)).nextSteps.find(({ id }) => id === 'save')
  expect(plainText(step?.how ?? '')).toContain(
    'apply for the Repayment Assistance Plan at once: about $487 a month until that return is in',
  )
})
