import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const today = '2026-11-26'
const planOf = (household: Household) =>
  draftPlan({
    topic: lumpSumInvest,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
const worth = (household: Household, id: string) =>
  Number(planOf(household).figures.find((figure) => figure.id === id)?.value)
const detail = (household: Household) =>
  plainText(planOf(household).checks.find(({ id }) => id === 'repayment')?.detail ?? '')

const sale: Household = {
  amount: 150_000,
  horizonYears: 10,
  goal: 'general',
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 60_000, rate: 0.06, minPayment: 200 }],
  dependents: [16],
  savings: 20_000,
  monthlyExpenses: 4_000,
  age: 61,
  birthYear: 1965,
  filingStatus: 'single',
  state: 'WA',
  moneySource: 'stock_sale',
  taxableInvestments: 20_000,
  income: 105_000,
  saleGain: 90_000,
}

// P.L. 119-21 sec. 82001: above 100,000 of AGI 10 % of all of it, less $50 a dependent: 10,500 ÷ 12 − 50 = 825, and with
// the gain 19,500 ÷ 12 − 50 = 1,575, and what the sum earns in the rest of the year.
test('a gain lifts the payment of the Repayment Assistance Plan also where no further edge is ahead', () => {
  const rap: Household = { ...sale, incomeDrivenPlan: 'rap' }
  expect(worth(rap, 'loan-payment.now')).toBe(825)
  expect(worth(rap, 'loan-payment.then')).toBeGreaterThanOrEqual(1_575)
  expect(worth(rap, 'loan-payment.then')).toBeLessThan(1_585)
  expect(worth(rap, 'loan-payment.extra')).toBeGreaterThanOrEqual(9_000)
  expect(detail(rap)).toContain('recertify before the return of this year is filed')
  expect(planOf(rap).nextSteps.map(({ id }) => id)).toContain('loan-payment')
})

// 20 USC 1098e: 15 % above 150 % of the guideline, and never more than the fixed payment over ten years: 60,000 at 6 % is
// 666.12 a month.
test('who named Income-Based Repayment hears of its payment and of no steps, up to its cap', () => {
  const ibr: Household = { ...sale, amount: 50_000, income: 65_000, incomeDrivenPlan: 'ibr' }
  expect(detail({ ...ibr, saleGain: 10_000 })).toContain('On Income-Based Repayment the payment goes from')
  expect(detail({ ...ibr, saleGain: 10_000 })).not.toContain('Repayment Assistance')
  expect(worth(ibr, 'loan-payment.then')).toBe(666)
})

test('without a gain, and without a plan that follows income, nothing lifts the payment', () => {
  const { saleGain: _, ...without } = sale
  expect(detail({ ...without, moneySource: 'inheritance', incomeDrivenPlan: 'ibr' })).toBe('')
  expect(detail({ ...sale, incomeDrivenPlan: 'none' })).toBe('')
})
