import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const leaving: Household = {
  age: 46,
  spouseAge: 45,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [13],
  state: 'MN',
  income: 98_000,
  spouseIncome: 47_000,
  spouseContributionRate: 0.03,
  employment: 'employed',
  earners: 2,
  separationDate: '2027-04-30',
  severanceWeeks: 12,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.06,
  contributionKind: 'traditional',
  retirementSavings: 240_000,
  retirementAge: 66,
}

const checksOf = (household: Household) => wholePlan(rothVsTraditional, household, draftContext('2026-11-28'))
const checkOf = (household: Household) =>
  checksOf(household).checks.find(({ id }) => id === 'last-months-kind')

// Of 98,000 the 120 days until Apr 30 are 32,219, and 12 weeks of severance 22,615: 54,834. With the 45,590 of the other pay,
// less 32,200, that is 68,224 of taxable income: 12 %, and 6.8 % of Minnesota, 18.8 % in all, against 28.8 % this year.
test('where a job is lost early next year, what goes in from January on is called Roth at the pay of that year', () => {
  const found = checkOf(leaving)
  expect(plainText(found?.title ?? '')).toBe('From January on Roth, while the job lasts')
  expect(plainText(found?.detail ?? '')).toContain('a Traditional dollar saves about 18.8%')
  const pay = checksOf(leaving).figures.find(({ id }) => id === 'last-months.pay')
  expect(pay?.value).toBe(Math.round((98_000 * 120) / 365 + Math.round((98_000 / 52) * 12)))
})

test('nothing of it is said where the pay goes on, ends near the end of that year, or another one was told', () => {
  const { separationDate, severanceWeeks, ...paidOn } = leaving
  expect(checkOf(paidOn)).toBeUndefined()
  expect(checkOf({ ...leaving, separationDate: '2027-12-20' })).toBeUndefined()
  expect(checkOf({ ...leaving, expectedPay: 98_000, expectedPayFrom: 2027 })).toBeUndefined()
})
