/** A student asks whether what is saved or a loan pays for school, and told no bill. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, words } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-28'))
const student: Household = {
  ...{ age: 29, spouseAge: 28, maritalStatus: 'married', state: 'OH', income: 16_000, spouseIncome: 38_000 },
  ...{ incomeStability: 'variable', monthlyExpenses: 3_900, savings: 2_500, taxableInvestments: 26_000 },
  ...{ inSchool: true, newLoanPlanned: true },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 9_000, rate: 0.0533 }],
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...student, ...more }, context)
const summaryOf = (more: Household = {}) => plainText(planOf(more).summary)

// 4 months of 3,900 are 15,600: 13,100 is missing, and of 26,000 invested 12,900 is beyond that.
test('a loan without interest comes before a sale, and a sale beyond the fund before a loan with interest', () => {
  const summary = summaryOf()
  expect(summary).toContain('no interest runs on it while you study, and for 6 months after')
  expect(summary).toContain('So the subsidized part comes before you sell anything for school.')
  expect(summary).toContain(
    'The $12,900 that is invested beyond the fund comes before a loan on which interest runs. A private loan comes last.',
  )
  expect(planOf().nextSteps.some(({ id }) => id === 'in-school-aid')).toBe(true)
})

test('without investments nothing is sold, and without a loan ahead nothing of it is said', () => {
  expect(summaryOf({ taxableInvestments: 0 })).not.toContain('sell anything')
  expect(summaryOf({ taxableInvestments: 0 })).toContain('A private loan comes last.')
  expect(summaryOf({ newLoanPlanned: false })).not.toContain('What pays for school?')
})

// 20 USC 1087e(a)(3): graduate and professional students are lent nothing subsidized.
test('a graduate program has no subsidized loan', () => {
  expect(summaryOf({ graduateProgram: true })).not.toContain('subsidized')
  expect(summaryOf({ graduateProgram: true })).toContain('interest runs from the first day')
  expect(summaryOf({ graduateProgram: true })).not.toContain('  ')
})

// 54,000 − 32,200 = 21,800, and gains are taxed by nothing up to 98,900: 13,100 more stays below. Ohio takes 2.75% above
// 26,050: 360.25.
test('a sale is told its tax by the marital status alone: nothing federal, and the most of the state', () => {
  const step = planOf().nextSteps.find(({ id }) => id === 'sell-invested')
  expect(plainText(step?.how ?? words(''))).toContain(
    'A gain of more than a year costs you no federal tax, and at most $360 of your state',
  )
})
