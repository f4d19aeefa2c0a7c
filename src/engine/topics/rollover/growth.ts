/** How a balance grows to the days on which it is used, after costs, in today's dollars: the same investments everywhere. */
import type { Figure } from '../../figure.ts'
import { type MarketAssumptions, pessimisticMarkets } from '../../markets/assumptions.ts'
import { drawdown } from '../../markets/drawdown.ts'
import { retirementGlidePath } from '../../markets/glide-path.ts'
import type { AnnualRate, Dollars, Share, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DraftContext } from '../topic.ts'
import type { DrawsAhead } from './draws.ts'
import type { PlanOwner } from './owner.ts'

/** What the growth rests on: the owner, and when the money is used. */
interface GrowthBasis extends Pick<PlanOwner, 'birthYear' | 'ownerAge' | 'retirementAge' | 'horizon'> {
  readonly sheet: Worksheet
  readonly context: DraftContext
  /** Somebody lives on it from now on, over the years that it is to last; otherwise it is needed at their end. */
  readonly isDrawnOn: boolean
}

/** A year's money is used month by month, which comes to the same as all of it in the middle of that year. */
export const midYear: Years = 1 / (1 + 1)

/** A part of the money, by the years until it is used. */
export interface Use {
  readonly years: Years
  readonly share: Share
  /** The federal rate on it in that year, where what is paid beside it then is known. */
  readonly rate?: Share
}

export interface Growth {
  /** All parts of the money: one at the end of the years, or, of somebody who lives on it, one a year. */
  readonly uses: readonly Use[]
  /** Where a level sum is drawn first: the parts of those uses. */
  readonly draw?: EarlyDraw
  /** The average yearly return of the mix on the way, nominal. */
  readonly rate: Figure
  /** The same with the lowest published forecast of each market. */
  readonly lowRate: Figure
  readonly inflation: Figure
  readonly lowInflation: Figure
}

function averageReturn(market: MarketAssumptions, basis: GrowthBasis, years: Years): AnnualRate {
  const { usStocks, nonUsStocks, usShareOfStocks, bonds, cash } = market
  const us = usShareOfStocks.value
  const stocks = us * usStocks.value + (1 - us) * nonUsStocks.value
  const glide = retirementGlidePath({
    age: basis.ownerAge.value,
    retirementAge: basis.retirementAge.value,
    years,
  })
  let sum = 0
  for (const mix of glide) sum += mix.stocks * stocks + mix.bonds * bonds.value + mix.cash * cash.value
  return sum / glide.length
}

/** What is drawn in each year of a pot that is spread over them, as parts of the pot of today. */
function drawnUses({ birthYear, ownerAge, context }: GrowthBasis, years: Years, rate: AnnualRate): Use[] {
  const age = Math.floor(ownerAge.value)
  const realReturn = (1 + rate) / (1 + context.market.inflation.value) - 1
  let left = 1
  return drawdown({ birthYear, age, untilAge: age + years, realReturn }).map((drawn) => {
    const share = drawn.share * left
    left -= share
    return { years: drawn.age - age + midYear, share }
  })
}

/** Money of which a level sum is drawn in the first years: those uses, and what becomes of the rest. */
export interface EarlyDraw {
  /** Of all the money, and the share that is left; both as parts of the pot of today. */
  readonly early: readonly Use[]
  readonly rest: readonly Use[]
}

/**
 * The rest is needed as it would be without the draw, from the end of those years on; or, where the draw goes on, a year
 * of it at a time until the money is used up, or until the end of the years that are counted. What the draw would leave
 * then is spread evenly from the year on in which what was named ends the need, or all of it is paid.
 */
export function earlyDrawOf(
  { uses, rate, inflation }: Pick<Growth, 'uses' | 'rate' | 'inflation'>,
  p: { total: Dollars; draws: DrawsAhead; years: Years; goesOnUntil?: Years | undefined },
): EarlyDraw {
  const { draws, total } = p
  const grownIn = (year: Years) => growthFactor(rate.value, 0, inflation.value, year)
  let left = 1
  /** What a year's draw takes between two points of that year, as a part of the pot of today. */
  const take = (from: Years, until: Years): Use => {
    const year = Math.floor(from)
    const years = from + (until - from) * midYear
    const gross = draws.grossIn(year)
    const share = Math.min(left, ((until - from) * gross) / total / grownIn(years))
    left -= share
    return { years, share, rate: draws.rateOn(year, gross) }
  }
  const early: Use[] = []
  for (let year = 0; year < p.years; year += 1) early.push(take(year, Math.min(year + 1, p.years)))
  if (p.goesOnUntil !== undefined) {
    const rest: Use[] = []
    for (let year = Math.floor(p.years); year < p.goesOnUntil && left > 0; year += 1)
      rest.push(take(Math.max(year, p.years), year + 1))
    return { early, rest: left > 0 ? withLeftOver(rest, left) : rest }
  }
  const after = uses.filter(({ years }) => years >= p.years)
  const sum = after.reduce((all, { share }) => all + share, 0)
  if (sum <= 0) return { early, rest: [{ years: p.years, share: left }] }
  return { early, rest: after.map((use) => ({ ...use, share: (use.share / sum) * left })) }

  function withLeftOver(rest: readonly Use[], over: Share): Use[] {
    const from = Math.min(draws.settledFrom ?? 0, rest.at(-1)?.years ?? 0)
    const isSettled = ({ years }: Use) => years >= from
    if (rest.length === 0) return [{ years: p.years, share: over }]
    const perYear = rest.filter(isSettled).reduce((sum, { years }) => sum + 1 / grownIn(years), 0)
    const more = over / perYear
    return rest.map((use) => {
      if (!isSettled(use)) return use
      const share = use.share + more / grownIn(use.years)
      return { ...use, share, rate: draws.rateOn(Math.floor(use.years), share * grownIn(use.years) * total) }
    })
  }
}

/** The same uses of a part of the money, as parts of that part. */
export function ofPart(uses: readonly Use[]): Use[] {
  const sum = uses.reduce((all, { share }) => all + share, 0)
  return uses.map((use) => ({ ...use, share: sum <= 0 ? 0 : use.share / sum }))
}

/** The first uses, up to a share of all the money, and those after them. */
export function splitUses(uses: readonly Use[], share: Share): readonly [Use[], Use[]] {
  const [first, then]: [Use[], Use[]] = [[], []]
  let left = share
  for (const use of uses) {
    const here = Math.min(left, use.share)
    left -= here
    if (here > 0) first.push({ ...use, share: here })
    if (use.share > here) then.push({ ...use, share: use.share - here })
  }
  return [first, then]
}

/** Something that is worth so much after some years, used in parts. */
export const overUses = (
  { uses }: Pick<Growth, 'uses'>,
  worthAfter: (years: Years, rate: Share | undefined) => Dollars,
): Dollars => uses.reduce((sum, { years, share, rate }) => sum + share * worthAfter(years, rate), 0)

export function growthOf(basis: GrowthBasis): Growth {
  const { sheet, context, horizon } = basis
  const years = Math.max(1, Math.round(horizon.value))
  const { market } = context
  const inputs = [
    sheet.market('market.stocks', 'US stocks a year', 'rate', market.usStocks),
    sheet.market('market.other-stocks', 'Other stocks a year', 'rate', market.nonUsStocks),
    sheet.market('market.bonds', 'Bonds a year', 'rate', market.bonds),
    sheet.market('market.cash', 'Cash a year', 'rate', market.cash),
    basis.retirementAge,
    horizon,
  ]
  const rate = (id: string, label: string, how: string, from: MarketAssumptions, with_: readonly Figure[]) =>
    sheet.computed(id, label, 'rate', how, with_, averageReturn(from, basis, years))
  const expected = averageReturn(market, basis, years)
  return {
    uses: basis.isDrawnOn ? drawnUses(basis, years, expected) : [{ years, share: 1 }],
    rate: rate(
      'growth',
      'Return of the mix a year, before costs',
      'the expected returns of its parts by their shares, the average of the years; the mix follows your age, as in a target-date fund',
      market,
      inputs,
    ),
    lowRate: rate(
      'growth.low',
      'Return of the mix a year with the lowest forecasts, before costs',
      'the same mix, with the lowest published forecast of each market',
      pessimisticMarkets,
      [
        sheet.market('market.low.stocks', 'US stocks a year, lowest', 'rate', pessimisticMarkets.usStocks),
        sheet.market(
          'market.low.other-stocks',
          'Other stocks a year, lowest',
          'rate',
          pessimisticMarkets.nonUsStocks,
        ),
        sheet.market('market.low.bonds', 'Bonds a year, lowest', 'rate', pessimisticMarkets.bonds),
        sheet.market('market.low.cash', 'Cash a year, lowest', 'rate', pessimisticMarkets.cash),
      ],
    ),
    inflation: sheet.market('inflation', 'Inflation a year', 'rate', market.inflation),
    lowInflation: sheet.market(
      'inflation.low',
      'Inflation a year, highest',
      'rate',
      pessimisticMarkets.inflation,
    ),
  }
}

/** What a dollar becomes in today's dollars when costs are taken from the yearly return. */
export function growthFactor(
  rate: AnnualRate,
  cost: AnnualRate,
  inflation: AnnualRate,
  years: Years,
): number {
  return ((1 + rate - cost) / (1 + inflation)) ** years
}

/** What is left of untaxed money that is invested outside retirement accounts, after tax on its gains at the end. */
export function taxableWorth(p: {
  start: Dollars
  rate: AnnualRate
  /** Costs and yearly tax on dividends. */
  cost: AnnualRate
  gainRate: AnnualRate
  inflation: AnnualRate
  years: Years
}): Dollars {
  const end = p.start * growthFactor(p.rate, p.cost, p.inflation, p.years)
  // The basis stays in the dollars of today's purchase, which buy less then.
  const basis = p.start * growthFactor(0, 0, p.inflation, p.years)
  return end - Math.max(0, end - basis) * p.gainRate
}
