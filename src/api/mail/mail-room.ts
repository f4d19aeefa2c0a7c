/**
 * Empties the outbox. Every server has one and each letter is held by one server at a time, so it makes no
 * difference how many there are. Without a mail server, letters that someone waits for are printed to the log.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { signInMinutes } from '#contract/limits.ts'
import { apiBase, paths } from '#contract/paths.ts'
import type { Clock } from '../clock.ts'
import type { Letter, LetterKind, NewLetter } from '../store/letters.ts'
import type { Store } from '../store/store.ts'
import { type Message, PermanentProblem, type Transport } from './transport.ts'

export interface MailRoom {
  /** Whether letters leave this copy. */
  readonly isConnected: boolean
  /** Puts a letter into the outbox and has it sent soon; false when its occasion has a letter already. */
  post(letter: NewLetter): Promise<boolean>
  /** Sends what is due; resolves when that is done, with the number of letters that were tried. */
  deliver(): Promise<number>
  /** Resolves when nothing that `post` began is under way. */
  settled(): Promise<void>
}

export interface MailRoomNeeds {
  readonly store: Store
  readonly clock: Clock
  readonly transport: Transport | undefined
  readonly publicOrigin: string
  readonly operatorEmail: string | undefined
  /** Where letters stand that cannot leave. */
  readonly print: (text: string) => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Whether and when a letter may leave, asked just before it does. */
  readonly mayLeave?: (letter: Letter, now: Date) => Promise<'now' | 'withdrawn' | Date>
}

const minute = 60_000
/** Waits between attempts, a day in all. */
const waits = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)
const atOnce = 10
/** Older news were told before there was anyone to tell, or the operator had another way. */
const newsMilliseconds = 7 * 24 * 60 * minute

/** What a person waits for at the screen, and what says nothing of anybody's plans. */
const printed = new Set<LetterKind>(['sign_in', 'confirm_notifications'])

export function mailRoom(needs: MailRoomNeeds): MailRoom {
  const { store, clock, transport, log } = needs
  const deliver = async (): Promise<number> => {
    await announceNews(needs)
    let tried = 0
    for (;;) {
      const letters = await store.letters.take(atOnce, clock())
      if (letters.length === 0) return tried
      tried += letters.length
      await Promise.all(letters.map((letter) => sendOne(needs, letter)))
    }
  }
  const underWay = new Set<Promise<unknown>>()
  const deliverSoon = (): void => {
    const work: Promise<unknown> = deliver()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox failed'))
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }
  return {
    isConnected: transport !== undefined,
    post: async (letter) => {
      const isNew = await store.letters.add(guarded(letter), clock())
      if (isNew) deliverSoon()
      return isNew
    },
    deliver,
    settled: async () => void (await Promise.all(underWay)),
  }
}

/** Nothing that could end a line may stand in the head of a letter. */
function guarded(letter: NewLetter): NewLetter {
  for (const part of [letter.to, letter.replyTo ?? '', letter.subject])
    if (/\p{Cc}/u.test(part)) throw new RangeError('a control character in the head of a letter')
  return letter
}

async function sendOne(needs: MailRoomNeeds, letter: Letter): Promise<void> {
  const { store, clock, transport, print, log } = needs
  const now = clock()
  const leave = await mayLeave(needs, letter, now)
  if (leave === 'withdrawn') return store.letters.finish(letter.id, { state: 'withdrawn' }, now)
  if (leave !== 'now') return store.letters.postpone(letter.id, leave)
  if (!transport) {
    if (printed.has(letter.kind)) print(letterInWords(letter))
    return store.letters.finish(letter.id, { state: 'kept' }, now)
  }
  try {
    await transport(messageOf(letter, needs.publicOrigin))
    await store.letters.finish(letter.id, { state: 'sent' }, clock())
  } catch (error) {
    const wait = waits[letter.attempts - 1]
    const problem = problemOf(error)
    log.warn({ kind: letter.kind, attempts: letter.attempts, problem }, 'a letter did not leave')
    if (wait === undefined || error instanceof PermanentProblem)
      await store.letters.finish(letter.id, { state: 'dead', problem }, clock())
    else await store.letters.postpone(letter.id, new Date(clock().getTime() + wait), problem)
  }
}

async function mayLeave(needs: MailRoomNeeds, letter: Letter, now: Date) {
  // A code that is over would only confuse.
  const isOver =
    letter.kind === 'sign_in' && now.getTime() - Date.parse(letter.createdAt) > signInMinutes * minute
  return isOver ? 'withdrawn' : (needs.mayLeave?.(letter, now) ?? 'now')
}

const messageOf = (letter: Letter, publicOrigin: string): Message => ({
  id: letter.id,
  to: letter.to,
  replyTo: letter.replyTo,
  subject: letter.subject,
  text: letter.body,
  unsubscribeUrl: letter.unsubscribe && `${publicOrigin}${apiBase}${paths.unsubscribe(letter.unsubscribe)}`,
})

/** The kind of a problem; the words of a mail server may quote the letter. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = [error, cause].find((part) => part instanceof Error && 'code' in part)
  return code instanceof Error && 'code' in code ? String(code.code) : error.name
}

const letterInWords = ({ to, subject, body }: Letter): string =>
  [
    '── A letter that no mail server takes (SMTP_URL is not set)',
    `To: ${to}`,
    `Subject: ${subject}`,
    '',
    body,
    '──',
  ].join('\n')

/** Whoever wrote to us is passed on to the operator, once, also when a server stopped in between. */
async function announceNews({ store, clock, operatorEmail }: MailRoomNeeds): Promise<void> {
  const now = clock()
  for (const news of await store.letters.operatorNews(new Date(now.getTime() - newsMilliseconds))) {
    const to = news.to ?? operatorEmail
    if (to === undefined) continue
    await store.letters.add(
      guarded({
        id: randomUUID(),
        kind: news.kind,
        occasion: `${news.kind}:${news.reference}`,
        to,
        replyTo: news.from,
        subject: `[${news.reference}] ${news.subject}`.replace(/\p{Cc}/gu, ' '),
        body: news.body,
      }),
      now,
    )
  }
}
