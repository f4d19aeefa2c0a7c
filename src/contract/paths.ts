/** Where the API answers, relative to the api base. The base is '/api' unless a build says otherwise. */
export const apiBase = '/api'

export const paths = {
  chat: '/chat',
  contact: '/contact',
  thread: (threadId: string) => `/threads/${encodeURIComponent(threadId)}`,
  threadFacts: (threadId: string) => `/threads/${encodeURIComponent(threadId)}/facts`,
  threadStop: (threadId: string) => `/threads/${encodeURIComponent(threadId)}/stop`,
} as const

/** A request that carries this header takes effect once, however often it arrives. */
export const idempotencyHeader = 'idempotency-key'
