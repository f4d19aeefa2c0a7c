import type { BuilderBlock, BuilderContextInterface } from '@builder.io/sdk-react'

/** Blocks to draw, and what they may read while they are drawn. */
export interface ChildBlock {
  readonly key: string
  readonly blocks: BuilderBlock[]
  readonly context: BuilderContextInterface
}

/** A collection that is named and nothing more; anything else would be code, and code of others does not run here. */
const plainPath = /^\s*(?:return\s+)?state((?:\.\w+)+)\s*;?\s*$/

function valueAt(state: Record<string, unknown>, code: string): unknown {
  const names = plainPath.exec(code)?.[1]?.slice(1).split('.')
  if (names === undefined) return undefined
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    state,
  )
}

/**
 * The children of a block one by one, a repeated child once for each item of its collection.
 * An item is read under its own name, `$item` and `$index`, as the provider's blocks have it.
 */
export function repeatedChildren(
  children: readonly BuilderBlock[] | undefined,
  context: BuilderContextInterface,
): ChildBlock[] {
  return (children ?? []).flatMap((child, place) => {
    const name = child.id ?? String(place)
    if (!child.repeat?.collection) return [{ key: name, blocks: [child], context }]
    const { collection, itemName } = child.repeat
    const items = valueAt({ ...context.rootState, ...context.localState }, collection)
    if (!Array.isArray(items)) return []
    const block: BuilderBlock = { ...child, repeat: null }
    return items.map((item: unknown, index) => ({
      key: `${name}-${index}`,
      blocks: [block],
      context: {
        ...context,
        localState: { ...context.localState, ...itemState(item, index, collection, itemName) },
      },
    }))
  })
}

function itemState(item: unknown, index: number, collection: string, itemName: string | undefined) {
  const last = collection
    .replace(/[\s;]+$/, '')
    .split('.')
    .pop()
  const name = itemName || (last ? `${last}Item` : 'item')
  return { $index: index, $item: item, [name]: item, [`$${name}Index`]: index }
}
