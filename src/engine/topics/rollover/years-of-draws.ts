/** What each year's draw finds, and how many of them the money pays. */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Share, Years } from '../../units.ts'
import { growthFactor, midYear } from './growth.ts'

/** Years below which a span is told in months. */
const shownInMonths: Years = 3

/** Money of one place, by its costs. */
export interface Pot {
  readonly amount: Dollars
  readonly costs: Figure
}

export interface Pots {
  /** Never taxed so far: what is kept to be drawn first, and the rest of it. */
  readonly stays: Pot
  readonly moves: Pot
  /** Taxed before. */
  readonly taxed: Pot
}

export interface YearOfDraws {
  /** What there is at its start. */
  readonly before: Dollars
  /** The part of the year that it pays. */
  readonly paid: Share
}

/**
 * Each year's draw, until one is not paid in full or as far as it is counted. Money that was taxed before pays once the rest
 * is used up, and not before the penalty ends, as what it earned would be taxed until then. `opensIn`: years until that.
 */
export function yearsOfDraws(
  { stays, moves, taxed: others }: Pots,
  {
    grossIn,
    untaxedIn,
    opensIn,
  }: {
    readonly grossIn: (year: Years) => Dollars
    readonly untaxedIn: (year: Years) => Dollars
    readonly opensIn: Years
  },
  {
    years,
    rate,
    inflation,
  }: { readonly years: Years; readonly rate: AnnualRate; readonly inflation: AnnualRate },
): YearOfDraws[] {
  const halfYear = ({ costs }: Pot) => growthFactor(rate, costs.value, inflation, midYear)
  const found: YearOfDraws[] = []
  let [kept, moved, taxed] = [stays.amount, moves.amount, others.amount]
  const grow = () => {
    kept *= halfYear(stays)
    moved *= halfYear(moves)
    taxed *= halfYear(others)
  }
  for (let year = 0; year < years; year += 1) {
    const isOpen = year >= opensIn
    if (kept + moved <= 0 && (!isOpen || taxed <= 0)) break
    const gross = grossIn(year)
    const before = kept + moved + taxed
    grow()
    const drawn = Math.min(kept + moved, gross)
    const ofKept = Math.min(kept, drawn)
    const open = drawn < gross ? 1 - drawn / gross : 0
    const missing = open * untaxedIn(year)
    const added = isOpen ? Math.min(taxed, missing) : 0
    const unpaid = missing > added ? open * (1 - added / missing) : 0
    found.push({ before, paid: 1 - unpaid })
    if (unpaid > 0) break
    kept -= ofKept
    moved -= drawn - ofKept
    taxed -= added
    grow()
  }
  return found
}

/** Undefined where it lasts beyond the years that are counted. */
export function yearsPaid(found: readonly YearOfDraws[], years: Years): Years | undefined {
  const paid = found.reduce((sum, year) => sum + year.paid, 0)
  if (paid >= years) return undefined
  return paid < shownInMonths ? Math.round(paid * monthsPerYear) / monthsPerYear : Math.round(paid)
}
