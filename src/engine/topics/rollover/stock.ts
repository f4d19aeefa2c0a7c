/** Company stock in the plan: paid out as shares, or through an IRA. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { breakEvenYears, netUnrealizedAppreciation } from '../../tax/net-unrealized-appreciation.ts'
import type { Years } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import type { Growth } from './growth.ts'

export interface CompanyStock {
  readonly basis: Figure
  /** What it gained inside the plan. */
  readonly gain: Figure
  readonly payoutTax: Figure
  readonly saleTax: Figure
  readonly asShares: Figure
  readonly throughIra: Figure
  /** The same tax as shares when they are sold over some years instead of at once, with those years. */
  readonly spread: { readonly years: Figure; readonly tax: Figure }
  readonly saved: Figure
  readonly gainRate: Figure
  /** Years after which the IRA has caught up; undefined when it never does. */
  readonly breakEven: Figure | undefined
  /** Whether the law's conditions can be met. */
  readonly isOpen: boolean
  /** Not open yet, and worth waiting for: rolled over, it never will be. */
  readonly isWaiting: boolean
  /** Open and cheaper once the shares are sold over some years, or not clearly dearer: to decide before anything moves. */
  readonly isUndecided: boolean
  /** Open, cheaper, and the money is used before the IRA catches up. */
  readonly isChosen: boolean
}

/** Plans whose stock can be paid out in this way. */
const plansWithStock: readonly string[] = ['plan_401k']

export function companyStock(basis: RolloverBasis, growth: Growth): CompanyStock | undefined {
  const { sheet, reader, sources, taxes, ownerAge, retirementAge, planType } = basis
  const { stock } = sources
  if (stock.value <= 0) return undefined
  const cost = reader.number('employerStockBasis')
  const basisDollars = Math.min(stock.value, Math.round(cost.value))
  const gain = sheet.computed(
    'stock.gain',
    'What the stock gained inside the plan',
    'usd',
    'its value − what it cost',
    [stock, cost],
    stock.value - basisDollars,
  )
  const isPenaltyFree =
    basis.isPenaltyOver || basis.cameFrom !== undefined || (!basis.stillThere && basis.isLateEnough)
  const ordinaryRate = averageRate(basis, 'iraDistributions', basisDollars)
  const gainRate = sheet.computed(
    'stock.gain-rate',
    'Federal rate on that gain',
    'rate',
    'the federal tax that the gain adds when all of it is sold in one year ÷ the gain; the surtax on investment income does not reach it',
    [gain, taxes.agi],
    averageRate(basis, 'longTermGain', gain.value, basisDollars),
  )
  const found = netUnrealizedAppreciation({
    value: stock.value,
    basis: basisDollars,
    ordinaryRate,
    gainRate: gainRate.value,
    penaltyRate: isPenaltyFree ? 0 : basis.penaltyRate.value,
  })
  const dollars = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(`stock.${id}`, label, 'usd', how, inputs, Math.round(value))
  const payoutTax = dollars(
    'payout-tax',
    'Tax in the year in which the shares are paid out',
    isPenaltyFree
      ? 'your federal tax with the cost of the stock as income − your federal tax without it'
      : 'your federal tax with the cost of the stock as income − your federal tax without it, and the penalty on the cost',
    isPenaltyFree ? [cost, taxes.agi] : [cost, taxes.agi, basis.penaltyRate],
    found.now,
  )
  const saleTax = dollars(
    'sale-tax',
    'Tax when the shares are sold',
    'the gain × the federal rate on it',
    [gain, gainRate],
    found.onSale,
  )
  const asShares = dollars(
    'as-shares',
    'Federal tax when it is paid out as shares',
    'tax in the year of the payout + tax when sold',
    [payoutTax, saleTax],
    payoutTax.value + saleTax.value,
  )
  const throughIra = dollars(
    'through-ira',
    'Federal tax when it leaves an IRA instead',
    'the value of the stock × the rate on later withdrawals, whenever it is spent',
    [stock, basis.laterRate],
    stock.value * basis.laterRate.value,
  )
  const saleYears = basis.reader.rule(
    'stock.sale-years',
    'Years over which shares may be sold',
    'years',
    rules.stockSaleYears,
  )
  const aYear = gain.value / saleYears.value
  const spreadTax = dollars(
    'as-shares.spread',
    'Federal tax as shares, sold over some years',
    'tax in the year of the payout + the federal tax that an equal part of the gain adds in each of those years',
    [payoutTax, gain, saleYears, taxes.later.agi],
    payoutTax.value + gain.value * averageRate(inYearsAhead(basis), 'longTermGain', aYear),
  )
  const saved = dollars(
    'saved',
    'Saved by paying it out as shares',
    'tax through an IRA − tax as shares',
    [throughIra, asShares],
    throughIra.value - asShares.value,
  )
  const breakEven = breakEvenOf(basis, growth, asShares, gainRate)
  const untilUse = Math.max(0, retirementAge.value - ownerAge.value)
  const isOpen = plansWithStock.includes(planType) && hasTrigger(basis)
  const isChosen = isOpen && saved.value > 0 && (breakEven === undefined || untilUse < breakEven.value)
  const spreadLasts = yearsToCatchUp(basis, growth, spreadTax, gainRate)
  const isUndecided =
    isOpen &&
    !isChosen &&
    spreadTax.value < throughIra.value &&
    (saved.value <= 0 || spreadLasts === undefined || untilUse < spreadLasts)
  return {
    basis: cost,
    gain,
    payoutTax,
    saleTax,
    asShares,
    throughIra,
    spread: { years: saleYears, tax: spreadTax },
    saved,
    gainRate,
    breakEven,
    isOpen,
    isWaiting: plansWithStock.includes(planType) && !isOpen && saved.value > 0,
    isUndecided,
    isChosen,
  }
}

/**
 * What opens a payout as shares: death, the age at which the penalty ends, leaving the job for an employee, a disability
 * for whoever works for themselves. IRC §402(e)(4)(D)(i).
 */
function hasTrigger({
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

/** The average federal rate on some more income of a kind, on top of `before` of ordinary income. */
function averageRate(
  { taxes, context }: RolloverBasis,
  kind: 'iraDistributions' | 'longTermGain',
  more: number,
  before = 0,
): number {
  if (more <= 0) return 0
  const tax = (ordinary: number, gain: number) => {
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

function breakEvenOf(
  basis: RolloverBasis,
  growth: Growth,
  asShares: Figure,
  gainRate: Figure,
): Figure | undefined {
  const { sheet, reader, sources } = basis
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const years = yearsToCatchUp(basis, growth, asShares, gainRate)
  if (years === undefined) return undefined
  return sheet.computed(
    'stock.break-even',
    'Years after which an IRA has caught up',
    'years',
    'the first year in which the IRA, taxed at the later rate, is worth as much as the shares, sold at once, spread and held in a taxable account',
    [sources.stock, asShares, basis.laterRate, gainRate, growth.rate, dividends],
    years,
  )
}

function yearsToCatchUp(
  { sources, laterRate }: RolloverBasis,
  growth: Growth,
  tax: Figure,
  gainRate: Figure,
): Years | undefined {
  return breakEvenYears({
    value: sources.stock.value,
    payoutTax: tax.value,
    laterRate: laterRate.value,
    gainRate: gainRate.value,
    growthRate: growth.rate.value,
    dragRate: rules.dividendYield.value * gainRate.value,
    longest: rules.longestBreakEven.value,
  })
}

/** The rate on ordinary long-term gains and dividends at this income, for money outside retirement accounts. */
export function gainRateOf(basis: RolloverBasis): Figure {
  return basis.sheet.law('gains.rate', 'Federal rate on long-term gains and dividends', 'rate', {
    value: Math.round(averageRate(inYearsAhead(basis), 'longTermGain', 1) * percentSteps) / percentSteps,
    source: sourceOf(basis.context.law.capitalGains),
    note: 'At your income; the surtax on investment income is not counted.',
  })
}
const percentSteps = 100

/** Whoever has retired keeps no pay of this year; whoever looks for work is taken to be paid again. */
const inYearsAhead = (basis: RolloverBasis): RolloverBasis =>
  basis.reader.value('employment') === 'retired'
    ? { ...basis, taxes: { ...basis.taxes, ...basis.taxes.later } }
    : basis
