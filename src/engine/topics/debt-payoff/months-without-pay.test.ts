import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { oneOfTwoStops, stopsBeforeBenefits } from '../families-for-tests.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(debtPayoffTopic, household, context)
const couple: Household = { ...stopsBeforeBenefits, cushionMonths: 5 }
const labelsOf = (household: Household) => planOf(household).allocations.map(({ label }) => plainText(label))

// 36 × 1,570 − 25 × 842 are 35,470, of which cash beyond the fund of 5 × 4,390 pays 10,750.
test('what no debt should get is kept for the months without pay that are near', () => {
  expect(labelsOf(couple)).toContain('Cash for the months without pay')
  expect(plainText(planOf(couple).summary)).toContain('They still need $24,720 beyond your cash')
  expect(labelsOf({ ...couple, retirementAge: 70 })).toContain('Cushion and retirement')
})

const planned = (household: Household) => {
  const plan = planOf(household)
  const check = plan.checks.find(({ id }) => id === 'bridge')
  return {
    parts: plan.allocations.map(({ label, amount }) => [plainText(label), amount]),
    summary: plainText(plan.summary),
    check: check === undefined ? undefined : plainText(check.detail),
    steps: plan.nextSteps.map(({ title }) => plainText(title)),
  }
}
const home = oneOfTwoStops.debts
const card = { kind: 'credit_card', name: 'Chase', balance: 8_120, rate: 0.2149, minPayment: 252 } as const

// 36 × (4,870 − 252 − 2,262) of months, and 4 × (4,870 − 252) of a fund that pay ends before it is full.
test('what costly debts leave free goes to cash for the months after the last pay check, not to accounts', () => {
  const { summary, check } = planned({
    ...oneOfTwoStops,
    debts: [...home, card, { kind: 'auto', balance: 14_900, rate: 0.0859, minPayment: 366 }],
    debtPaymentMonthly: 1_498,
    monthlyExpenses: 5_236,
  })
  expect(summary).toContain('36 months cost $84,816 beyond what comes in')
  expect(summary).toContain('your emergency fund until it holds $18,472')
  expect(summary).toContain('paid by then, then to cash for the months without your pay')
  expect(summary).not.toContain('retirement accounts')
  expect(check).toContain('is there only until you stop at 64')
})

test('a debt that is neither costly nor cheap gets what is asked until those months are paid', () => {
  const car = { kind: 'auto', balance: 14_900, rate: 0.0659, minPayment: 366 } as const
  const middling: Household = { ...oneOfTwoStops, debts: [...home, car] }
  expect(planned(middling).parts).toEqual([
    ['Car loan', 366],
    ['Cash for the months without your pay', 880],
  ])
  const { parts } = planned({ ...middling, retirementAge: 67 })
  expect(parts.map(([label]) => label)).not.toContain('Cash for the months without your pay')
})

test('cash that ends the last debt leaves its payments to those months', () => {
  const { steps, summary } = planned({ ...oneOfTwoStops, debts: [...home, card], savings: 30_000 })
  expect(steps).toContain('Send the $1,132 a month that is free now to cash for the months without your pay')
  expect(summary).not.toContain('retirement savings')
})
