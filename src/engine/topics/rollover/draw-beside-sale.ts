/**
 * A told draw beside the sale of company stock, once no penalty is left: what the sale brings pays it first, because only
 * the gain of it is income, and the IRA pays the rest in the same years.
 */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Years } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { RolloverBasis } from './basis.ts'
import { drawsAhead, grossFor } from './draws.ts'
import { toldDraw } from './told-draw.ts'

const drawOf = ({ reader, isPenaltyOver, stillThere }: RolloverBasis): Dollars =>
  isPenaltyOver && !stillThere ? toldDraw(reader) : 0

/** What the IRA pays of it in a year whose sale brings so much, the federal tax on it included. */
export function drawBeside(basis: RolloverBasis, taxReturn: TaxReturn, brought: Dollars): Dollars {
  const rest = drawOf(basis) - brought
  return rest <= 0
    ? 0
    : grossFor(rest, 0, (gross) => taxOnMore({ taxReturn }, basis.context, 'iraDistributions', gross))
}

/** The year of a sale that brings so much, with that in it, and with what cash brings that is kept to be lived on. */
export const withDrawBeside = (basis: RolloverBasis, taxReturn: TaxReturn, brought: Dollars): TaxReturn =>
  drawOf(basis) === 0
    ? taxReturn
    : {
        ...taxReturn,
        iraDistributions: (taxReturn.iraDistributions ?? 0) + drawBeside(basis, taxReturn, brought),
        interest: (taxReturn.interest ?? 0) + brought * basis.context.market.cash.value,
      }

/** No need is carried by a sale for longer. */
const longest: Years = 30

/**
 * The federal tax when the stock goes to the IRA as well and the same need comes out of it in the years in which the sale
 * would have paid it: after them both ways hold the same. Undefined without such a need, and where the sale brings more
 * than it ever takes.
 */
export function taxOfDrawInstead(
  basis: RolloverBasis,
  sale: { readonly value: Dollars; readonly years: Years; readonly startsIn: Years },
): Dollars | undefined {
  const left = drawOf(basis)
  if (left === 0) return undefined
  const besides = basis.taxes.later.taxReturn
  const whole = drawsAhead(basis, { left, besides })
  let [brought, tax] = [0, 0]
  for (let index = 0; index < longest; index += 1) {
    if (index < sale.years) brought += sale.value / sale.years
    else if (brought < 1) return tax
    const year = index + sale.startsIn
    const paid = Math.min(brought, whole.untaxedIn(year))
    const rest = drawsAhead(basis, { left: left - paid, besides })
    tax += Math.max(0, whole.grossIn(year) - rest.grossIn(year) - paid)
    brought -= paid
  }
  return undefined
}

/** Months of it that the whole sale pays after its tax; undefined where none was told. */
export function monthsCarried(basis: RolloverBasis, shares: Figure, asShares: Figure): Figure | undefined {
  const drawn = drawOf(basis)
  // Less than a dollar a year is no need that a sale could be counted against.
  return drawn < 1
    ? undefined
    : basis.sheet.computed(
        'stock.carries',
        'Months of your need that the sale of the shares pays',
        'months',
        '(the value of the shares − their federal tax) ÷ what you need each month',
        [shares, asShares, basis.reader.number('planDrawMonthly')],
        Math.floor(((shares.value - asShares.value) * monthsPerYear) / drawn),
      )
}
