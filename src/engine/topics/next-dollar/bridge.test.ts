/** Dollars that the months without pay need go to no account. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { oneOfTwoStops, stopsBeforeBenefits } from '../families-for-tests.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(nextDollar, household, context)
const couple: Household = { ...stopsBeforeBenefits, cushionMonths: 5 }
const partsOf = (plan: ReturnType<typeof planOf>) =>
  plan.allocations.map(({ label, amount }) => [plainText(label), amount])

// 36 × 1,570 − 25 × 842 are 35,470; 32,700 − 5 × 4,390 are there, and 24,720 are not.
test('what a month leaves is kept for the months without pay before it goes to accounts', () => {
  const plan = planOf(couple)
  expect(partsOf(plan)).toEqual([['Cash for the months without pay', 460]])
  expect(plan.figures.find(({ id }) => id === 'bridge.missing')?.value).toBe(24_720)
  expect(plainText(plan.summary)).toContain('Your $10,750 of cash beyond the fund')
  expect(plainText(plan.summary)).not.toContain('Nothing urgent is open')
  const ids = plan.checks.map(({ id }) => id)
  expect(ids).toContain('bridge')
  expect(ids).not.toContain('idle')
})

test('work that goes on for years leaves the dollars to the accounts', () => {
  const parts = partsOf(planOf({ ...couple, retirementAge: 70 }))
  expect(parts.map(([label]) => label)).not.toContain('Cash for the months without pay')
})

test('a sum that was told pays for those months, and the dollars go on to accounts', () => {
  const plan = planOf({ ...couple, amount: 140_000, moneySource: 'inheritance' })
  expect(partsOf(plan).map(([label]) => label)).not.toContain('Cash for the months without pay')
  expect(plan.checks.map(({ id }) => id)).not.toContain('idle')
})

// 29,400 less 2,249 of payroll tax are 2,262 a month: 36 × (4,870 − 2,262) are 93,888, and 19,600 − 4 × 4,870 are there.
test('one of two pays that ends soon keeps the dollars in cash, and names the health cover', () => {
  const plan = planOf(oneOfTwoStops)
  expect(partsOf(plan)).toEqual([['Cash for the months without your pay', 880]])
  expect(plan.figures.find(({ id }) => id === 'bridge.missing')?.value).toBe(93_768)
  const said = plainText(plan.checks.find(({ id }) => id === 'bridge')?.detail ?? '')
  expect(said).toContain('other health cover, from your spouse’s work or the Marketplace')
})
