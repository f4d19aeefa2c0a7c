import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const loan = { kind: 'student_loan', loanType: 'federal', balance: 21_000, rate: 0.055 } as const
const student: Household = {
  ...{ age: 24, maritalStatus: 'single', filingStatus: 'single', state: 'OH', dependents: [] },
  ...{ employment: 'employed', income: 22_000, monthlyExpenses: 1_500, savings: 3_000 },
  ...{ amount: 12_000, moneySource: 'gift', goal: 'general', horizonYears: 12, riskTolerance: 'moderate' },
  ...{ inSchool: true, debts: [loan] },
}
const draft = (facts: Household = {}) => wholePlan(lumpSumInvest, { ...student, ...facts }, sketch)
const checkIn = (facts: Household = {}) => {
  const found = draft(facts).checks.find(({ id }) => id === 'later-payment')
  return found && plainText(found.detail)
}
const interestIn = (facts: Household) =>
  draft(facts).figures.find(({ id }) => id === 'ledger.plan.interest')?.value

// A year of school and six months: 21,000 × (1 + 0.055 ÷ 12)^18 = 22,801, in 120 level payments 247.45. All the interest
// of twelve years is 120 × 247 less 21,000, and a little for the rounded payment; paid from today it would be 6,349.
test('a loan of a student asks for nothing before school ends, and its interest adds up until then', () => {
  expect(checkIn()).toContain('$247 a month from about May 2028 on, for 10 years')
  expect(plainText(draft().summary)).toContain('It asks for nothing while you study')
  expect(interestIn({})).toBeGreaterThan(8_600)
  expect(interestIn({})).toBeLessThan(8_720)
  expect(interestIn({ inSchool: false })).toBeLessThan(6_400)
})

// Six months: 21,000 × (1 + 0.055 ÷ 12)^6 = 21,584, in 120 level payments 234.25.
test('a federal loan of which no payment is told is taken to ask for one after the months of grace', () => {
  const graduate: Household = { inSchool: false, income: 52_000, debts: [{ ...loan, minPayment: 0 }] }
  expect(checkIn(graduate)).toContain('$234 a month from about May 2027 on')
  expect(checkIn({ ...graduate, incomeDrivenPlan: 'ibr' })).toBeUndefined()
  expect(checkIn({ ...graduate, debts: [{ ...loan, loanType: 'private', minPayment: 0 }] })).toBeUndefined()
})

test('whoever pays already, or asked for nothing to be put in, hears nothing of a later payment', () => {
  expect(checkIn({ debts: [{ ...loan, minPayment: 140 }] })).toBeUndefined()
  expect(checkIn({ inSchool: false })).toBeUndefined()
})

test('no way of using the money says that a payment of nothing goes on', () => {
  const said = JSON.stringify(draft().alternatives.map(({ detail }) => plainText(detail)))
  expect(said).toContain('the payment of $247 a month, which begins later, is smaller for it')
  expect(said).not.toContain('$0 a month')
})
