import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  ...{ age: 58, spouseAge: 56, maritalStatus: 'married', filingStatus: 'married_joint', state: 'PA' },
  ...{ income: 130_000, spouseIncome: 70_000, employment: 'employed', incomeStability: 'steady', earners: 2 },
  ...{ monthlyExpenses: 8_000, monthlySurplus: 2_500, savings: 45_000, debts: [], deductible: 3_400 },
  ...{ hasWorkplacePlan: true, spouseHasWorkplacePlan: true, rothOptionAtWork: true, contributionRate: 0.08 },
  ...{ spouseContributionRate: 0.06, getsWholeMatch: true, spouseGetsWholeMatch: true },
  ...{ hsaEligible: true, hsaFamilyCoverage: true, hsaMonthly: 0, retirementSavings: 620_000 },
  ...{ retirementAge: 66, marketplaceCoverage: false },
}
const intoHsa = (household: Household, ...months: readonly number[]) => {
  const { needs, course } = dollarWork(household, context)
  const at = needs.findIndex(({ id }) => id === 'hsa')
  return months.map((month) => Math.floor(course.placed[month - 1]?.[at] ?? 0))
}
const said = (household: Household) => {
  const { checks, visualizations } = wholePlan(nextDollar, household, context)
  return {
    check: plainText(checks.find(({ id }) => id === 'hsa-end')?.detail ?? ''),
    table: plainText(visualizations.find(({ id }) => id === 'months')?.subtitle ?? ''),
  }
}

// Medicare begins with the end of work at 66, eight years from now, and reaches back six months: 7.5 × 12 = 90, May 2034.
// (8,750 + 1,000) ÷ 12 = 812.
test('an HSA takes nothing once Medicare reaches back to it, and the plan names the month', () => {
  expect(intoHsa(couple, 89, 90, 91)).toEqual([812, 812, 0])
  const { check, table } = said(couple)
  expect(check).toContain('By what you told, the last money goes in about May 2034')
  expect(check).toContain('A younger spouse who is still on that plan')
  expect(table).toContain('The last money goes into the HSA about May 2034, before Medicare ends it.')
})

// Without a word on the end of work or on Social Security it begins at 65: 7 × 12 = 84.
test('where nothing says when Medicare begins it is the age at which it may', () => {
  const { retirementAge, ...untold } = couple
  expect(intoHsa(untold, 84, 85)).toEqual([812, 0])
})

test('a plan that ends before Medicare says nothing of it', () => {
  const { check, table } = said({ ...couple, retirementAge: 63 })
  expect(check).toBe('')
  expect(table).not.toContain('Medicare')
})

// 50 today and 55 in 2031: 1,000 ÷ 12 = 83 more once the room of 2030 has closed on 15 April 2031 (payday 54).
test('the catch-up of an HSA opens before Medicare ends it', () => {
  const younger: Household = { ...couple, age: 50, spouseAge: 49, retirementAge: 67 }
  const [before, after] = intoHsa(younger, 53, 54)
  expect([before, after]).toEqual([729, 812])
})
