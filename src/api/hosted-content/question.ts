/** What a request asks for: the few words of it that are understood. All others are a visitor's and mean nothing. */
import { isObject, type Json, parseJson } from './json.ts'
import type { ContentQuestion } from './source.ts'

const longestPath = 2_048

/** Undefined when no entry can have been meant. */
export function contentQuestion(model: string, query: unknown): ContentQuestion | undefined {
  if (!/^[A-Za-z0-9][\w-]{0,63}$/.test(model)) return undefined
  const attributes = jsonIn(textIn(query, 'userAttributes'))
  const urlPath = isObject(attributes) ? attributes.urlPath : undefined
  const idText = textIn(query, 'query.id')
  const id = idText === undefined ? undefined : (jsonIn(idText) ?? idText)
  if (id !== undefined && !(typeof id === 'string' && /^[\w-]{1,128}$/.test(id))) return undefined
  const locale = textIn(query, 'locale')
  return {
    model,
    urlPath: typeof urlPath === 'string' && urlPath.length <= longestPath ? pagePath(urlPath) : undefined,
    id,
    locale: locale !== undefined && /^[\w-]{1,35}$/.test(locale) ? locale : undefined,
  }
}

/** A slash at the end makes no other page. */
export const pagePath = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** The one value of that name; of a name that is given twice nothing is believed. */
function textIn(query: unknown, name: string): string | undefined {
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Object.entries(query).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

function jsonIn(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : parseJson(text)
  } catch {
    return undefined
  }
}
