import type { BuilderContent } from '@builder.io/sdk-react'
import { fetchEntry } from './fetch-entry.ts'

/** A page that was fetched ahead is shown without a second question for so long, in milliseconds. */
const freshFor = 60_000

interface Ahead {
  readonly answer: Promise<BuilderContent | null>
  readonly at: number
}

const ahead = new Map<string, Ahead>()
const shown = new Map<string, BuilderContent>()

/** Fetches the page of a path before it is opened. */
export function fetchAhead(urlPath: string): Promise<BuilderContent | null> {
  const answer = fetchEntry('page', { urlPath })
  ahead.set(urlPath, { answer, at: performance.now() })
  answer.catch(() => ahead.delete(urlPath))
  return answer
}

/** The page of a path: what was just fetched ahead, once, or else the server's answer. */
export async function pageEntry(urlPath: string): Promise<BuilderContent | null> {
  const early = ahead.get(urlPath)
  ahead.delete(urlPath)
  const isFresh = early !== undefined && performance.now() - early.at < freshFor
  const entry = await (isFresh ? early.answer : fetchEntry('page', { urlPath }))
  if (entry === null) shown.delete(urlPath)
  else shown.set(urlPath, entry)
  return entry
}

/** The page as it was last shown in this visit, for the way back. */
export const lastShown = (urlPath: string): BuilderContent | undefined => shown.get(urlPath)
