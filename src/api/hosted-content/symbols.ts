/** Puts entries into the blocks that stand for them, so that the browser has to ask only once. */
import { isObject, type Json, type JsonObject } from './json.ts'

/** How often a symbol may stand inside another, and how many one page may have looked up. */
const deepest = 3
const most = 50

export type FindSymbol = (wanted: { model: string; id: string }) => Promise<JsonObject | undefined>

interface Place {
  /** The entries that this place stands in, from the outside in. */
  readonly inside: readonly string[]
  readonly depth: number
}

/**
 * The entry with `content` in every symbol block, to a depth of three. A symbol that contains itself, stands deeper
 * or is not found has no `content`, and shows nothing.
 */
export async function withSymbols(entry: JsonObject, find: FindSymbol): Promise<JsonObject> {
  let lookups = 0
  const walk = async (value: Json, place: Place): Promise<Json> => {
    if (Array.isArray(value)) return Promise.all(value.map((one) => walk(one, place)))
    return isObject(value) ? walkObject(value, place) : value
  }
  const walkObject = async (value: JsonObject, place: Place): Promise<JsonObject> => {
    const parts = await Promise.all(
      Object.entries(value).map(async ([key, part]) => {
        const isSymbol = key === 'options' && value.name === 'Symbol' && isObject(part)
        return [key, isSymbol ? await walkSymbol(part, place) : await walk(part, place)] as const
      }),
    )
    return Object.fromEntries(parts)
  }
  const walkSymbol = async ({ symbol, ...options }: JsonObject, place: Place): Promise<JsonObject> => {
    if (!isObject(symbol)) return walkObject(options, place)
    const { content: given, ...reference } = symbol
    const content = await contentOf(reference, given, place)
    return {
      ...(await walkObject(options, place)),
      symbol: { ...(await walkObject(reference, place)), ...(content !== undefined && { content }) },
    }
  }
  const contentOf = async ({ entry: id, model }: JsonObject, given: Json | undefined, place: Place) => {
    const name = typeof id === 'string' ? id : ''
    if (place.depth === deepest || place.inside.includes(name)) return undefined
    const content = isObject(given) ? given : await lookUp(name, model)
    if (content === undefined) return undefined
    return walkObject(content, {
      inside: name === '' ? place.inside : [...place.inside, name],
      depth: place.depth + 1,
    })
  }
  const lookUp = async (id: string, model: Json = 'symbol') => {
    if (id === '' || typeof model !== 'string' || lookups === most) return undefined
    lookups += 1
    return find({ model, id })
  }
  return walkObject(entry, { inside: typeof entry.id === 'string' ? [entry.id] : [], depth: 0 })
}
