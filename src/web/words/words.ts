/**
 * Words and figures that a screen reads from a file beside it, so that no script carries them.
 * In the browser each file is fetched once; while pages are rendered ahead of time they are at hand.
 */
import { createContext, use } from 'react'

export type Words<Value> = { kind: 'found'; value: Value } | { kind: 'missing' } | { kind: 'unreachable' }

export type ReadWords = (address: string) => Promise<Words<unknown>>

async function fetched(address: string): Promise<Words<unknown>> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return answer.status === 404 ? { kind: 'missing' } : { kind: 'unreachable' }
    return { kind: 'found', value: await answer.json() }
  } catch {
    return { kind: 'unreachable' }
  }
}

const asked = new Map<string, Promise<Words<unknown>>>()

/** A screen that waits for its words asks again with every attempt to show itself, and gets the same promise. */
const fetchedOnce: ReadWords = (address) => {
  const before = asked.get(address)
  if (before !== undefined) return before
  const promise = fetched(address)
  asked.set(address, promise)
  return promise
}

export const WordsContext = createContext<ReadWords>(fetchedOnce)

/** The build writes the file from a value of this type. */
export const useWords = <Value>(address: string): Words<Value> =>
  use(use(WordsContext)(address)) as Words<Value>

export const readWords = async <Value>(address: string): Promise<Words<Value>> =>
  (await fetchedOnce(address)) as Words<Value>
