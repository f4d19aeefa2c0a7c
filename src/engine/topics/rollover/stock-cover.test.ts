import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(rollover, household, context)
type Plan = ReturnType<typeof draft>
const coverCheck = ({ checks }: Plan) => checks.find(({ id }) => id === 'stock.credit')

const laidOff: Household = {
  age: 56,
  birthYear: 1970,
  spouseAge: 54,
  state: 'PA',
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'unemployed',
  income: 0,
  formerPay: 78_000,
  payThisYear: 57_000,
  spouseIncome: 31_000,
  spouseContributionRate: 0,
  unemploymentMonthly: 2_400,
  savings: 22_000,
  planBalance: 410_000,
  employerStockValue: 60_000,
  employerStockBasis: 18_000,
  separationDate: '2026-09-18',
  separationAge: 56,
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.004_5,
  iraFee: 0.001,
  needsMoneyEarly: true,
  planDrawMonthly: 1_800,
}

// 2027 for two: four times 21,640 is 86,560. The spouse's 31,000, the cost of 18,000 and 19,455 of cash are 68,455; the
// gain of 42,000 on top is 110,455.
test('whoever has not said where health cover comes from hears what the payout of the stock does to its credit', () => {
  const plan = draft(laidOff)
  const told = plainText(coverCheck(plan)?.detail ?? '')
  expect(coverCheck(plan)?.status).toBe('act')
  expect(told).toContain('its credit ends for the whole year above $86,560')
  expect(told).toMatch(/comes to about \$68,455 a year, with all of them to \$110,455 a year/)
  expect(told).toContain('Unemployment benefits that still run')
  expect(told).toContain('Your spouse works: ask there first')
  const leaving = plan.alternatives.find(({ id }) => id === 'current')
  expect(plainText(leaving?.difference ?? '')).toContain('that age opens the lower tax on the stock anew')
})

test('with cover that no income decides nothing is said of a credit', () => {
  expect(coverCheck(draft({ ...laidOff, marketplaceCoverage: false }))).toBeUndefined()
  const paid: Household = { ...laidOff, employment: 'employed', income: 40_000, needsMoneyEarly: false }
  expect(coverCheck(draft(paid))).toBeUndefined()
  // A spouse's 90,000 are past the 86,560 without any payout.
  expect(coverCheck(draft({ ...laidOff, spouseIncome: 90_000 }))).toBeUndefined()
})
