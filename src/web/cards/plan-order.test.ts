import { expect, test } from 'vitest'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import { topics } from '#engine/topics/all.ts'
import { planOrder } from './plan-order.ts'

const today = '2026-11-20'
const household: Household = { age: 35, income: 90_000, monthlyExpenses: 4_000 }
const plans = topics.map(
  (topic) =>
    draftPlan({
      topic,
      household,
      context: draftContext(today),
      identity: { id: topic.slug, version: 1, generatedAt: `${today}T12:00:00Z` },
    }).plan,
)

test.each(plans)('every visualization of the plan $topic has one place', (plan) => {
  const { division, first, afterSteps } = planOrder(plan)
  const placed = [...(division === undefined ? [] : [division]), ...first, ...afterSteps]
  expect(placed.map(({ id }) => id).sort()).toEqual(plan.visualizations.map(({ id }) => id).sort())
})

test.each(plans)(
  'before the steps of the plan $topic stand its key numbers and at most one chart',
  (plan) => {
    const { first } = planOrder(plan)
    expect(first.filter(({ type }) => type !== 'metrics').length).toBeLessThanOrEqual(1)
    expect(first.map(({ type }) => type)).not.toContain('schedule')
    expect(first.map(({ type }) => type)).not.toContain('timeline')
  },
)

test('how an emergency fund is divided is said once', () => {
  const plan = plans.find(({ topic }) => topic === 'emergency_fund')
  if (plan === undefined) throw new Error('there is a planner for the emergency fund')
  const { division, first, afterSteps } = planOrder(plan)
  expect(division?.id).toBe('fund-tiers')
  expect([...first, ...afterSteps].map(({ type }) => type)).not.toContain('allocation')
})
