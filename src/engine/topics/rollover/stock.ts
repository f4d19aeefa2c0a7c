/** Company stock in the plan: paid out as shares, or through an IRA. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { creditAtLimitFigure } from '../marketplace.ts'
import type { RolloverBasis } from './basis.ts'
import { monthsCarried } from './draw-beside-sale.ts'
import {
  breakEvenOf,
  costOfNeed,
  costThatDecides,
  hasTrigger,
  isAhead,
  priceBesideCredit,
} from './stock-choice.ts'
import { isCostPenaltyFree, priceOf, type SharesPrice, throughIraOf } from './stock-price.ts'
import { type StockReach, stockReach } from './stock-reach.ts'
import { stockStart } from './stock-start.ts'

export interface CompanyStock {
  /** What is paid out as shares, where it is: all of the stock, or the part that is taxed least so. */
  readonly shares: Figure
  /** Where it is a part: the tax on the whole stock this way, all of it as shares, and all of it through an IRA. */
  readonly part: { readonly inAll: Figure; readonly allShares: Figure; readonly allIra: Figure } | undefined
  /** What those shares cost, and what they gained inside the plan. */
  readonly basis: Figure
  readonly gain: Figure
  readonly payoutTax: Figure
  readonly saleTax: Figure
  readonly asShares: Figure
  readonly throughIra: Figure
  readonly iraRate: Figure
  /** The years in which the shares are sold, the first that of the payout, and the tax of each. */
  readonly years: readonly { readonly year: Figure; readonly tax: Figure }[]
  /** All of them sold in the year of the payout, where that is not the plan. */
  readonly atOnce: Figure | undefined
  /** The same in a year of income like this one; undefined where the payout is not put off to a year without. */
  readonly ifPaid: Figure | undefined
  readonly saved: Figure
  /** How far the shares carry what is needed before the penalty ends; undefined where nothing is. */
  readonly reach: StockReach | undefined
  /** Months that its sale pays of a told need once no penalty is left; undefined where none was told. */
  readonly carries: Figure | undefined
  /** Years after which the IRA has caught up; undefined when it never does. */
  readonly breakEven: Figure | undefined
  /** Whether the law's conditions can be met. */
  readonly isOpen: boolean
  /**
   * Worth waiting for, because rolled over it never will be: it is not open yet, or early payments would end with it, which
   * the age at which the penalty ends opens anew.
   */
  readonly isWaiting: boolean
  /** Open, and the cost that decides was not told: up to this cost shares are taxed less. */
  readonly undecided: Figure | undefined
  /** Open, cheaper by enough, and the money is used before the IRA catches up. */
  readonly isChosen: boolean
  /** The Marketplace credit that the year of the payout loses by it; undefined where it loses none. */
  readonly creditLost: Figure | undefined
  /** A part, or over more years, because the limit of that credit leaves room for no more. */
  readonly isForCredit: boolean
  /** What more of it as shares would save in tax, in a year that ends that credit; undefined where nothing would. */
  readonly forgone: Figure | undefined
}

const throughIraInWords =
  'the federal tax on all later withdrawals − that without the stock in the IRA, year by year, in today’s dollars; where a need was told that the sale would pay, the tax of paying it from the IRA in the same years'

/** Plans whose stock can be paid out in this way. */
const plansWithStock: readonly string[] = ['plan_401k']

export function companyStock(basis: RolloverBasis): CompanyStock | undefined {
  const { sheet, reader, sources, taxes, planType } = basis
  const { stock } = sources
  if (stock.value <= 0) return undefined
  const whole = reader.number('employerStockBasis')
  const wholeCost = Math.min(stock.value, Math.round(whole.value))
  const { best, creditLost, forgone, isForCredit } = priceBesideCredit(basis, wholeCost)
  const isPart = best.share < 1
  const allThroughIra = throughIraOf(basis, stock.value, best.sales.length)
  const dollars = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(`stock.${id}`, label, 'usd', how, inputs, value)
  const shares = isPart
    ? dollars(
        'shares',
        'Stock that is paid out as shares',
        'the part that is taxed least so',
        [stock],
        best.value,
      )
    : stock
  const cost = isPart
    ? dollars(
        'cost',
        'What those shares cost',
        'the cost of the stock, by the part of it',
        [whole, shares],
        best.cost,
      )
    : whole
  const gain = dollars(
    'gain',
    'What the stock gained inside the plan',
    'its value − what it cost',
    [shares, cost],
    best.gain,
  )
  const payoutTax = dollars(
    'payout-tax',
    'Tax in the year in which the shares are paid out',
    isCostPenaltyFree(basis)
      ? 'your federal tax with the cost of the stock as income − your federal tax without it'
      : 'your federal tax with the cost of the stock as income − your federal tax without it, and the penalty on the cost',
    isCostPenaltyFree(basis) ? [cost, taxes.agi] : [cost, taxes.agi, basis.penaltyRate],
    best.payoutTax,
  )
  const saleTax = dollars(
    'sale-tax',
    'Tax when the shares are sold',
    'the federal tax that an equal part of the gain adds in each year of a sale; the surtax on investment income does not reach it',
    [gain, taxes.agi, taxes.later.agi],
    best.sales.reduce((sum, tax) => sum + tax, 0),
  )
  const asShares = dollars(
    'as-shares',
    'Federal tax when it is paid out as shares',
    'tax in the year of the payout + tax when sold',
    [payoutTax, saleTax],
    best.tax,
  )
  const throughIra = dollars(
    'through-ira',
    'Federal tax when it leaves an IRA instead',
    throughIraInWords,
    [shares, basis.laterRate],
    best.throughIra,
  )
  const iraRate = sheet.computed(
    'stock.ira-rate',
    'Federal rate on it when it leaves an IRA',
    'rate',
    'that tax ÷ the value of the stock, in whole percent',
    [throughIra, shares],
    Math.round((best.throughIra / Math.max(1, best.value)) * percentSteps) / percentSteps,
  )
  const saved = dollars(
    'saved',
    'Saved by paying it out as shares',
    'tax through an IRA − tax as shares',
    [throughIra, asShares],
    best.saved,
  )
  const breakEven = breakEvenOf(basis, best, [shares, asShares, basis.laterRate, basis.growth.rate])
  const isOpen = plansWithStock.includes(planType) && hasTrigger(basis)
  const isCostTold = reader.told('employerStockBasis') !== undefined
  const undecided = isOpen && !isCostTold ? costThatDecides(basis) : undefined
  const isDecided = isOpen && undecided === undefined
  const isChosen = isDecided && isAhead(basis, best, creditLost + costOfNeed(basis, best, creditLost))
  // Only what is needed early speaks against it.
  const isForNeed = isDecided && !isChosen && isAhead(basis, best, creditLost)
  return {
    shares,
    part: isPart
      ? {
          inAll: dollars(
            'part.in-all',
            'Federal tax on the whole stock, a part of it as shares',
            'tax as shares + the tax that the rest adds when it leaves an IRA',
            [asShares, stock, shares, basis.laterRate],
            best.tax + allThroughIra - best.throughIra,
          ),
          allShares: dollars(
            'part.all-shares',
            'Federal tax on the whole stock, all of it as shares',
            'the same for all of the stock, sold over as many years',
            [stock, whole, taxes.agi],
            priceOf(basis, wholeCost, 1, best.sales.length).tax,
          ),
          allIra: dollars(
            'part.all-ira',
            'Federal tax on the whole stock, all of it through an IRA',
            throughIraInWords,
            [stock, basis.laterRate],
            allThroughIra,
          ),
        }
      : undefined,
    basis: cost,
    gain,
    payoutTax,
    saleTax,
    asShares,
    throughIra,
    iraRate,
    years: yearsOfSale(basis, best, [gain, payoutTax]),
    atOnce:
      best.sales.length > 1
        ? dollars(
            'at-once',
            'Federal tax as shares, all sold in the year of the payout',
            'tax on the cost + the federal tax that the whole gain adds in one year',
            [gain, payoutTax],
            priceOf(basis, wholeCost, best.share, 1).tax,
          )
        : undefined,
    ifPaid: ifPaidOf(basis, best, wholeCost, [cost, gain, taxes.agi]),
    saved,
    reach: isOpen ? stockReach(basis, best, { shares, asShares }) : undefined,
    carries: monthsCarried(basis, shares, asShares),
    breakEven,
    isOpen,
    isWaiting: plansWithStock.includes(planType) && saved.value > 0 && (!isOpen || isForNeed),
    undecided,
    isChosen,
    isForCredit,
    creditLost: creditLost > 0 ? creditAtLimitFigure(basis) : undefined,
    forgone:
      forgone > 0
        ? dollars(
            'forgone',
            'Saved by more of it as shares, in a year that ends the health credit',
            'tax with the shares that the limit of the credit leaves room for − tax with those that are taxed least, all sold in one year',
            [stock, whole, taxes.agi, basis.laterRate],
            forgone,
          )
        : undefined,
  }
}

function ifPaidOf(
  basis: RolloverBasis,
  { share, sales, tax }: SharesPrice,
  cost: Dollars,
  inputs: readonly Figure[],
): Figure | undefined {
  if (basis.reader.value('employment') === 'retired' || !stockStart(basis).isNextYear) return undefined
  const paid = priceOf(basis, cost, share, sales.length, basis).tax
  return paid <= tax
    ? undefined
    : basis.sheet.computed(
        'stock.if-paid',
        'Federal tax as shares, in a year of pay like this one',
        'usd',
        'the same, on top of the income of this year instead of what goes on without the pay that ended',
        inputs,
        paid,
      )
}

/** The calendar years of the sale, from that of the payout on. */
function yearsOfSale(
  basis: RolloverBasis,
  { sales, payoutTax }: SharesPrice,
  inputs: readonly Figure[],
): CompanyStock['years'] {
  const first = yearOf(stockStart(basis).start)
  return sales.map((tax, index) => ({
    year: basis.sheet.computed(
      `stock.year.${index}`,
      'Year of a sale of shares',
      'year',
      'the year of the payout, or one after it',
      [],
      first + index,
    ),
    tax: basis.sheet.computed(
      `stock.year.${index}.tax`,
      'Federal tax on the stock in this year',
      'usd',
      index === 0 ? 'tax on the cost + tax on the part of the gain' : 'tax on the part of the gain',
      inputs,
      tax + (index === 0 ? payoutTax : 0),
    ),
  }))
}

const percentSteps = 100
