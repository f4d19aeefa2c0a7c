import type { Kysely } from 'kysely'
import type { ThreadPlan, Visits } from './keeping.ts'
import { summaryIn } from './plan-versions.ts'
import { savedPlansOf, topicSchema } from './saved-plans.ts'
import type { Tables } from './tables.ts'

export const visitsIn = (db: Kysely<Tables>): Visits => ({
  lastThread: async (visitor) => {
    const thread = await db
      .selectFrom('thread')
      .select(['id', 'updated_at'])
      .where('visitor_id', '=', visitor)
      .where('message_count', '>', 0)
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!thread) return undefined
    const newest = await db
      .selectFrom('plan_version')
      .select(['plan_id', 'version', 'topic', 'summary'])
      .where('visitor_id', '=', visitor)
      .where('thread_id', '=', thread.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const place = (planId: string): ThreadPlan => ({ visitor, threadId: thread.id, planId })
    return {
      threadId: thread.id,
      at: thread.updated_at,
      ...(newest && {
        topic: topicSchema.parse(newest.topic),
        planTitle: (await summaryIn(db, place(newest.plan_id), newest)).title,
      }),
    }
  },
  savedPlans: (visitor) => savedPlansOf(db, visitor),
})
