import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { amountOf, detailOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

const federal: Debt = { kind: 'student_loan', loanType: 'federal', balance: 42_000, rate: 0.062 }
const clerk: Household = {
  debts: [federal],
  income: 58_000,
  maritalStatus: 'single',
  numDependents: 0,
  publicServiceJob: false,
  monthlySurplus: 350,
  age: 40,
}
const paymentsOf = (household: Household) =>
  Object.fromEntries(
    (workOf(household).choice?.options ?? []).map(({ plan, payment }) => [plan, payment.value]),
  )
const summaryOf = (household: Household) => plainText(planOf(household).summary)

// 42,000 × 0.062 ÷ 12 ÷ (1 − (1 + 0.062 ÷ 12)⁻¹²⁰) is 470.52; 15 % and 10 % of 58,000 − 150 % of 15,960, ÷ 12;
// 5 % of 58,000 ÷ 12.
test('who works for a private employer sees the fixed payment beside the plans that follow income', () => {
  expect(paymentsOf(clerk)).toEqual({ standard: 470.52, income_based: 425.75, repayment_assistance: 241.67 })
  expect(paymentsOf({ ...clerk, newStudentBorrower: true }).income_based).toBe(283.83)
  const table = planOf(clerk).visualizations.find(({ id }) => id === 'loan-plans')
  expect(table?.type === 'schedule' ? table.rows.length : 0).toBe(3)
})

test('the plan says which to keep for whoever can pay, and which to take for whoever cannot', () => {
  const summary = summaryOf(clerk)
  expect(summary).toContain('the Standard plan costs the least in all, $56,462 over 10 years')
  expect(summary).toContain('If you cannot, take the Repayment Assistance Plan: it asks for $242 a month')
  expect(summary).toContain('Interest that it does not cover is waived')
  const detail = detailOf(planOf(clerk), 'loan-plan')
  for (const rule of [
    'interest beyond the payment is waived',
    'up to $50 of principal',
    'Interest beyond the payment adds up',
  ])
    expect(detail).toContain(rule)
})

// 42,000 at 6.2 % and 600 a month: the told payment, not the one of ten years.
test('a payment that was told is the fixed one', () => {
  expect(paymentsOf({ ...clerk, debts: [{ ...federal, minPayment: 600 }] }).standard).toBe(600)
})

// 1,380.96 a month is 24 % of 70,000. RAP: 6 % ÷ 12 is 350, 360 times 126,000, and 18,000 of principal matched.
test('where the fixed payment is heavy and a plan by income costs less in all, nothing more is sent before the choice', () => {
  const heavy = { ...clerk, debts: [{ ...federal, balance: 120_000, rate: 0.068 }], income: 70_000 }
  const plan = planOf(heavy)
  expect(plainText(plan.title)).toBe('Compare the Repayment Assistance Plan with your fixed payment first')
  expect(plainText(plan.summary)).toContain('$126,000 over 30 years')
  expect(amountOf(plan, 'Student loan')).toBe(1_381)
  expect(stepIds(plan)).toContain('choose-plan')
})

// 3 % of 38,000 ÷ 12 is 95.
test('who cannot meet the payments asks for the lowest one', () => {
  const short = { ...clerk, income: 38_000, takeHomeMonthly: 2_300, monthlyExpenses: 2_500 }
  const plan = planOf({ ...short, debts: [{ ...federal, minPayment: 470 }] })
  expect(stepIds(plan)[0]).toBe('lower-payment')
  expect(plainText(plan.nextSteps[0]?.title ?? '')).toContain('$95 a month instead of $470')
})

// Without any income Income-Based Repayment asks for nothing, the Repayment Assistance Plan for 10.
test('who lost the job asks for a payment by the income of today', () => {
  const out: Household = { ...clerk, employment: 'unemployed', savings: 4_000 }
  expect(stepIds(planOf(out))).toContain('lower-payment')
  const { income: _, ...untold } = out
  expect(stepIds(planOf(untold))).toContain('lower-payment')
})

test('no plans are compared for private loans, in public service, on an income plan, or at an income nobody told', () => {
  const others: Household[] = [
    { ...clerk, debts: [{ ...federal, loanType: 'private' }] },
    { ...clerk, publicServiceJob: true },
    { ...clerk, incomeDrivenPlan: 'ibr' },
    { debts: [federal], monthlySurplus: 350 },
  ]
  for (const household of others) expect(workOf(household).choice).toBeUndefined()
})

// Whoever is 30 on this day came of age in 2014 or later, when new borrowers began.
test('who was too young to borrow before the rules for new borrowers is taken to be one', () => {
  expect(paymentsOf({ ...clerk, age: 30 }).income_based).toBe(283.83)
  expect(paymentsOf({ ...clerk, age: 31 }).income_based).toBe(425.75)
  // A spouse whose age nobody told may have borrowed before.
  expect(paymentsOf({ ...clerk, age: 28, maritalStatus: 'married' }).income_based).toBeGreaterThan(300)
})

// 15 % of 75,000 − 23,940 is 638 a month; its cap is the ten-year payment, and so are its end and its sum.
test('income-based repayment at its cap ends with the Standard plan', () => {
  const options = workOf({ ...clerk, income: 75_000, debts: [{ ...federal, balance: 26_000, rate: 0.05 }] })
    .choice?.options
  const [standard, based] = options ?? []
  expect([based?.months.value, based?.total.value]).toEqual([standard?.months.value, standard?.total.value])
})

// 6% of 68,000 over 12 is 340, and 120 of it are 40,800.
test('who did not say where they work hears what public-service forgiveness would cost, and looks the employer up', () => {
  const resident: Household = {
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 240_000 }],
    agi: 68_000,
    maritalStatus: 'single',
    numDependents: 0,
    monthlySurplus: 500,
  }
  const plan = planOf(resident)
  expect(plainText(plan.summary)).toContain(
    '120 months of payments, $40,800 in all, would end the student loan',
  )
  expect(plainText(plan.summary)).toContain('Today’s income will not hold')
  expect(plainText(plan.summary).split(' ').length).toBeLessThanOrEqual(90)
  expect(stepIds(plan)).toContain('employer')
  const elsewhere = planOf({ ...resident, publicServiceJob: false })
  expect(plainText(elsewhere.summary)).not.toContain('nonprofit')
  expect(stepIds(elsewhere)).not.toContain('employer')
})

test('who did not say where they work is asked that first, where it would cost less', () => {
  const ask = (household: Household) => debtPayoffTopic.hangsOn?.(household, draftContext('2026-11-20'))
  const { publicServiceJob: _, ...untold } = clerk
  expect(ask({ ...untold, debts: [{ ...federal, balance: 240_000 }] })).toBe('publicServiceJob')
  expect(ask(clerk)).toBeUndefined()
  expect(ask({ debts: [{ kind: 'auto', balance: 9_000 }], income: 58_000 })).toBeUndefined()
})

/*
 * 4 % of 61,500 less 2 % that go in are 1,230, 103 a month. RAP looks at 60,270 today: 6 % ÷ 12 is 301, less 50 for the child;
 * at 60,270 − 12 × 103 = 59,034 it is 5 %: 246 less 50.
 */
test('a plan by income is named with what it asks for once the raise of this plan has brought income under a step', () => {
  const parent: Household = {
    ...{ age: 37, filingStatus: 'head_of_household', maritalStatus: 'divorced', dependents: [8] },
    ...{ state: 'NC', income: 61_500, incomeDrivenPlan: 'none', publicServiceJob: false },
    ...{ hasWorkplacePlan: true, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.02 },
    ...{ monthlyExpenses: 4_020, monthlySurplus: 215, savings: 5_340, deductible: 2_500 },
    debts: [{ ...federal, balance: 27_300, rate: 0.0605, minPayment: 303 }],
  }
  expect(summaryOf(parent)).toContain(
    'it asks for $251 a month at your income, and for $196 a month once a tax return shows a year of the raise above',
  )
  expect(summaryOf({ ...parent, contributionKind: 'roth' })).not.toContain('once a tax return shows')
})
