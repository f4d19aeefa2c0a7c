import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const couple: Household = {
  age: 41,
  spouseAge: 42,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MD',
  income: 138_000,
  spouseIncome: 104_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  dependents: [7, 10],
  monthlyExpenses: 10_100,
  monthlySurplus: 2_200,
  savings: 44_000,
  contributionRate: 0.07,
  spouseContributionRate: 0.05,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  rothOptionAtWork: true,
  hsaEligible: false,
  deductible: 3_000,
  debts: [],
}
const told = (more: Household) =>
  plainText(
    wholePlan(nextDollar, { ...couple, ...more }, sketchContext(draftContext('2026-11-26'))).nextSteps.find(
      ({ id }) => id === 'tax-day',
    )?.how ?? '',
  )

// Two IRAs of 7,500 less five paydays of 2,200; the fund is four months of 10,100.
test('the filing day names what the dollars leave open of a year’s room, and the cash beyond the fund that fits in', () => {
  expect(told({})).toContain(
    'these dollars leave $4,000 of that room open. $3,600 of your cash beyond the emergency fund can go in too',
  )
  expect(told({})).toContain('a bonus or a refund can fill the rest')
  expect(told({ savings: 40_400 })).toContain(
    'leave $4,000 of that room open; a bonus or a refund can fill that',
  )
  // 5 × 3,500 is more than 15,000.
  expect(told({ monthlySurplus: 3_500 })).not.toMatch(/open|fill the rest/)
})

// 880 a month for an HSA of 4,400 fills it; an IRA that the plan keeps closed, with pre-tax money in it, is no room to fill.
test('nothing is left to fill in accounts that the plan sends no dollar to', () => {
  const high: Household = {
    age: 45,
    maritalStatus: 'single',
    state: 'WA',
    income: 310_000,
    monthlyExpenses: 6_000,
    monthlySurplus: 6_500,
    savings: 60_000,
    contributionRate: 0.08,
    hsaEligible: true,
    retirementSavings: 700_000,
    pretaxIraBalance: 90_000,
    debts: [],
  }
  const plan = wholePlan(nextDollar, high, sketchContext(draftContext('2026-11-26')))
  const step = plan.nextSteps.find(({ id }) => id === 'tax-day')
  expect(plainText(step?.title ?? '')).toContain('in the HSA')
  expect(plainText(step?.how ?? '')).not.toMatch(/room open|can go in too/)
})
