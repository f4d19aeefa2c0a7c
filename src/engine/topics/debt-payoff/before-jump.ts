/**
 * A balance on promotion costs little today and much from a day on. Ranked by today's rate it comes after a cheap loan
 * even when it outlasts its promotion; ranked by the later one it comes before debts that cost more meanwhile. Its place
 * among the others is the one that costs the least in all, by trying each.
 */
import type { Debt, DebtPayoff } from '../../math/debt-payoff.ts'
import type { AnnualRate } from '../../units.ts'

const jumps = ({ promotion, rate, minimumOnly }: Debt): boolean =>
  promotion !== undefined &&
  promotion.deferredInterest !== true &&
  promotion.months > 0 &&
  rate > promotion.rate &&
  minimumOnly !== true

/** The debts, each whose rate jumps standing above `least` and where the schedule costs the fewest dollars. */
export function beforeJump(
  debts: readonly Debt[],
  payoffOf: (debts: readonly Debt[]) => DebtPayoff,
  least: AnnualRate,
): readonly Debt[] {
  const costOf = (some: readonly Debt[]) => {
    const { months, totalInterest } = payoffOf(some)
    return months === undefined ? Infinity : Math.round(totalInterest)
  }
  const dearestFirst = debts.filter(jumps).sort((a, b) => b.rate - a.rate)
  return dearestFirst.reduce<readonly Debt[]>((best, debt) => {
    const place = debts.indexOf(debt)
    const ways = ranksOf(debts, debt)
      .filter((rank) => rank >= least)
      .map((rank) => best.with(place, rankedAt(debt, rank)))
    const costs = ways.map(costOf)
    // Of places that cost the same it takes the first: the one nearest to today's rate.
    return ways[costs.indexOf(Math.min(...costs))] ?? best
  }, debts)
}

const rankedAt = (debt: Debt, rank: AnnualRate): Debt =>
  debt.promotion === undefined || rank === debt.promotion.rate
    ? debt
    : { ...debt, promotion: { ...debt.promotion, rank } }

/** Today's rate, then one between each two of the rates from there to the rate that follows. */
function ranksOf(debts: readonly Debt[], { promotion, rate }: Debt): AnnualRate[] {
  const today = promotion?.rate ?? rate
  const between = debts.map((one) => one.rank ?? one.rate).filter((other) => other > today && other < rate)
  const steps = [...new Set([today, ...between, rate])].sort((a, b) => a - b)
  return [today, ...steps.slice(1).map((next, index) => (next + (steps[index] ?? next)) / 2)]
}
