import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { hasRetired } from './retired.ts'
import { taxPicture } from './tax-picture.ts'
import type { Topic } from './topic.ts'

const context = draftContext('2026-11-26')
const readerOf = (household: Household) => factReader(worksheet(), household, context.today)

const both: Household = {
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'PA',
  dependents: [],
  incomeStability: 'steady',
  takeHomeMonthly: 3_950,
  monthlyExpenses: 5_100,
  monthlySurplus: 1_500,
  savings: 30_000,
  deductible: 2_000,
  retirementSavings: 420_000,
  pretaxIraBalance: 0,
  contributionKind: 'traditional',
  rothOptionAtWork: true,
  retirementAge: 67,
  hsaEligible: false,
  debts: [{ kind: 'mortgage', balance: 84_000, rate: 0.035, minPayment: 920 }],
}
/** One couple, told by the one who has retired, */
const byRetired: Household = {
  ...both,
  age: 66,
  spouseAge: 63,
  employment: 'retired',
  income: 0,
  ssMonthly: 2_350,
  ssFromAge: 66,
  pensionMonthly: 600,
  spouseIncome: 61_000,
  spouseHasWorkplacePlan: true,
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0.08,
  spouseSsMonthly: 1_900,
  spouseSsFromAge: 67,
}
/** and by the one who earns. */
const byEarner: Household = {
  ...both,
  age: 63,
  spouseAge: 66,
  employment: 'employed',
  income: 61_000,
  spouseIncome: 0,
  hasWorkplacePlan: true,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.08,
  ssMonthly: 1_900,
  ssFromAge: 67,
  spouseSsMonthly: 2_350,
  spouseSsFromAge: 66,
  spousePensionMonthly: 600,
}

test('whoever has retired beside one who earns has not retired as a household', () => {
  expect(hasRetired(readerOf(byRetired))).toBe(false)
  expect(hasRetired(readerOf({ ...byRetired, spouseIncome: 0 }))).toBe(true)
})

// 61,000 less 8% + 7,200 of pension + 85% of 28,200, the most of Social Security that is taxed: 56,120 + 7,200 + 23,970.
test('what the one who earns puts into the plan comes off the income of both', () => {
  const agiOf = (household: Household) => {
    const sheet = worksheet()
    return taxPicture(sheet, factReader(sheet, household, context.today), context).agi.value
  }
  expect(agiOf(byRetired)).toBe(87_290)
})

type Draft = ReturnType<Topic['draft']>

const amounts = (plan: Draft) => plan.allocations.map(({ amount }) => amount)
const figure = (plan: Draft, id: string) => plan.figures.find((one) => one.id === id)?.value

// A start of 3 months and one for living on one pay check: 4 × 5,100.
test('one couple has one emergency fund, whoever tells of it', () => {
  const plans = [byRetired, byEarner].map((household) =>
    emergencyFund.draft(household, sketchContext(context)),
  )
  for (const plan of plans) {
    expect(figure(plan, 'target')).toBe(20_400)
    expect(plan.checks.some(({ id }) => id === 'survivor')).toBe(false)
  }
  expect(amounts(plans[0]!)).toEqual(amounts(plans[1]!))
})

test('one couple has one order for its next dollars, and no account before the lightly taxed ones', () => {
  const plans = [byRetired, byEarner].map((household) => nextDollar.draft(household, sketchContext(context)))
  expect(amounts(plans[0]!)).toEqual(amounts(plans[1]!))
  for (const plan of plans) {
    expect(plainText(plan.summary)).toContain('Send all $1,500 a month to your Roth IRA')
    expect(plan.checks.some(({ id }) => id === 'budget')).toBe(false)
  }
  const steps = plans.map(({ nextSteps }) => nextSteps.map(({ title }) => plainText(title)))
  expect(steps[0]).toContain('Raise your spouse’s 401(k) contribution by $68 a month, as Roth')
  expect(steps[1]).toContain('Raise your 401(k) contribution by $68 a month, as Roth')
})

test('whoever has retired need not say that they have no pay', () => {
  const { income: _none, ...untold } = byRetired
  for (const topic of [emergencyFund, nextDollar])
    expect(topic.draft(untold, sketchContext(context)).allocations).toEqual(
      topic.draft(byRetired, sketchContext(context)).allocations,
    )
})

test('a sum has the same fund before it as the fund itself', () => {
  const plan = lumpSumInvest.draft({ ...byRetired, amount: 60_000 }, sketchContext(context))
  expect(figure(plan, 'target')).toBe(20_400)
})
