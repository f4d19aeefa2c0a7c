import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const nearTheEnd: Household = {
  ...{ age: 63, birthYear: 1963, maritalStatus: 'divorced', filingStatus: 'single', state: 'TX' },
  ...{ employment: 'employed', income: 78_400, retirementAge: 64, separationDate: '2027-06-30', earners: 1 },
  ...{ ssMonthly: 2_380, ssFromAge: 67, monthlyExpenses: 4_270, monthlySurplus: 510, savings: 26_800 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.04, dependents: [], debts: [] },
}
const planOf = (more: Household = {}) => wholePlan(nextDollar, { ...nearTheEnd, ...more }, context)
const matchOf = (more: Household = {}) =>
  planOf(more)
    .alternatives[0]?.ledger.filter(({ label }) => plainText(label).startsWith('Employer match'))
    .map(({ value }) => plainText(value))

// 2% more of 78,400 earns half of itself, 784 a year: 457 in the seven months until June 30, and 131 in two until January 31.
test('the match of the first year ends with the last day of work', () => {
  expect(matchOf()).toEqual(['$457'])
  expect(matchOf({ separationDate: '2027-01-31' })).toEqual(['$131'])
  expect(matchOf({ separationDate: undefined })).toEqual(['$784'])
})

test('no month is planned after it, and no raise is awaited', () => {
  const plan = planOf()
  const card = plan.visualizations.find(({ id }) => id === 'months')
  const rows = card?.type === 'schedule' ? card.rows : []
  expect(plainText(rows.at(-1)![0]!)).toBe('Jun 2027')
  expect(plan.nextSteps.some(({ id }) => id === 'raise')).toBe(false)
})

const besideSpouse: Household = {
  ...{ age: 62, birthYear: 1964, spouseAge: 57, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ separationDate: '2027-04-16', retirementAge: 62, earners: 2, spouseIncome: 49_700, state: 'KY' },
  ...{
    pensionMonthly: 1_390,
    pensionFromAge: 62,
    ssFromAge: 65,
    spouseSsMonthly: 1_620,
    spouseSsFromAge: 67,
  },
  ...{ monthlyExpenses: 4_930, monthlySurplus: 1_480, savings: 17_600, retirementSavings: 318_400 },
  ...{ contributionRate: 0.06, spouseHasWorkplacePlan: true, spouseContributionRate: 0.03 },
  ...{ spouseEmployerMatch: { rate: 1, upTo: 0.05 } },
}

// $3,436 of the spouse’s pay after tax and $1,390 of pension come in from Apr 16, against $4,930: $1,480 a month are left no more.
test('what both pays leave goes on no longer than both are paid', () => {
  const plan = planOf(besideSpouse)
  const card = plan.visualizations.find(({ id }) => id === 'months')
  const rows = card?.type === 'schedule' ? card.rows : []
  expect(plainText(rows.at(-1)![0]!)).toBe('Mar 2027')
  expect(card && plainText(card.subtitle ?? '')).toContain('The table ends with your last pay check')
  expect(plan.nextSteps.some(({ id }) => id === 'raise')).toBe(false)
  const standing = plan.visualizations.find(({ id }) => id === 'standing')
  const labels = standing?.type === 'metrics' ? standing.metrics.map(({ label }) => plainText(label)) : []
  expect(labels).toContain('Savings for later in 1 year, today’s dollars')
})

// 2% of 49,700 is matched in full: 994 in the first year, also after the other pay has ended.
test('the match of a spouse who works on is that of a whole year', () => {
  expect(matchOf(besideSpouse)).toEqual(['$994'])
})

// Another job follows the told day: its pay is planned with, as before.
test('a told day before another job is no end of work', () => {
  const card = planOf({
    ...besideSpouse,
    expectedPay: 48_000,
    expectedPayFrom: 2027,
  }).visualizations.find(({ id }) => id === 'months')
  expect(card && plainText(card.subtitle ?? '')).not.toContain('The table ends')
})
