import type { JsonObject } from './json.ts'

/** What may be asked for. There is nothing else: no key, no draft, no override of a visitor's own. */
export interface ContentQuestion {
  readonly model: string
  readonly urlPath?: string | undefined
  readonly id?: string | undefined
  readonly locale?: string | undefined
}

/** Where entries come from. */
export interface ContentSource {
  /** The entry as it is kept; undefined when there is none. */
  find(question: ContentQuestion): Promise<JsonObject | undefined>
}
