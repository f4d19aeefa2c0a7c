import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { forCreditOf } from '../lump-sum/own-plan-steps.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const maker: Household = {
  age: 47,
  maritalStatus: 'single',
  filingStatus: 'single',
  numDependents: 0,
  state: 'TX',
  income: 95_000,
  employment: 'self_employed',
  incomeStability: 'self_employed',
  businessEmployees: false,
  ownBusinessPlan: false,
  hasWorkplacePlan: false,
  earners: 1,
  monthlyExpenses: 4_200,
  savings: 26_000,
  retirementSavings: 140_000,
  rothSavings: 30_000,
  pretaxIraBalance: 110_000,
  retirementAge: 66,
  deductible: 4_000,
  hsaEligible: false,
  marketplaceCoverage: true,
  debts: [],
}
const work = (more: Household) => dollarWork({ ...maker, ...more }, context)
const told = (more: Household) => {
  const plan = wholePlan(nextDollar, { ...maker, ...more }, context)
  return plainText(plan.checks.find(({ id }) => id === 'marketplace')?.detail ?? '')
}

// 95,000 less half of 13,423 is 88,288; 3.4 % of 26,000 is 884. Four times the guideline of 15,650 is 62,600: 26,572 too much.
// Tax: 89,172 − 16,100 = 73,072, less a fifth for a business 58,458: 5,800 + 22 % of 8,058 = 7,573. With those and
// 1,000 that stay free off, 45,500 less a fifth is 36,400: 1,240 + 12 % of 24,000 = 4,120. It saves 3,453, so 18,000 and 3,453
// fall short of 27,572 by 6,119.
test('a credit that a year of the dollars cannot keep steers neither their kind nor their place', () => {
  const { kind, placements, ownPlans } = work({ monthlySurplus: 1_500 })
  expect(kind?.verdict).toBe('roth')
  expect(placements.map(({ id }) => id)).toEqual(['ira.own'])
  expect(forCreditOf(ownPlans)).toBeUndefined()
  const detail = told({ monthlySurplus: 1_500 })
  expect(detail).toContain('about $26,572 over it')
  expect(detail).toContain('come to $18,000 a year, and the tax that it saves to about $3,453 a year')
  expect(detail).toContain('$6,119 a year more would reach it')
  expect(detail).toContain(
    'Tell the Marketplace now what you earn: what it pays ahead for this year is owed back with the return, by Apr 15, 2027',
  )
})

// 24,600 are 2,972 short of 27,572, and the tax saved is 3,453.
test('the tax that the dollars save is put in too where it makes the year reach the limit', () => {
  expect(forCreditOf(work({ monthlySurplus: 2_050 }).ownPlans)?.value).toBe(27_572)
  const detail = told({ monthlySurplus: 2_050 })
  expect(detail).toContain('leaves you $1,972 over it')
  expect(detail).toContain('about $3,453 a year, makes up for that')
  expect(detail).toContain('Tell the Marketplace now')
  // 27,600 are enough without it.
  expect(work({ monthlySurplus: 2_300 }).placements.map(({ id }) => id)).toEqual(['own-plan'])
})

// At 30 cover costs about 700 more on average than the 6,235 that a household pays itself at the limit.
test('a credit that is worth less than what going before tax costs later does not steer', () => {
  const { kind, ownPlans } = work({ age: 30, monthlySurplus: 2_300 })
  expect(kind?.verdict).toBe('roth')
  expect(forCreditOf(ownPlans)).toBeUndefined()
  expect(told({ age: 30, monthlySurplus: 2_300 })).toContain('better as Roth')
})

// Profit of 84,000 leaves 78,066 + 884 − 62,600 = 16,350 too much: a solo 401(k) would take that, 9,600 a year do not come to
// it and 24,000 do.
test('the kind is asked of no more dollars than a year brings', () => {
  const reason = (monthlySurplus: number) => work({ income: 84_000, monthlySurplus }).kind?.reason
  expect(reason(800)).toBe('rates')
  expect(reason(2_000)).toBe('credit')
})
