/** Sums of a first message that no fact took: the plan does not count them, and the person should know. */
import { middle } from '#engine/household.ts'
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

/** "70,000 in loans (40,000 at 6%, 30,500 at 5%)": told once more, and rounded. */
function isTotalOfDebts({ low }: Mention, found: readonly Find[]): boolean {
  const debts = found.flatMap((one) => (one.key === 'debts' ? one.value : []))
  return [...new Set(debts.map(({ kind }) => kind))].some((kind) => {
    const balances = debts.flatMap((one) =>
      one.kind === kind && one.balance !== undefined ? [middle(one.balance)] : [],
    )
    const sum = balances.reduce((total, balance) => total + balance, 0)
    return balances.length > 1 && Math.abs(sum - low) <= roundOff * sum
  })
}
const roundOff = 0.02

/** What is past, supposed, denied or a rule's was understood, and is left out on purpose. */
export function unplacedSums(reading: Reading, found: readonly Find[]): UnplacedSum[] {
  return reading.mentions.flatMap((mention) => {
    if (!isSum(mention) || mention.low <= 0 || isUsed(mention, found) || isTotalOfDebts(mention, found))
      return []
    const reason = unreal(mention)
    const ofOthers = reason === 'someone_else' || isOfOthers(reading, mention)
    return reason === undefined || ofOthers ? [{ mention, isOfOthers: ofOthers }] : []
  })
}
