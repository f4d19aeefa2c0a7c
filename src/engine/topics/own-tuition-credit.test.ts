import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-28'))
const student: Household = {
  ...{ age: 29, spouseAge: 28, maritalStatus: 'married', state: 'OH', income: 16_000, spouseIncome: 38_000 },
  ...{ incomeStability: 'variable', monthlyExpenses: 3_900, savings: 2_500, taxableInvestments: 26_000 },
  ...{ inSchool: true, newLoanPlanned: true },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 9_000, rate: 0.0533 }],
}
const draft = (topic: typeof emergencyFund, more: Household = {}) =>
  wholePlan(topic, { ...student, ...more }, context)
const creditOf = (topic: typeof emergencyFund, more: Household = {}) => {
  const found = draft(topic, more).checks.find(({ id }) => id === 'tuition-credit')
  return found && plainText(found.detail)
}

// IRC §25A(i): of 4,000 the first 2,000 and a quarter of the next, 2,500. Tax is 10% of 54,000 − 32,200, 2,180: 1,500 comes off
// it, and 40%, 1,000, is paid out. 2,500 ÷ 12 = 208.
test('a student reads in the fund, the debts and the next dollar what a year of tuition gives back', () => {
  for (const topic of [emergencyFund, debtPayoffTopic, nextDollar]) {
    const detail = creditOf(topic as typeof emergencyFund)
    expect(detail).toContain('gives back up to $2,500 for a year in which $4,000 of tuition')
    expect(detail).toContain(
      '$1,500 of that comes off the federal tax, and $1,000 is paid out beyond it: about $208 a month',
    )
    expect(detail).toContain('If somebody claims you as a dependent, the credit is theirs')
    expect(plainText(draft(topic as typeof emergencyFund).summary)).toContain(
      'up to $2,500 of a year’s tuition comes back with the tax return, about $208 a month',
    )
  }
})

// 9,000 is below the standard deduction of 16,100: no tax, and 40% of 2,500.
test('without tax only what is paid out is named, and before 24 what that asks for', () => {
  const young: Household = { age: 20, maritalStatus: 'single', income: 9_000, spouseIncome: undefined }
  const detail = creditOf(debtPayoffTopic as typeof emergencyFund, { ...young, spouseAge: undefined })
  expect(detail).toContain('gives back up to $1,000 for a year')
  expect(detail).toContain('All of that is paid out, though no tax is due')
  expect(detail).toContain('Before age 24')
  expect(detail).not.toContain('W-4')
  const { summary } = draft(debtPayoffTopic as typeof emergencyFund, { ...young, spouseAge: undefined })
  expect(plainText(summary)).not.toContain('comes back with the tax return')
})

test('a graduate program and whoever is not in school have no such credit', () => {
  expect(creditOf(emergencyFund, { graduateProgram: true })).toBeUndefined()
  expect(creditOf(emergencyFund, { inSchool: false })).toBeUndefined()
})
