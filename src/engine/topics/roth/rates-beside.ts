/** Rates beside that of a Traditional dollar: of a little more pay, of another pay, and of what grows outside retirement accounts. */
import { type MarginalRate, marginalRate } from '../../tax/marginal-rate.ts'
import type { Dollars, Share } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import { withoutSaversCredit } from './lasting-return.ts'
import { nowhere, type Places } from './places.ts'
import type { YearRuns } from './year-now.ts'
import { returnWith, stateReturn } from './year-return.ts'

export interface RatesBeside {
  /** Giving up the last, or adding the next, thousand of pay, with these contributions. */
  readonly onPay: (contributions: { readonly places: Places }) => MarginalRate
  /** The share saved of so many Traditional dollars in a later year with another pay. */
  readonly rateAtPay: (pay: Dollars, traditional: Dollars) => Share
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
  const rateAtPay = (earned: Dollars, traditional: Dollars): Share => {
    const goesOn = inYear(basis.expected?.years ?? 1)(before)
    // What goes in already is a share of pay.
    const goesIn = ((basis.running?.traditional ?? 0) * earned) / basis.income.value
    const then = basis.isSelfEmployed
      ? { ...goesOn, selfEmploymentProfit: earned, ownPlanDeduction: goesIn }
      : { ...goesOn, wages: earned - goesIn }
    const costsWith = (dollars: Dollars): Dollars => {
      const places = { ...nowhere, [basis.hasPlan ? 'planTraditional' : 'iraTraditional']: dollars }
      const taxReturn = withoutSaversCredit(returnWith(basis, then, places))
      const tax = taxOn(taxReturn, stateReturn(basis, then, places))
      return tax.total + healthOn(tax, taxReturn)
    }
    return traditional > 0 ? (costsWith(0) - costsWith(traditional)) / traditional : 0
  }
  return {
    onPay,
    rateAtPay,
    gainRate: Math.max(0, outside('longTermGain')),
    interestRate: Math.max(0, outside('interest')),
  }
}
