/** Where the API answers, relative to the api base. The base is '/api' unless a build says otherwise. */
export const apiBase = '/api'

/** 'csv' is an archive with a file a table. */
export const planFileFormats = ['pdf', 'csv', 'ics', 'json'] as const
export type PlanFileFormat = (typeof planFileFormats)[number]

export const paths = {
  chat: '/chat',
  contact: '/contact',
  thread: (threadId: string) => `/threads/${encodeURIComponent(threadId)}`,
  threadFacts: (threadId: string) => `/threads/${encodeURIComponent(threadId)}/facts`,
  threadStop: (threadId: string) => `/threads/${encodeURIComponent(threadId)}/stop`,
  /** Hosted content is asked for where the provider's own software asks for it: under the origin and the base. */
  hostedContent: (model: string) => `/v3/content/${encodeURIComponent(model)}`,
  hostedForm: '/v1/form-submit',
  hostedSettings: '/v3/hosted-settings',
  visit: '/visit',
  plans: '/plans',
  plan: (id: string) => `/plans/${encodeURIComponent(id)}`,
  planVersion: (id: string, version: number) => `/plans/${encodeURIComponent(id)}/versions/${version}`,
  planComparison: (id: string, from: number, to: number) =>
    `/plans/${encodeURIComponent(id)}/compare/${from}/${to}`,
  planRename: (id: string) => `/plans/${encodeURIComponent(id)}/rename`,
  planDelete: (id: string) => `/plans/${encodeURIComponent(id)}/delete`,
  planRestore: (id: string) => `/plans/${encodeURIComponent(id)}/restore`,
  planDuplicate: (id: string) => `/plans/${encodeURIComponent(id)}/duplicate`,
  planStep: (id: string, stepId: string) =>
    `/plans/${encodeURIComponent(id)}/steps/${encodeURIComponent(stepId)}`,
  planFacts: (id: string) => `/plans/${encodeURIComponent(id)}/facts`,
  planRedraft: (id: string) => `/plans/${encodeURIComponent(id)}/redraft`,
  shares: '/shares',
  shareRevoke: (id: string) => `/shares/${encodeURIComponent(id)}/revoke`,
  sharedPlan: (token: string) => `/shared/${encodeURIComponent(token)}`,
  /** A version of a plan as a file, kept or not. */
  planFile: (threadId: string, planId: string, version: number, format: PlanFileFormat) =>
    `/threads/${encodeURIComponent(threadId)}/plans/${encodeURIComponent(planId)}/versions/${version}/files/${format}`,
  account: '/account',
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  signInLink: '/sign-in/link',
  signInPasskeyOptions: '/sign-in/passkey/options',
  signInPasskey: '/sign-in/passkey',
  signOut: '/sign-out',
  sessionRevoke: (id: string) => `/account/sessions/${encodeURIComponent(id)}/revoke`,
  passkeyOptions: '/account/passkeys/options',
  passkeys: '/account/passkeys',
  passkeyRemove: (id: string) => `/account/passkeys/${encodeURIComponent(id)}/remove`,
  notifications: '/notifications',
  notificationsConfirm: '/notifications/confirm',
  notificationsOff: '/notifications/off',
  /** Also where a mail program posts to when its reader presses its own "Unsubscribe" (RFC 8058). */
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  connections: '/connections',
  connection: (id: string) => `/connections/${encodeURIComponent(id)}`,
  connectionDisconnect: (id: string) => `/connections/${encodeURIComponent(id)}/disconnect`,
  yourData: '/your-data',
  /** The same as a ZIP: the document, every plan on paper, the calendar, and a manifest with digests. */
  yourDataArchive: '/your-data/archive',
  yourDataImport: '/your-data/import',
  yourDataDelete: '/your-data/delete',
} as const

/** Pages that letters and shared links lead to. What is behind a # is read by the page and by no server. */
export const pages = {
  shared: (token: string) => `/s/${token}`,
  signIn: '/sign-in',
  signInLink: (token: string) => `/sign-in#${token}`,
  confirmNotifications: (token: string) => `/notifications#confirm=${token}`,
  unsubscribe: (token: string) => `/notifications#unsubscribe=${token}`,
  savedPlan: (id: string) => `/plans/${id}`,
} as const

/** A request that carries this header takes effect once, however often it arrives. */
export const idempotencyHeader = 'idempotency-key'
