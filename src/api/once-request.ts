import { hashOf } from './secrets.ts'
import type { OnceRequest } from './store/keeping.ts'

/** A request under its key, to be known again by what it asks for; undefined for one without a key. */
export const onceRequest = (
  key: string | undefined,
  ...asked: readonly unknown[]
): OnceRequest | undefined =>
  key === undefined ? undefined : { key, requestHash: hashOf(JSON.stringify(asked)) }
