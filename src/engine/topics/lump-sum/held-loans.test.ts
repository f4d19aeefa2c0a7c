import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (facts: Household) => wholePlan(lumpSumInvest, { ...servant, ...facts }, sketch)
const heldIn = (facts: Household) => {
  const plan = draft(facts)
  return {
    summary: plainText(plan.summary),
    detail: plainText(plan.checks.find(({ id }) => id === 'forgiveness')?.detail ?? ''),
  }
}

const servant: Household = {
  age: 36,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'NC',
  dependents: [9],
  income: 71_400,
  monthlyExpenses: 4_480,
  savings: 5_200,
  amount: 42_300,
  moneySource: 'settlement',
  taxOwedOnMoney: 0,
  horizonYears: 8,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 58_400, rate: 0.0654, minPayment: 287 }],
  incomeDrivenPlan: 'ibr',
  newStudentBorrower: true,
  publicServiceJob: true,
  pslfPayments: 74,
}

// 20 USC 1098e: 10% of what is above 150% of the guideline for two, 21,640: (71,400 − 32,460) × 10% ÷ 12 = 324.50, and
// 120 − 74 = 46 of them are 14,927. Each $1,000 of income is $100 a year.
test('a sum says why a loan on the way to public-service forgiveness gets none of it, and what moves its payment', () => {
  const { summary, detail } = heldIn({})
  expect(summary).toContain(
    'The student loan gets none of it: after 46 months of payments what is left is forgiven',
  )
  expect(detail).toContain('After 46 months of payments in public service, about $14,927 in all')
  expect(detail).toContain('This money itself is no income, so the payment stays as it is.')
  expect(detail).toContain('each $1,000 a year of interest, dividends and gains adds about $100 a year')
})

test('beside a gain that is income, the money is not called none', () => {
  const { detail } = heldIn({ moneySource: 'stock_sale', saleGain: 30_000 })
  expect(detail).toContain('forgiven without tax')
  expect(detail).not.toContain('no income')
})

test('whoever lost the job in public service keeps the payments that count, and no years are counted with that income', () => {
  const { detail } = heldIn({ employment: 'unemployed', income: 0, unemploymentMonthly: 1_500 })
  expect(detail).toContain('What counts already is kept')
  expect(detail).not.toContain('in all')
})

test('outside public service the tax on what is forgiven is said, and in school that nothing is due', () => {
  const { publicServiceJob: _, pslfPayments: __, ...outside } = servant
  const plan = wholePlan(lumpSumInvest, { ...outside, income: 52_000 }, sketch)
  const detail = plainText(plan.checks.find(({ id }) => id === 'forgiveness')?.detail ?? '')
  expect(detail).toContain('in 20 years and forgives about')
  expect(detail).toContain('Federal tax on that would be about')
  expect(heldIn({ inSchool: true }).detail).toContain('Nothing is due before you leave school')
})

test('without a plan that forgives anything nothing is said of one', () => {
  expect(heldIn({ publicServiceJob: false, incomeDrivenPlan: 'none' }).detail).toBe('')
})
