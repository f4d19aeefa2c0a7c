import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { termLife } from './term-life/term-life.ts'

const context = sketchContext(draftContext('2026-11-28'))

const paidOn: Household = {
  age: 46,
  spouseAge: 45,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [13],
  state: 'MN',
  income: 98_000,
  spouseIncome: 47_000,
  employment: 'employed',
  earners: 2,
  monthlyExpenses: 6_600,
  savings: 21_000,
  deductible: 3_000,
  debts: [{ kind: 'credit_card', balance: 2_400, rate: 0.229, minPayment: 75 }],
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.04,
  contributionKind: 'traditional',
  retirementSavings: 240_000,
  retirementAge: 66,
  coverageAmount: 0,
}
const leaving: Household = { ...paidOn, separationDate: '2027-04-30' }

const stepsOf = (household: Household) =>
  wholePlan(rothVsTraditional, household, context).nextSteps.map(({ title }) => plainText(title))
const beforeCover = (household: Household) =>
  plainText(wholePlan(termLife, household, context).checks.find(({ id }) => id === 'before')?.detail ?? '')

test('before a job is lost on a told day what a Traditional dollar saves stays cash, and no card is paid ahead', () => {
  expect(stepsOf(paidOn).some((title) => title.includes('to the credit card'))).toBe(true)
  const steps = stepsOf(leaving)
  expect(steps.some((title) => title.includes('credit card'))).toBe(false)
  expect(steps.some((title) => /^Keep the .* saves as cash$/.test(title))).toBe(true)
})

test('cover says of the rest of the money that cash comes before a card until pay comes again', () => {
  expect(beforeCover(paidOn)).toMatch(
    /goes first to the .* of employer match that you miss, then the credit card at 22.9%/,
  )
  expect(beforeCover(leaving)).toMatch(
    /then stays cash: until you are paid again debts get their minimum payments/,
  )
})

test('a loan that is renewed for a fee on each payday is paid ahead all the same', () => {
  const payday: Household = {
    ...leaving,
    debts: [{ kind: 'payday', balance: 600, rate: 3.9, minPayment: 90 }],
  }
  expect(beforeCover(payday)).toContain('only the payday or title loan is paid ahead')
})
