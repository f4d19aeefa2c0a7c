import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { contextOfTests, detailOf, planOf, stepIds } from './plan-for-tests.ts'
import { plannedDebts } from './planned-debts.ts'

const loan = { kind: 'student_loan', loanType: 'federal', balance: 62_000, rate: 0.055 } as const
const card = { kind: 'credit_card', balance: 8_400, rate: 0.24, minPayment: 252 } as const
const car = { kind: 'auto', balance: 14_000, rate: 0.069, minPayment: 335 } as const
const borrower: Household = {
  age: 30,
  maritalStatus: 'single',
  dependents: [],
  state: 'GA',
  income: 58_000,
  employment: 'employed',
  debtPaymentMonthly: 900,
  debts: [{ ...loan, minPayment: 673 }, card, car],
}
const plannedOf = (household: Household) => plannedDebts(household, contextOfTests)
const summaryOf = (household: Household) => plainText(planOf(household).summary)

// 5 % of 58,000 a year is 241.67 a month; 252 + 335 + 241.67 is 828.67, where the fixed payment makes it 1,260. The months
// and the interest were worked out apart from this code, in decimal arithmetic: 284.17 of interest in the first month, of
// which 42.50 is waived, and 50 of principal matched as long as the payment does not cover it.
test('where the fixed payment of a federal loan does not fit and one by income does, that one is the plan', () => {
  const work = plannedOf(borrower)
  expect(work.stage).toBe('payoff')
  expect(work.relief?.missing.value).toBeCloseTo(360, 2)
  expect(work.extra.value).toBeCloseTo(71.33, 2)
  expect(work.plan.months).toBe(123)
  expect(work.plan.totalInterest).toBeCloseTo(25_485.9, 2)
  const plan = planOf(borrower)
  expect(plainText(plan.title)).toBe('Be out of debt by Feb 2037')
  expect(plainText(plan.summary)).toMatch(/^Ask for the Repayment Assistance Plan for the student loan now/)
  expect(plainText(plan.summary)).toContain('$360 a month of it would be missing')
  expect(plainText(plan.summary)).not.toContain('The minimum payments alone')
  expect(stepIds(plan)[0]).toBe('lower-payment')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'autopay')?.title ?? '')).toContain('$587 a month')
  expect(detailOf(plan, 'loan-plan')).toContain('The plan takes the Repayment Assistance Plan, $242 a month')
})

test('the payment of today stands beside it as what cannot be met, and no row counts 150 years of it', () => {
  const { alternatives, checks } = planOf(borrower)
  const now = alternatives.find(({ id }) => id === 'current')
  expect(plainText(now?.title ?? '')).toBe('Go on with $673 a month for the student loan')
  expect(plainText(now?.ledger[0]?.value ?? '')).toBe('Not in sight')
  expect(alternatives.map(({ id }) => id)).not.toContain('invest')
  // What the payment does not cover is waived: the loan does not grow.
  expect(checks.map(({ title }) => plainText(title)).join()).not.toContain('does not cover the interest')
})

test('payments that nobody told are not cut to fit where the law has a lower one', () => {
  const untold: Household = {
    ...borrower,
    debts: [loan, { ...card, minPayment: undefined }, { ...car, minPayment: undefined }],
  }
  const work = plannedOf(untold)
  expect(work.relief?.today.value).toBeCloseTo(673, 0)
  expect(work.plan.months).toBe(123)
  expect(summaryOf(untold)).not.toContain('keep it while you can pay')
})

// 3,700 − 3,900 is 200 short, and 673 − 241.67 = 431.33 less is asked: 231.33 is left.
test('where pay does not cover the costs, what the loan asks for less closes the gap', () => {
  const { debtPaymentMonthly, ...costs } = { ...borrower, takeHomeMonthly: 3_700, monthlyExpenses: 3_900 }
  const work = plannedOf({ ...costs, savings: 1_500 })
  expect(work.extra.value).toBeCloseTo(231.33, 2)
  expect(work.relief?.missing.value).toBeCloseTo(200, 2)
})

test('in public service the lowest plan that counts takes the place of a payment that cannot be met', () => {
  const served: Household = { ...borrower, publicServiceJob: true, pslfPayments: 20 }
  const plan = planOf(served)
  expect(plannedOf(served).stage).toBe('payoff')
  expect(plainText(plan.summary)).toMatch(/^Ask for the Repayment Assistance Plan for the federal loans now/)
  expect(plainText(plan.summary)).toContain('and not a dollar more')
  expect(stepIds(plan)).not.toContain('service-plan')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'autopay')?.title ?? '')).toContain('$587 a month')
})

// 8,400 at 8 % over 60 months is 170 instead of 252: 82 + 431 less is asked than 1,260, of which 780 are there.
test('where neither plan is enough alone, both together are said to be', () => {
  const tight: Household = { ...borrower, debtPaymentMonthly: 780 }
  expect(plannedOf(tight).stage).toBe('shortfall')
  expect(summaryOf(tight)).toContain('Both together would fit what you have.')
  expect(summaryOf({ ...tight, debtPaymentMonthly: 600 })).toContain('still more than you have')
})

// Worked out by the same arithmetic apart: with the fixed payment 20,929.56 of interest and 82 months, with the other 77.
test('a heavy fixed payment that could be met is compared too, where no plan by income costs less as it asks', () => {
  const work = plannedOf({ ...borrower, debtPaymentMonthly: 1_300 })
  expect(work.choice?.isHeavy).toBe(true)
  expect(work.plan.months).toBe(77)
  expect(work.assistance?.withFixed.plan.months).toBe(82)
})

// New borrowers pay 10 % of 48,000 − 23,940 ÷ 12: 200.50, where the bill says 500: 260 + 500 does not fit into 700.
test('a bill above the formula of the plan by income is asked about, and worked out again where it does not fit', () => {
  const billed: Household = {
    ...borrower,
    income: 48_000,
    incomeDrivenPlan: 'ibr',
    incomePlanPayments: 150,
    newStudentBorrower: true,
    savings: 9_000,
    monthlyExpenses: 2_300,
    debts: [
      { ...loan, balance: 60_000, rate: 0.06, minPayment: 500 },
      { kind: 'student_loan', loanType: 'private', balance: 20_000, rate: 0.095, minPayment: 260 },
    ],
  }
  const tight = plannedOf({ ...billed, debtPaymentMonthly: 700 })
  expect([tight.stage, tight.loans?.merged.minimum.value]).toEqual(['payoff', 200.5])
  expect(summaryOf({ ...billed, debtPaymentMonthly: 700 })).toContain(
    'it asks for $201 a month instead of $500 a month',
  )
  const { nextSteps } = planOf({ ...billed, debtPaymentMonthly: 800 })
  const step = nextSteps.find(({ id }) => id === 'cheaper-plan')
  expect(plainText(step?.title ?? '')).toBe('Ask why Income-Based Repayment asks for $500 a month')
})

// 5% of 53,641 ÷ 12 is 223.50, where Income-Based Repayment would ask for 371.26 and the bill says 392: of 1,207 that is asked
// 1,120 are there. With the other plan 1,038.50 is asked, and 81.50 are left.
test('whoever is on a plan by income and is short even of its formula is sent to the plan that asks for less', () => {
  const father: Household = {
    ...{ age: 43, maritalStatus: 'divorced', filingStatus: 'single', state: 'NV', dependents: [] },
    ...{ income: 55_300, agi: 53_641, employment: 'employed', savings: 3_120, deductible: 3_000 },
    ...{
      monthlyExpenses: 3_590,
      incomeDrivenPlan: 'ibr',
      incomePlanPayments: 118,
      newStudentBorrower: false,
    },
    debtPaymentMonthly: 1_120,
    debts: [
      { kind: 'credit_card', balance: 9_240, rate: 0.2349, minPayment: 286 },
      { kind: 'personal', balance: 5_100, rate: 0.1499, minPayment: 178 },
      { kind: 'auto', balance: 12_600, rate: 0.114, minPayment: 351 },
      { ...loan, balance: 31_600, rate: 0.062, minPayment: 392 },
    ],
  }
  const work = plannedOf(father)
  expect([work.relief?.option.plan, work.relief?.option.payment.value]).toEqual([
    'repayment_assistance',
    223.5,
  ])
  expect(work.extra.value).toBeCloseTo(81.5, 2)
  expect(summaryOf(father)).toContain('Ask in writing first whether you could go back to your plan of today.')
  // In all the fixed payment costs less: the loan is paid early in its turn, and nothing waits to be forgiven.
  expect(work.loans?.isApart).toBe(false)
  expect(planOf(father).checks.map(({ id }) => id)).not.toContain('forgiveness')
  // 1,010 are missing 28.50 even so: the plan is named beside the counselor.
  const short = { ...father, debtPaymentMonthly: 1_010 }
  expect(plannedOf(short).stage).toBe('shortfall')
  expect(summaryOf(short)).toContain('Ask for the Repayment Assistance Plan for the federal loans')
  expect(summaryOf(short)).toContain('Both together would fit what you have.')
  expect(stepIds(planOf(short))).toContain('lower-payment')
  expect(stepIds(planOf(short))).not.toContain('cheaper-plan')
})
