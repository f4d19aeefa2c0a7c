/**
 * What the server keeps, as questions and deeds. One interface over SQLite and PostgreSQL; the same tests run on both.
 *
 * A turn is one step of a conversation: a message and its answer, or an edit of the facts. A thread takes one turn
 * at a time: `beginTurn` claims the thread and keeps the message, `completeTurn` keeps everything that came of it in
 * one transaction, and a turn whose claim was stopped, overtaken or expired is refused there.
 */
import type { Thread } from '#contract/chat.ts'
import type { Accounts } from './accounts.ts'
import type { SavedPlans, Shares, Visits } from './keeping.ts'
import type { Letters } from './letters.ts'
import type { Notifications } from './notifying.ts'
import type { Connections, YourData } from './your-data.ts'

/** Who owns a conversation. The thread id is the browser's label; only both together name a thread. */
export interface ThreadKey {
  readonly visitor: string
  readonly threadId: string
}

export interface KnownSession {
  readonly visitor: string
  readonly account: string | undefined
  /** Keeps a plan, or has an account. */
  readonly isKeeper: boolean
  readonly id: string | undefined
  readonly openedAt: string
  readonly seenAt: string
}

export interface TurnRequest extends ThreadKey {
  readonly turnId: string
  /** What the visitor wrote; absent when facts are edited. */
  readonly message?: { readonly id: string; readonly content: string } | undefined
  /** Makes a repeated request one effect: the key, and the hash of what was asked under it. */
  readonly idempotency?: { readonly key: string; readonly requestHash: string } | undefined
}

/** A thread that is held for one turn. */
export interface TurnClaim extends ThreadKey {
  readonly turnId: string
  /** The visitor's message; not always the one that the request brought, because a retry takes up the old one. */
  readonly messageId?: string | undefined
  readonly idempotencyKey?: string | undefined
}

export type TurnStart =
  | { readonly kind: 'begun'; readonly claim: TurnClaim; readonly stateJson: string }
  | { readonly kind: 'answered'; readonly answerJson: string }
  | { readonly kind: 'reply_pending' | 'duplicate_in_flight' | 'key_reused' }

/** What a turn made, validated and already written as JSON by the thread that computed it. */
export interface TurnOutcome {
  readonly answerId: string
  readonly response: string
  /** Figures, suggestions and changes that belong to the message. */
  readonly detailsJson: string
  readonly stateJson: string
  readonly factsJson: string
  /** The one that the answer speaks of first. */
  readonly plans: readonly StoredPlan[]
  /** The whole answer as it goes over the wire, and again to a repeated request. */
  readonly answerJson: string
}

export interface StoredPlan {
  readonly id: string
  readonly version: number
  readonly topic: string
  readonly schemaVersion: number
  readonly json: string
  /** What it was drafted from. */
  readonly householdJson?: string
  /** What changed against the version before. */
  readonly changeJson?: string | undefined
  /** What a list shows of it. */
  readonly summaryJson?: string
}

export type ThreadContents = Pick<Thread, 'messages' | 'plans' | 'facts'>

export interface ContactLetter {
  /** The reference that it gets when it is new. */
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  /** Looks as if a program had written it. */
  readonly isSuspect: boolean
  readonly requestKey?: string | undefined
}

export type ContactKept =
  | { readonly kind: 'kept'; readonly reference: string }
  | { readonly kind: 'key_reused' }

export interface FormSubmission {
  readonly reference: string
  /** What the form is called. */
  readonly form: string
  /** Someone that this copy is willing to send letters to. */
  readonly recipient?: string | undefined
  readonly fieldsJson: string
  readonly isSuspect: boolean
}

export interface Store {
  readonly plans: SavedPlans
  readonly shares: Shares
  readonly visits: Visits
  readonly letters: Letters
  readonly accounts: Accounts
  readonly notifications: Notifications
  readonly connections: Connections
  readonly yourData: YourData

  /** Makes a visitor and the session that knows them; gives the visitor's id. */
  openSession(session: { tokenHash: string; visitor: string }, now: Date): Promise<void>
  /** The visitor of a session that was used in the last 90 days, or by a keeper in the last 400. */
  sessionByToken(tokenHash: string, now: Date): Promise<KnownSession | undefined>
  /** Notes that its visitor came by, for the session and for its account. */
  touchSession(tokenHash: string, now: Date): Promise<void>

  beginTurn(request: TurnRequest, now: Date): Promise<TurnStart>
  completeTurn(claim: TurnClaim, outcome: TurnOutcome, now: Date): Promise<'completed' | 'lost'>
  /** Frees the thread after a failure; the message stays and says that it failed. */
  abandonTurn(claim: TurnClaim): Promise<void>
  /** Frees the thread because the visitor asked; false when nothing was being answered. */
  stopTurn(thread: ThreadKey): Promise<boolean>

  /** Messages and plans of a thread; empty for a thread that this visitor never wrote to. */
  threadContents(thread: ThreadKey, now: Date): Promise<ThreadContents>

  /** Keeps a letter and gives its reference: the one of the first time when it was sent before under the same key. */
  keepContact(letter: ContactLetter, now: Date): Promise<ContactKept>

  /** Keeps what somebody filled into a form of a hosted page. */
  keepFormSubmission(submission: FormSubmission, now: Date): Promise<void>
  formSubmission(reference: string): Promise<FormSubmission | undefined>

  /** Marks what a process that ended left unanswered; the number of messages. */
  failUnfinishedTurns(now: Date): Promise<number>
  /**
   * Forgets what has had its time: repeated requests, visitors who stayed away, accounts that nobody uses, deleted
   * plans, links, letters, forms.
   */
  forgetExpired(now: Date): Promise<void>

  /** Answers when the database does. */
  ping(): Promise<void>
  /** Names of migrations that have not been applied. */
  missingMigrations(): Promise<string[]>
  close(): Promise<void>
}

/** A turn that is not finished by then is dead: longer than any deadline of the planner. */
export const claimMilliseconds = 30_000
export const idempotencyMilliseconds = 24 * 3_600_000
export const sessionIdleMilliseconds = 90 * 24 * 3_600_000
/** For a visitor who keeps a plan: as long as a browser keeps a cookie. */
export const keeperIdleMilliseconds = 400 * 24 * 3_600_000
/** Letters of the contact form, and forms of hosted pages. */
export const contactMilliseconds = 365 * 24 * 3_600_000
