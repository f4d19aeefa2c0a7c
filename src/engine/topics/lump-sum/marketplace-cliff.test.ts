import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const widow: Household = {
  age: 63,
  maritalStatus: 'widowed',
  spouseDeathYear: 2026,
  filingStatus: 'married_joint',
  state: 'MN',
  income: 28_000,
  employment: 'employed',
  dependents: [],
  amount: 250_000,
  moneySource: 'life_insurance',
  goal: 'income',
  horizonYears: 25,
  riskTolerance: 'conservative',
  emergencyFund: 12_000,
  monthlyExpenses: 2_000,
  debts: [],
  hasWorkplacePlan: false,
  marketplaceCoverage: true,
  retirementSavings: 160_000,
}

const planOf = (more: Household = {}) => wholePlan(lumpSumInvest, { ...widow, ...more }, context)
function checkOf(plan: ReturnType<typeof planOf>) {
  const found = plan.checks.find(({ id }) => id === 'marketplace')
  return { title: plainText(found?.title ?? ''), detail: plainText(found?.detail ?? '') }
}
const figureIn = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.figures.find((figure) => figure.id === id)?.value as number

// 4 × (15,650 + 5,500) = 84,600 on the joint return of 2026; 4 × 15,960 = 63,840 alone in 2027.
test('whoever is widowed this year keeps below the limit of one person from January on', () => {
  const plan = planOf()
  const { detail } = checkOf(plan)
  expect(detail).toContain('Above $84,600 of income')
  expect(detail).toContain('from January on one person fewer counts, and the limit is $63,840')
  expect(detail).toContain('All of Social Security counts for it')
  const earned = figureIn(plan, 'yearly-income')
  expect(earned).toBeGreaterThan(7_000)
  expect(figureIn(plan, 'marketplace.room')).toBe(63_840 - 28_000 - earned)
})

// 60,000 and what 250,000 pays: below 84,600, and above 63,840.
test('who would be over that limit is told before the year begins', () => {
  const { title, detail } = checkOf(planOf({ income: 60_000 }))
  expect(title).toBe('Next year you would be over the limit of the Marketplace credit')
  expect(detail).toContain('Tell the Marketplace what you expect')
})

test('who was widowed before has one limit', () => {
  const { detail } = checkOf(planOf({ spouseDeathYear: 2024, filingStatus: 'single' }))
  expect(detail).toContain('Above $62,600 of income')
  expect(detail).not.toContain('from January on')
})

test('the dollars of every month are held against the same limit', () => {
  const { amount, ...told } = widow
  const plan = wholePlan(nextDollar, { ...told, monthlySurplus: 500 }, context)
  expect(checkOf(plan).detail).toContain('About $35,840 of room is left next year')
})
