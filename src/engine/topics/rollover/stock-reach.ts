/**
 * Company stock that leaves as shares beside money that is needed before the penalty ends. With the payout the plan's right
 * to pay early is gone: the shares carry some months, and what the rest takes can leave as cash in the same year.
 */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { RolloverBasis } from './basis.ts'
import { grossFor } from './draws.ts'
import { inPayoutYear, type SharesPrice } from './stock-price.ts'

interface CashBeside {
  /** What has to be paid out as cash, its tax included; nothing where the shares carry all of it. */
  readonly gross: Dollars
  readonly tax: Dollars
  /** What that tax is beyond the tax on the same drawn evenly until the penalty ends. */
  readonly beyond: Dollars
}

/** Only of a sum that was told, and where the plan would have paid it without a penalty; a late spouse's money does so from an inherited IRA too. */
const drawnUntilFree = ({
  reader,
  isPenaltyOver,
  stillThere,
  cameFrom,
  isLateEnough,
}: RolloverBasis): Dollars =>
  isPenaltyOver ||
  stillThere ||
  cameFrom === 'late_spouse' ||
  !(cameFrom !== undefined || isLateEnough) ||
  reader.told('planDrawMonthly') === undefined ||
  !reader.value('needsMoneyEarly')
    ? 0
    : reader.number('planDrawMonthly').value

const yearsUntilFree = ({ penaltyEnds, ownerAge }: RolloverBasis): number =>
  penaltyEnds.value - ownerAge.value

export function cashBeside(basis: RolloverBasis, { value, cost, gain, sales, tax }: SharesPrice): CashBeside {
  const years = yearsUntilFree(basis)
  const missing = drawnUntilFree(basis) * monthsPerYear * years - (value - tax)
  if (missing <= 0 || value <= 0) return { gross: 0, tax: 0, beyond: 0 }
  const { taxReturn } = inPayoutYear(basis).taxes
  const inYear = {
    ...taxReturn,
    iraDistributions: (taxReturn.iraDistributions ?? 0) + cost,
    longTermGain: (taxReturn.longTermGain ?? 0) + gain / sales.length,
  }
  const onDraw = (of: typeof taxReturn) => (drawn: Dollars) =>
    taxOnMore({ taxReturn: of }, basis.context, 'iraDistributions', drawn)
  const gross = Math.min(basis.sources.pretax.value, Math.ceil(grossFor(missing, 0, onDraw(inYear))))
  const taxNow = Math.round(onDraw(inYear)(gross))
  const aYear = (gross - taxNow) / years
  const evenly = (grossFor(aYear, 0, onDraw(basis.taxes.later.taxReturn)) - aYear) * years
  return { gross, tax: taxNow, beyond: Math.max(0, taxNow - evenly) }
}

export interface StockReach {
  readonly need: Figure
  /** Months of it that the shares carry after their tax. */
  readonly months: Figure
  /** The rest, as cash of the same payout; undefined where the shares carry all. */
  readonly cash: { readonly amount: Figure; readonly tax: Figure } | undefined
}

/** Undefined where nothing is needed early, or where no right to it ends. */
export function stockReach(
  basis: RolloverBasis,
  price: SharesPrice,
  { shares, asShares }: { readonly shares: Figure; readonly asShares: Figure },
): StockReach | undefined {
  const { sheet, reader, penaltyEnds, ownerAge, taxes } = basis
  const drawn = drawnUntilFree(basis)
  if (drawn <= 0) return undefined
  const monthly = reader.number('planDrawMonthly')
  const need = sheet.computed(
    'stock.early-need',
    'What you need of it before the penalty ends',
    'usd',
    'what you need from the plan each month × the months until the age at which the penalty ends',
    [monthly, penaltyEnds, ownerAge],
    Math.round(drawn * monthsPerYear * yearsUntilFree(basis)),
  )
  const { gross, tax } = cashBeside(basis, price)
  const amount = sheet.computed(
    'stock.early-cash',
    'Cash of the same payout for the months that the shares do not carry',
    'usd',
    'what you need before the penalty ends − what the shares leave after tax, and the federal tax that it adds in the year of the payout; no more than the pre-tax money',
    [need, shares, asShares, taxes.later.agi],
    gross,
  )
  return {
    need,
    months: sheet.computed(
      'stock.early-months',
      'Months that the shares carry',
      'months',
      '(the value of the shares − their federal tax) ÷ what you need each month, no more than until the penalty ends',
      [shares, asShares, monthly],
      Math.floor(Math.min(need.value, price.value - price.tax) / drawn),
    ),
    cash:
      gross <= 0
        ? undefined
        : {
            amount,
            tax: sheet.computed(
              'stock.early-cash-tax',
              'Federal tax on that cash',
              'usd',
              'your federal tax of that year with it, the cost of the shares and the gain that is sold − the same without it',
              [amount, taxes.later.agi],
              tax,
            ),
          },
  }
}
