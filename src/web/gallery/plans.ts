import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'

/** Plans of the real engine, for a day that does not move. */
function planFor(slug: TopicSlug, version: number, household: Household): Plan {
  const topic = topicOf(slug)
  if (topic === undefined) throw new RangeError(`no planner for ${slug}`)
  const identity = { id: `gallery-${slug}`, version, generatedAt: '2026-11-20T09:24:00.000Z' }
  return draftPlan({ topic, household, context: draftContext('2026-11-20'), identity }).plan
}

export const galleryPlans = (): Record<'invest' | 'investLater' | 'emergency', Plan> => ({
  invest: planFor('lump_sum_invest', 1, { amount: 100_000 }),
  investLater: planFor('lump_sum_invest', 2, { amount: 100_000, age: 35, horizonYears: 30 }),
  emergency: planFor('emergency_fund', 1, {}),
})
