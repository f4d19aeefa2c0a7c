import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'
import { offerOf } from './refinance.ts'

const federal: Debt = {
  kind: 'student_loan',
  loanType: 'federal',
  balance: 42_000,
  rate: 0.062,
  minPayment: 471,
}
const clerk: Household = {
  debts: [federal],
  income: 58_000,
  maritalStatus: 'single',
  numDependents: 0,
  monthlySurplus: 0,
  savings: 40_000,
  refinanceRate: 0.052,
}

// ln(471 ÷ (471 − 42,000 i)) ÷ ln(1 + i) months × 471 − 42,000 is 14,440 of interest at 6.2 % (119.8 months) and 11,204
// at 5.2 % (113.0 months).
test('an offer for federal loans is priced at the same payments, against the rights that it ends', () => {
  expect(offerOf(workOf(clerk))?.saved?.value).toBeGreaterThan(3_233)
  expect(offerOf(workOf(clerk))?.saved?.value).toBeLessThan(3_239)
  const plan = planOf(clerk)
  expect(plainText(plan.summary)).toContain(
    'ends every federal right for good, such as the Repayment Assistance Plan',
  )
  expect(plainText(plan.summary)).toContain('$10 a month when no pay comes in')
  expect(statusOf(plan, 'refinance')).toBe('warn')
  expect(stepIds(plan)).toContain('refinance-offer')
  expect(plan.alternatives.map(({ id }) => id)).toContain('refinance')
})

// 42,000 × 0.052 ÷ 12 ÷ (1 − (1 + 0.052 ÷ 12)⁻⁸⁴) is 597.58.
test('what the offer asks for is named where its years were told', () => {
  expect(detailOf(planOf({ ...clerk, monthlySurplus: 200, refinanceYears: 7 }), 'refinance')).toContain(
    '$598 a month over 7 years',
  )
})

test('an offer that saves nothing, or ends forgiveness, is declined', () => {
  const declined: Household[] = [
    { ...clerk, refinanceRate: 0.065 },
    { ...clerk, publicServiceJob: true, pslfPayments: 60 },
    { ...clerk, debts: [{ ...federal, balance: 120_000, minPayment: 1_381 }], income: 70_000 },
  ]
  for (const household of declined) {
    const plan = planOf(household)
    expect(plainText(plan.summary)).toContain('Decline the offer')
    expect(statusOf(plan, 'refinance')).toBe('act')
    expect(stepIds(plan)).not.toContain('refinance-offer')
  }
})

test('an offer for private loans is taken where it costs less, and federal ones stay out of it', () => {
  const sallie: Debt = { ...federal, loanType: 'private', rate: 0.09, minPayment: 600 }
  const plan = planOf({ ...clerk, debts: [sallie, federal] })
  expect(plainText(plan.summary)).toContain('no federal rights to lose')
  expect(detailOf(plan, 'refinance')).toContain('Leave any federal loan out of it')
  expect(stepIds(plan)).not.toContain('refinance-private')
})

test('whoever cannot meet the payments hears of no offer first', () => {
  const plan = planOf({ ...clerk, savings: 0, takeHomeMonthly: 2_000, monthlyExpenses: 2_400 })
  expect(plainText(plan.summary)).not.toContain('The offer at')
  expect(stepIds(plan)).not.toContain('refinance-offer')
})

// By a month-by-month script, half up to the cent: 35,500 at 8.05 % and 910 a month cost 5,795.94, at 6.2 % 4,247.97.
test('beside loans that will be forgiven an offer is weighed for the Parent PLUS alone', () => {
  const household: Household = {
    income: 71_000,
    agi: 66_000,
    familySize: 2,
    takeHomeMonthly: 4_500,
    monthlyExpenses: 3_400,
    emergencyFundIsFull: true,
    savings: 14_000,
    getsWholeMatch: true,
    publicServiceJob: true,
    pslfPayments: 30,
    incomeDrivenPlan: 'ibr',
    newStudentBorrower: false,
    parentPlusConsolidated: false,
    debtPaymentMonthly: 1_150,
    refinanceRate: 0.062,
    refinanceYears: 10,
    debts: [
      { kind: 'student_loan', loanType: 'parent_plus', balance: 48_000, rate: 0.0805, minPayment: 585 },
      { kind: 'student_loan', loanType: 'federal', balance: 22_000, rate: 0.055, minPayment: 240 },
    ],
  }
  const plan = planOf(household)
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value
  expect(figure('refinance.saved')).toBe(1_548)
  expect(plainText(plan.summary)).toContain(
    'for the Parent PLUS alone. Leave your own federal loans out of it',
  )
  // The sum that was told is what there is, and 1,500 of it stay.
  expect(plainText(plan.summary)).toContain('Send $12,500 of your cash')
  // The fixed payment asks for what Income-Based Repayment asks for, so there is no reason to move.
  expect(plainText(plan.summary)).not.toContain('Move the federal loans')
})

const parent: Household = {
  age: 52,
  maritalStatus: 'divorced',
  filingStatus: 'single',
  state: 'IL',
  familySize: 1,
  income: 61_900,
  monthlyExpenses: 2_990,
  savings: 4_150,
  deductible: 1_500,
  debtPaymentMonthly: 1_420,
  mortgageInDebtPayment: false,
  getsWholeMatch: true,
  behindOnDebts: false,
  parentPlusConsolidated: false,
  refinanceRate: 0.0595,
  refinanceYears: 7,
  debts: [
    { kind: 'mortgage', balance: 141_000, rate: 0.041, minPayment: 905 },
    { kind: 'student_loan', loanType: 'parent_plus', balance: 28_600, rate: 0.0754, minPayment: 340 },
    { kind: 'heloc', balance: 22_300, rate: 0.091, minPayment: 225 },
    { kind: 'credit_card', name: 'Visa', balance: 8_140, rate: 0.254, minPayment: 244 },
    { kind: 'credit_card', name: 'Store card', balance: 3_320, rate: 0.199, minPayment: 96 },
    { kind: 'auto', balance: 6_700, rate: 0.062, minPayment: 238 },
  ],
}

// By a month-by-month script, half up to the cent: 1,420 a month, 2,650 of the cash to the Visa and 8,200 into the fund once
// the costly ones are gone cost 15,634.39, and the fund is full in month 50. At 5.95 % from month 51 on it is 15,446.54.
// Taken today, before the fund, it would be some 1,950 less.
test('an offer that ends federal rights saves what it saves from the month on in which the fund is full', () => {
  const plan = planOf(parent)
  expect(plan.figures.find(({ id }) => id === 'refinance.saved')?.value).toBe(188)
  expect(plainText(plan.summary)).toContain(
    'Do not take it before the emergency fund is full, about Jan 2031. Taken then',
  )
  expect(plan.nextSteps.find(({ id }) => id === 'refinance-offer')?.dueDate).toBe('2031-01-20')
  // 18,400 are owed then: 18,400 × 0.0595 ÷ 12 ÷ (1 − (1 + 0.0595 ÷ 12)⁻⁸⁴) is 268.
  expect(detailOf(plan, 'refinance')).toContain('$268 a month over 7 years on what is owed then')
  // Told that it is full, the offer can be taken today.
  const full = planOf({ ...parent, emergencyFundIsFull: true })
  expect(plainText(full.summary)).not.toContain('Do not take it before')
})

test('a fund that would come after the loans has to come first, or the offer is none', () => {
  const costly: Household = {
    ...parent,
    debtPaymentMonthly: 1_900,
    debts: [
      { kind: 'student_loan', loanType: 'parent_plus', balance: 90_000, rate: 0.0908, minPayment: 1_140 },
    ],
  }
  expect(plainText(planOf(costly).summary)).toContain('if you fill it before you pay these loans early')
  // 3,000 are paid off long before a fund of some months is there.
  const small = planOf({
    ...costly,
    debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 3_000, rate: 0.0894, minPayment: 605 }],
  })
  expect(plainText(small.summary)).toContain('it saves nothing more once the emergency fund is full')
  expect(stepIds(small)).not.toContain('refinance-offer')
})

// 42,000 at 5.2 % over 3 years is 1,263 a month, 663 more than the 600 of today, and nothing goes beyond them.
test('an offer that asks for more than the month has is declined as it stands', () => {
  const sallie: Debt = { ...federal, loanType: 'private', rate: 0.09, minPayment: 600 }
  const plan = planOf({ ...clerk, savings: 1_000, debts: [sallie], refinanceYears: 3 })
  expect(plainText(plan.summary)).toContain('over 3 years it asks for $1,263 a month, more than the month')
  expect(stepIds(plan)).not.toContain('refinance-offer')
  expect(plan.alternatives.map(({ id }) => id)).not.toContain('refinance')
})
