/** A dollar a year in every simulated future: inside retirement accounts, and outside with its yearly tax. */
import { realReturnOf } from '../../markets/assumptions.ts'
import { project } from '../../markets/project.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Stretch } from './children-ahead.ts'
import type { Later } from './later.ts'
import { sharedByDrafts } from './shared.ts'
import type { TaxNow } from './tax-now.ts'

/** What tax takes a year of money outside retirement accounts, as a share of it. */
function yearlyDrag({ context }: RothBasis, now: TaxNow, later: Later): AnnualRate {
  const { market } = context
  const mean = (part: 'stocks' | 'bonds' | 'cash') =>
    later.glide.reduce((sum, mix) => sum + mix[part], 0) / later.glide.length
  return (
    mean('stocks') * rules.dividendYield.value * now.gainRate +
    (mean('bonds') * market.bonds.value + mean('cash') * market.cash.value) * now.interestRate
  )
}

/**
 * What a dollar of tax saved grows to, as a share of what it would in a Roth account: as much, as far as these have room for
 * it; outside retirement accounts its growth is taxed every year.
 */
export function savedEfficiency(basis: RothBasis, now: TaxNow, later: Later): number {
  const saved = now.saved(now.most)
  if (saved <= now.rothRoom) return 1
  const sheltered = now.rothRoom / saved
  return sheltered + (1 - sheltered) * outsideEfficiency(basis, now, later)
}

/** A dollar in each of the repeated years, on the day work ends: in a Roth account, and outside after its taxes. */
function dollarKept(basis: RothBasis, now: TaxNow, later: Later): { inside: Dollars; outside: Dollars } {
  const kept = 1 - yearlyDrag(basis, now, later)
  let [inside, outside, paid] = [0, 0, 0]
  for (const [year, mix] of later.glide.entries()) {
    const growth = 1 + realReturnOf(basis.context.market, mix, later.fee.value)
    const dollar = year < later.repeated ? 1 : 0
    inside = (inside + dollar) * growth
    outside = (outside + dollar) * growth * kept
    paid += dollar
  }
  return { inside, outside: outside - now.gainRate * Math.max(0, outside - paid) }
}

function outsideEfficiency(basis: RothBasis, now: TaxNow, later: Later): number {
  const { inside, outside } = dollarKept(basis, now, later)
  return inside > 0 ? outside / inside : 1
}

/** What such a dollar keeps more in a Roth account than outside. */
export function shelterWorth(basis: RothBasis, now: TaxNow, later: Later): Dollars {
  const { inside, outside } = dollarKept(basis, now, later)
  return inside - outside
}

/** What a dollar of today grows to by that day. */
export const untilWorkEnds = ({ context }: RothBasis, { glide, fee }: Later): number =>
  glide.reduce((product, mix) => product * (1 + realReturnOf(context.market, mix, fee.value)), 1)

export interface DollarPaths {
  readonly inside: Float32Array
  /** Other pre-tax savings, so many times what is expected of them; undefined where they move as the dollar inside does. */
  readonly others: Float32Array | undefined
}

/** A dollar of this year in each of some years, which may rise with pay. */
export interface YearlyDollar {
  readonly years: Stretch
  readonly isRising: boolean
}

function flowsOf({ glide, ofThisYear }: Later, { years: { from, to }, isRising }: YearlyDollar): Dollars[] {
  const growth = isRising ? 1 + rules.payGrowthRate.value : 1
  const flows: Dollars[] = []
  for (let year = 0, dollar = 1; year < glide.length; year++, dollar *= growth)
    flows.push(year >= from && year < to ? dollar * (year === 0 ? ofThisYear : 1) : 0)
  return flows
}

/** A dollar in each of the repeated years, rising with pay, in every future, on the day work ends. */
export const dollarPaths = (basis: RothBasis, later: Later, marketCase: MarketCase): DollarPaths => ({
  inside: insidePaths(basis, later, marketCase, {
    years: { from: 0, to: later.repeated },
    isRising: true,
  }),
  others: otherPaths(basis, later, marketCase),
})

/** A dollar in some of these years alone. */
export const insidePaths = (
  basis: RothBasis,
  later: Later,
  marketCase: MarketCase,
  dollar: YearlyDollar,
): Float32Array => lastWealth(basis, later, marketCase, flowsOf(later, dollar), later.fee.value)

function otherPaths(basis: RothBasis, later: Later, marketCase: MarketCase): Float32Array | undefined {
  const { othersYearly, otherBalance, pretaxToday, fee } = later
  if (othersYearly === undefined || otherBalance.value <= 0) return undefined
  return lastWealth(basis, later, marketCase, othersYearly, fee.value, pretaxToday).map(
    (value) => value / otherBalance.value,
  )
}

/** A dollar of today’s savings, in every future. */
export const savingsPaths = (basis: RothBasis, later: Later): Float32Array =>
  lastWealth(
    basis,
    later,
    'expected',
    later.glide.map(() => 0),
    later.fee.value,
    1,
  )

/** What goes into pre-tax savings from now on whatever is decided, in every future; undefined where nothing does. */
export const addedPaths = (basis: RothBasis, later: Later): Float32Array | undefined =>
  later.addedYearly.some((dollars) => dollars > 0)
    ? lastWealth(basis, later, 'expected', later.addedYearly, later.fee.value)
    : undefined

/** The same put away outside retirement accounts, after the yearly tax, and that on the gain in the end. */
export function outsidePaths(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  marketCase: MarketCase,
  dollar: YearlyDollar,
): Float32Array {
  const flows = flowsOf(later, dollar)
  const paid = flows.reduce((sum, dollar) => sum + dollar, 0)
  const cost = 1 - (1 - later.fee.value) * (1 - yearlyDrag(basis, now, later))
  return lastWealth(basis, later, marketCase, flows, cost).map(
    (value) => value - now.gainRate * Math.max(0, value - paid),
  )
}

const wealths = sharedByDrafts<Float32Array>()

function lastWealth(
  { context }: RothBasis,
  { glide: allocations }: Later,
  marketCase: MarketCase,
  cashFlows: readonly Dollars[],
  annualFee: AnnualRate,
  start: Dollars = 0,
): Float32Array {
  return wealths(context, JSON.stringify({ marketCase, annualFee, start, cashFlows, allocations }), () => {
    const years = allocations.length
    const bank = context.bank(years, marketCase)
    const { wealth, paths } = project(bank, { start, cashFlows, allocations, annualFee })
    return wealth.slice((years - 1) * paths, years * paths)
  })
}
