/**
 * What leaves this server of an entry: everything but code, addresses that run, HTML that does more than show, what
 * the provider's editors know about each other, and pictures that count visitors.
 */
import { isUnsafeProperty, readableBindings, readableRepeat } from './bindings.ts'
import { isRunnableAddress, withoutActiveHtml } from './html.ts'
import { isObject, isPolluting, type Json, type JsonObject } from './json.ts'

export interface CleaningRules {
  /** The code of blocks and pages stays, as the operator of this copy decided. */
  readonly customCode: boolean
}

/** Who edited an entry, what that looked like to them, and under which of their own addresses. */
const editorFields = new Set(['createdBy', 'lastUpdatedBy', 'lastUpdateBy', 'screenshot'])
const codeFields = new Set(['jsCode', 'tsCode', 'httpRequests', 'actions'])
const activeTags = new Set([
  'script',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'link',
  'meta',
  'base',
  'style',
  'template',
])

export function cleaned(entry: JsonObject, rules: CleaningRules): JsonObject {
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(entry)) {
    if (isDropped(key, value, entry, rules)) continue
    if (key === 'bindings' && isObject(value) && !rules.customCode)
      Object.assign(result, readableBindings(value))
    else if (key === 'repeat' && !rules.customCode) Object.assign(result, repeated(value))
    else if (key === 'properties' && isObject(value))
      result.properties = cleaned(safeProperties(value), rules)
    else if (key === 'meta' && isObject(value)) result.meta = cleaned(withoutPreview(value), rules)
    else result[key] = cleanedValue(value, rules, isCodeOption(key, entry))
  }
  return result
}

function isDropped(key: string, value: Json, around: JsonObject, { customCode }: CleaningRules): boolean {
  if (isPolluting(key)) return true
  if (typeof value === 'string' && isRunnableAddress(value)) return true
  if (editorFields.has(key)) return isEntry(around)
  if (key === 'tagName') return typeof value === 'string' && activeTags.has(value.toLowerCase())
  if (customCode) return false
  // A block repeats the source of its code in an object; the code block's option of the same name is HTML.
  return codeFields.has(key) || (key === 'code' && isObject(value))
}

function cleanedValue(value: Json, rules: CleaningRules, isCode: boolean): Json {
  if (typeof value === 'string') return isCode && rules.customCode ? value : withoutActiveHtml(value)
  if (Array.isArray(value))
    return value
      .filter((one) => !isCounter(one))
      .map((one) =>
        typeof one === 'string' && isRunnableAddress(one) ? '' : cleanedValue(one, rules, false),
      )
  return isObject(value) ? cleaned(value, rules) : value
}

/** The texts that the provider's own blocks for code put into the page as they are. */
const isCodeOption = (key: string, options: JsonObject): boolean =>
  (key === 'code' && typeof options.code === 'string') ||
  (key === 'content' && typeof options.content === 'string')

const isEntry = (value: JsonObject): boolean =>
  isObject(value.data) && ('published' in value || 'modelId' in value || 'createdDate' in value)

const repeated = (value: Json): JsonObject => {
  const repeat = readableRepeat(value)
  return repeat === undefined ? {} : { repeat }
}

const safeProperties = (properties: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !isUnsafeProperty(name)))

const withoutPreview = ({ lastPreviewUrl: _editorsAddress, ...meta }: JsonObject): JsonObject => meta

/** The provider adds an unseen picture to pages, whose only use is that somebody asks for it. */
const isCounter = (value: Json): boolean =>
  isObject(value) && typeof value.id === 'string' && value.id.startsWith('builder-pixel')
