/** The versions of a plan, as its thread keeps them, each with what a list shows of it. */
import type { Kysely } from 'kysely'
import type { Household } from '#engine/household.ts'
import { type PlanSummary, summaryOf } from '../plan-summary.ts'
import type { KeptVersion, ThreadPlan, VersionNote } from './keeping.ts'
import { planOf } from './stored-plan.ts'
import type { Tables } from './tables.ts'

export const versionsOf = (db: Kysely<Tables>, { visitor, threadId, planId }: ThreadPlan) =>
  db
    .selectFrom('plan_version')
    .where('visitor_id', '=', visitor)
    .where('thread_id', '=', threadId)
    .where('plan_id', '=', planId)

export async function newestOf(db: Kysely<Tables>, plan: ThreadPlan) {
  const row = await versionsOf(db, plan)
    .select(['version', 'topic', 'summary'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, summary: await summaryIn(db, plan, row) }
}

/** Versions of before summaries were kept are read whole. */
export async function summaryIn(
  db: Kysely<Tables>,
  plan: ThreadPlan,
  { version, summary }: { version: number; summary: string | null },
): Promise<PlanSummary> {
  if (summary !== null) return JSON.parse(summary)
  const row = await versionsOf(db, plan)
    .select('plan')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return summaryOf(planOf(row.plan))
}

export async function versions(db: Kysely<Tables>, plan: ThreadPlan): Promise<VersionNote[]> {
  const rows = await versionsOf(db, plan)
    .select(['version', 'summary', 'change'])
    .orderBy('version')
    .execute()
  const notes: VersionNote[] = []
  for (const row of rows)
    notes.push({ version: row.version, summary: await summaryIn(db, plan, row), changeJson: row.change })
  return notes
}

export async function keptVersion(
  db: Kysely<Tables>,
  plan: ThreadPlan,
  version: number,
): Promise<KeptVersion | undefined> {
  const row = await versionsOf(db, plan)
    .select(['plan', 'household', 'imported'])
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return undefined
  const household: Household | undefined = row.household === null ? undefined : JSON.parse(row.household)
  return { plan: planOf(row.plan), household, isImported: row.imported === 1 }
}
