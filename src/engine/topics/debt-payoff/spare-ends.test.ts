import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { plannedDebts } from './planned-debts.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(debtPayoffTopic, household, context)

/** His pay ends in a year, Social Security begins two years later, and her pay does not cover the months between. */
const stopsInAYear: Household = {
  ...{ age: 64, birthYear: 1962, spouseAge: 61, dependents: [], maritalStatus: 'married', state: 'OH' },
  ...{ filingStatus: 'married_joint', familySize: 2, employment: 'employed', earners: 2, income: 58_900 },
  ...{ spouseIncome: 31_400, retirementAge: 65, ssMonthly: 2_310, ssFromAge: 67, spouseSsMonthly: 1_140 },
  ...{ spouseSsFromAge: 65, monthlyExpenses: 4_620, monthlySurplus: 560, savings: 13_700, deductible: 2_500 },
  ...{ hasWorkplacePlan: true, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.06 },
  ...{ spouseHasWorkplacePlan: false, incomeStability: 'steady', behindOnDebts: false, hsaEligible: false },
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 7_940, rate: 0.2249, minPayment: 238 },
    { kind: 'credit_card', name: 'Store', balance: 2_310, rate: 0.2899, minPayment: 74 },
    { kind: 'heloc', balance: 18_600, rate: 0.0815, minPayment: 214 },
    { kind: 'auto', balance: 9_800, rate: 0.069, minPayment: 331 },
  ],
}

// 17,650 at 8.15 %, twelve payments of 560 + 238 + 74 + 214 = 1,086 and 214 from then on: by the month
// 17,650 × 1.006792¹² − 1,086 × (1.006792¹² − 1) ÷ 0.006792 = 5,611 after a year, which 214 pays in 29 months more.
test('the month has nothing beyond what is asked once pay has ended, and the schedule stops counting on it', () => {
  const { plan } = plannedDebts(stopsInAYear, context)
  expect(plan.schedule[11]?.payments[2]).toBe(1_086)
  expect(plan.schedule[11]?.balances[2]).toBeCloseTo(5_611, -1)
  expect(plan.schedule[12]?.payments[2]).toBe(214)
  expect(plan.debts[2]?.months).toBe(41)
  const summary = plainText(planOf(stopsInAYear).summary)
  expect(summary).toContain('What you can spare ends with your pay, about Nov 2027')
  expect(summary).not.toContain('$1,086 a month is free')
  const { nextSteps, alternatives } = planOf(stopsInAYear)
  expect(nextSteps.map(({ id }) => id)).not.toContain('then-fund')
  expect(plainText(nextSteps.find(({ id }) => id === 'extra')?.why ?? '')).toContain(
    'It lowers the debt while pay comes in.',
  )
  expect(alternatives.map(({ id }) => id)).not.toContain('new-loan')
})

// 24 × (4,620 − 238 − 74 − 2,387) less 3 payments of 331 after Aug 2029, by the schedule that pays the line until 2030.
test('the months after the last pay check still pay the line that is not gone by then', () => {
  const summary = plainText(planOf(stopsInAYear).summary)
  expect(summary).toContain('24 months cost $45,111 beyond what comes in')
  expect(summary).not.toContain('of the home-equity line from')
  const check = planOf(stopsInAYear).checks.find(({ id }) => id === 'bridge')
  expect(plainText(check?.detail ?? '')).toContain(
    'goes to the costly debts until you stop at 65, so nothing',
  )
})

test('what you can spare goes on where the last day of work is far', () => {
  const { plan } = plannedDebts({ ...stopsInAYear, retirementAge: 70, ssFromAge: 70 }, context)
  expect(plan.debts[2]?.months).toBeLessThan(20)
})
