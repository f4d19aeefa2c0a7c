/** Income of the years in which company stock is sold, beside the Marketplace credit, which ends for a whole year at a limit. */
import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { marketplaceIncome, marketplaceLimit, safeBelow } from '../marketplace.ts'
import { withUnearned } from '../unearned-income.ts'
import type { RolloverBasis } from './basis.ts'
import { isOnMarketplace } from './cover-source.ts'
import { withDrawBeside } from './draw-beside-sale.ts'
import { returnOfYear } from './return-of-year.ts'
import { leastTaxed, priceOf, type SharesPrice } from './stock-price.ts'
import { cashBeside } from './stock-reach.ts'
import { stockStart } from './stock-start.ts'

/** Shares that are paid out, and sold in equal parts over some years. */
interface Sale extends Pick<SharesPrice, 'value' | 'cost' | 'gain'> {
  readonly years: Years
  /** Cash of the same payout. */
  readonly cash?: Dollars
}

export const saleOf = ({ value, cost, gain, sales }: SharesPrice, cash: Dollars = 0): Sale => ({
  value,
  cost,
  gain,
  years: sales.length,
  cash,
})

export const firstYearOfSale = (basis: RolloverBasis): number => yearOf(stockStart(basis).start)

/** A year ahead without the sale. */
const returnIn = (basis: RolloverBasis, year: number): TaxReturn =>
  returnOfYear(basis, year - yearOf(basis.context.today))

/** What the limit looks at of a return, with what cash and investments bring. */
function incomeOn(basis: RolloverBasis, taxReturn: TaxReturn): Dollars {
  const filed = withUnearned(basis, taxReturn)
  return Math.round(marketplaceIncome(adjustedGrossIncome(basis.context.law, filed), filed.socialSecurity))
}

/** `index`: of the years of the sale, the first that of the payout. Nothing has to be sold in it. */
export function incomeInYear(basis: RolloverBasis, index: number, sale: Sale): Dollars {
  const isPayout = index === 0
  const before = returnIn(basis, firstYearOfSale(basis) + index)
  const drawn = withDrawBeside(basis, before, sale.value / sale.years)
  return incomeOn(basis, {
    ...drawn,
    iraDistributions: (drawn.iraDistributions ?? 0) + (isPayout ? sale.cost + (sale.cash ?? 0) : 0),
    longTermGain: (drawn.longTermGain ?? 0) + sale.gain / sale.years,
  })
}

/** The years of a sale, by their order, whose credit it can end: not those that have none without it. */
export const creditYears = (basis: RolloverBasis, years: Years): number[] =>
  Array.from({ length: years }, (_, index) => index).filter((index) => {
    const year = firstYearOfSale(basis) + index
    return (
      isOnMarketplace(basis, year) && incomeOn(basis, returnIn(basis, year)) <= marketplaceLimit(basis, year)
    )
  })

/** Whether the credit is known to be at stake, and in some year of the longest sale. */
export const isCreditAtStake = (basis: RolloverBasis): boolean =>
  basis.reader.told('marketplaceCoverage') === true &&
  creditYears(basis, rules.stockSaleYears.value).length > 0

/** Whether no year of the sale comes too near the limit. */
export const isWithinCredit = (basis: RolloverBasis, sale: Sale): boolean =>
  creditYears(basis, sale.years).every(
    (index) =>
      incomeInYear(basis, index, sale) <= safeBelow(marketplaceLimit(basis, firstYearOfSale(basis) + index)),
  )

const halvings = 40
const middle = (low: Share, high: Share): Share => (low + high) * rules.evenSplit.value

/** The largest part of the stock that may be sold over so many years without ending the credit of any. */
function mostWithin(basis: RolloverBasis, wholeCost: Dollars, years: Years): Share {
  const isWithin = (share: Share) => {
    const value = Math.round(basis.sources.stock.value * share)
    const cost = Math.round(wholeCost * share)
    return isWithinCredit(basis, { value, cost, gain: value - cost, years })
  }
  if (isWithin(1)) return 1
  let [low, high] = [0, 1]
  for (let round = 0; round < halvings; round += 1) {
    const share = middle(low, high)
    if (isWithin(share)) low = share
    else high = share
  }
  return low
}

/** What is taxed least where no year of it may end the credit; undefined where not even a part can be. */
export const bestPriceWithin = (basis: RolloverBasis, cost: Dollars): SharesPrice | undefined =>
  leastTaxed(basis, cost, rules.stockSaleYears.value, (years) => {
    const most = mostWithin(basis, cost, years)
    return [1, rules.evenSplit.value, most].filter((share) => share > 0 && share <= most)
  })

/** The same for all of it, with the cash that has to be paid out beside it. */
export const wholePriceWithin = (basis: RolloverBasis, cost: Dollars): SharesPrice | undefined =>
  leastTaxed(basis, cost, rules.stockSaleYears.value, (years) => {
    const whole = priceOf(basis, cost, 1, years)
    return isWithinCredit(basis, saleOf(whole, cashBeside(basis, whole).gross)) ? [1] : []
  })
