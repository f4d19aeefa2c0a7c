import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds } from './plan-for-tests.ts'

const laidOff: Household = {
  age: 38,
  spouseAge: 36,
  dependents: [5, 9],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  familySize: 4,
  employment: 'unemployed',
  income: 0,
  formerPay: 61_700,
  payThisYear: 46_900,
  separationDate: '2026-10-02',
  unemploymentMonthly: 2_360,
  spouseIncome: 39_400,
  monthlyExpenses: 5_320,
  savings: 4_180,
  behindOnDebts: false,
  incomeDrivenPlan: 'none',
  debts: [
    { kind: 'auto', balance: 17_600, rate: 0.0849, minPayment: 438 },
    { kind: 'student_loan', loanType: 'federal', balance: 19_800, rate: 0.0505, minPayment: 212 },
  ],
}
const stepOf = (id: string, of: Household = laidOff) => planOf(of).nextSteps.find((step) => step.id === id)

// With a year of benefits 39,400 + 12 × 2,360 = 67,720: 15 % beyond 49,500 would be 228, capped at the Standard 210, against 212.
// 26 weeks from Oct 2 end on Apr 2. Then 39,400 is below 150 % of the 33,000 of four: nothing; and 3 % of it, 98.50 a month,
// less 50 for each child, is below the least of 10 dollars.
test('a payment by income is asked for once benefits end, and the loans are paused until then', () => {
  const plan = planOf(laidOff)
  expect(plainText(plan.summary)).toContain(
    'When benefits end, about Apr 2, 2027, ask for Income-Based Repayment by the income of that day: $0 a month',
  )
  const then = stepOf('after-benefits')
  expect(then?.dueDate).toBe('2027-04-02')
  expect(plainText(then?.how ?? '')).toContain('The Repayment Assistance Plan asks for $10 a month then')
  const pause = stepOf('pause-loans')
  expect(plainText(pause?.why ?? '')).toContain('asks for $212 a month, and with the benefits in your income')
  expect(plainText(pause?.how ?? '')).toContain('deferment of the unemployed')
})

test('an income that was told holds no benefits to leave out, and without benefits nothing waits for their end', () => {
  for (const household of [
    { ...laidOff, agi: 39_400 },
    { ...laidOff, unemploymentMonthly: 0 },
  ])
    expect(stepIds(planOf(household))).not.toContain('after-benefits')
  // Where a plan asks for clearly less already, it is asked for today: no pause stands beside it.
  const small = { ...laidOff, unemploymentMonthly: 1_400 }
  expect(stepIds(planOf(small))).toContain('lower-payment')
  expect(stepIds(planOf(small))).not.toContain('pause-loans')
  expect(stepIds(planOf(small))).toContain('after-benefits')
})
