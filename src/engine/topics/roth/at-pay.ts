/** A later year at another pay: what it costs with some Traditional dollars, with the loan payments of it and once they are over. */
import type { HouseholdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import type { RothBasis } from './basis.ts'
import { withoutSaversCredit } from './lasting-return.ts'
import { type LoanPayments, loanPaymentsOf } from './loan-payments.ts'
import { nowhere } from './places.ts'
import type { YearRuns } from './year-now.ts'
import { returnWith, stateReturn } from './year-return.ts'

export interface YearAtPay {
  /** The share saved of so many Traditional dollars, with what hangs on a loan as long as it is there then. */
  readonly rate: Share
  /** The same once it is paid or forgiven. */
  readonly rateAfterLoans: Share
  /** What a dollar of so large a conversion costs in that year, beside those Traditional dollars. */
  readonly onConversion: (dollars: Dollars) => Share
  /** Payments on federal loans that follow income, where they go on into that year. */
  readonly loans: LoanPayments | undefined
  /** Adjusted gross income without those dollars, and with them. */
  readonly agi: { readonly withRoth: Dollars; readonly withTraditional: Dollars }
}

export function yearAtPay(
  basis: RothBasis,
  { before, taxOn, healthOn, inYear }: Pick<YearRuns, 'before' | 'taxOn' | 'healthOn' | 'inYear'>,
  { earned, traditional }: { readonly earned: Dollars; readonly traditional: Dollars },
): YearAtPay {
  const years = basis.expected?.years ?? 1
  const goesOn = inYear(years)(before)
  // What goes in already is a share of pay.
  const goesIn = ((basis.running?.traditional ?? 0) * earned) / basis.income.value
  const afterLoans: TaxReturn = basis.isSelfEmployed
    ? { ...goesOn, selfEmploymentProfit: earned, ownPlanDeduction: goesIn }
    : { ...goesOn, wages: earned - goesIn }
  // Its figures are no part of this year's receipts.
  const apart = { ...basis, sheet: worksheet(basis.context.fromSample) }
  const atPay = loanPaymentsOf(apart)
  const loans = atPay !== undefined && atPay.years > years ? atPay : undefined
  const hasInterest = (atPay?.years ?? basis.loanInterest?.years ?? 0) > years
  const withLoans: TaxReturn =
    hasInterest && before.studentLoanInterest !== undefined
      ? { ...afterLoans, studentLoanInterest: before.studentLoanInterest }
      : afterLoans
  const runWith = (then: TaxReturn, dollars: Dollars) => {
    const places = { ...nowhere, [basis.hasPlan ? 'planTraditional' : 'iraTraditional']: dollars }
    const taxReturn = withoutSaversCredit(returnWith(basis, then, places))
    const tax = taxOn(taxReturn, stateReturn(basis, then, places))
    return { tax, costs: tax.total + healthOn(tax, taxReturn) }
  }
  const onLoans = ({ federal }: HouseholdTax): Dollars =>
    loans?.isForgiven === true ? loans.paymentAt(federal.agi) : 0
  const sharePer = (saved: Dollars): Share => (traditional > 0 ? saved / traditional : 0)
  const [roth, least] = [runWith(withLoans, 0), runWith(withLoans, traditional)]
  return {
    rate: sharePer(roth.costs + onLoans(roth.tax) - least.costs - onLoans(least.tax)),
    rateAfterLoans: sharePer(runWith(afterLoans, 0).costs - runWith(afterLoans, traditional).costs),
    onConversion: (dollars) => {
      const converted = runWith(
        {
          ...withLoans,
          iraDistributions: (withLoans.iraDistributions ?? 0) + dollars,
          rothConversion: dollars,
        },
        traditional,
      )
      return (converted.costs + onLoans(converted.tax) - least.costs - onLoans(least.tax)) / dollars
    },
    loans,
    agi: { withRoth: roth.tax.federal.agi, withTraditional: least.tax.federal.agi },
  }
}
