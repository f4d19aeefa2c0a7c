/** What the drafts of one plan share: most what-ifs change nothing of it. */
import type { DraftContext } from '../topic.ts'

/** Works a thing out once for a key; forgotten together with the context, which is that of one plan. */
export function sharedByDrafts<T>(): (context: DraftContext, key: string, workedOut: () => T) => T {
  const kept = new WeakMap<DraftContext, Map<string, T>>()
  return (context, key, workedOut) => {
    const found = kept.get(context) ?? new Map<string, T>()
    kept.set(context, found)
    const before = found.get(key)
    if (before !== undefined) return before
    const now = workedOut()
    found.set(key, now)
    return now
  }
}
