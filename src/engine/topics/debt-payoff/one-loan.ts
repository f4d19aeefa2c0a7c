/** The plan with one loan in the place of costly debts: the same money each month, another rate, and a fee. */
import { type Debt, type DebtPayoff, debtPayoff, type Promotion } from '../../math/debt-payoff.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { changesApart } from './after-forgiveness.ts'
import { wished } from './smallest-first.ts'
import type { DebtWork } from './work.ts'

export interface OneLoan {
  readonly rate: AnnualRate
  /** As a fraction of what is taken over. */
  readonly feeRate: number
  /** The low rate of a transfer, and for how long. */
  readonly promotion?: Promotion
}

export interface TakenOver {
  /** What the loan takes over, without its fee. */
  readonly balance: Dollars
  /** What of it each debt of the schedule loses, by its place. */
  readonly parts: readonly Dollars[]
}

/** What a loan takes over of some debts, the highest rate first, once the cash of today has gone to them. */
export function takenOver(
  { paid, numbers, plan }: DebtWork,
  taken: readonly DebtTerms[],
  most: Dollars = Infinity,
): TakenOver {
  const open = numbers.map(({ balance }, index) => balance - (plan.lumpSums[index] ?? 0))
  const parts = numbers.map(() => 0)
  let left = most
  for (const debt of [...taken].sort((a, b) => b.rate.value - a.rate.value)) {
    const place = paid.findIndex(({ id }) => id === debt.id)
    const part = Math.min(left, Math.max(0, open[place] ?? 0))
    parts[place] = part
    left -= part
  }
  return { balance: parts.reduce((sum, part) => sum + part, 0), parts }
}

/**
 * What of some debts to let a loan take over: of those that cost more than it does, neighbours in the order of their rates,
 * the ones with the lowest total of interest and fee. Nothing where none costs more.
 */
export function cheapestTakenOver(
  work: DebtWork,
  taken: readonly DebtTerms[],
  loan: OneLoan,
  most?: Dollars,
): TakenOver | undefined {
  const at = loan.promotion?.rate ?? loan.rate
  const dearer = taken.filter(({ rate }) => rate.value > at).sort((a, b) => b.rate.value - a.rate.value)
  const neighbours = dearer.flatMap((_, first) =>
    dearer.slice(first).map((_, more) => dearer.slice(first, first + more + 1)),
  )
  const totals = neighbours.map((debts) => {
    const over = takenOver(work, debts, most)
    return { over, total: withOneLoan(work, over, loan).totalInterest + over.balance * loan.feeRate }
  })
  return totals.sort((a, b) => a.total - b.total)[0]?.over
}

/** The schedule with that loan: what is paid each month stays what it is without it. The fee is owed from the first day. */
export function withOneLoan(work: DebtWork, { balance, parts }: TakenOver, loan: OneLoan): DebtPayoff {
  const { numbers, plan, extra } = work
  const rest = numbers.map((debt, index) => ({
    ...debt,
    balance: debt.balance - (plan.lumpSums[index] ?? 0) - (parts[index] ?? 0),
    lumpFirst: 0,
  }))
  const isGone = (index: number) => (parts[index] ?? 0) > 0 && (rest[index]?.balance ?? 0) <= 0
  const kept = rest.filter((_, index) => !isGone(index))
  const freed = numbers.filter((_, index) => isGone(index)).reduce((sum, { minimum }) => sum + minimum, 0)
  // What is late on a debt that is taken over is paid on the new loan, and what waits for it waits for that.
  const placeOf = (debt: number) =>
    isGone(debt) ? kept.length : rest.slice(0, debt).filter((_, index) => !isGone(index)).length
  const claims = work.claims.map(({ debt, after = [], ...claim }) => ({
    ...claim,
    after: after.map(placeOf),
    ...(debt === undefined ? {} : { debt: placeOf(debt) }),
  }))
  const owed = balance * (1 + loan.feeRate)
  const payAt = (rank?: AnnualRate) =>
    debtPayoff({
      debts: [
        ...kept,
        {
          name: 'new loan',
          balance: owed,
          rate: loan.rate,
          minimum: freed,
          ...(loan.promotion === undefined
            ? {}
            : { promotion: { ...loan.promotion, ...(rank === undefined ? {} : { rank }) } }),
        } satisfies Debt,
      ],
      extra: extra.value,
      order: wished(work),
      claims,
      freed: changesApart(work),
    })
  if (loan.promotion === undefined) return payAt()
  // A low rate that ends soon is paid first or last, whichever costs less.
  const [last, first] = [payAt(), payAt(Math.max(loan.rate, ...kept.map(({ rate }) => rate)))]
  return first.totalInterest < last.totalInterest ? first : last
}
