/** Letters that people asked for, as questions and deeds. */
import type { NotificationSettings } from '#contract/notifications.ts'
import type { NewLetter } from './letters.ts'

export interface Subscription {
  readonly visitor: string
  readonly state: 'off' | 'unconfirmed' | 'on'
  readonly settings: NotificationSettings
}

/** A step that falls due: told once for its day and each lead. */
export interface DueStep {
  readonly savedPlanId: string
  readonly stepId: string
  readonly dueDate: string
  /** Every lead that has come; the shortest says whether it was told. */
  readonly leadDays: readonly number[]
}

export interface OutdatedPlan {
  readonly visitor: string
  readonly id: string
}

export interface Notifications {
  subscription(visitor: string): Promise<Subscription | undefined>
  /** Keeps settings; for another address than the confirmed one it has to say yes first, by the secret of a letter. */
  subscribe(
    visitor: string,
    settings: NotificationSettings,
    confirmHash: string,
    now: Date,
  ): Promise<'on' | 'unconfirmed'>
  /** Letters that asked this address for its yes within the last hour. */
  confirmationsSent(email: string, now: Date): Promise<number>
  /** False for a secret that is none, or is used up or over. */
  confirm(confirmHash: string, now: Date): Promise<boolean>
  end(visitor: string, now: Date): Promise<void>
  endByToken(tokenHash: string, now: Date): Promise<boolean>
  /** Everyone who said yes. */
  active(): Promise<Subscription[]>
  /**
   * Notes that steps were told of and puts one letter about those that were not before into the outbox, all of it or
   * nothing; of several servers one does. False when all were told of before.
   */
  remind(
    visitor: string,
    due: readonly DueStep[],
    letterAbout: (fresh: readonly DueStep[]) => NewLetter,
    unsubscribeHash: string,
    now: Date,
  ): Promise<boolean>
  /** The same for any other letter of this kind: once for its occasion. */
  tell(visitor: string, letter: NewLetter, unsubscribeHash: string, now: Date): Promise<boolean>
  /** Kept plans that were last brought up to something else than this law and calculation. */
  outdated(checkedFor: string, most: number): Promise<OutdatedPlan[]>
  markChecked(plan: OutdatedPlan, checkedFor: string): Promise<void>
}

/** How long a letter's request for a yes stands. */
export const confirmMilliseconds = 7 * 24 * 3_600_000
/** How long the "Unsubscribe" of a letter works. */
export const unsubscribeMilliseconds = 400 * 24 * 3_600_000
