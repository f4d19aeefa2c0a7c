/**
 * Bindings are code that fills a block. Those that only name a place in the state are kept, written so that they can
 * be read without running anything; of the others nothing is left.
 */
import { isObject, isPolluting, type Json, type JsonObject } from './json.ts'

const path = String.raw`state(?:\.[A-Za-z_$][\w$]*)+`
const plainPath = new RegExp(
  `^\\s*(?:var _virtual_index\\s*=\\s*)?(${path})\\s*;?\\s*(?:return _virtual_index;?)?\\s*$`,
)
/** What is the same for every visitor. Authors ask where a page is drawn, and ours are drawn in the browser alone. */
const constants: Readonly<Record<string, boolean>> = {
  '!0': true,
  '!1': false,
  true: true,
  false: false,
  'Builder.isBrowser': true,
  '!Builder.isBrowser': false,
  'Builder.isServer': false,
  '!Builder.isServer': true,
}
const expression =
  /^\s*(?:(?:var _virtual_index\s*=\s*)?([\w.!]+)\s*;?\s*(?:return _virtual_index;?)?|return ([\w.!]+);?)\s*$/

/** The place in the state that the code names, when it does no more than that. */
function statePath(code: Json | undefined): string | undefined {
  const found = typeof code === 'string' ? plainPath.exec(code)?.[1] : undefined
  return found?.split('.').some(isPolluting) ? undefined : found
}

const bindable = /^(?:show|hide|href|(?:component\.options|style|responsiveStyles|properties)(?:\.[\w$-]+)+)$/

function isBindable(target: string): boolean {
  const parts = target.split('.')
  const isUnsafe =
    parts.some(isPolluting) || (parts[0] === 'properties' && parts.slice(1).some(isUnsafeProperty))
  return bindable.test(target) && !isUnsafe
}

/** A property of an element that is code or markup: event handlers, React's raw HTML, a document inside a frame. */
export const isUnsafeProperty = (name: string): boolean => /^(?:on|dangerously|srcdoc$|ref$)/i.test(name)

/**
 * The bindings that may stay, and what the rest comes to: a block whose condition cannot be read is not shown, as if
 * the condition had failed.
 */
export function readableBindings(bindings: JsonObject): JsonObject {
  const kept: JsonObject = {}
  const block: JsonObject = {}
  for (const [target, code] of Object.entries(bindings)) {
    const place = statePath(code)
    if (place !== undefined && isBindable(target)) kept[target] = place
    else if (target === 'show' || target === 'hide') {
      const value = constantIn(code)
      if (value !== undefined) block[target] = value
      else if (target === 'show') block.show = false
    }
  }
  return Object.keys(kept).length > 0 ? { ...block, bindings: kept } : block
}

function constantIn(code: Json): boolean | undefined {
  const found = typeof code === 'string' ? expression.exec(code) : null
  const name = found?.[1] ?? found?.[2] ?? ''
  return Object.hasOwn(constants, name) ? constants[name] : undefined
}

/** What a block is repeated over, when that can be read without running anything. */
export function readableRepeat(repeat: Json): JsonObject | undefined {
  if (!isObject(repeat)) return undefined
  const collection = statePath(repeat.collection)
  const { itemName } = repeat
  if (collection === undefined) return undefined
  return typeof itemName === 'string' && /^[A-Za-z_$][\w$]*$/.test(itemName) && !isPolluting(itemName)
    ? { collection, itemName }
    : { collection }
}
