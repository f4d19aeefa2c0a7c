/**
 * A told draw beside the sale of company stock, once no penalty is left: what the sale brings pays it first, because only
 * the gain of it is income, and the IRA pays the rest in the same years.
 */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { RolloverBasis } from './basis.ts'
import { grossFor } from './draws.ts'
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

/** Months of it that the whole sale pays after its tax; undefined where none was told. */
export function monthsCarried(basis: RolloverBasis, shares: Figure, asShares: Figure): Figure | undefined {
  const drawn = drawOf(basis)
  return drawn <= 0
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
