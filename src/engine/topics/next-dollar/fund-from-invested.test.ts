import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-28'))
const nothingLeft: Household = {
  ...{ age: 29, spouseAge: 28, maritalStatus: 'married', state: 'TX', income: 40_000, spouseIncome: 20_000 },
  ...{ incomeStability: 'steady', monthlyExpenses: 4_000, monthlySurplus: 0, savings: 2_000, debts: [] },
}
const draft = (more: Household) => wholePlan(nextDollar, { ...nothingLeft, ...more }, context)
const fullIn = (more: Household) => {
  const card = draft(more).visualizations.find(({ id }) => id === 'standing')
  const found =
    card?.type === 'metrics'
      ? card.metrics.find(({ label }) => plainText(label) === 'Emergency fund full')
      : undefined
  return found && plainText(found.value)
}
const raise: Household = { payOutlook: 'higher', expectedPay: 80_000, expectedPayFrom: 2028 }

test('a fund that nothing fills is not in sight', () => {
  expect(fullIn({})).toBe('Not in sight')
})

test('a raise that was told fills the fund of a month that leaves nothing', () => {
  expect(fullIn(raise)).toMatch(/^[A-Z][a-z]{2} 2028, with the new pay$/)
})

test('what is invested can fill it now where it is enough, and the check says so', () => {
  expect(fullIn({ taxableInvestments: 26_000 })).toBe(
    'Not in sight; or now, from the $26,000 that you have invested',
  )
  const check = draft({ taxableInvestments: 26_000 }).checks.find(({ id }) => id === 'fund')
  expect(plainText(check?.detail ?? '')).toContain('a part of it sold fills the fund now')
  expect(fullIn({ taxableInvestments: 3_000 })).toBe('Not in sight')
})
