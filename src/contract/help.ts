/** What a help page is made of, and where it is found. The build writes it down; the browser reads it as a file. */
import type { z } from 'zod'
import type { figureSchema } from '#engine/figure-schema.ts'

export interface HelpLink {
  readonly slug: string
  readonly title: string
}

/** An explanation as a page of its own, its figures filled in. */
export interface HelpPage extends HelpLink {
  /** One or two sentences for search engines and previews. */
  readonly description: string
  readonly subject: HelpSubjectName
  /** Markdown whose numbers are links to the figures below. */
  readonly paragraphs: readonly string[]
  readonly figures: readonly z.infer<typeof figureSchema>[]
  /** The year whose law the figures are. */
  readonly lawYear: number
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  readonly related: readonly HelpLink[]
}

export interface HelpSubjectName {
  /** Its place on the page of all questions. */
  readonly id: string
  readonly title: string
}

/** Every question, by subject. */
export type HelpIndex = readonly (HelpSubjectName & { readonly questions: readonly HelpLink[] })[]

/** How people ask for each page, for the search; fetched when somebody searches. */
export type HelpPhrases = Readonly<Record<string, readonly string[]>>

export const helpPath = '/help'
export const helpPagePath = (slug: string): string => `${helpPath}/${slug}`

/** The files that the build writes beside the pages. */
export const helpFiles = {
  index: `${helpPath}/index.json`,
  phrases: `${helpPath}/phrases.json`,
  page: (slug: string): string => `${helpPagePath(slug)}.json`,
} as const
