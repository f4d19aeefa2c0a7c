import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** The one on Medicare is retired, and the other one of 63 stops work with the year. */
const couple: Household = {
  age: 66,
  spouseAge: 63,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'PA',
  dependents: [],
  employment: 'retired',
  income: 0,
  spouseIncome: 0,
  onMedicare: true,
  ssMonthly: 2_350,
  pensionMonthly: 600,
  spouseSsMonthly: 1_500,
  spouseSsFromAge: 63,
  monthlyExpenses: 5_100,
  savings: 30_000,
  retirementSavings: 420_000,
  outOfPocketMaximum: 6_000,
  coverEnds: '2026-12-31',
  coverPremiumMonthly: 950,
  debts: [{ kind: 'mortgage', balance: 84_000, rate: 0.035, minPayment: 920 }],
}

// 5,100 and 950 less 4,450 of Social Security and pension leave 1,600: 19,200 in twelve months, and 7,800 without the premium.
test('a premium that begins when the cover of a job ends is a part of the months of the fund', () => {
  const plan = wholePlan(emergencyFund, couple, context)
  expect(plan.figures.find(({ id }) => id === 'target')?.value).toBe(19_200)
  expect(plainText(plan.summary)).toContain('the new health cover included')
  const { coverEnds: _, ...covered } = couple
  const before = wholePlan(emergencyFund, covered, context)
  expect(before.figures.find(({ id }) => id === 'target')?.value).toBe(7_800)
})

test('cover that ends though nobody lost a job has a dated step in every plan that places money', () => {
  for (const [topic, sum] of [
    [emergencyFund, {}],
    [nextDollar, {}],
    [debtPayoffTopic, { debtPaymentMonthly: 920 }],
    [lumpSumInvest, { amount: 60_000 }],
  ] as const) {
    const step = wholePlan(topic, { ...couple, ...sum }, context).nextSteps.find(({ id }) => id === 'health')
    expect(step?.dueDate).toBe('2026-12-31')
    expect(plainText(step?.why ?? '')).toContain('a Marketplace plan can be chosen until Mar 1, 2027')
  }
})
