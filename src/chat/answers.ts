/** An explanation as a reply: what it works out for the household, its words with their figures, and its source. */
import { draftContext } from '#engine/draft-context.ts'
import { factReader } from '#engine/fact-reader.ts'
import type { AnyFigure } from '#engine/figure.ts'
import type { Household } from '#engine/household.ts'
import { figureLinks, join, nothing, plainText, type Text, words } from '#engine/say.ts'
import type { CalendarDate } from '#engine/units.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { AnswerBook } from './answer-book.ts'
import type { AnswerEntry } from './answer-file.ts'
import { computations } from './computed-answers/all.ts'
import { resolveReferences } from './law-references.ts'
import type { SmallReply } from './small-replies.ts'

/** A reply that is longer than this is not read. */
export const mostWords = 120
/** A plan and what explains the question may be a little longer together. */
const mostWordsBeside = 130
/** Fewer words than this beside a plan say nothing. */
const fewestWords = 20

const lengthOf = (text: string): number => plainText(text).split(/\s+/).filter(Boolean).length

const sentencesOf = (text: Text): Text[] => text.split(/(?<=[.!?])\s+/) as Text[]

/** As many whole sentences from the start as there is room for. */
function fitted(text: Text, room: number): Text {
  const kept: Text[] = []
  let used = 0
  for (const sentence of sentencesOf(text)) {
    used += lengthOf(sentence)
    if (used > room) break
    kept.push(sentence)
  }
  return join(kept)
}

/** "Source: IRS", with the link. */
function sourceLine({ sources }: AnswerEntry): Text {
  const [source] = sources
  return source === undefined ? nothing : words(`Source: [${source.title}](${source.url}).`)
}

/** The receipts that a text needs, with all that they were worked out from. */
function receiptsFor(text: Text, written: readonly AnyFigure[]): AnyFigure[] {
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
  household: Household,
  today: CalendarDate,
  room: number = mostWords,
): { readonly text: Text; readonly figures: AnyFigure[] } {
  const sheet = worksheet()
  const inForce = draftContext(today)
  const compute = entry.computes === undefined ? undefined : computations[entry.computes]
  const own =
    compute?.({ household, today, inForce, sheet, reader: factReader(sheet, household, today) }) ?? nothing
  const source = sourceLine(entry)
  const body = resolveReferences(entry.body, sheet, inForce)
  const shown = fitted(body, room - lengthOf(own) - lengthOf(source))
  const text = join([own, shown, source], '\n\n')
  return { text, figures: receiptsFor(text, sheet.figures()) }
}

/** The reply that an explanation is, with what one might ask next. */
export function explanationReply(
  entry: AnswerEntry,
  book: AnswerBook,
  household: Household,
  today: CalendarDate,
): SmallReply {
  return {
    ...explanation(entry, household, today),
    suggestions: book.after(entry).map(({ title }) => title),
  }
}

/** The start of an explanation for the room that a plan's reply leaves; nothing where there is too little. */
export function explanationBeside(
  entry: AnswerEntry,
  today: CalendarDate,
  spoken: Text,
  withSource = false,
): { readonly text: Text; readonly figures: AnyFigure[] } | undefined {
  const sheet = worksheet()
  const body = resolveReferences(entry.body, sheet, draftContext(today))
  const source = withSource ? sourceLine(entry) : nothing
  const shown = fitted(body, mostWordsBeside - lengthOf(spoken) - lengthOf(source))
  if (lengthOf(shown) < fewestWords) return undefined
  return { text: join([shown, source]), figures: receiptsFor(shown, sheet.figures()) }
}
