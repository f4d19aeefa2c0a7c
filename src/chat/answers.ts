/** An explanation as a reply: what it works out for the household, its words with their figures, and its source. */
import { helpPagePath } from '#contract/help.ts'
import { draftContext } from '#engine/draft-context.ts'
import { factReader } from '#engine/fact-reader.ts'
import type { AnyFigure } from '#engine/figure.ts'
import { figureLinks, join, nothing, plainText, type Text, words } from '#engine/say.ts'
import type { CalendarDate } from '#engine/units.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { AnswerBook } from './answer-book.ts'
import type { AnswerEntry } from './answer-file.ts'
import { searchTerms } from './answer-terms.ts'
import { computations } from './computed-answers/all.ts'
import type { Known } from './known-facts.ts'
import { resolveReferences } from './law-references.ts'
import type { SmallReply } from './small-replies.ts'

/** A reply that is longer than this is not read. */
export const mostWords = 120
/** A plan and what explains the question may be a little longer together. */
const mostWordsBeside = 130
/** Fewer words than this beside a plan say nothing. */
const fewestWords = 20

export const lengthOf = (text: string): number => plainText(text).split(/\s+/).filter(Boolean).length

/** Sentences that lean on the one before stay with it. */
const leans =
  /^(?:It|Its|They|Their|These|This|That|Then|So|But|Otherwise|Above that|After that|Late|Over it|There|Both|Such|Below|Without it|The cure|The catch)\b/

/** A text cut where it may be cut: between sentences that stand for themselves. */
export function cutsOf(text: Text): Text[] {
  const cuts: Text[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/) as Text[]) {
    const before = cuts.at(-1)
    // "Refused? A counselor …": a case that is named as a question is answered by the sentence after it.
    const isAnswer = before?.endsWith('?') === true && !before.includes(':')
    if (before !== undefined && (isAnswer || leans.test(sentence)))
      cuts[cuts.length - 1] = join([before, sentence])
    else cuts.push(sentence)
  }
  return cuts
}

/** As many whole sentences as there is room for, in their order: the first, then those nearest to the question. */
function fitted(text: Text, room: number, question = ''): Text {
  const asked = new Set(searchTerms(question))
  const sentences = cutsOf(text).map((sentence, index) => ({
    sentence,
    index,
    shared:
      index === 0 ? Infinity : searchTerms(plainText(sentence)).filter((term) => asked.has(term)).length,
  }))
  const kept: typeof sentences = []
  let used = 0
  for (const one of sentences.toSorted((a, b) => b.shared - a.shared || a.index - b.index)) {
    const length = lengthOf(one.sentence)
    if (used + length > room) {
      if (question === '') break
      continue
    }
    used += length
    kept.push(one)
  }
  return join(kept.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence))
}

/** "Source: IRS", with the link. */
function sourceLine({ sources }: AnswerEntry): Text {
  const [source] = sources
  return source === undefined ? nothing : words(`Source: [${source.title}](${source.url}).`)
}

/** Leads to the page of the explanation. It is pressed rather than read, and so takes no room from the words. */
const moreLink = ({ id }: AnswerEntry): Text => words(`[Read more](${helpPagePath(id)})`)

/** The receipts that a text needs, with all that they were worked out from. */
export function receiptsFor(text: Text, written: readonly AnyFigure[]): AnyFigure[] {
  const byId = new Map(written.map((figure) => [figure.id, figure]))
  const needed = new Set<AnyFigure>()
  const add = (id: string): void => {
    const figure = byId.get(id)
    if (figure === undefined || needed.has(figure)) return
    needed.add(figure)
    figure.inputs.forEach(add)
  }
  for (const { id } of figureLinks(text)) add(id)
  return [...needed]
}

/** The whole explanation, with what it works out from the household's facts first. */
export function explanation(
  entry: AnswerEntry,
  known: Known,
  today: CalendarDate,
  room: number = mostWords,
): { readonly text: Text; readonly figures: AnyFigure[] } {
  const { household } = known
  const sheet = worksheet(known.fromSample)
  const inForce = draftContext(today)
  const compute = entry.computes === undefined ? undefined : computations[entry.computes]
  const own =
    compute?.({ household, today, inForce, sheet, reader: factReader(sheet, household, today) }) ?? nothing
  const source = sourceLine(entry)
  const body = resolveReferences(entry.body, sheet, inForce)
  const shown = fitted(body, room - lengthOf(own) - lengthOf(source))
  const text = join([own, shown, join([source, moreLink(entry)])], '\n\n')
  return { text, figures: receiptsFor(text, sheet.figures()) }
}

/** The reply that an explanation is, with what one might ask next. */
export function explanationReply(
  entry: AnswerEntry,
  book: AnswerBook,
  known: Known,
  today: CalendarDate,
  room: number = mostWords,
): SmallReply {
  return {
    ...explanation(entry, known, today, room),
    suggestions: book.after(entry, known.household).map(({ title }) => title),
  }
}

/** A plan of their own numbers has said what the opening of its topic says in general: only the rest may stand beside it. */
function besideWords({ general, beside, body }: AnswerEntry, leads: boolean): string | undefined {
  if (leads) return body
  if (beside === false) return undefined
  return beside ?? (general ? undefined : body)
}

/** The start of an explanation for the room that a plan's reply leaves; nothing where there is too little. */
export function explanationBeside(
  entry: AnswerEntry,
  today: CalendarDate,
  beside: {
    readonly spoken: Text
    readonly question: string
    /** Whether it comes first and whole, with its source, as the plan is only an example. */
    readonly leads: boolean
    readonly taken: number
  },
): { readonly text: Text; readonly figures: AnyFigure[] } | undefined {
  const words = besideWords(entry, beside.leads)
  if (words === undefined) return undefined
  const sheet = worksheet()
  const body = resolveReferences(words, sheet, draftContext(today))
  const source = beside.leads ? sourceLine(entry) : nothing
  const more = beside.leads ? moreLink(entry) : nothing
  const room = mostWordsBeside - beside.taken - lengthOf(beside.spoken) - lengthOf(source)
  const shown = fitted(body, room, beside.question)
  if (lengthOf(shown) < fewestWords) return undefined
  return { text: join([shown, source, more]), figures: receiptsFor(shown, sheet.figures()) }
}
