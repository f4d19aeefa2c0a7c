/** A request to say or change something, from claiming its thread to the answer that is kept. */
import { randomUUID } from 'node:crypto'
import { AppError, errorCatalogue } from '#contract/errors.ts'
import { type Clock, calendarDay } from './clock.ts'
import type { Ask } from './engine-job.ts'
import { onceRequest } from './once-request.ts'
import type { Planner } from './planner.ts'
import type { Store, ThreadKey, TurnClaim } from './store/store.ts'
import { stateOf } from './stored-state.ts'

export interface TurnAsked extends ThreadKey {
  readonly ask: Ask
  /** The newest version that the person saw: when there is a later one, nothing happens. */
  readonly seen?: { readonly planId: string; readonly version: number }
  readonly idempotencyKey: string | undefined
}

interface Needs {
  readonly store: Store
  readonly planner: Planner
  readonly clock: Clock
}

/** Turns for each planner thread that may be under way at once: about as many as are answered within seconds. */
const turnsPerWorker = 32

/**
 * Takes turns as long as there is room. More are turned away before they cost anything: whoever is let in is
 * answered in time, also while many more are asking.
 */
export function turnTaker(needs: Needs, workers: number): (asked: TurnAsked) => Promise<string> {
  let underWay = 0
  return async (asked) => {
    if (underWay >= workers * turnsPerWorker) throw new AppError('unavailable')
    underWay += 1
    try {
      return await answerTurn(needs, asked)
    } finally {
      underWay -= 1
    }
  }
}

/** Takes the turn and gives the answer as JSON; the same JSON again for a request that is repeated. */
async function answerTurn(needs: Needs, asked: TurnAsked): Promise<string> {
  const turn = { visitor: asked.visitor, threadId: asked.threadId, turnId: randomUUID() }
  try {
    return await takeTurn(needs, asked, turn)
  } catch (error) {
    // Whatever of the turn may stand is given up; when the database cannot be told, the claim runs out by itself.
    if (!isRefusal(error)) await needs.store.abandonTurn(turn).catch(() => {})
    throw error
  }
}

async function takeTurn(
  { store, planner, clock }: Needs,
  asked: TurnAsked,
  turn: TurnClaim,
): Promise<string> {
  const { threadId, ask } = asked
  const now = clock()
  const start = await store.beginTurn(
    {
      ...turn,
      ...(ask.kind === 'message' && { message: { id: randomUUID(), content: ask.message } }),
      idempotency: onceRequest(asked.idempotencyKey, threadId, ask),
    },
    now,
  )
  if (start.kind === 'answered') return start.answerJson
  if (start.kind !== 'begun') throw new AppError(start.kind)
  if (asked.seen && !isNewest(asked.seen, start.stateJson)) {
    await store.abandonTurn(start.claim)
    throw new AppError('edited_elsewhere')
  }
  const outcome = await planner.outcomeOf({
    ask,
    stateJson: start.stateJson,
    answerId: randomUUID(),
    today: calendarDay(now),
    now: now.toISOString(),
  })
  const end = await store.completeTurn(start.claim, outcome, clock())
  if (end === 'lost') throw new AppError('stopped')
  return outcome.answerJson
}

const isNewest = ({ planId, version }: NonNullable<TurnAsked['seen']>, stateJson: string): boolean =>
  stateOf(stateJson).plans.some((plan) => plan.id === planId && plan.version === version)

/** The turn never held the thread, or does no longer. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && errorCatalogue[error.code].status < 500
