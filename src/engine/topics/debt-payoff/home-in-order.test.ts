import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, workOf } from './plan-for-tests.ts'

const home: Debt = { kind: 'mortgage', balance: 190_000, rate: 0.064, minPayment: 1_310 }
const student: Debt = {
  ...{ kind: 'student_loan', balance: 19_000, rate: 0.046, minPayment: 215 },
  loanType: 'federal',
}
const car: Debt = { kind: 'auto', balance: 14_000, rate: 0.074, minPayment: 345 }
const cheapCar: Debt = { kind: 'auto', balance: 3_000, rate: 0.029, minPayment: 150 }
const card: Debt = { kind: 'credit_card', balance: 5_000, rate: 0.22, minPayment: 150 }

/** The month leaves 700, beside all that is asked. */
const couple: Household = {
  ...{ age: 39, spouseAge: 38, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MI' },
  ...{
    dependents: [9],
    income: 76_000,
    spouseIncome: 49_000,
    takeHomeMonthly: 8_000,
    monthlyExpenses: 7_300,
  },
  ...{ savings: 30_000, hasWorkplacePlan: true, getsWholeMatch: true, behindOnDebts: false },
  ...{ employment: 'employed', incomeDrivenPlan: 'none', publicServiceJob: false },
}
const withDebts = (debts: Debt[], rest: Household = {}): Household => ({ ...couple, debts, ...rest })
const summaryOf = (household: Household) => plainText(planOf(household).summary)
const notesOf = (household: Household) => planOf(household).accountNotes.map(plainText).join(' ')
const targetsOf = (household: Household) => workOf(household).targets.map(({ kind }) => kind)

/*
 * 700 a month beyond 1,525, month by month, interest rounded to the cent: with the mortgage first 130 months and 79,016 of
 * interest; with the student loan first 131 and 81,129.
 */
test('a home loan that costs more than a student loan gets the extra before it', () => {
  const work = workOf(withDebts([student, home], { debtPaymentMonthly: 915 }))
  expect(work.plan.months).toBe(130)
  expect(work.plan.totalInterest).toBeCloseTo(79_015.92, 2)
  expect(summaryOf(work.household)).toContain(
    'The extra goes to the mortgage first: at 6.4% it costs the most.',
  )
})

// At 39 the mix for later is expected to earn 5.84 % a year after fund costs: less than 7.4 % and 6.4 %, more than 4.6 %.
test('whether to pay ahead or invest is answered for each debt, the home loan among them', () => {
  const family = withDebts([car, student, home], { debtPaymentMonthly: 1_260, savings: 24_000 })
  expect(targetsOf(family)).toEqual(['auto', 'student_loan', 'mortgage'])
  expect(summaryOf(family)).toContain(
    'The car loan at 7.4% and the mortgage at 6.4% cost more than the 5.84% a year that the mix of money for later is expected to earn',
  )
  const detail = detailOf(planOf(family), 'middling')
  expect(detail).toContain(
    'The student loan at 4.6%, about 3.85% after tax, costs less than that: what is asked is enough',
  )
  expect(detail).toContain('The house gives money back only by a sale or a new loan')
  const invest = planOf(family).alternatives.find(({ id }) => id === 'invest')
  expect(plainText(invest?.title ?? '')).toContain('and the mortgage early')
})

test('beside a cheap loan alone a home loan at a middling rate is paid ahead as it is without one', () => {
  expect(targetsOf(withDebts([cheapCar, home]))).toEqual(['mortgage'])
  expect(summaryOf(withDebts([cheapCar, home]))).not.toContain('Your debts cost less than')
  expect(targetsOf(withDebts([home]))).toEqual(['mortgage'])
})

test('a home loan that costs less than all that is paid ahead, and less than markets may earn, stands in the order where it is asked about', () => {
  const low = { ...home, rate: 0.055 }
  expect(targetsOf(withDebts([car, low]))).toEqual(['auto'])
  expect(notesOf(withDebts([car, low]))).toContain(
    'paying it ahead or investing are both fine: at 5.5% it costs less than',
  )
  const asked = withDebts([car, low], { considersPayoff: true })
  expect(targetsOf(asked)).toEqual(['auto', 'mortgage'])
  expect(summaryOf(asked)).toContain('but what paying it ahead saves is certain. Both are fine.')
})

test('while something costly is owed and no cheaper loan is paid ahead, the home loan is left out and what comes after names it', () => {
  const owing = withDebts([card, car, home])
  expect(targetsOf(owing)).not.toContain('mortgage')
  expect(notesOf(owing)).toContain(
    'the next dollar does more on it than invested: at 6.4% it costs more than the 5.84% a year',
  )
  expect(targetsOf({ ...owing, considersPayoff: true })).toContain('mortgage')
  expect(targetsOf(withDebts([card, student, home]))).toContain('mortgage')
})

test('a home loan is not paid ahead of what a move, a job at risk or a word against it needs', () => {
  for (const rest of [
    { goal: 'home', horizonYears: 2 },
    { jobAtRisk: true },
    { considersPayoff: false },
  ] as const)
    expect(targetsOf(withDebts([car, home], rest))).not.toContain('mortgage')
})

test('a home loan below 4% is paid as agreed, and says so where it is asked about', () => {
  const cheap = withDebts([car, { ...home, rate: 0.03 }], { considersPayoff: true })
  expect(targetsOf(cheap)).toEqual(['auto'])
  expect(notesOf(cheap)).toContain('pay no dollar of it ahead')
})

test('what goes to debts beside a home loan is not held against its payment', () => {
  const told = withDebts([home], { debtPaymentMonthly: 700, mortgageInDebtPayment: false })
  expect(workOf(told).stage).toBe('payoff')
  expect(workOf(told).extra.value).toBe(700)
  // 2,010 with the 1,310 in it leaves the same 700.
  expect(workOf(withDebts([home], { debtPaymentMonthly: 2_010 })).extra.value).toBe(700)
  // Less than a payment that is met cannot hold it.
  expect(workOf(withDebts([home], { debtPaymentMonthly: 700 })).extra.value).toBe(700)
  // Told to be in it, it is not met.
  expect(workOf({ ...told, mortgageInDebtPayment: true }).stage).toBe('shortfall')
})

// 1,260 beside the mortgage less 345 and 215; no more than that is there when 2,000 are named: 8,000 − 7,300 + 560 = 1,260.
test('beside a home loan in the order the other payments alone come out of the told sum', () => {
  const family = withDebts([car, student, home], { debtPaymentMonthly: 1_260 })
  expect(workOf(family).extra.value).toBe(700)
  const beyond = workOf({ ...family, debtPaymentMonthly: 2_000, mortgageInDebtPayment: false })
  expect(beyond.extra.value).toBe(700)
  expect(beyond.toldBeyond?.there.value).toBe(1_260)
})
