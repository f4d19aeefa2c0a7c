import type { Transaction } from 'kysely'
import type { OnceRequest } from './keeping.ts'
import { idempotencyMilliseconds } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Does a deed once for its key, in the transaction of the deed: a second request waits for the first one's end and
 * is given its answer. Answers are small and hold no secret. Without a key the deed is simply done.
 */
export async function once<Answer>(
  db: Transaction<Tables>,
  visitor: string,
  request: OnceRequest | undefined,
  now: Date,
  deed: () => Promise<Answer>,
): Promise<Answer | { kind: 'key_reused' }> {
  if (!request) return deed()
  const of = { visitor_id: visitor, key: request.key }
  await db
    .deleteFrom('idempotency')
    .where('visitor_id', '=', visitor)
    .where('key', '=', request.key)
    .where('created_at', '<', new Date(now.getTime() - idempotencyMilliseconds).toISOString())
    .execute()
  const made = await db
    .insertInto('idempotency')
    .values({
      ...of,
      request_hash: request.requestHash,
      turn_id: 'once',
      message_id: null,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) {
    const answer = await deed()
    await db
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('visitor_id', '=', visitor)
      .where('key', '=', request.key)
      .execute()
    return answer
  }
  const before = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('visitor_id', '=', visitor)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  if (before.request_hash !== request.requestHash || before.answer === null) return { kind: 'key_reused' }
  const answer: Answer = JSON.parse(before.answer)
  return answer
}
