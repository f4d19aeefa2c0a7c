import { expect, test } from 'vitest'
import { draftContext, engineVersion, lawIsOlder, sketchContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import { planSchema, planSchemaVersion } from './plan.ts'
import { planInProse } from './plan-in-prose.ts'
import type { Text } from './say.ts'
import { topicSlugs } from './topic-slugs.ts'
import { topicOf, topics } from './topics/all.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './topics/lump-sum/lump-sum-invest.ts'
import { rothVsTraditional } from './topics/roth/roth-vs-traditional.ts'
import type { Topic } from './topics/topic.ts'

const context = sketchContext(draftContext('2026-11-20'))
const identity = { id: 'plan-7', version: 3, generatedAt: '2026-11-20T10:00:00Z' }

test('a plan carries which one it is and what it was drafted with', () => {
  const { plan } = draftPlan({ topic: lumpSumInvest, household: { amount: 50_000 }, context, identity })
  expect(plan).toMatchObject({
    ...identity,
    schemaVersion: planSchemaVersion,
    topic: 'lump_sum_invest',
    engineVersion,
    lawYear: 2026,
    seed: context.seed,
    totalAmount: 50_000,
  })
})

test.each(topics)('a plan of $slug fits the schema and survives the wire', (topic) => {
  const { plan } = draftPlan({ topic, household: {}, context, identity })
  expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
})

test('a plan that rests on a rule which is simplified or not confirmed names it, and one that does not says nothing', () => {
  const closing = (state: 'CT' | 'TX') => {
    const household = { age: 45, income: 120_000, filingStatus: 'single' as const, state }
    const { plan } = draftPlan({ topic: rothVsTraditional, household, context, identity })
    return plan.method
  }
  expect(closing('CT')).toContain(
    'Simplified or not fully confirmed, as its receipt says: Income tax of Connecticut.',
  )
  expect(closing('TX')).not.toContain('Simplified')
})

test('a topic that writes a number without a receipt gets no plan', () => {
  const careless: Topic = {
    ...emergencyFund,
    draft: (household, given) => ({
      ...emergencyFund.draft(household, given),
      summary: 'Save 5,000 dollars.' as Text,
    }),
  }
  expect(() => draftPlan({ topic: careless, household: {}, context, identity })).toThrow('summary: 5,000')
})

test('the schema refuses a plan whose text has a number of its own', () => {
  const { plan } = draftPlan({ topic: emergencyFund, household: {}, context, identity })
  expect(planSchema.safeParse({ ...plan, title: 'Save 5' }).success).toBe(false)
  expect(planSchema.safeParse({ ...plan, extra: true }).success).toBe(false)
  expect(planSchema.safeParse({ ...plan, totalAmount: 0.5 }).success).toBe(false)
})

test('every topic is found by its slug, and its pill says its label', () => {
  for (const topic of topics) {
    expect(topicOf(topic.slug)).toBe(topic)
    expect(topicSlugs).toContain(topic.slug)
    if (topic.pill !== undefined) expect(topic.pill).toBe(topic.label)
  }
  expect(topicOf('smalltalk')).toBeUndefined()
})

test('a plan read aloud has no link left in it', () => {
  const { plan } = draftPlan({ topic: lumpSumInvest, household: { amount: 50_000 }, context, identity })
  const prose = planInProse(plan)
  expect(prose).not.toContain('](figure:')
  expect(prose).toContain('## Next steps')
  expect(prose).toContain('$50,000')
  expect(prose).toContain('## Other ways')
})

test('a plan read aloud has no heading with nothing under it', () => {
  const household = { amount: 50_000, horizonYears: 0, savings: 90_000 }
  const { plan } = draftPlan({ topic: lumpSumInvest, household, context, identity })
  expect(plan.alternatives).toEqual([])
  expect(planInProse(plan)).not.toMatch(/## [^\n]+\n\s*(\n##|$)/)
})

test('next year uses the law of this one and knows it', () => {
  expect(lawIsOlder(draftContext('2026-11-20'))).toBe(false)
  expect(lawIsOlder(draftContext('2031-01-02'))).toBe(true)
})
