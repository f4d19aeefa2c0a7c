/** The months until Social Security begins are paid from a sum before any of it is invested. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from '../emergency-fund/emergency-fund.ts'
import { stopsBeforeBenefits } from '../families-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-20'))
const couple: Household = {
  ...stopsBeforeBenefits,
  takeHomeMonthly: 2_080,
  amount: 140_000,
  moneySource: 'gift',
  goal: 'retirement',
  horizonYears: 15,
}
const retired: Household = {
  ...couple,
  employment: 'retired',
  income: 0,
  takeHomeMonthly: 0,
  earners: 0,
  monthlySurplus: 0,
}
const planOf = (household: Household) => wholePlan(lumpSumInvest, household, context)
const keptIn = (plan: ReturnType<typeof planOf>) =>
  plan.allocations.find(({ label }) => plainText(label).startsWith('Kept for the months'))?.amount
const figure = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.figures.find((one) => one.id === id)?.value as number

// 36 × 1,570, less 842 in the 25 months after the mortgage: 35,470. Cash beyond the fund pays its part; what a month leaves goes on into accounts.
test('a sum keeps the months between the last pay check and Social Security before it invests', () => {
  const plan = planOf(couple)
  expect(figure(plan, 'bridge.cost')).toBe(35_470)
  const there = 32_700 - figure(plan, 'target')
  expect(keptIn(plan)).toBe(35_470 - there)
  expect(plainText(plan.summary)).toContain('in Treasury bills and certificates for 36 months without pay')
  // What cash beyond the fund pays of them cannot go the way of the sum as well.
  expect(plan.checks.map(({ id }) => id)).not.toContain('idle')
  expect(keptIn(planOf({ ...couple, retirementAge: 70 }))).toBeUndefined()
})

const dollars = (sum: number | undefined) => `$${sum?.toLocaleString('en-US')}`

// All of a sum of 10,000 that is no fund’s goes to those months.
test('what a small sum leaves open of them is what it does not pay', () => {
  const plan = planOf({ ...couple, amount: 10_000 })
  const kept = keptIn(plan) ?? 0
  const open = figure(plan, 'bridge.missing') - kept
  const said = plainText(plan.checks.find(({ id }) => id === 'bridge')?.detail ?? '')
  expect(kept).toBeGreaterThan(0)
  expect(said).toContain(`${dollars(kept)} of this money is kept for them, and ${dollars(open)} is missing`)
})

// The first of the couple stops at 64; Medicare begins at 65. What a home sells for is no income where its gain is free.
test('health cover until Medicare is named, and that a sum without tax leaves the Marketplace credit as it is', () => {
  const said = (more: Household) =>
    plainText(planOf({ ...couple, ...more }).checks.find(({ id }) => id === 'bridge')?.detail ?? '')
  for (const more of [
    { moneySource: 'gift' },
    { moneySource: 'home_sale', saleGain: 88_000, homeLivedIn: true },
  ] as const) {
    expect(said(more)).toContain('a Marketplace credit until Medicare as they are')
    expect(said(more)).toContain('needs health cover without an employer')
  }
  expect(said({ age: 65, retirementAge: 66 })).not.toContain('Medicare')
})

// Of one person the credit of 2027 ends at 400 % of 15,960, the guideline of the year before: 63,840.
test('the cover between a job and Medicare is named with its days and with the income that its credit goes by', () => {
  const alone: Household = {
    ...{ age: 61, retirementAge: 62, maritalStatus: 'divorced', filingStatus: 'single', dependents: [] },
    ...{
      employment: 'employed',
      income: 58_600,
      spouseAge: undefined as never,
      ssMonthly: 2_040,
      state: 'AZ',
    },
    ...{
      ssFromAge: 67,
      amount: 131_500,
      monthlyExpenses: 3_460,
      savings: 14_200,
      retirementSavings: 268_000,
    },
    debts: [],
  }
  const said = (more: Household = {}) =>
    plainText(
      wholePlan(lumpSumInvest, { ...alone, ...more }, context).checks.find(({ id }) => id === 'bridge')
        ?.detail ?? '',
    )
  expect(said()).toContain('The end of the job opens the Marketplace for 60 days.')
  expect(said()).toContain('ends at $63,840 in 2027')
  expect(said()).toContain('With next to no income Medicaid takes its place.')
  expect(said({ state: 'TX' })).toContain('With next to no income there is none')
  expect(said({ retirementAge: 66, age: 65 })).not.toContain('Marketplace')
})

test('the fund does not claim from retirement savings what a sum that was told pays', () => {
  const summaryOf = (household: Household) => plainText(wholePlan(emergencyFund, household, context).summary)
  expect(summaryOf(couple)).toContain(`${dollars(keptIn(planOf(couple)))} comes out of the $140,000`)
  expect(summaryOf(couple)).not.toContain('$248,500')
  const { amount: _amount, moneySource: _source, ...without } = couple
  expect(summaryOf(without)).toContain('from your $248,500 of retirement savings')
})

// From today 48 × 1,570, less 842 in the 25 months after the 23rd: 54,310.
test('who has retired keeps the months until Social Security too', () => {
  const plan = planOf(retired)
  expect(figure(plan, 'bridge.cost')).toBe(54_310)
  expect(keptIn(plan)).toBe(54_310 - Math.max(0, 32_700 - figure(plan, 'target')))
  expect(plainText(plan.summary)).toContain('for the 48 months until Social Security')
})

test('new health cover until Medicare is among what those months cost', () => {
  const plan = planOf({ ...retired, coverEnds: '2026-11-30', coverPremiumMonthly: 890 })
  expect(figure(plan, 'bridge.cost')).toBe(54_310 + 24 * 890)
})

// Twelve years lie before Social Security: five of them are kept, and filled again as they go by.
test('a gap of many years keeps five of them', () => {
  const plan = planOf({ ...retired, age: 55, amount: 400_000, debts: [] })
  expect(figure(plan, 'bridge.months')).toBe(60)
})
