import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { draftPlan } from '../draft-plan.ts'
import type { Household } from '../household.ts'
import { planInProse } from '../plan-in-prose.ts'
import { topics } from './all.ts'

const today = '2026-11-20'

const proseOf = (slug: string, household: Household): string => {
  const topic = topics.find((one) => one.slug === slug)
  if (topic === undefined) throw new RangeError(`${slug} is no topic`)
  return planInProse(
    draftPlan({
      topic,
      household,
      context: sketchContext(draftContext(today)),
      identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
    }).plan,
  )
}

const parent: Household = {
  age: 35,
  income: 70_000,
  maritalStatus: 'single',
  monthlyExpenses: 3_000,
  monthlySurplus: 400,
  savings: 0,
  dependents: [6],
  debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.22, minPayment: 120 }],
}

test.each(topics)('$slug: who has no cash is told what to put aside, not to raise $0', ({ slug }) => {
  for (const employment of ['employed', 'unemployed'] as const) {
    const prose = proseOf(slug, { ...parent, employment })
    expect(prose).not.toMatch(/\b(?:your|have|from) \$0\b/i)
    expect(prose).not.toMatch(/\$0 (?:a month )?of (?:cash|benefits)|lasts 0 months/)
  }
})

test('a sum that was told as nothing is no decree, no budget, no profit and no benefit', () => {
  expect(proseOf('term_life', { ...parent, decreeCoverage: 0, insuranceBudgetMonthly: 0 })).not.toMatch(
    /\$0 meets|you named \$0|fits? \$0/,
  )
  expect(proseOf('roth_vs_traditional', { ...parent, sCorporationProfit: 0 })).not.toContain('profit of $0')
  expect(proseOf('emergency_fund', { ...parent, unemploymentMonthly: 0 })).not.toContain(
    '$0 a month of benefits',
  )
  expect(proseOf('emergency_fund', { ...parent, outOfPocketMaximum: 0 })).not.toContain('$0 maximum')
})

test('who spends more than arrives is told so in words, not by a sum below nothing', () => {
  const prose = proseOf('budgeting', { ...parent, takeHomeMonthly: 2_800 })
  expect(prose).toContain('A month costs more than what comes in')
  expect(prose).not.toContain('−$')
})
