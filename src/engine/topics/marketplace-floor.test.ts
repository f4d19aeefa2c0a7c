import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { deductedBy, deductedSum } from './lump-sum/deducted.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { lumpSumWork } from './lump-sum/work.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'
import { marketplaceIncomeOfPlan } from './next-dollar/year-of-plan.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-26'))

// 15,650 + 5,500 = 21,150 for two (guideline of 2025), and 1,000 above it stay free: of 34,000 at most 11,850 come off.
const couple: Household = {
  age: 61,
  spouseAge: 60,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [],
  state: 'TX',
  employment: 'employed',
  income: 34_000,
  spouseIncome: 0,
  hasWorkplacePlan: false,
  marketplaceCoverage: true,
  amount: 60_000,
  moneySource: 'inheritance',
  goal: 'retirement',
  horizonYears: 10,
  emergencyFund: 15_000,
  monthlyExpenses: 2_400,
  retirementSavings: 140_000,
  debts: [],
}
const { spouseAge, spouseIncome, ...alone }: Household = {
  ...couple,
  age: 45,
  maritalStatus: 'single',
  filingStatus: 'single',
}
const wants = (household: Household) =>
  lumpSumWork(household, context)
    .needs.filter(
      ({ step }) => step === 'ira' || step === 'own-plan' || step === 'deferral' || step === 'hsa',
    )
    .map(({ id, wanted }) => [id, wanted?.value])

test('a sum goes into deducted IRAs only as far as income stays where the Marketplace credit begins', () => {
  expect(wants(couple)).toEqual([
    ['ira.own.traditional', 8_600],
    ['ira.spouse.traditional', 11_850 - 8_600],
    ['ira.spouse', 8_600 - 3_250],
  ])
  const plan = wholePlan(lumpSumInvest, couple, context)
  // At 0 % of tax the whole of it is the premium that falls with income.
  const descriptions = plan.allocations.map(({ description }) => plainText(description))
  expect(descriptions.join()).toContain('in health premiums now')
  const detail = (id: string) => plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')
  expect(detail('marketplace')).toContain('Below $21,150 there is none either')
  expect(detail('ira')).toContain('below where the Marketplace credit begins')
})

// 1.38 × 21,640 = 29,863.20: 30,000 is too near it for any.
test('where Medicaid is open to all adults, money before tax stops where it ends', () => {
  const ids = wants({ ...couple, state: 'OH', income: 30_000 }).map(([id]) => id)
  expect(ids).toEqual(['ira.own', 'ira.spouse'])
})

// 2 × 21,640 = 43,280 and 1,000 above it: of 52,000 at most 7,720 come off.
test('where a state runs a health program of its own above Medicaid, it stops where that ends', () => {
  const inMinnesota: Household = { ...couple, state: 'MN', income: 52_000 }
  expect(wants(inMinnesota).slice(0, 2)).toEqual([
    ['ira.own.traditional', 7_720],
    ['ira.own', 880],
  ])
  const { checks } = wholePlan(lumpSumInvest, inMinnesota, context)
  expect(checks.map(({ detail }) => plainText(detail)).join(' ')).toContain(
    'Below $43,280 of income your state’s own health program takes the place of the Marketplace credit.',
  )
})

// Payroll takes it over 2027, with the guideline of 2026: 34,000 − 15,960 − 1,000 = 17,040, of which the IRA takes 7,500
// and payroll 9,540 of its 24,500.
test('a plan at work takes the rest of its room as Roth, and without a Roth option nothing more', () => {
  const worker: Household = { ...alone, hasWorkplacePlan: true, contributionRate: 0 }
  const rooms = (more: Household) =>
    lumpSumWork({ ...worker, ...more }, context).needs.flatMap(({ id, payroll }) =>
      payroll === undefined ? [] : [[id, payroll.room.value, plainText(payroll.whyRoth)]],
    )
  const why = 'More before tax would take your income below where the Marketplace credit begins.'
  expect(rooms({ rothOptionAtWork: true })).toEqual([
    ['deferral', 9_540, why],
    ['deferral.roth', 14_960, why],
  ])
  expect(rooms({ rothOptionAtWork: false }).map(([id, room]) => [id, room])).toEqual([['deferral', 9_540]])
})

// The same 11,850, of which the HSAs of a family plan take 8,750 + 1,000 and 1,000.
test('a health savings account comes before the IRAs, and stops there too', () => {
  const covered: Household = { ...couple, hsaEligible: true, hsaFamilyCoverage: true }
  expect(wants(covered).slice(0, 2)).toEqual([
    ['hsa', 9_750],
    ['hsa.spouse', 1_000],
  ])
  expect(wants({ ...covered, income: 27_150 }).slice(0, 2)).toEqual([
    ['hsa', 5_000],
    ['ira.own', 8_600],
  ])
})

// Half of 60,000 × 0.9235 × 15.3 % is 4,239, which leaves 55,761, and 39,111 above 16,650: 7,500 in the IRA and 31,611
// in the plan, of whose 24,500 + 11,152 the rest is one's own contribution as Roth.
test('a plan of one’s own business takes no more before tax, and the rest as Roth', () => {
  const owner: Household = { ...alone, employment: 'self_employed', income: 60_000, retirementSavings: 0 }
  expect(wants(owner)).toEqual([
    ['ira.own.traditional', 7_500],
    ['own-plan', 35_652],
  ])
  const need = lumpSumWork(owner, context).needs.find(({ id }) => id === 'own-plan')
  expect(need?.beforeTaxMost?.value).toBe(31_611)
  expect(plainText(need?.description ?? '')).toContain('the rest is your own contribution, as Roth')
})

test('whatever is placed before tax, income stays above the floor', () => {
  const households: Household[] = [
    couple,
    { ...couple, employment: 'self_employed', income: 32_000 },
    { ...alone, employment: 'self_employed', income: 60_000, retirementSavings: 0 },
    { ...alone, hasWorkplacePlan: true, contributionRate: 0, rothOptionAtWork: true },
    { ...couple, hsaEligible: true, hsaFamilyCoverage: true, income: 27_150 },
  ]
  for (const household of households) {
    const { aboveFloor, ...work } = lumpSumWork(household, context)
    expect(deductedSum(deductedBy(work))).toBeLessThanOrEqual(aboveFloor.byHand)
    const { amount, ...rest } = household
    const dollar = dollarWork({ ...rest, monthlySurplus: 4_000 }, context)
    const floor = household.spouseAge === undefined ? 15_650 : 21_150
    expect(marketplaceIncomeOfPlan(dollar, dollar)).toBeGreaterThanOrEqual(floor + 1_000)
  }
})

// 20,000 is 1,150 below 21,150; what a sum earns brings it nearer. In Ohio Medicaid takes the place of the credit.
test('who is below the floor is told so, and nothing goes in before tax', () => {
  const poor: Household = { ...couple, income: 20_000 }
  const { amount, ...rest } = poor
  for (const plan of [
    wholePlan(lumpSumInvest, poor, context),
    wholePlan(nextDollar, { ...rest, monthlySurplus: 200 }, context),
    wholePlan(rothVsTraditional, { ...rest, amount: 3_000 }, context),
  ]) {
    const found = plan.checks.find(({ id }) => id === 'marketplace')
    expect(plainText(found?.title ?? '')).toBe('Your income is below where the Marketplace credit begins')
    const numberOf = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
    expect(numberOf('marketplace.below-floor')).toBe(1_150 - Number(numberOf('yearly-income') ?? 0))
  }
  expect(wants(poor).map(([id]) => id)).toEqual(['ira.own', 'ira.spouse'])
  const inOhio = wholePlan(lumpSumInvest, { ...poor, state: 'OH' }, context)
  expect(inOhio.figures.some(({ id }) => id === 'marketplace.below-floor')).toBe(false)
})

test('dollars whose kind changes with the year are drafted beside the floor', () => {
  const saver: Household = {
    age: 25,
    dependents: [],
    income: 32_201,
    employment: 'employed',
    hasWorkplacePlan: true,
    monthlySurplus: 174,
    marketplaceCoverage: true,
    ssMonthly: 1_000,
  }
  const { needs } = dollarWork(saver, context)
  expect(needs.filter(({ step }) => step === 'ira')).toHaveLength(1)
})

test('without such cover nothing is kept back', () => {
  const { aboveFloor } = lumpSumWork({ ...couple, marketplaceCoverage: false }, context)
  expect(aboveFloor.byHand).toBe(Number.POSITIVE_INFINITY)
})
