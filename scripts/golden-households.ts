/** The households whose whole plans are kept as prose in golden/, so that a change in numbers is read as a change in words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { draftContext } from '#engine/draft-context.ts'
import { type DraftedPlan, draftPlan } from '#engine/draft-plan.ts'
import { facts, householdSchema } from '#engine/household.ts'
import { planInProse } from '#engine/plan-in-prose.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import { root } from './stages.ts'

const goldenSchema = z.strictObject({
  today: z.iso.date(),
  topic: z.enum(topicSlugs),
  household: householdSchema,
})

const folder = join(root, 'golden')

/** The names of all golden households, in the order of the alphabet. */
export const goldenNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort()

/** Where the plan of a household stands that the engine drafted. */
export const planPath = (name: string): string => join(folder, `${name}.plan.md`)

/** Where it stands what a good planner would say, written by hand before the engine was asked. */
export const plannerPath = (name: string): string => join(folder, `${name}.planner.md`)

/** A golden household and the day it asks on. */
export function goldenHousehold(name: string): z.infer<typeof goldenSchema> {
  const text: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const parsed = goldenSchema.safeParse(text)
  if (!parsed.success) throw new RangeError(`golden/${name}.json: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

const drafts = new Map<string, DraftedPlan>()

/** What the engine drafts today for a golden household. */
export function goldenDraft(name: string): DraftedPlan {
  const draft = drafts.get(name) ?? drafted(name)
  drafts.set(name, draft)
  return draft
}

function drafted(name: string): DraftedPlan {
  const { today, topic: slug, household } = goldenHousehold(name)
  const topic = topicOf(slug)
  if (topic === undefined) throw new RangeError(`golden/${name}.json: ${slug} has no planner`)
  return draftPlan({
    topic,
    household,
    context: draftContext(today),
    identity: { id: name, version: 1, generatedAt: `${today}T12:00:00Z` },
  })
}

/** The plan of a golden household in prose, and the question that would be asked next. */
export function goldenPlan(name: string): string {
  const { plan, nextQuestion } = goldenDraft(name)
  const asked = nextQuestion === undefined ? undefined : facts[nextQuestion]
  const question = asked !== undefined && 'ask' in asked ? asked.ask : 'nothing more.'
  return `${planInProse(plan)}\nAsks next: ${question}\n`
}
