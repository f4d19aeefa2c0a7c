/** A state by its two letters in lower case: the answer to the question for it, "34, tx, make 80k", "we make 190 in nj". */
import { type FactValue, facts } from '#engine/household.ts'
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'

interface Coded {
  state: FactValue<'state'>
  at: Span
  weight: number
}

/** English words of two letters: in small letters never a state. */
const words = new Set(['in', 'or', 'me', 'hi', 'ok'])
/** Words, trades and units where nobody was asked: "oh", "ma", "md", "pa" (a physician assistant), "la" (the city), "mo" (a month). */
const alsoWords = new Set('oh ma pa la co de id al mo ms md ne va'.split(' '))
/** What "in" is seldom said before unless it is the state. */
const notAfterIn = new Set(['co', 'de', 'id', 'al', 'mo', 'ms'])

const answer =
  /^\W*(?:(?:(?:i'm|im|i am|we're|we are|i|we) )?(?:live |living |from )?(?:in )?)?([a-z]{2})\W*$/
/** An item of a list. */
const item = /(?:^|[,;]) ?([a-z]{2})(?= ?(?:[,;]|[.!?]?\s*$))/g
const afterIn =
  /\b(?:(live|lives|living|reside|based|located|am|i'm|im|we're|are|she's|he's|shes|hes|home|house) )?in ([a-z]{2})(?= ?(?:[,;]|[.!?](?:\s|$)|$))/g
/** What else stands in a list of circumstances. */
const circumstance =
  /^\W*(?:(?:i'm|im|i am|age)? ?\d\d|\$?\d[\d,.]*k?(?: (?:a year|salary|income|household income))?|(?:i )?(?:make|making|earn|earning) .*\d.*|single|married|divorced|widow(?:ed|er)?|no kids|(?:\d|one|two|three|four) kids?|rent(?:ing|er)?|homeowner|self[- ]employed|male|female)\W*$/

const stateOf = (letters: string): FactValue<'state'> | undefined =>
  words.has(letters) ? undefined : facts.state.schema.safeParse(letters.toUpperCase()).data

/** How many items of the list that a place stands in tell a circumstance. */
function isAmongCircumstances(text: string, [from, end]: Span): boolean {
  const before =
    text
      .slice(0, from)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  const after = text.slice(end).split(/[.!?](?:\s|$)/)[0] ?? ''
  return [...before.split(/[,;]/), ...after.split(/[,;]/)].some((part) => circumstance.test(part))
}

export function inSmallLetters({ original, text, openQuestion }: Reading): Coded[] {
  const asked = openQuestion === 'state' ? answer.exec(text)?.[1] : undefined
  if (asked !== undefined) {
    const state = stateOf(asked)
    const from = text.lastIndexOf(asked)
    return state === undefined ? [] : [{ state, at: [from, from + 2], weight: 0.9 }]
  }
  const found: Coded[] = []
  const add = (letters: string, from: number, weight: number) => {
    const state = stateOf(letters)
    const at: Span = [from, from + 2]
    // Capitals are read with the other abbreviations.
    if (state !== undefined && original.slice(...at) === letters) found.push({ state, at, weight })
  }
  for (const match of text.matchAll(item)) {
    const letters = match[1] ?? ''
    const from = match.index + match[0].length - 2
    if (!alsoWords.has(letters) && isAmongCircumstances(text, [from, from + 2])) add(letters, from, 0.66)
  }
  for (const match of text.matchAll(afterIn)) {
    const [, lives, letters = ''] = match
    // "Live in la": the city.
    if (letters === 'la' || (lives === undefined && notAfterIn.has(letters))) continue
    add(letters, match.index + match[0].length - 2, lives === undefined ? 0.7 : 0.85)
  }
  return found
}
