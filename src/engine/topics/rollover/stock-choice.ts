/** Whether company stock leaves as shares: beside the Marketplace credit, by enough, and before an IRA catches up. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { breakEvenYears } from '../../tax/net-unrealized-appreciation.ts'
import type { Dollars, Years } from '../../units.ts'
import { creditAtLimit } from '../marketplace.ts'
import type { RolloverBasis } from './basis.ts'
import { gainRateIn } from './gain-rate.ts'
import { bestPriceWithin, isCreditAtStake, isWithinCredit, saleOf, wholePriceWithin } from './stock-credit.ts'
import { bestPrice, inYearOfUse, onTheWay, type SharesPrice } from './stock-price.ts'
import { cashBeside } from './stock-reach.ts'
import { toldDraw } from './told-draw.ts'

interface BesideCredit {
  readonly best: SharesPrice
  /** What the year of the payout loses of its Marketplace credit. */
  readonly creditLost: Dollars
  /** What the limit of that credit forgoes, in tax. */
  readonly forgone: Dollars
  readonly isForCredit: boolean
}

/**
 * All at once at the price of a year's Marketplace credit, or as much as its limit leaves room for: what saves more. Where
 * nobody said that there is such a credit, all of it in the years that would not end one, unless that costs as much.
 */
export function priceBesideCredit(basis: RolloverBasis, cost: Dollars): BesideCredit {
  const free = bestPrice(basis, cost)
  const asFree = { best: free, creditLost: 0, forgone: 0, isForCredit: false }
  if (isWithinCredit(basis, saleOf(free, cashBeside(basis, free).gross))) return asFree
  if (!isCreditAtStake(basis)) {
    const whole = wholePriceWithin(basis, cost)
    return whole === undefined || free.saved - whole.saved >= creditAtLimit(basis)
      ? asFree
      : { ...asFree, best: whole, isForCredit: true }
  }
  const within = bestPriceWithin(basis, cost)
  // Each further year of a sale would lose its credit too.
  const atOnce = bestPrice(basis, cost, 1)
  const creditLost = isWithinCredit(basis, saleOf(atOnce)) ? 0 : creditAtLimit(basis)
  if (within === undefined || atOnce.saved - creditLost > within.saved)
    return { best: atOnce, creditLost, forgone: 0, isForCredit: false }
  return {
    best: within,
    creditLost: 0,
    forgone: Math.max(0, atOnce.saved - within.saved),
    isForCredit: within.share < 1,
  }
}

/** What it costs that the plan's early payments end with the payout: tax on cash beside the shares, and the credit that it ends. */
export function costOfNeed(basis: RolloverBasis, price: SharesPrice, creditLost: Dollars): Dollars {
  const { gross, beyond } = cashBeside(basis, price)
  const endsCredit =
    creditLost === 0 && gross > 0 && isCreditAtStake(basis) && !isWithinCredit(basis, saleOf(price, gross))
  return beyond + (endsCredit ? creditAtLimit(basis) : 0)
}

/** Cheaper by enough, with what it costs beside the tax, and the money is used before an IRA has caught up. */
export function isAhead(basis: RolloverBasis, price: SharesPrice, beside: Dollars): boolean {
  const untilUse = Math.max(0, basis.retirementAge.value - basis.ownerAge.value)
  const years = yearsToCatchUp(basis, { ...price, tax: price.tax + beside })
  const saved = price.saved - beside - alikeInIra(basis, price)
  return (
    saved > 0 &&
    saved >= rules.stockWorth.value * basis.sources.stock.value &&
    (years === undefined || untilUse < years)
  )
}

/**
 * What the low brackets of the year of the payout save on the cost: a conversion in that year would save it as well. Beside a told
 * draw an IRA is counted in the same years already.
 */
export const alikeInIra = (
  { reader }: RolloverBasis,
  { value, cost, payoutTax, throughIra }: Pick<SharesPrice, 'value' | 'cost' | 'payoutTax' | 'throughIra'>,
): Dollars => (value > 0 && toldDraw(reader) === 0 ? Math.max(0, (throughIra * cost) / value - payoutTax) : 0)

/** The cost up to which shares are ahead, rounded down to thousands; undefined where an IRA is, whatever they cost. */
export function costThatDecides(basis: RolloverBasis): Figure | undefined {
  const { sheet, sources, taxes, laterRate } = basis
  const steps = Math.ceil(sources.stock.value / thousand)
  let found: number | undefined
  for (let [low, high] = [0, steps]; low <= high; ) {
    const middle = Math.floor((low + high) / halves)
    const cost = Math.min(sources.stock.value, middle * thousand)
    const { best, creditLost } = priceBesideCredit(basis, cost)
    if (isAhead(basis, best, creditLost + costOfNeed(basis, best, creditLost))) {
      found = cost
      low = middle + 1
    } else high = middle - 1
  }
  return found === undefined
    ? undefined
    : sheet.computed(
        'stock.cost-that-decides',
        'Cost of the stock up to which shares are taxed less',
        'usd',
        'the highest cost, rounded down, at which the tax as shares is below that through an IRA, and the money is used before an IRA catches up',
        [sources.stock, taxes.agi, laterRate],
        found,
      )
}
const thousand = 1_000
const halves = 2

/**
 * What opens a payout as shares: death, the age at which the penalty ends, leaving the job for an employee, a disability
 * for whoever works for themselves. IRC §402(e)(4)(D)(i).
 */
export function hasTrigger({
  reader,
  cameFrom,
  ownerAge,
  penaltyEnds,
  stillThere,
  isDisabled,
}: RolloverBasis): boolean {
  if (cameFrom === 'late_spouse' || ownerAge.value >= penaltyEnds.value) return true
  return reader.told('ownBusinessPlan') === true ? isDisabled : !stillThere
}

export function breakEvenOf(
  basis: RolloverBasis,
  price: SharesPrice,
  inputs: readonly Figure[],
): Figure | undefined {
  const { sheet, reader } = basis
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const years = yearsToCatchUp(basis, price)
  if (years === undefined) return undefined
  return sheet.computed(
    'stock.break-even',
    'Years after which an IRA has caught up',
    'years',
    'the first year in which the IRA, taxed at the later rate, is worth as much as the shares, sold, spread and held in a taxable account',
    [...inputs, dividends],
    years,
  )
}

/** What the shares are spread into is taxed as gains are when it is used, and its dividends as they are until then. */
function yearsToCatchUp(basis: RolloverBasis, { value, tax, throughIra }: SharesPrice): Years | undefined {
  return breakEvenYears({
    value,
    payoutTax: tax,
    laterRate: value > 0 ? throughIra / value : 0,
    gainRate: gainRateIn(inYearOfUse(basis)),
    growthRate: basis.growth.rate.value,
    dragRate: rules.dividendYield.value * gainRateIn(onTheWay(basis)),
    longest: rules.longestBreakEven.value,
  })
}
