/** The federal tax on company stock as shares: how much of it leaves so, and over how many years it is sold. */
import { planningRules as rules } from '../../planning-rules.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { netUnrealizedAppreciation } from '../../tax/net-unrealized-appreciation.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { withBenefitsAhead } from '../ended-pay.ts'
import type { RolloverBasis } from './basis.ts'
import { taxOfDrawInstead, withDrawBeside } from './draw-beside-sale.ts'
import { lastPayAhead } from './later-rate.ts'
import { returnOfYear } from './return-of-year.ts'
import { stockStart } from './stock-start.ts'
import { toldDraw } from './told-draw.ts'

export interface SharesPrice {
  /** The part of the stock that is paid out as shares; the rest goes to an IRA. */
  readonly share: Share
  readonly value: Dollars
  readonly cost: Dollars
  readonly gain: Dollars
  /** Tax, and penalty if any, on what they cost. */
  readonly payoutTax: Dollars
  /** Tax on an equal part of the gain, sold in the year of the payout and in each that follows. */
  readonly sales: readonly Dollars[]
  readonly tax: Dollars
  readonly throughIra: Dollars
  readonly saved: Dollars
}

/** The average federal rate on some more income of a kind, on top of `before` of ordinary income. */
export function averageRate(
  { taxes, context }: RolloverBasis,
  kind: 'iraDistributions' | 'longTermGain',
  more: Dollars,
  before: Dollars = 0,
): Share {
  if (more <= 0) return 0
  const tax = (ordinary: Dollars, gain: Dollars) => {
    const found = incomeTax(context.law, {
      ...taxes.taxReturn,
      iraDistributions: (taxes.taxReturn.iraDistributions ?? 0) + ordinary,
      longTermGain: (taxes.taxReturn.longTermGain ?? 0) + gain,
    })
    return found.incomeTax - found.netInvestmentIncomeTax
  }
  const added = kind === 'longTermGain' ? tax(before, more) - tax(before, 0) : tax(more, 0) - tax(0, 0)
  return Math.max(0, added) / more
}

/** What goes on, and what the law requires of accounts this year and, about the same, in each that follows. */
function inLaterYears(basis: RolloverBasis): RolloverBasis {
  const { later, taxReturn } = basis.taxes
  const { iraDistributions = 0 } = taxReturn
  const then = {
    ...later.taxReturn,
    iraDistributions: (later.taxReturn.iraDistributions ?? 0) + iraDistributions,
  }
  return { ...basis, taxes: { ...basis.taxes, ...later, taxReturn: then } }
}

/**
 * Whoever is paid, has retired or lives on the plan keeps only what goes on of this year; whoever looks for work is taken to
 * be paid again as before.
 */
function inYearsAhead(basis: RolloverBasis): RolloverBasis {
  const { reader, taxes, isOfSpouse, isDrawnOn } = basis
  const lastPay = lastPayAhead(reader, { taxes, isDrawnBySpouse: isOfSpouse && isDrawnOn })
  if (lastPay !== undefined)
    return filedWith(inLaterYears(basis), {
      ...inLaterYears(basis).taxes.taxReturn,
      wages: lastPay.value,
    })
  return basis.taxes.income.value > 0 ||
    basis.reader.value('employment') === 'retired' ||
    toldDraw(basis.reader) > 0
    ? inLaterYears(basis)
    : basis
}

/** A year ahead: once work has ended without its pay, and with the benefits that the later rate counts on. */
function inYear(basis: RolloverBasis, ahead: Years): RolloverBasis {
  const { afterWork } = basis
  if (afterWork === undefined || ahead < Math.max(1, afterWork.from)) return inYearsAhead(basis)
  const filed = returnOfYear(basis, ahead)
  const { socialSecurity = 0 } = afterWork.yearIn(ahead).taxReturn
  return filedWith(inLaterYears(basis), {
    ...filed,
    socialSecurity: Math.max(filed.socialSecurity ?? 0, socialSecurity),
    iraDistributions: (filed.iraDistributions ?? 0) + (basis.taxes.taxReturn.iraDistributions ?? 0),
  })
}

/** The year in which the money is used: one after work where that is known. */
export function inYearOfUse(basis: RolloverBasis): RolloverBasis {
  const { afterWork, growth, context } = basis
  if (afterWork === undefined) return inYearsAhead(basis)
  const { law, taxReturn } = afterWork.yearIn(
    Math.max(afterWork.from, Math.floor(growth.uses[0]?.years ?? 0)),
  )
  return { ...filedWith(inLaterYears(basis), taxReturn), context: { ...context, law } }
}

/** The years on the way to it: those of today’s pay, unless none of them is left. */
export const onTheWay = (basis: RolloverBasis): RolloverBasis =>
  (basis.afterWork?.from ?? Number.POSITIVE_INFINITY) <= 1 ? inYearOfUse(basis) : inYearsAhead(basis)

/** Whether what the stock cost is taxed without a penalty. */
export const isCostPenaltyFree = (basis: RolloverBasis): boolean =>
  basis.isPenaltyOver || basis.cameFrom !== undefined || (!basis.stillThere && basis.isLateEnough)

/** The same basis with another return to count on. */
const filedWith = (basis: RolloverBasis, taxReturn: TaxReturn): RolloverBasis => ({
  ...basis,
  taxes: { ...basis.taxes, taxReturn },
})

/** The year of the payout: the next one holds the benefits that are still due, and no pay that nobody has yet. */
export function inPayoutYear(basis: RolloverBasis): RolloverBasis {
  if (!stockStart(basis).isNextYear) return basis
  if (basis.afterWork !== undefined && basis.afterWork.from <= 1) return inYear(basis, 1)
  const later = inLaterYears(basis)
  return filedWith(later, withBenefitsAhead(later.taxes.taxReturn, basis.taxes.ended))
}

/** So much of the stock in an IRA instead: drawn as a told need is, else with all the rest. */
export const throughIraOf = (basis: RolloverBasis, value: Dollars, years: Years): Dollars =>
  Math.round(
    taxOfDrawInstead(basis, { value, years, startsIn: stockStart(basis).isNextYear ? 1 : 0 }) ??
      basis.laterTaxOn(value),
  )

/** A part of the stock as shares, sold in equal parts over some years. */
export function priceOf(
  basis: RolloverBasis,
  wholeCost: Dollars,
  share: Share,
  years: Years,
  payout: RolloverBasis = inPayoutYear(basis),
): SharesPrice {
  const value = Math.round(basis.sources.stock.value * share)
  const cost = Math.round(wholeCost * share)
  const gain = value - cost
  const aYear = gain / years
  const drawnOn = (year: RolloverBasis) =>
    filedWith(year, withDrawBeside(basis, year.taxes.taxReturn, value / years))
  const first = drawnOn(payout)
  const here = averageRate(first, 'longTermGain', aYear, cost) * aYear
  const firstAhead = stockStart(basis).isNextYear ? 1 : 0
  const inLater = (year: Years) =>
    averageRate(drawnOn(inYear(basis, firstAhead + year)), 'longTermGain', aYear) * aYear
  const sales = Array.from({ length: years }, (_, year) => Math.round(year === 0 ? here : inLater(year)))
  const onSale = sales.reduce((sum, tax) => sum + tax, 0)
  const { now } = netUnrealizedAppreciation({
    value,
    basis: cost,
    ordinaryRate: averageRate(first, 'iraDistributions', cost),
    gainRate: gain > 0 ? onSale / gain : 0,
    penaltyRate: isCostPenaltyFree(basis) ? 0 : basis.penaltyRate.value,
  })
  const payoutTax = Math.round(now)
  const tax = payoutTax + onSale
  const throughIra = throughIraOf(basis, value, years)
  return { share, value, cost, gain, payoutTax, sales, tax, throughIra, saved: throughIra - tax }
}

/** The whole at once, unless some years more with one company, or a part in an IRA, save enough for it. */
export const bestPrice = (
  basis: RolloverBasis,
  cost: Dollars,
  mostYears: Years = rules.stockSaleYears.value,
): SharesPrice =>
  leastTaxed(basis, cost, mostYears, () => [1, rules.evenSplit.value]) ?? priceOf(basis, cost, 1, 1)

/** `sharesOver`: the parts of the stock that may be tried over so many years. */
export function leastTaxed(
  basis: RolloverBasis,
  cost: Dollars,
  mostYears: Years,
  sharesOver: (years: Years) => readonly Share[],
): SharesPrice | undefined {
  const least = rules.stockYearWorth.value * basis.sources.stock.value
  // The whole in any number of years comes before a part, so that a part has to save enough beyond it.
  const tried = Array.from({ length: mostYears }, (_, index) => index + 1)
    .flatMap((years) => sharesOver(years).map((share) => ({ share, years })))
    .sort((one, other) => Number(other.share === 1) - Number(one.share === 1))
  let best: SharesPrice | undefined
  for (const { share, years } of tried) {
    const found = priceOf(basis, cost, share, years)
    const isWorthIt =
      best === undefined ||
      (found.saved - best.saved >= least * Math.max(1, years - best.sales.length) &&
        (share === 1 || found.saved > 0))
    if (isWorthIt) best = found
  }
  return best
}
