/** The months after a birth that miss something: what cash pays of it, and the fund has to have again. */
import { type Cents, toCents, toDollars } from '../../math/cents.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtBasis } from './basis.ts'
import type { PartClaim } from './claims.ts'

interface CarriedBirth {
  /** In all the months of the schedule. */
  readonly missing: Dollars
  /** What of it cash pays. */
  readonly drawn: Dollars
  /** The first month of which cash does not pay all of it. */
  readonly spentIn: Months | undefined
}

const keptParts: readonly PartClaim['part'][] = ['cushion', 'later-cushion', 'fund']

/** Undefined where nothing is missing, or where nobody told what cash there is. */
export function carriedBirth({
  birth,
  kept,
  claims,
  plan,
}: Pick<DebtBasis, 'birth' | 'kept'> & {
  readonly claims: readonly PartClaim[]
  readonly plan: DebtPayoff
}): CarriedBirth | undefined {
  const place = claims.findIndex(({ part }) => part === 'child')
  if (birth === undefined || kept === undefined || place < 0) return undefined
  let cash: Cents = toCents(kept.value)
  let missing: Cents = 0
  let drawn: Cents = 0
  let spentIn: Months | undefined
  for (const { month, claims: given } of plan.schedule) {
    const lacks =
      month > birth.after.value ? Math.max(0, toCents(birth.child.value) - toCents(given[place] ?? 0)) : 0
    const paid = Math.min(cash, lacks)
    if (paid < lacks) spentIn ??= month
    missing += lacks
    drawn += paid
    cash -= paid
    claims.forEach(({ part }, index) => {
      if (keptParts.includes(part)) cash += toCents(given[index] ?? 0)
    })
  }
  return missing === 0 ? undefined : { missing: toDollars(missing), drawn: toDollars(drawn), spentIn }
}
