/** What in a message calls for care before any planning: crisis first; scams, fraud, limits of what Hearth can do. */
import { type ConcernKind, concernKinds, concernRows, unrelatedWords } from './concern-words.ts'
import { crisisWordsIn } from './crisis-languages.ts'
import { distressIn } from './distress-words.ts'
import { languageOf } from './language.ts'
import { maskPrivateNumbers } from './masks.ts'
import { spanishRows } from './spanish.ts'

export type { ConcernKind } from './concern-words.ts'

export interface Concern {
  readonly kind: ConcernKind
  /** The words that showed it. */
  readonly words: string
}

/** Said beside an answer; all other kinds are answered instead of a plan. */
const beside: ReadonlySet<ConcernKind> = new Set([
  'distress',
  'terminal_illness',
  'illness_near',
  'loss',
  'minor',
  'spanish',
])
export const standsBeside = (kind: ConcernKind): boolean => beside.has(kind)

const plain = (message: string) =>
  message
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')

/** Everything that calls for care, the most urgent first. */
export function concernsIn(message: string): Concern[] {
  const text = plain(message)
  const found: Concern[] = []
  const language = languageOf(message)
  const isSpanish = spanishRows.some(({ pattern }) => pattern.test(text))
  if (language === 'none' && !isSpanish) found.push({ kind: 'gibberish', words: message.slice(0, 40) })
  if (language === 'other' && !isSpanish) found.push({ kind: 'other_language', words: message.slice(0, 40) })
  const inSpanish = spanishRows.flatMap(({ kind, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ kind, words: match[0].trim().slice(0, 80) }] : []
  })
  found.push(...inSpanish)
  const elsewhere = crisisWordsIn(message)
  if (elsewhere !== undefined && !isSpanish) found.push({ kind: 'crisis', words: elsewhere })
  if (language === 'spanish' || inSpanish.length > 0)
    found.push({ kind: 'spanish', words: message.slice(0, 40) })
  if (maskPrivateNumbers(message).found.length > 0)
    found.push({ kind: 'private_number', words: 'a private number' })
  for (const { kind, pattern, unless } of concernRows) {
    const match = pattern.exec(text)
    if (match && !unless?.test(text)) found.push({ kind, words: match[0].slice(0, 80) })
  }
  const distress = distressIn(text)
  if (distress !== undefined) found.push({ kind: 'distress', words: distress })
  const unrelated = unrelatedWords.exec(text)
  if (
    unrelated &&
    !/\b(?:money|save|saving|budget|invest|debt|loan|tax|retire|insurance|income|fund|401|ira|credit)/.test(
      text,
    )
  )
    found.push({ kind: 'unrelated', words: unrelated[0] })
  return found.sort((a, b) => concernKinds.indexOf(a.kind) - concernKinds.indexOf(b.kind))
}

/** The concern that is answered instead of a plan, if there is one. */
export const leadingConcern = (concerns: readonly Concern[]): Concern | undefined =>
  concerns.find(({ kind }) => !standsBeside(kind))
