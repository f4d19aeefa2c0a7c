import type { ChatAnswer } from '#contract/chat.ts'
import { idempotencyHeader, paths } from '#contract/paths.ts'
import { serverBase } from '../server-call.ts'
import type { Outcome } from './conversation-state.ts'

/** How long an answer may take before the connection counts as lost, in milliseconds. */
const patience = 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The server validates its answers against the contract before it sends them; here only their kind is told. */
const isAnswer = (value: Record<string, unknown>): value is Record<string, unknown> & ChatAnswer =>
  value.success === true && typeof value.response === 'string'

/** What an answer's text means. JSON that reports no success is a refusal, whatever its status; no JSON is no answer. */
export function outcomeOf(body: string): Outcome {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { kind: 'unreachable' }
  }
  if (!isRecord(value)) return { kind: 'unreachable' }
  if (isAnswer(value)) return { kind: 'answer', answer: value }
  return { kind: 'refusal', error: typeof value.error === 'string' ? value.error : undefined }
}

async function post(path: string, body: unknown, key: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(serverBase + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    return outcomeOf(await response.text())
  } catch {
    return { kind: 'unreachable' }
  }
}

export const sendMessage = (
  body: Readonly<Record<string, unknown>>,
  threadId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome> => post(paths.chat, { ...body, thread_id: threadId }, key, signal)

export const sendFacts = (
  body: Readonly<Record<string, unknown>>,
  threadId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome> => post(paths.threadFacts(threadId), body, key, signal)

/** Tells the server that nobody waits for the answer any more. */
export async function sendStop(threadId: string): Promise<void> {
  try {
    await fetch(serverBase + paths.threadStop(threadId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  } catch {
    // Out of reach: the server frees the thread by itself.
  }
}
