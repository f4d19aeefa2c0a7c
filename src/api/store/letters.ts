/** The outbox as questions and deeds. */
export const letterKinds = [
  'sign_in',
  'confirm_notifications',
  'reminder',
  'update',
  'account_ending',
  'contact',
  'form',
] as const
export type LetterKind = (typeof letterKinds)[number]

/**
 * `waiting`: to be sent. `sent`: it left; its text is gone. `kept`: there was no mail to send it by. `dead`: it could
 * not be sent, `problem` says why. `withdrawn`: it was not wanted any more.
 */
export type LetterState = 'waiting' | 'sent' | 'kept' | 'dead' | 'withdrawn'

export interface NewLetter {
  readonly id: string
  readonly kind: LetterKind
  readonly to: string
  readonly subject: string
  readonly body: string
  /** With whom it is deleted. */
  readonly visitor?: string | undefined
  /** There is one letter for an occasion, however often it is written. */
  readonly occasion?: string | undefined
  readonly replyTo?: string | undefined
  /** The secret by which this letter's reader ends such letters. */
  readonly unsubscribe?: string | undefined
}

export interface Letter extends NewLetter {
  readonly createdAt: string
  readonly dueAt: string
  readonly state: LetterState
  readonly stateAt: string
  readonly attempts: number
  readonly problem: string | undefined
}

/** Something for the operator's eyes that no letter announced yet. */
export interface OperatorNews {
  readonly kind: 'contact' | 'form'
  readonly reference: string
  readonly from: string | undefined
  /** Who is told, where that is not the operator: someone whom the operator named. */
  readonly to: string | undefined
  readonly subject: string
  readonly body: string
}

export interface Letters {
  /** False when the occasion has its letter already. */
  add(letter: NewLetter, now: Date): Promise<boolean>
  /**
   * Takes letters that are due, for a while: no other server gets them. One that was taken before and never came back
   * may have left; letters that must not come twice are dead then.
   */
  take(most: number, now: Date): Promise<Letter[]>
  /** The end of a letter's way. A sent one keeps no text. */
  finish(
    id: string,
    end: { state: Exclude<LetterState, 'waiting'>; problem?: string },
    now: Date,
  ): Promise<void>
  /** Gives a taken letter back for later. */
  postpone(id: string, until: Date, problem?: string): Promise<void>
  /** The newest first. */
  list(most: number): Promise<Letter[]>
  /** Puts a dead letter in again; false when there is no such one. */
  retry(id: string, now: Date): Promise<boolean>
  operatorNews(since: Date): Promise<OperatorNews[]>
  /** What people wrote to us, the newest first. */
  inbox(most: number): Promise<InboxEntry[]>
}

export interface InboxEntry extends OperatorNews {
  readonly at: string
  readonly isSuspect: boolean
}

/** Longer than any attempt to send may take. */
export const leaseMilliseconds = 120_000
/** How long the outbox remembers a letter after its way ended. */
export const letterMilliseconds = 30 * 24 * 3_600_000
