/** Everything that Hearth keeps of one visitor, gathered into one document, and brought back from it. */
import { knownOf, statementsOf } from '#chat/known-facts.ts'
import { type ThreadState, threadStateSchema } from '#chat/thread-state.ts'
import { AppError } from '#contract/errors.ts'
import { type DataBundle, dataBundleVersion } from '#contract/your-data.ts'
import type { Plan } from '#engine/plan.ts'
import { orphanNumbers } from '#engine/receipts.ts'
import type { Clock } from './clock.ts'
import { finiteJson } from './finite-json.ts'
import { summaryOf } from './plan-summary.ts'
import type { Store } from './store/store.ts'
import type { ImportCounts, ImportedThread } from './store/your-data.ts'
import { stateOf } from './stored-state.ts'

/** The document of everything. Deleted plans that wait to be brought back are not in it. */
export async function everythingOf(
  { store, clock }: { store: Store; clock: Clock },
  visitor: string,
  accountId: string | undefined,
): Promise<DataBundle> {
  const now = clock()
  const [account, threads, { plans }, connections, shares, subscription] = await Promise.all([
    accountId === undefined ? undefined : store.accounts.account(accountId),
    store.yourData.threads(visitor),
    store.plans.list(visitor, now),
    store.connections.list(visitor),
    store.shares.list(visitor, now),
    store.notifications.subscription(visitor),
  ])
  const bundled: DataBundle['threads'] = []
  for (const { stateJson, ...thread } of threads) {
    const { messages } = await store.threadContents({ visitor, threadId: thread.id }, now)
    const { schemaVersion: _version, plans: _newest, ...memory } = stateOf(stateJson)
    bundled.push({ ...thread, memory, messages })
  }
  return {
    format: 'hearth-data',
    schemaVersion: dataBundleVersion,
    exportedAt: now.toISOString(),
    ...(account && { account: { email: account.email, createdAt: account.createdAt } }),
    threads: bundled,
    savedPlans: plans.map(({ id, name, threadId, planId, savedAt, updatedAt, steps }) => ({
      id,
      name,
      threadId,
      planId,
      savedAt,
      updatedAt,
      steps: [...steps],
    })),
    connections,
    shares,
    ...(subscription && subscription.state !== 'off' && { notifications: subscription.settings }),
  }
}

/** Brings in what is not there yet. A document that does not hold together is refused whole. */
export async function bringIn(
  { store, clock }: { store: Store; clock: Clock },
  visitor: string,
  bundle: DataBundle,
): Promise<ImportCounts> {
  if (hasForeignLinks(bundle)) throw new AppError('import_refused')
  const threads = bundle.threads.map(importedThread)
  const threadIds = new Set(bundle.threads.map(({ id }) => id))
  const messageIds = bundle.threads.flatMap(({ messages }) => messages.map(({ id }) => id))
  if (threadIds.size !== threads.length || new Set(messageIds).size !== messageIds.length)
    throw new AppError('import_refused')
  return store.yourData.bringIn(visitor, threads, bundle, clock())
}

function importedThread(thread: DataBundle['threads'][number]): ImportedThread {
  const versions = Map.groupBy(thread.plans, ({ plan }) => plan.id)
  for (const of of versions.values())
    if (!areInOrder(of.map(({ plan }) => plan))) throw new AppError('import_refused')
  const newest = [...versions.values()].flatMap((of) => of.at(-1)?.plan ?? [])
  const state = threadStateSchema.safeParse({ schemaVersion: 1, ...thread.memory, plans: newest })
  if (!state.success || thread.plans.some(({ plan }) => orphanNumbers(plan).length > 0))
    throw new AppError('import_refused')
  const kept: ThreadState = state.data
  return {
    thread,
    stateJson: finiteJson(kept),
    factsJson: finiteJson(statementsOf(knownOf(kept))),
    summaries: thread.plans.map(({ plan }) => finiteJson(summaryOf(plan))),
  }
}

/** Versions 1, 2, 3 … of one plan, as they were drafted. */
const areInOrder = (plans: readonly Plan[]): boolean =>
  plans.every(({ version, topic }, index) => version === index + 1 && topic === plans[0]?.topic)

const safeLink = /^(?:figure:|https:\/\/|\/(?!\/))/

/** Whether something in it leads elsewhere than to a receipt, a page of ours or an address behind TLS. */
function hasForeignLinks(bundle: DataBundle): boolean {
  let isForeign = false
  JSON.stringify(bundle, (key, value: unknown) => {
    if (typeof value !== 'string') return value
    const links = [...value.matchAll(/\]\(([^)]*)\)?/g)].map((link) => link[1] ?? '')
    if (key === 'url') links.push(value)
    if (key !== 'content' && links.some((link) => !safeLink.test(link))) isForeign = true
    return value
  })
  return isForeign
}
