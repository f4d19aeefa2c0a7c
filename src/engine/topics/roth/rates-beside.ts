/** Rates beside that of a Traditional dollar: of a little more pay, of another pay, and of what grows outside retirement accounts. */
import { type MarginalRate, marginalRate } from '../../tax/marginal-rate.ts'
import type { Dollars, Share } from '../../units.ts'
import { type YearAtPay, yearAtPay } from './at-pay.ts'
import type { RothBasis } from './basis.ts'
import type { Places } from './places.ts'
import type { YearRuns } from './year-now.ts'
import { returnWith } from './year-return.ts'

export interface RatesBeside {
  /** Giving up the last, or adding the next, thousand of pay, with these contributions. */
  readonly onPay: (contributions: { readonly places: Places }) => MarginalRate
  /** A later year at another pay, and what so many Traditional dollars save in it. */
  readonly atPay: (pay: Dollars, traditional: Dollars) => YearAtPay
  /** The share of a dollar of dividends or gains, and of interest, that tax takes outside retirement accounts, loans and college aside. */
  readonly gainRate: Share
  readonly interestRate: Share
}

/** `least`: the contributions with as little Traditional as the rules allow. */
export function ratesBeside(
  basis: RothBasis,
  runs: YearRuns,
  least: { readonly places: Places },
): RatesBeside {
  const { before, taxOn, healthOn, inYear } = runs
  const onPay: RatesBeside['onPay'] = ({ places }) =>
    marginalRate({
      tax: (taxReturn) => {
        const tax = taxOn(taxReturn)
        return tax.total + healthOn(tax, taxReturn) + runs.paidOnLoans(tax)
      },
      taxReturn: returnWith(basis, before, places),
      income: 'wages',
    })
  const outside = (income: 'longTermGain' | 'interest') =>
    marginalRate({
      tax: (taxReturn) => {
        const tax = taxOn(taxReturn)
        return tax.total + healthOn(tax, taxReturn)
      },
      // Gains are sold, and most dividends paid, once the children have grown.
      taxReturn: inYear((basis.expected?.years ?? basis.yearsToGo) - 1)(
        returnWith(basis, before, least.places),
      ),
      income,
    }).next
  return {
    onPay,
    atPay: (earned, traditional) => yearAtPay(basis, runs, { earned, traditional }),
    gainRate: Math.max(0, outside('longTermGain')),
    interestRate: Math.max(0, outside('interest')),
  }
}
