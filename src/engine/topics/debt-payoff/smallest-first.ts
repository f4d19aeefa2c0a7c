/**
 * The smallest balance first. A debt that gets only what is asked because it is cheap has its turn there, where it is
 * smaller than one that the money would go to: the early end is what that order is for.
 */

import type { FactReader } from '../../fact-reader.ts'
import type { Claim, Debt, DebtPayoff } from '../../math/debt-payoff.ts'
import type { DebtTerms } from '../debt-terms.ts'

/** Which debt the rest goes to. Deferred interest that can be cleared by its day is no matter of taste. */
export const wished = ({ reader }: { readonly reader: FactReader }): 'avalanche' | 'snowball' =>
  reader.told('payoffOrder') === 'snowball' ? 'snowball' : 'avalanche'

/** It is the size that decides: the highest rate first would cost another sum. */
export const goesBySize = ({
  order,
  plan,
  avalanche,
}: {
  readonly order: string
  readonly plan: DebtPayoff
  readonly avalanche: DebtPayoff
}): boolean => order === 'snowball' && plan.totalInterest !== avalanche.totalInterest

const largestOf = (debts: readonly DebtTerms[]) => Math.max(0, ...debts.map(({ balance }) => balance.value))

/** Cheap debts with those marked that the smallest balance first takes before another; asked for, they are as open as any. */
export function withSmallCheap(
  reader: FactReader,
  debts: readonly DebtTerms[],
  isOnlyCheap: (debt: DebtTerms) => boolean,
): DebtTerms[] {
  const largest = largestOf(debts.filter(({ minimumOnly }) => minimumOnly !== true))
  return debts.map((debt) =>
    debt.minimumOnly === true && isOnlyCheap(debt) && debt.balance.value < largest
      ? { ...debt, isSmallCheap: true, minimumOnly: wished({ reader }) !== 'snowball' }
      : debt,
  )
}

/** Without a turn for any of them: today’s cash ends all that they would come before. */
export const withoutSmallCheap = (paid: readonly DebtTerms[]): DebtTerms[] =>
  paid.map((debt) =>
    debt.isSmallCheap === true ? { ...debt, isSmallCheap: false, minimumOnly: true } : debt,
  )

/** Smaller than a debt of the order, and without a turn in any: as a bill on which nothing is agreed yet. */
export function smallWithoutTurn({
  paid,
  targets,
}: {
  readonly paid: readonly DebtTerms[]
  readonly targets: readonly DebtTerms[]
}): DebtTerms[] {
  const largest = largestOf(targets)
  return paid.filter(
    (debt) => debt.minimumOnly === true && debt.isSmallCheap !== true && debt.balance.value < largest,
  )
}

/** What the fund waits for: small cheap debts only where they come before another that it waits for. */
export function waitedFor(
  paid: readonly DebtTerms[],
  after: readonly number[],
  order: 'avalanche' | 'snowball',
): number[] {
  const others = after.filter((index) => paid[index]?.isSmallCheap !== true)
  const largest = largestOf(paid.filter((_, index) => others.includes(index)))
  const small = paid.flatMap(({ isSmallCheap, balance }, index) =>
    order === 'snowball' && isSmallCheap === true && balance.value < largest ? [index] : [],
  )
  return [...others, ...small].sort((a, b) => a - b)
}

/** Debts, and what comes before them, as an order takes them, whichever the plan goes by. */
export function inOrder<PartClaim extends Claim & { readonly part: string }>(
  order: 'avalanche' | 'snowball',
  paid: readonly DebtTerms[],
  { debts, claims }: { readonly debts: readonly Debt[]; readonly claims: readonly PartClaim[] },
) {
  const isOfFund = ({ part }: PartClaim) => part === 'fund' || part === 'fund-once-back'
  return {
    debts: debts.map((debt, index) =>
      paid[index]?.isSmallCheap === true ? { ...debt, minimumOnly: order !== 'snowball' } : debt,
    ),
    claims: claims.map((claim) =>
      isOfFund(claim) ? { ...claim, after: waitedFor(paid, claim.after ?? [], order) } : claim,
    ),
  }
}
