import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds, workOf } from './plan-for-tests.ts'

const county: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 54_000, rate: 0.062, minPayment: 494 }],
  agi: 72_000,
  maritalStatus: 'single',
  numDependents: 1,
  publicServiceJob: true,
  pslfPayments: 60,
  incomeDrivenPlan: 'ibr',
  monthlySurplus: 400,
}

// 7% of 72,000 over 12 less 50 is 370; 60 × (494 − 370) is 7,440. At 90,000 RAP takes 8%, 550; at 91,000 9%, 632.50.
// Income-Based Repayment there is 15% of what is above 32,460, at most the Standard 604.95: less than RAP from 91,000.
test('in public service the plan that asks for less is moved to, up to the income at which it asks for more', () => {
  const { loans } = workOf(county)
  expect([loans?.chosen.plan, loans?.current?.plan]).toEqual(['repayment_assistance', 'income_based'])
  expect([loans?.merged.minimum.value, loans?.move?.saved.value]).toEqual([494, 7_440])
  expect(loans?.move?.upTo?.value).toBe(90_000)
  const plan = planOf(county)
  expect(plainText(plan.title)).toContain('Move your loans to the Repayment Assistance Plan')
  expect(plainText(plan.summary)).toContain('Pay the required $494 a month until the change is confirmed')
  expect(plan.alternatives.find(({ kind }) => kind === 'recommended')?.id).toBe('repayment_assistance')
})

// 494 − 370 are 124. 11,500 − 1,900 at 425 a month are 23 months, to Oct 2028; the 160 of a smaller loan make it 17.
test('what the move leaves free is sent on', () => {
  const how = (household: Household) =>
    plainText(planOf(household).nextSteps.find(({ id }) => id === 'cheaper-plan')?.how ?? '')
  expect(how(county)).toContain('Send the $124 a month that is free then to savings and retirement accounts.')
  const teacher: Household = {
    ...{
      age: 34,
      maritalStatus: 'single',
      filingStatus: 'single',
      income: 58_000,
      agi: 55_000,
      familySize: 1,
    },
    ...{
      employment: 'employed',
      incomeStability: 'steady',
      earners: 1,
      numDependents: 0,
      getsWholeMatch: true,
    },
    ...{
      monthlyExpenses: 3_000,
      monthlySurplus: 300,
      savings: 6_000,
      deductible: 1_500,
      behindOnDebts: false,
    },
    ...{ publicServiceJob: true, pslfPayments: 71, incomeDrivenPlan: 'ibr', newStudentBorrower: false },
    debts: [
      { kind: 'student_loan', loanType: 'federal', balance: 52_000, rate: 0.058, minPayment: 389 },
      { kind: 'credit_card', balance: 4_100, rate: 0.2299, minPayment: 125 },
      { kind: 'auto', balance: 9_500, rate: 0.0549, minPayment: 270 },
    ],
  }
  expect(how(teacher)).toContain(
    'Send the $160 a month that is free then to your emergency fund too: it is full by about Apr 2028.',
  )
})

// 8% of 88,000 over 12 less 50 is 536.67, below the 604.95; a tenth more of pay makes it 677.50.
test('a plan that a common raise makes dearer is compared, not moved to', () => {
  const { loans } = workOf({ ...county, agi: 88_000, debts: [{ ...county.debts![0]!, minPayment: 604 }] })
  expect([loans?.chosen.plan, loans?.move]).toEqual(['income_based', undefined])
  expect(loans?.cheaper?.option.plan).toBe('repayment_assistance')
})

// 15% of 1,540 over 12 is 19.25; RAP takes 3% of 34,000 over 12 less 50: 35.
test('a bill above what the plan’s own formula asks for is asked about, where no other plan asks for less', () => {
  const plan = planOf({ ...county, agi: 34_000 })
  expect(workOf({ ...county, agi: 34_000 }).loans?.move).toBeUndefined()
  expect(stepIds(plan)).toContain('cheaper-plan')
  const step = plan.nextSteps.find(({ id }) => id === 'cheaper-plan')
  expect(plainText(step?.title ?? '')).toContain('Ask why Income-Based Repayment asks for $494')
})

// RAP asks for 41.67 and waives the interest that this does not cover, so the loan falls. The older plans ask for 10 of the
// 106.50 of interest.
test('a plan that lets a loan grow is not cheaper than one that does not', () => {
  const young: Household = {
    age: 25,
    maritalStatus: 'single',
    agi: 25_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 20_000, rate: 0.0639, minPayment: 41.67 }],
    incomeDrivenPlan: 'rap',
    publicServiceJob: false,
    incomePlanPayments: 3,
    newStudentBorrower: true,
  }
  expect(stepIds(planOf(young))).not.toContain('cheaper-plan')
})

// Worked out apart, month by month: with the 50 for a child of 2 for 16 years 210 payments of RAP come to 41,151, and 16,602 are
// forgiven, of which 12% is tax; 136 of Income-Based Repayment come to 43,308. Without the child RAP costs 9,049 more.
test('a plan that is cheaper only while a child is not grown is no cheaper plan', () => {
  const parent = (age: number): Household => ({
    age: 44,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    dependents: [age],
    state: 'PA',
    agi: 58_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 31_000, rate: 0.0625, minPayment: 319 }],
    incomeDrivenPlan: 'ibr',
    publicServiceJob: false,
    incomePlanPayments: 150,
    newStudentBorrower: false,
  })
  expect(stepIds(planOf(parent(17)))).not.toContain('cheaper-plan')
  const plan = planOf(parent(2))
  expect(stepIds(plan)).toContain('cheaper-plan')
  const step = plan.nextSteps.find(({ id }) => id === 'cheaper-plan')
  expect(plainText(step?.why ?? '')).toContain('with the children of today it costs about $165 less in all')
})

// 15% of (53,641 − 150% of 15,960) ÷ 12 is 371.26. Ten years of the 20,000 that are left would be 224 a month, but the bill of
// 392 shows that more was owed when the plan began.
test('a bill of Income-Based Repayment is held against the income, not against what is left of the loan', () => {
  const { loans } = workOf({
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 20_000, rate: 0.062, minPayment: 392 }],
    agi: 53_641,
    numDependents: 0,
    maritalStatus: 'single',
    incomeDrivenPlan: 'ibr',
    newStudentBorrower: false,
  })
  expect(loans?.chosen.payment.value).toBe(371.26)
  expect(loans?.overbilled?.value).toBeCloseTo(20.74, 2)
})
