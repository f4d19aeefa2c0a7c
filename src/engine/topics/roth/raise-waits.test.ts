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

/** As many months of cash as a search may take twice, and a card; 200 a month that is asked about. */
const withCash: Household = {
  ...{ age: 46, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'unemployed', income: 0, formerPay: 60_000, separationDate: '2026-10-30' },
  ...{ unemploymentMonthly: 2_000, spouseIncome: 48_000, takeHomeMonthly: 3_200, monthlyExpenses: 4_400 },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.03, rothOptionAtWork: true },
  ...{ savings: 24_000, amountMonthly: 200, retirementSavings: 90_000, onMedicare: false },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [{ kind: 'credit_card', name: 'Card A', balance: 5_400, rate: 0.2699, minPayment: 165 }],
}

// 6% of 48,000 is 2,880: what goes in now and as much more for the match. The 2,400 a year of the question stay cash.
test('while a pay is gone nothing goes in beyond the match, no loan is paid ahead, and cover is settled', () => {
  const plan = planOf(withCash)
  expect(plan.totalAmount).toBe(2_880)
  const titles = plan.nextSteps.map(({ title }) => plainText(title)).join(' | ')
  expect(titles).toContain('for the whole match')
  expect(titles).toContain('Pay minimums only')
  expect(titles).toContain('Choose health cover')
  expect(titles).not.toMatch(/IRA|First the|to the Card A|Invest the/)
  expect(plainText(plan.summary)).toContain('what is left stays cash until pay returns')
  expect(plainText(plan.summary)).not.toContain('First of all')
  // Paid again, the card comes first, and then what was asked about.
  const paid = planOf({ ...withCash, employment: 'employed', income: 60_000 })
  expect(paid.nextSteps.map(({ title }) => plainText(title)).join(' | ')).toContain('First the Card A')
})

test('where no plan at work goes on there is nothing to choose between until pay returns', () => {
  const { spouseEmployerMatch: _match, spouseContributionRate: _share, ...without } = withCash
  const { summary, nextSteps } = planOf({
    ...without,
    spouseHasWorkplacePlan: false,
    hasWorkplacePlan: false,
  })
  expect(plainText(summary)).not.toMatch(/Put \$|Open/)
  expect(nextSteps.map(({ id }) => id).join(' ')).not.toMatch(/ira/)
})

// 900 a month are 10,800 a year, and no match was told: all of it earns none.
test('while a pay is gone, what payroll takes beyond a match may pause, and the plan says so', () => {
  const couple: Household = {
    ...{ age: 59, spouseAge: 61, filingStatus: 'married_joint', maritalStatus: 'married', state: 'VA' },
    ...{ employment: 'employed', income: 78_400, hasWorkplacePlan: true, planMonthly: 900 },
    ...{ contributionKind: 'traditional', rothOptionAtWork: true, retirementSavings: 468_000 },
    ...{
      spouseIncome: 0,
      spouseOutOfWork: true,
      spouseFormerPay: 52_300,
      spouseSeparationDate: '2026-10-30',
    },
    ...{ savings: 37_300, monthlyExpenses: 6_020, retirementAge: 62 },
  }
  const saysPause = 'beyond a match may pause as well'
  const before = planOf(couple).checks.find(({ id }) => id === 'before')
  expect(plainText(before?.detail ?? '')).toContain(saysPause)
  expect(plainText(planOf(couple).summary)).toContain(saysPause)
  const matched = { ...couple, planMonthly: 196, employerMatch: { rate: 1, upTo: 0.03 } }
  expect(plainText(planOf(matched).summary)).not.toContain(saysPause)
})
