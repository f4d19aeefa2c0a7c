/** A household's year with some contributions: the whole law run for this year, and for one of those that follow. */
import { type HouseholdTax, householdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import type { Dollars, Years } from '../../units.ts'
import { hasEndedPay, withBenefitsAhead } from '../ended-pay.ts'
import { familyIn } from '../family-ahead.ts'
import { marketplaceIncome } from '../marketplace.ts'
import { filedAs } from '../tax-picture.ts'
import type { RothBasis } from './basis.ts'
import { hasLessNextYear } from './end-of-spouse-pay.ts'
import { creditLostOf, type HealthShare, healthOf } from './health-share.ts'
import { lastingReturn, withoutLoanInterest, withoutSaversCredit } from './lasting-return.ts'
import { type LoanPayments, loanPaymentsOf } from './loan-payments.ts'
import { type Places, traditionalOf } from './places.ts'
import { returnBefore, returnWith, stateReturn } from './year-return.ts'

/** Tax of a year, and a household's own part of its health cover. */
export interface YearAhead {
  readonly tax: HouseholdTax
  readonly health: Dollars
  /** The income that the limits of the Marketplace credit look at. */
  readonly creditIncome: Dollars
}

/** A household's year with some contributions. */
export interface YearNow {
  readonly places: Places
  readonly traditional: Dollars
  readonly tax: HouseholdTax
  /** Payments of a year on federal loans that follow income, where what is not paid is forgiven. */
  readonly loans: Dollars
  /** Tax that the deduction of student-loan interest saves, the saver's credit apart; it ends with the loan. */
  readonly onInterest: Dollars
  /** What the saver’s credit brings beyond the other credits, which pay more or less beside it. */
  readonly onCredit: Dollars
  /** What the household pays of its health cover from the Marketplace before the credit begins; 0 without such cover. */
  readonly health: Dollars
  /**
   * The credit of the whole year, on average, where income comes so near the limit at which it ends that what is not known
   * of the year can carry it over; 0 elsewhere. A step that no rate spreads over the dollars.
   */
  readonly creditLost: Dollars
  readonly creditIncome: Dollars
  /** The same in the next year: filed as then, with the children who are on the return then, and without what ends with a loan or with college. */
  readonly ahead: YearAhead
}

const incomeOf = ({ federal }: HouseholdTax, { socialSecurity }: TaxReturn): Dollars =>
  marketplaceIncome(federal, socialSecurity)

export interface YearRuns {
  /** The return before any contribution that is decided on. */
  readonly before: TaxReturn
  /** Undefined where no loan payment follows income. */
  readonly loans: LoanPayments | undefined
  /** Payments of a year, as far as lower ones are money kept. */
  readonly paidOnLoans: (tax: HouseholdTax) => Dollars
  readonly healthOn: HealthShare
  readonly taxOn: (taxReturn: TaxReturn, seenByState?: TaxReturn) => HouseholdTax
  readonly yearOf: (places: Places) => YearNow
  /** How the household files so many years ahead, at least one, and whether the children on the return are those of today. */
  readonly statusIn: (years: Years) => FilingStatus
  readonly hasChildrenOfToday: (years: Years) => boolean
  /** A return as it is so many years ahead: filed as then, with the children of then, and without what ends. */
  readonly inYear: (years: Years) => (taxReturn: TaxReturn) => TaxReturn
  readonly yearIn: (places: Places, years: Years) => YearAhead
  /** Payments of such a year on loans, as far as lower ones are money kept: they follow the income of then. */
  readonly loansIn: (places: Places, years: Years) => Dollars
}

export function yearRuns(basis: RothBasis): YearRuns {
  const { context, state } = basis
  const before = returnBefore(basis)
  const loans = loanPaymentsOf(basis)
  const healthOn = healthOf(basis)
  const creditLostOn = creditLostOf(basis)
  const familyAhead = (years: Years) => familyIn(basis, years)
  const statusIn = (years: Years) => familyAhead(years).status
  const hasChildrenOfToday = (years: Years) => familyAhead(years).dependentAges === basis.dependentAges
  const inYear =
    (years: Years) =>
    (of: TaxReturn): TaxReturn => {
      const { status, dependentAges } = familyAhead(years)
      return filedAs({ ...lastingReturn(of, basis, years), dependentAges }, status)
    }
  const taxOn = (taxReturn: TaxReturn, seenByState?: TaxReturn) =>
    householdTax({ law: context.law, state, taxReturn, stateReturn: seenByState })
  const paidOnLoans = ({ federal }: HouseholdTax) =>
    loans?.isForgiven === true ? loans.paymentAt(federal.agi) : 0
  const returnsOf = (places: Places) => {
    const taxReturn = returnWith(basis, before, places)
    const seen = stateReturn(basis, before, places)
    const taxAfter = (change: (taxReturn: TaxReturn) => TaxReturn) =>
      taxOn(change(taxReturn), seen === undefined ? undefined : change(seen))
    return { taxReturn, taxAfter, tax: taxOn(taxReturn, seen) }
  }
  const yearIn = (places: Places, years: Years): YearAhead => {
    const { taxReturn, taxAfter } = returnsOf(places)
    // What pay there is then nobody knows: until new pay takes its place, the years after the next one are taken to be as it is.
    const tax = taxAfter((of) => withBenefitsAhead(inYear(years)(of), basis.ended))
    return { tax, health: healthOn(tax, taxReturn), creditIncome: incomeOf(tax, taxReturn) }
  }
  const loansIn = (places: Places, years: Years): Dollars => {
    if (loans?.isForgiven !== true) return 0
    const { taxReturn, taxAfter } = returnsOf(places)
    // The interest on them goes on as long as they do.
    const { studentLoanInterest } = taxReturn
    return paidOnLoans(
      taxAfter((of) => ({
        ...withBenefitsAhead(inYear(years)(of), basis.ended),
        ...(studentLoanInterest === undefined ? {} : { studentLoanInterest }),
      })),
    )
  }
  const yearOf = (places: Places): YearNow => {
    const { taxReturn, taxAfter, tax } = returnsOf(places)
    const hasLoans = basis.loanInterest !== undefined
    const hasCredit = tax.federal.saversCredit > 0
    const isSameAhead =
      basis.beside === undefined &&
      !hasEndedPay(basis.ended) &&
      !hasLessNextYear(basis.spouseEnds) &&
      basis.students.tuition.length === 0 &&
      basis.homeInterest === undefined &&
      !hasLoans &&
      !hasCredit &&
      hasChildrenOfToday(1) &&
      statusIn(1) === basis.status
    const beforeCredit = hasCredit ? taxAfter(withoutSaversCredit) : tax
    const health = healthOn(tax, taxReturn)
    const creditIncome = incomeOf(tax, taxReturn)
    return {
      places,
      traditional: traditionalOf(places),
      tax,
      loans: paidOnLoans(tax),
      onInterest: hasLoans
        ? taxAfter((of) => withoutSaversCredit(withoutLoanInterest(of))).total - beforeCredit.total
        : 0,
      onCredit: beforeCredit.total - tax.total,
      health,
      creditLost: creditLostOn(tax, taxReturn),
      creditIncome,
      ahead: isSameAhead ? { tax, health, creditIncome } : yearIn(places, 1),
    }
  }
  return {
    before,
    loans,
    paidOnLoans,
    healthOn,
    taxOn,
    yearOf,
    statusIn,
    hasChildrenOfToday,
    inYear,
    yearIn,
    loansIn,
  }
}
