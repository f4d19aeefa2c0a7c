/** Entries that come with this copy: content/builder/{model}/*.json, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { type StoredHead, storedHead } from './entry.ts'
import { isObject, type Json, type JsonObject, parseJson } from './json.ts'
import type { ContentSource } from './source.ts'
import { isFor } from './targeting.ts'

export const embeddedFolder = join(import.meta.dirname, '../../../content/builder')

interface Stored {
  readonly head: StoredHead
  readonly entry: JsonObject
}

/** Throws a StartProblem that names the first file that is not an entry. */
export function folderSource(folder: string): ContentSource {
  const models = new Map<string, Stored[]>()
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const { name } of found.filter((one) => one.isDirectory()))
    models.set(name, storedIn(join(folder, name)))
  return {
    find: async ({ model, urlPath, id, locale }) =>
      (models.get(model) ?? []).find(({ head }) =>
        id === undefined ? isFor(head.query, { urlPath, locale }) : head.id === id,
      )?.entry,
  }
}

/** What is published, in the provider's order: a lower priority comes first. */
function storedIn(folder: string): Stored[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => storedFrom(join(folder, name)))
    .filter(({ head }) => head.published === 'published')
    .sort((a, b) => (a.head.priority ?? 0) - (b.head.priority ?? 0))
}

function storedFrom(path: string): Stored {
  const entry = jsonIn(path)
  const head = storedHead(entry)
  if (typeof head === 'string' || !isObject(entry))
    throw new StartProblem(
      `The hosted content of ${path} cannot be shown: ${typeof head === 'string' ? head : ''}.`,
    )
  return { head, entry }
}

function jsonIn(path: string): Json {
  try {
    return parseJson(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new StartProblem(`The hosted content of ${path} cannot be shown: it is not JSON.`, { cause })
  }
}
