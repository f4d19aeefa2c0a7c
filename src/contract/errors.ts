/** Everything that can be refused: its status and the sentence that the visitor sees. */
export const errorCatalogue = {
  blank_message: { status: 400, message: 'Please write a question first.' },
  message_too_long: {
    status: 400,
    message: 'That message is longer than 4,000 characters. Please shorten it and send it again.',
  },
  unreadable_text: {
    status: 400,
    message: 'The message holds characters that cannot be stored. Please retype it.',
  },
  malformed_json: { status: 400, message: 'The request is not valid JSON.' },
  not_utf8: { status: 400, message: 'The request holds bytes that are not readable text (UTF-8).' },
  invalid_request: { status: 400, message: 'The request does not have the expected fields.' },
  invalid_fact: {
    status: 400,
    message: 'That value is outside what Hearth can plan with. Nothing was changed.',
  },
  set_and_forgotten: {
    status: 400,
    message: 'The same fact cannot be set and taken back at once. Nothing was changed.',
  },
  contact_incomplete: {
    status: 400,
    message: 'Please fill in your name, your e-mail address, a subject and a message.',
  },
  invalid_email: {
    status: 400,
    message: 'That does not look like an e-mail address. Please check it, so that we can answer you.',
  },
  contact_too_long: {
    status: 400,
    message: 'One of the fields is longer than we can keep. Please shorten it and send it again.',
  },
  not_json: { status: 415, message: 'Please send JSON.' },
  foreign_origin: { status: 403, message: 'This request came from another site and was refused.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  reply_pending: {
    status: 409,
    message: 'The last message is still being answered. Wait for it or stop it, then send this one again.',
  },
  stopped: { status: 409, message: 'You stopped this answer. Your message is kept.' },
  duplicate_in_flight: { status: 409, message: 'The same request is being answered right now.' },
  key_reused: { status: 422, message: 'This request key was already used for another request.' },
  too_many_requests: {
    status: 429,
    message: 'That was a lot of messages in a short time. Please wait a moment and try again.',
  },
  too_many_contacts: {
    status: 429,
    message: 'That was a lot of letters from one place. Please wait an hour and send this one again.',
  },
  edited_elsewhere: {
    status: 409,
    message:
      'This was changed in another window since you opened it. Nothing was overwritten; please look again.',
  },
  too_many_kept: {
    status: 409,
    message: 'You keep as many of these as Hearth holds for one person. Delete some that you no longer need.',
  },
  share_not_found: {
    status: 404,
    message: 'This link leads to no plan: it may have expired, been taken back, or lost a letter on its way.',
  },
  import_not_reproduced: {
    status: 409,
    message:
      'This plan came from a file and Hearth does not arrive at the same numbers. Draft it again, then share it.',
  },
  import_refused: {
    status: 400,
    message: 'That file is not an export of Hearth, or it was changed. Nothing was brought in.',
  },
  wrong_code: {
    status: 400,
    message:
      'That did not work. The code may be mistyped, used, or older than ten minutes, or it was asked for in another browser. Ask for a new one here.',
  },
  passkey_refused: {
    status: 400,
    message: 'That passkey was not accepted. Please try again, or sign in by e-mail.',
  },
  link_used_up: {
    status: 400,
    message: 'This link is no longer good. Ask for a new letter on the page.',
  },
  sign_in_needed: { status: 401, message: 'Please sign in first.' },
  sign_in_again: {
    status: 403,
    message: 'To be sure that it is you, please sign in once more before doing this.',
  },
  too_many_codes: {
    status: 429,
    message: 'That was a lot of sign-ins from one place. Please wait an hour and try again.',
  },
  hosted_content_unavailable: {
    status: 502,
    message: 'This page could not be fetched from where it is kept. Please try again in a moment.',
  },
  form_not_delivered: {
    status: 502,
    message: 'Your answers could not be delivered. Please keep them and send them again in a moment.',
  },
  unavailable: {
    status: 503,
    message: 'Hearth is busy right now. Nothing was lost; please try again in a moment.',
  },
  storage_full: {
    status: 507,
    message: 'The storage of this copy of Hearth is full. Nothing that was saved is lost.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Your message is safe; please try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** An expected refusal. Its sentence comes from the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  constructor(code: ErrorCode, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(errorCatalogue[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
