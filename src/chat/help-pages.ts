/** Explanations as pages that can be read without asking: figures filled in, sources, and what to read next. */
import type { HelpIndex, HelpLink, HelpPage, HelpPhrases } from '#contract/help.ts'
import { draftContext } from '#engine/draft-context.ts'
import { join, plainText, type Text } from '#engine/say.ts'
import type { CalendarDate } from '#engine/units.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { AnswerBook } from './answer-book.ts'
import type { AnswerEntry } from './answer-file.ts'
import { cutsOf, receiptsFor } from './answers.ts'
import { helpSubjects } from './help-subjects.ts'
import { resolveReferences } from './law-references.ts'

/** A paragraph of fewer words goes on. */
const paragraphWords = 30
const relatedPages = 4
/** What a search engine shows of a description. */
const descriptionLength = 155
const shortestDescription = 60

const link = ({ id, title }: AnswerEntry): HelpLink => ({ slug: id, title })

const subjectOf = ({ id, topics }: AnswerEntry) => {
  const subject = helpSubjects.find((one) => topics[0] !== undefined && one.topics.includes(topics[0]))
  if (subject === undefined)
    throw new RangeError(`answer ${id}: its first topic belongs to no subject of help`)
  return subject
}

const wordsIn = (text: string): number => plainText(text).split(/\s+/).filter(Boolean).length

/** The sentences of an explanation in short paragraphs. */
function paragraphsOf(body: Text): Text[] {
  const paragraphs: Text[] = []
  for (const written of body.split(/\n{2,}/) as Text[]) {
    const started = paragraphs.length
    for (const cut of cutsOf(written)) {
      const last = paragraphs.at(-1)
      if (paragraphs.length > started && last !== undefined && wordsIn(last) < paragraphWords)
        paragraphs[paragraphs.length - 1] = join([last, cut])
      else paragraphs.push(cut)
    }
  }
  return paragraphs
}

/** Whole sentences as far as they fit; a long first one is cut between words. */
function descriptionOf(body: Text): string {
  const text = plainText(body).replace(/\s+/g, ' ')
  let shown = ''
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const longer = shown === '' ? sentence : `${shown} ${sentence}`
    if (longer.length > descriptionLength) break
    shown = longer
  }
  if (shown.length >= shortestDescription) return shown
  const cut = text.slice(0, descriptionLength)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–—-]+$/, '')} …`
}

/** What is near in words, then what else the subject has. */
const relatedTo = (entry: AnswerEntry, book: AnswerBook): HelpLink[] => {
  const near = book.after(entry)
  const others = book.entries.filter((other) => other !== entry && subjectOf(other) === subjectOf(entry))
  return [...new Set([...near, ...others])].slice(0, relatedPages).map(link)
}

export function helpPage(entry: AnswerEntry, book: AnswerBook, today: CalendarDate): HelpPage {
  const sheet = worksheet()
  const inForce = draftContext(today)
  const body = resolveReferences(entry.body, sheet, inForce)
  const { id, title } = subjectOf(entry)
  return {
    ...link(entry),
    description: descriptionOf(body),
    subject: { id, title },
    paragraphs: paragraphsOf(body),
    figures: receiptsFor(body, sheet.figures()),
    lawYear: inForce.law.year,
    sources: entry.sources,
    related: relatedTo(entry, book),
  }
}

/** Every question by subject, those that a subject begins with first. */
export const helpIndex = ({ entries }: AnswerBook): HelpIndex =>
  helpSubjects.map((subject) => ({
    id: subject.id,
    title: subject.title,
    questions: entries
      .filter((entry) => subjectOf(entry) === subject)
      .sort((a, b) => Number(b.general) - Number(a.general) || a.title.localeCompare(b.title, 'en'))
      .map(link),
  }))

export const helpPhrases = ({ entries }: AnswerBook): HelpPhrases =>
  Object.fromEntries(entries.map(({ id, asks }) => [id, asks]))
