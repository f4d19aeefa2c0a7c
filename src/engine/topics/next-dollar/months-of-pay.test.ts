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
