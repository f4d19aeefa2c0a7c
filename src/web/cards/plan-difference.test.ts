import { expect, test } from 'vitest'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { PlanVersion } from '../chat/conversation-state.ts'
import { planDifferences } from './plan-difference.ts'

function versionOf(version: number, household: Household): PlanVersion {
  const topic = topicOf('emergency_fund')
  if (topic === undefined) throw new RangeError('no planner')
  const identity = { id: 'plan', version, generatedAt: '2026-11-20T09:24:00.000Z' }
  const { plan } = draftPlan({ topic, household, context: draftContext('2026-11-20'), identity })
  return { plan, told: [], change: undefined }
}

test('two versions of the same facts do not differ', () => {
  expect(planDifferences(versionOf(1, {}), versionOf(2, {}))).toEqual([])
})

test('a dearer month shows in the fact, the target and the steps that name it', () => {
  const differences = planDifferences(
    versionOf(1, { monthlyExpenses: 4_000 }),
    versionOf(2, { monthlyExpenses: 6_000 }),
  )
  const total = differences.find((line) => line.key === 'total')
  expect(total).toMatchObject({ label: 'Emergency fund target' })
  expect(total?.before).not.toBe(total?.after)
  for (const line of differences) expect(line.before).not.toBe(line.after)
})

test('a fact that is told takes the line of the assumption that it replaces', () => {
  const told = {
    fact: 'monthlyExpenses',
    label: 'What a month costs you',
    value: 6_000,
    shown: '$6,000 a month',
    origin: 'told',
    why: '',
    input: { kind: 'number', unit: 'usd-per-month', min: 0, max: 1e12 },
  } as const
  const after = { ...versionOf(2, { monthlyExpenses: 6_000 }), told: [told] }
  const line = planDifferences(versionOf(1, {}), after).find(({ key }) => key === 'fact monthlyExpenses')
  expect(line).toMatchObject({ label: 'What a month costs you', after: '$6,000 a month' })
  expect(line?.before).toMatch(/^\$[\d,]+ a month$/)
})
