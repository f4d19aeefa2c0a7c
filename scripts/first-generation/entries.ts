import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesFolder } from '../../e2e/hosted-cases.ts'
import { blockPages } from '../../e2e/hosted-entries.ts'
import { isObject, type Json, type JsonObject, parseJson } from '../../src/api/hosted-content/json.ts'
import { root } from '../stages.ts'

export interface NamedEntry {
  readonly name: string
  readonly entry: JsonObject
}

/** The entries of a folder; without one, those of this copy and of the collection that may lie beside it. */
export function entriesToCompare(folder: string | undefined): NamedEntry[] {
  if (folder !== undefined) return entriesIn(folder)
  const own = blockPages.map((page) => ({ name: page.name, entry: asEditorWrites(parsed(page)) }))
  const folders = ['content/builder/page', 'src/api/hosted-content/entries-for-tests']
  return [...own, ...[...folders.map((one) => join(root, one)), casesFolder].flatMap(entriesIn)]
}

/** The pieces that pages of this copy are put together from. */
export const symbolsOfThisCopy = (): JsonObject[] =>
  entriesIn(join(root, 'content/builder/symbol')).map(({ entry }) => entry)

const entriesIn = (folder: string): NamedEntry[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const entry = parseJson(readFileSync(join(folder, name), 'utf8'))
      return isObject(entry) ? [{ name: name.slice(0, -'.json'.length), entry }] : []
    })

const parsed = (value: unknown): Json => parseJson(JSON.stringify(value))

interface ProviderBlock {
  readonly name: string
  readonly inputs: readonly { readonly name: string; readonly defaultValue?: Json }[]
}
const facts: { blocks: ProviderBlock[] } = JSON.parse(
  readFileSync(join(root, 'src/web/hosted/inputs/provider-facts.json'), 'utf8'),
)

/** What the editor inserts has no name of its own until it stands in an entry. */
let named = 0

/** The provider's editor writes the default of every input into an entry; those of our tests leave most of them out. */
function asEditorWrites(value: Json): JsonObject {
  const filled = withDefaults(value)
  if (!isObject(filled)) throw new Error('an entry is an object')
  return filled
}

function withDefaults(value: Json): Json {
  if (Array.isArray(value)) return value.map(withDefaults)
  if (!isObject(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDefaults(part)]))
  if (parts['@type'] === '@builder.io/sdk:Element') parts.id ??= `builder-named-${++named}`
  const block = facts.blocks.find(({ name }) => name === value.name)
  if (block === undefined || !isObject(parts.options)) return parts
  const defaults = block.inputs.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue] as const],
  )
  return {
    ...parts,
    options: {
      ...Object.fromEntries(defaults.map(([name, value]) => [name, withDefaults(value)])),
      ...parts.options,
    },
  }
}
