import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from '../emergency-fund/emergency-fund.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** One parent, late with 675, 900 of cash, 200 a month to spare and a card at 27%; nothing goes into the plan at work. */
const late: Household = {
  ...{ age: 38, dependents: [11, 8], filingStatus: 'head_of_household', state: 'GA', income: 47_000 },
  ...{ employment: 'employed', hasWorkplacePlan: true, rothOptionAtWork: true, contributionRate: 0 },
  employerMatch: { rate: 0.5, upTo: 0.06 },
  ...{ monthlyExpenses: 3_450, monthlySurplus: 200, savings: 900, pastDueBills: 675, deductible: 2_500 },
  debts: [{ kind: 'credit_card', name: 'Card A', balance: 5_400, rate: 0.2699, minPayment: 165 }],
}
const planOf = (household: Household) => wholePlan(rothVsTraditional, household, context)
const stepOf = (household: Household, id: string) =>
  planOf(household).nextSteps.find((step) => step.id.startsWith(id))

// 900 − 675 leave 225 of a starter of 2,500: 2,275 ÷ 200, 12 months.
test('more for the match waits for the starter cushion, until the day that the fund names too', () => {
  const raise = stepOf(late, 'payroll')
  expect(plainText(raise?.title ?? '')).toMatch(
    /^Once the starter cushion is there, raise your contribution at work to 6% of pay/,
  )
  expect(raise?.dueDate).toBe('2027-11-26')
  const fund = wholePlan(emergencyFund, late, context)
  expect(fund.nextSteps.find(({ id }) => id === 'match')?.dueDate).toBe(raise?.dueDate)
  expect(planOf(late).nextSteps[0]?.id).toBe('late')
})

test('what the Traditional part saves goes to a card at a high rate before it is invested', () => {
  const saved = stepOf(late, 'invest-saving')
  expect(plainText(saved?.title ?? '')).toMatch(/^Send the \$\d+ a month .* to the Card A$/)
  expect(saved?.dueDate).toBe('2027-12-26')
  const { debts: _, pastDueBills: __, ...clear } = late
  const invested = stepOf({ ...clear, debts: [], savings: 9_000 }, 'invest-saving')
  expect(plainText(invested?.title ?? '')).toMatch(/^Invest the/)
})

test('nothing is claimed for a year in which nothing goes in yet', () => {
  expect(stepOf(late, 'savers')).toBeUndefined()
  expect(plainText(planOf(late).checks.find(({ id }) => id === 'savers')?.title ?? '')).not.toContain('Claim')
  const { debts: _, pastDueBills: __, ...clear } = late
  expect(stepOf({ ...clear, debts: [], savings: 9_000 }, 'savers')).toBeDefined()
})

test('while a pay is gone, cash to live on comes before more for the match of the other', () => {
  const couple: Household = {
    ...{ age: 35, spouseAge: 34, filingStatus: 'married_joint', maritalStatus: 'married', state: 'OH' },
    ...{ employment: 'unemployed', income: 0, formerPay: 72_000, separationDate: '2026-11-13' },
    ...{ spouseIncome: 58_000, spouseHasWorkplacePlan: true, spouseContributionRate: 0.03 },
    spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
    ...{ savings: 14_000, monthlyExpenses: 5_600, debts: [] },
  }
  expect(plainText(stepOf(couple, 'payroll')?.title ?? '')).toMatch(
    /^When the pay that is gone is back, raise/,
  )
})
