/** An explanation as it is written down: Markdown with a YAML head. The parser is pure; who reads the folder hands it the text. */
import { parse } from 'yaml'
import { z } from 'zod'
import { factKeySchema } from '#engine/household.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import { computedAnswerNames } from './computed-answers/names.ts'

const headSchema = z.strictObject({
  /** The question that it answers, which is also the message that a suggestion sends. */
  title: z.string().min(1),
  topics: z.array(z.enum(topicSlugs)).min(1),
  /** The explanation to begin a topic with when nothing more exact was asked. */
  general: z.boolean().default(false),
  /**
   * What it still says beside a plan of told sums, which has told the order and the months already; `false` for nothing.
   * Without it such an explanation says nothing there, and any other one what it says alone.
   */
  beside: z.union([z.literal(false), z.string().min(1)]).optional(),
  /** What is worked out first when the household's facts allow it. */
  computes: z.enum(computedAnswerNames).optional(),
  /** How people ask for it. */
  asks: z.array(z.string().min(1)).min(1),
  /**
   * Words that tell it apart in any story: "inherit* | left me + ira | 401k" is one of the first and one of the second.
   * A star stands for any ending.
   */
  tells: z.array(z.string().min(1)).default([]),
  /** Words, in rows like those, without which it is never the explanation, however alike a question sounds. */
  only: z.array(z.string().min(1)).default([]),
  /** Said alone where a plan of its topic would not answer the question: always, or until there are sums to plan. */
  alone: z.enum(['always', 'without-sums']).optional(),
  /** Facts with which it is not the explanation: 'no plan at work' is none for those who told of one. */
  unless: z.array(factKeySchema).default([]),
  /** Official bodies only. */
  sources: z.array(z.strictObject({ title: z.string().min(1), url: z.url() })).min(1),
})

export interface AnswerEntry extends z.infer<typeof headSchema> {
  readonly id: string
  /** One paragraph or more, with figures by reference in double braces. */
  readonly body: string
}

const shape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads one file of content/answers. Throws, naming the file, when it is not of the shape. */
export function parseAnswer(id: string, text: string): AnswerEntry {
  const match = shape.exec(text.replaceAll('\r\n', '\n'))
  if (match === null) throw new SyntaxError(`answer ${id}: no head between two lines of dashes`)
  const [, head = '', body = ''] = match
  const parsed = headSchema.safeParse(parse(head, { prettyErrors: false }))
  if (!parsed.success) throw new SyntaxError(`answer ${id}: ${z.prettifyError(parsed.error)}`)
  if (body.trim() === '') throw new SyntaxError(`answer ${id}: it says nothing`)
  return { id, ...parsed.data, body: body.trim() }
}

const ending = '.md'

/** The explanations among the files of a folder, each given as its name and its text, in the order of the names. */
export const parseAnswers = (files: readonly (readonly [name: string, text: string])[]): AnswerEntry[] =>
  files
    .filter(([name]) => name.endsWith(ending))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => parseAnswer(name.slice(0, -ending.length), text))
