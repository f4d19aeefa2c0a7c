import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds, today, workOf } from './plan-for-tests.ts'

/** From November 20, 2026 a payment falls due on the 20th of each month: 19 of them until June 2028. */
const paye: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 62_000, rate: 0.065 }],
  agi: 58_000,
  maritalStatus: 'single',
  numDependents: 0,
  incomeDrivenPlan: 'paye',
  monthlySurplus: 300,
}

const rowsOf = (plan: Plan) => {
  const table = plan.visualizations.find(({ id }) => id === 'loan-plans')
  return table?.type === 'schedule' ? table.rows.map((row) => row.map(plainText)) : []
}
const subtitleOf = (plan: Plan) =>
  plainText(plan.visualizations.find(({ id }) => id === 'loan-plans')?.subtitle ?? '')
const stepOf = (plan: Plan) => plan.nextSteps.find(({ id }) => id === 'older-plan')

// 10% of 58,000 − 23,940 over 12 is 283.83, 5% of 58,000 over 12 241.67. Interest of 335.83 leaves 52.00 a month
// for 19 months, 988; then 50 of principal go each month for 341: 62,000 − 17,050 + 988 = 45,938 are forgiven.
// Paid: 19 × 283.83 + 341 × 241.67 = 87,802.24.
test('the row of a plan that ends goes on with the plan that follows', () => {
  const { chosen } = workOf(paye).loans ?? {}
  expect(chosen?.months.value).toBe(360)
  expect(chosen?.forgiven.value).toBeCloseTo(45_938, 6)
  expect(chosen?.total.value).toBeCloseTo(87_802.24, 6)
  const plan = planOf(paye)
  expect(rowsOf(plan)).toContainEqual(
    expect.arrayContaining([
      'Pay As You Earn, then the Repayment Assistance Plan',
      '$284 a month, then $242 a month',
      '$87,802',
      '$45,938',
    ]),
  )
  expect(subtitleOf(plan)).toContain('Pay As You Earn ends on Jul 1, 2028')
  expect(plainText(plan.summary)).toContain(
    'Pay As You Earn ends on Jul 1, 2028; after it the Repayment Assistance Plan would ask for $242',
  )
})

// 15% of 58,000 − 23,940 over 12 is 425.75.
test('who is on a plan that ends hears what the two that stay would ask for, and which holds without a choice', () => {
  const plan = planOf(paye)
  expect(detailOf(plan, 'plan-ends')).toContain('chooses nothing is moved to the Repayment Assistance Plan')
  expect(plainText(stepOf(plan)?.how ?? '')).toContain(
    'the Repayment Assistance Plan asks for $242 a month and Income-Based Repayment asks for $426 a month',
  )
  expect(plainText(stepOf(plan)?.why ?? '')).toContain('moved there all the same')
  expect(detailOf(plan, 'forgiveness')).toContain(
    'That counts the Repayment Assistance Plan from Jul 1, 2028 on, when Pay As You Earn ends',
  )
  const months = plan.visualizations.find(({ id }) => id === 'debt-timeline')
  expect(months?.type === 'timeline' ? months.milestones.map(({ period }) => plainText(period)) : []).toEqual(
    ['Jul 2028', 'Nov 2056'],
  )
})

// Five people of 2026 keep 58,020: 10% of the rest of 79,000 over 12 is 174.83 on both older plans, for 240 months;
// interest is 216.67, so 41.84 a month wait: 50,041.60 are forgiven. RAP would ask for 7% of 79,000 over 12, less 200.
test('where the plan that holds without a choice costs more, the other is chosen before the day', () => {
  const family: Household = {
    ...paye,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 40_000, rate: 0.065 }],
    agi: 79_000,
    numDependents: 4,
    newStudentBorrower: true,
  }
  const plan = planOf(family)
  const { chosen } = workOf(family).loans ?? {}
  expect([chosen?.next?.plan, chosen?.total.value, chosen?.forgiven.value]).toEqual([
    'income_based',
    41_959.2,
    50_041.6,
  ])
  expect(plainText(stepOf(plan)?.title ?? '')).toBe(
    'Choose Income-Based Repayment before your plan ends on Jul 1, 2028',
  )
  expect(plainText(stepOf(plan)?.why ?? '')).toContain('moved to the Repayment Assistance Plan')
  expect(detailOf(plan, 'plan-ends')).toContain('Choose it before that day')
  expect(detailOf(plan, 'plan-ends')).toContain('$261 a month under the Repayment Assistance Plan')
})

// 120 − 88 = 32 payments last until July 2029; with 110 counted, 10 end in September 2027.
test('public service that ends before the older plans do keeps its plan to the end', () => {
  const served = (pslfPayments: number) => planOf({ ...paye, publicServiceJob: true, pslfPayments })
  expect(subtitleOf(served(88))).toContain('Pay As You Earn ends on Jul 1, 2028')
  expect(subtitleOf(served(110))).not.toContain('ends on')
  expect(stepIds(served(110))).not.toContain('older-plan')
  // 19 × 283.83 + 13 × 241.67
  const { loans } = workOf({ ...paye, publicServiceJob: true, pslfPayments: 88 })
  expect(loans?.current?.total.value).toBeCloseTo(8_534.48, 6)
  // 32 × 241.67 is 801.04 less.
  expect([loans?.move?.to.plan, loans?.move?.saved.value]).toEqual(['repayment_assistance', 801.04])
})

// One person of 2026: 20% of 70,000 − 15,960 is 900.67 a month, 15% of 70,000 − 23,940 575.75.
test('a Parent PLUS on Income-Contingent Repayment is moved to Income-Based Repayment, its only way on', () => {
  const parent: Household = {
    debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 160_000, rate: 0.07 }],
    agi: 70_000,
    maritalStatus: 'single',
    numDependents: 0,
    monthlySurplus: 500,
    incomeDrivenPlan: 'icr',
    parentPlusConsolidated: true,
  }
  const plan = planOf(parent)
  expect(rowsOf(plan).map(([name, monthly]) => [name, monthly])).toEqual([
    ['Standard plan', '$1,858 a month'],
    ['Income-Contingent Repayment, then Income-Based Repayment', '$901 a month, then $576 a month'],
    ['Income-Based Repayment', '$576 a month'],
  ])
  expect(detailOf(plan, 'plan-ends')).toContain('the only income plan that is open to a Parent PLUS')
  expect(workOf(parent).loans?.chosen.total.value).toBeCloseTo(19 * 900.67 + 281 * 575.75, 6)
})

test('a plan that stays is not said to end', () => {
  const plan = planOf({ ...paye, incomeDrivenPlan: 'ibr' })
  expect(today < '2028-07-01').toBe(true)
  expect(stepIds(plan)).not.toContain('older-plan')
  expect(detailOf(plan, 'plan-ends')).toBe('')
  expect(subtitleOf(plan)).not.toContain('ends on')
})

// 20,000 at 6 % and 60,000 a year: 222.04 a month, then 5 % of 60,000 ÷ 12 under the plan that follows.
test('the minimum payments alone change with the plan when the law ends it', () => {
  const work = workOf({
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 20_000, rate: 0.06 }],
    income: 60_000,
    incomeDrivenPlan: 'paye',
    newStudentBorrower: true,
    maritalStatus: 'single',
    numDependents: 0,
  })
  expect(work.numbers[0]).toMatchObject({ minimum: 222.04, later: { afterMonths: 19, minimum: 250 } })
  expect(work.minimumsOnly?.months).toBe(work.loans?.chosen.months.value)
  expect(work.minimumsOnly?.totalPaid).toBe(work.loans?.chosen.total.value)
})

// 15% of 52,000 − 23,940 over 12 is 350.75 at most; a fixed payment over ten years on about 26,600 is 306.
test('who pays faster hears what is asked when the plan ends, and that the dates count on it', () => {
  const faster = (debtPaymentMonthly: number) =>
    plainText(
      planOf({
        ...paye,
        debts: [{ kind: 'student_loan', loanType: 'federal', balance: 28_000, rate: 0.068 }],
        agi: 52_000,
        debtPaymentMonthly,
        savings: 30_000,
        monthlyExpenses: 2_600,
      }).summary,
    )
  for (const budget of [260, 420]) expect(faster(budget)).toContain('Pay As You Earn ends on Jul 1, 2028')
  expect(faster(260)).toContain('That is more than you pay now, and the dates count on it.')
  expect(faster(420)).not.toContain('more than you pay now')
})

test('the two ways on from one plan are told apart among the other ways', () => {
  const { alternatives } = planOf({
    debts: [{ kind: 'student_loan' }],
    pslfPayments: [0, 1],
    newStudentBorrower: true,
  })
  const ids = alternatives.map(({ id }) => id)
  expect(ids).toContain('pay_as_you_earn.income_based')
  expect(ids).toContain('pay_as_you_earn.repayment_assistance')
})
