import type { Generated } from 'kysely'
import type { LetterKind, LetterState } from './letters.ts'

/** The tables as Kysely sees them. Times are ISO text in UTC, documents are JSON text: both databases keep them alike. */
export interface Tables {
  visitor: VisitorTable
  session: SessionTable
  thread: ThreadTable
  message: MessageTable
  plan_version: PlanVersionTable
  idempotency: IdempotencyTable
  contact: ContactTable
  form_submission: FormSubmissionTable
  saved_plan: SavedPlanTable
  saved_step: SavedStepTable
  share: ShareTable
  letter: LetterTable
  account: AccountTable
  sign_in: SignInTable
  passkey: PasskeyTable
  ceremony: CeremonyTable
  notification: NotificationTable
  unsubscribe: UnsubscribeTable
  reminded: RemindedTable
  connection: ConnectionTable
}

interface VisitorTable {
  id: string
  created_at: string
}

interface SessionTable {
  /** SHA-256 of the token, in hexadecimal; the token itself is only in the visitor's cookie. */
  token_hash: string
  visitor_id: string
  account_id: string | null
  /** What the owner of an account sees of it. */
  id: string | null
  device: string | null
  created_at: string
  seen_at: string
}

interface ThreadTable {
  visitor_id: string
  id: string
  created_at: string
  updated_at: string
  message_count: number
  state: string
  facts: string
  /** The turn that holds the thread, and until when. */
  pending_turn: string | null
  pending_until: string | null
}

interface MessageTable {
  id: string
  visitor_id: string
  thread_id: string
  position: number
  role: 'user' | 'assistant'
  content: string
  created_at: string
  /** Only a visitor's message has one. */
  status: 'answered' | 'pending' | 'stopped' | 'failed' | null
  plan_id: string | null
  plan_version: number | null
  details: string | null
}

/** Append-only: a version is written once and never changed. */
interface PlanVersionTable {
  visitor_id: string
  thread_id: string
  plan_id: string
  version: number
  topic: string
  /** That of the plan, where a question to the database can see it. */
  schema_version: number
  created_at: string
  plan: string
  /** The household that it was drafted from, what changed against the version before, and what a list shows of it. */
  household: string | null
  change: string | null
  summary: string | null
  /** Came from a file and not from this engine. */
  imported: Generated<number>
}

/** A plan of a thread that its visitor keeps. Its versions are those of the thread. */
interface SavedPlanTable {
  id: string
  visitor_id: string
  thread_id: string
  plan_id: string
  name: string
  revision: number
  created_at: string
  updated_at: string
  /** Since when it waits to be brought back or forgotten. */
  deleted_at: string | null
  /** The law and the calculation that it was last brought up to. */
  checked_for: Generated<string | null>
}

interface SavedStepTable {
  saved_plan_id: string
  step_id: string
  revision: number
  done_at: string | null
  note: string | null
  due_date: string | null
  updated_at: string
}

/** Whoever signed in once. What is theirs belongs to a visitor that is theirs, as with everyone else. */
interface AccountTable {
  id: string
  email: string
  visitor_id: string
  created_at: string
  /** When its owner last came by, and since when they were told that it ends. */
  seen_at: string
  ending_told_at: Generated<string | null>
}

/** A letter to sign in by, for the browser that asked for it. Of all secrets only hashes are here. */
interface SignInTable {
  browser_hash: string
  email: string
  code_hash: string
  link_hash: string
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

interface PasskeyTable {
  id: string
  account_id: string
  public_key: string
  /** Larger than a 32-bit integer may be. */
  counter: string
  transports: string
  label: string
  created_at: string
  used_at: string | null
}

/** What a passkey was asked to sign. */
interface CeremonyTable {
  browser_hash: string
  challenge: string
  expires_at: string
}

/** Which letters someone asked for, and whether the address said yes. */
interface NotificationTable {
  visitor_id: string
  state: 'off' | 'unconfirmed' | 'on'
  email: string
  settings: string
  confirm_hash: string | null
  updated_at: string
}

interface UnsubscribeTable {
  token_hash: string
  visitor_id: string
  created_at: string
}

/** Steps that were told of, for their day and each lead. */
interface RemindedTable {
  saved_plan_id: string
  step_id: string
  due_date: string
  lead_days: number
}

/** An account that was connected by a file. */
interface ConnectionTable {
  id: string
  visitor_id: string
  name: string
  source: 'csv' | 'ofx'
  balances: string
  created_at: string
  updated_at: string
}

/** The outbox. */
interface LetterTable {
  id: string
  kind: LetterKind
  /** With whom it is deleted. */
  visitor_id: string | null
  /** There is one letter for an occasion. */
  occasion: string | null
  to_address: string
  reply_to: string | null
  unsubscribe: string | null
  subject: string
  /** Empty when it was sent. */
  body: string
  created_at: string
  /** Not to be sent before. */
  due_at: string
  state: LetterState
  state_at: string
  attempts: number
  /** Until then a server is sending it. */
  leased_until: string | null
  problem: string | null
}

/** A copy of one version that whoever has the link may see. */
interface ShareTable {
  id: string
  /** SHA-256 of the secret in the link, in hexadecimal; the secret itself is in the link alone. */
  token_hash: string
  visitor_id: string
  thread_id: string
  plan_id: string
  version: number
  title: string
  hides_amounts: number
  snapshot: string
  views: number
  created_at: string
  expires_at: string
}

interface IdempotencyTable {
  visitor_id: string
  key: string
  request_hash: string
  turn_id: string
  message_id: string | null
  /** The answer; absent while it is being made and when that failed. */
  answer: string | null
  created_at: string
}

/** Letters of the contact form. They belong to no visitor: who writes here is known by what they wrote alone. */
interface ContactTable {
  /** What the writer quotes to find the letter again. */
  reference: string
  name: string
  email: string
  subject: string
  message: string
  /** Filled in a field that no person sees. */
  suspect: number
  created_at: string
  /** Under which the letter was sent; a letter that is sent again under it is the same one. */
  request_key: string | null
}

/** Forms of hosted pages. Like letters they belong to no visitor. */
interface FormSubmissionTable {
  reference: string
  /** What the form is called. */
  form: string
  /** Whom the form is for, when this copy is willing to send them letters. */
  recipient: string | null
  /** JSON of the fields by name. */
  fields: string
  suspect: number
  created_at: string
}
