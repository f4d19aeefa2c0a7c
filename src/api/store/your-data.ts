/** Everything that belongs to one visitor, as questions and deeds. */
import type { Connection, ConnectionRequest } from '#contract/connections.ts'
import type { DataBundle, DeletionReceipt } from '#contract/your-data.ts'
import type { OnceRequest } from './keeping.ts'

export interface Connections {
  list(visitor: string): Promise<Connection[]>
  add(
    visitor: string,
    connection: ConnectionRequest & { readonly id: string },
    once: OnceRequest | undefined,
    now: Date,
  ): Promise<{ kind: 'connected'; id: string } | { kind: 'too_many_kept' | 'key_reused' }>
  /** The balances of a newer file. */
  update(key: { visitor: string; id: string }, connection: ConnectionRequest, now: Date): Promise<boolean>
  /** Forgets a connection and its balances. */
  remove(key: { visitor: string; id: string }): Promise<boolean>
}

/** A conversation with everything that its next turn starts from. */
export interface WholeThread {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly stateJson: string
  readonly plans: DataBundle['threads'][number]['plans']
}

/** A conversation of a bundle, checked, with what the store keeps beside it. */
export interface ImportedThread {
  readonly thread: DataBundle['threads'][number]
  readonly stateJson: string
  readonly factsJson: string
  /** What a list shows of each version, in the order of the thread's plans. */
  readonly summaries: readonly string[]
}

export interface ImportCounts {
  readonly threads: number
  readonly savedPlans: number
  readonly connections: number
}

export interface YourData {
  threads(visitor: string): Promise<WholeThread[]>
  /** Brings in what is not there yet, all of it or nothing. */
  bringIn(
    visitor: string,
    threads: readonly ImportedThread[],
    rest: Pick<DataBundle, 'savedPlans' | 'connections'>,
    now: Date,
  ): Promise<ImportCounts>
  /** Deletes a visitor, their account and everything of theirs, and overwrites it on the disk. */
  deleteEverything(visitor: string): Promise<DeletionReceipt['deleted']>
}
