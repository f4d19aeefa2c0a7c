/** The tables as Kysely sees them. Times are ISO text in UTC, documents are JSON text: both databases keep them alike. */
export interface Tables {
  visitor: VisitorTable
  session: SessionTable
  thread: ThreadTable
  message: MessageTable
  plan_version: PlanVersionTable
  idempotency: IdempotencyTable
  contact: ContactTable
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
  schema_version: number
  created_at: string
  plan: string
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
