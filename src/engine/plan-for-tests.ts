/**
 * A whole plan, for tests that look at parts of one: what would change it is drafted too, and a number without a receipt
 * or a figure of two values is an error, as it is for visitors.
 */
import { draftPlan } from './draft-plan.ts'
import type { Household } from './household.ts'
import type { Plan } from './plan.ts'
import type { DraftContext, Topic } from './topics/topic.ts'

export const wholePlan = (topic: Topic, household: Household, context: DraftContext): Plan =>
  draftPlan({
    topic,
    household,
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${context.today}T12:00:00Z` },
  }).plan
