/** Who signed in, as questions and deeds. */
import type { NewLetter } from './letters.ts'

export interface AccountRow {
  readonly id: string
  readonly email: string
  readonly visitor: string
  readonly createdAt: string
}

export interface SignInRequest {
  readonly email: string
  /** Of the secret in the cookie of the browser that asks. */
  readonly browserHash: string
  /** Of that secret and the code together: the code alone could be found by trying all of them. */
  readonly codeHash: string
  readonly linkHash: string
}

/** What the person shows: the code or the link, in the browser that asked. */
export interface SignInProof {
  readonly browserHash: string
  readonly codeHash?: string
  readonly linkHash?: string
}

/** The session that begins, and the one that it takes the place of. */
export interface NewSession {
  readonly tokenHash: string
  readonly id: string
  readonly device: string
  readonly before: { readonly tokenHash: string; readonly visitor: string } | undefined
}

export interface SignInOutcome {
  readonly email: string
  readonly isNew: boolean
  readonly plansMoved: number
}

export interface AccountSession {
  readonly id: string
  readonly device: string
  readonly signedInAt: string
  readonly seenAt: string
}

export interface PasskeyRow {
  readonly id: string
  readonly account: string
  /** base64url */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
  readonly createdAt: string
  readonly usedAt: string | undefined
}

export interface Accounts {
  /** False when this address was written to often enough. */
  requestSignIn(request: SignInRequest, now: Date): Promise<boolean>
  /**
   * Uses up a proof and signs in: finds or makes the account, moves what the browser's visitor kept over to it, and
   * begins a session, all of it or nothing. Undefined for a proof that is wrong, used, over, or tried too often.
   */
  signInByProof(proof: SignInProof, session: NewSession, now: Date): Promise<SignInOutcome | undefined>
  signInByAccount(account: string, session: NewSession, now: Date): Promise<SignInOutcome | undefined>
  account(id: string): Promise<AccountRow | undefined>
  endSession(tokenHash: string): Promise<void>
  sessions(account: string): Promise<AccountSession[]>
  /** False when the account has no such session. */
  revokeSession(account: string, id: string): Promise<boolean>

  /** Accounts that end in a month unless somebody comes by, and whose owners do not know it yet. */
  endingUntold(now: Date): Promise<AccountRow[]>
  /** Puts the letter that tells it into the outbox; false when another server did, or the owner came by. */
  tellOfEnding(account: string, letter: NewLetter, now: Date): Promise<boolean>

  /** Remembers what a passkey is asked to sign. */
  beginCeremony(browserHash: string, challenge: string, now: Date): Promise<void>
  /** Gives it back, once. */
  endCeremony(browserHash: string, now: Date): Promise<string | undefined>
  passkeys(account: string): Promise<PasskeyRow[]>
  passkey(id: string): Promise<PasskeyRow | undefined>
  /** False when the account has as many as it may, or someone has this one. */
  addPasskey(passkey: Omit<PasskeyRow, 'createdAt' | 'usedAt'>, now: Date): Promise<boolean>
  usePasskey(id: string, counter: number, now: Date): Promise<void>
  removePasskey(account: string, id: string): Promise<boolean>
}

/** An account that nobody used for so long is forgotten. */
export const unusedMilliseconds = 730 * 24 * 3_600_000
/** How long before that its owner is told. */
export const endingNoticeMilliseconds = 30 * 24 * 3_600_000
/** Letters that one address is sent within an hour, and tries that each of their codes allows. */
export const signInLettersPerHour = 5
export const signInTries = 5
/** A signed-in session ends after this, used or not. */
export const accountSessionMilliseconds = 30 * 24 * 3_600_000
export const ceremonyMilliseconds = 5 * 60_000
