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
  expect(earned).toBeGreaterThan(6_000)
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

/*
 * A tradesman with 58,000 of profit, a spouse with 62,000 of wages, two children, and 60,000 of a gain. By hand (see the
 * deduction in the tax law): 133,122 once the plan's dollars before tax and half of the self-employment tax are off, 4,500
 * over 128,600 as long as no premium is; 9.96% of what is left, 12,059, is theirs to pay and to deduct, so they are under.
 */
const owner: Household = {
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NC',
  dependents: [15, 12],
  income: 58_000,
  spouseIncome: 62_000,
  employment: 'self_employed',
  monthlyExpenses: 5_600,
  amount: 110_000,
  moneySource: 'stock_sale',
  saleGain: 60_000,
  goal: 'retirement',
  horizonYears: 18,
  savings: 11_000,
  debts: [],
  hasWorkplacePlan: false,
  spouseHasWorkplacePlan: false,
  marketplaceCoverage: true,
  retirementSavings: 230_000,
}

test('premiums of whoever works for themselves come off the income that the limit looks at', () => {
  const untold = checkOf(wholePlan(lumpSumInvest, owner, context))
  expect(untold.title).toBe('Over the limit of the Marketplace credit')
  expect(untold.detail).toContain('Form 7206')
  expect(untold.detail).toContain('with them you may be under it')
  const free = wholePlan(lumpSumInvest, { ...owner, coverPremiumMonthly: 0 }, context)
  expect(checkOf(free).detail).not.toContain('Form 7206')
  const plan = wholePlan(lumpSumInvest, { ...owner, coverPremiumMonthly: 1_800 }, context)
  expect(checkOf(plan).title).toBe('Money before tax keeps the Marketplace credit')
  // About 7,400 where the spouse's 7,500 go in before tax, which the futures that are simulated decide.
  expect(figureIn(plan, 'marketplace.room')).toBeGreaterThan(0)
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('marketplace')
  // An employee deducts none.
  const employee = { ...owner, employment: 'employed' as const, coverPremiumMonthly: 1_800 }
  expect(
    wholePlan(lumpSumInvest, employee, context).figures.some(({ id }) => id === 'coverPremiumMonthly'),
  ).toBe(false)
})

/** One of a couple lost a job in October; the other one's pay goes on. */
const jobless: Household = {
  age: 46,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'OH',
  dependents: [14, 11],
  employment: 'unemployed',
  income: 0,
  payThisYear: 57_100,
  separationDate: '2026-10-16',
  coverEnds: '2026-11-30',
  spouseIncome: 98_600,
  monthlyExpenses: 5_480,
  amount: 15_000,
  moneySource: 'gift',
  savings: 9_650,
  debts: [],
}
const toldByOther: Household = {
  ...jobless,
  age: 44,
  spouseAge: 46,
  employment: 'employed',
  income: 98_600,
  payThisYear: undefined,
  separationDate: undefined,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spousePayThisYear: 57_100,
  spouseSeparationDate: '2026-10-16',
}

// 4 × 32,150 = 128,600 for four people in 2026; 57,100 + 98,600 is above it.
test('a couple is over the limit of the credit whoever of them lost the job and tells it', () => {
  const [own, other] = [jobless, toldByOther].map((told) => checkOf(wholePlan(lumpSumInvest, told, context)))
  expect(own!.title).toBe('Over the limit of the Marketplace credit')
  expect(other!.title).toBe(own!.title)
  expect(other!.detail).toContain('$128,600')
})
