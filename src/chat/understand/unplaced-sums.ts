/** Sums of a first message that no fact took: the plan does not count them, and the person should know. */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import { isUsed } from './unclear-number.ts'

export interface UnplacedSum {
  readonly mention: Mention
  /** It was taken for somebody else's; otherwise nobody said what it is. */
  readonly isOfOthers: boolean
}

/** Below this a bare number may count anything. */
const leastBare = 1_000

const isSum = (mention: Mention): boolean =>
  mention.kind === 'money' || (mayBeMoney(mention) && (mention.scaled || mention.low >= leastBare))

/** What is past, supposed, denied or a rule's was understood, and is left out on purpose. */
export function unplacedSums(reading: Reading, found: readonly Find[]): UnplacedSum[] {
  return reading.mentions.flatMap((mention) => {
    if (!isSum(mention) || mention.low <= 0 || isUsed(mention, found)) return []
    const reason = unreal(mention)
    const ofOthers = reason === 'someone_else' || isOfOthers(reading, mention)
    return reason === undefined || ofOthers ? [{ mention, isOfOthers: ofOthers }] : []
  })
}
