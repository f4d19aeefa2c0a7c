/**
 * What the deduction of a loan's interest saves of tax in a year. Of a home loan it is federal tax, and only what of the
 * interest and of the income tax of the state is more than the standard deduction (IRC §§63, 163(h)(3), 164), so it fades with
 * what is owed, and with a standard deduction that rises with prices; property tax and gifts, which nobody told, come on
 * top. Of a student loan it comes off income without a list, up to a limit that does not rise (IRC §221).
 */
import type { FactReader } from '../fact-reader.ts'
import { isOfOther } from '../facts/debts.ts'
import { sumOf } from '../figure.ts'
import { householdTax } from '../tax/household-tax.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { byYear, debtCourse, type PaidAhead } from './debt-course.ts'
import type { DebtTerms } from './debt-terms.ts'
import type { DebtFigures } from './debts.ts'
import { homeLoans } from './home-interest.ts'
import { stateLawIn } from './state-rate.ts'
import { studentLoans } from './student-loan-interest.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export interface TaxedLoan {
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'law' | 'market' | 'fromSample'>
  readonly taxes: Pick<TaxPicture, 'goesOn'>
}

/** What so much interest of a loan, in dollars of its year, saves in that year beside that of the others. */
type Saved = (interest: Dollars, year: number) => Dollars

/** Interest counts when it is paid: where a payment begins later, what is charged until then is not. */
function interestPaid(debt: DebtTerms, ahead: PaidAhead, years: number): Dollars[] {
  const { interest, paid } = debtCourse(debt, ahead, years)
  return byYear(interest.map((charged, month) => Math.min(charged, paid[month] ?? 0)))
}

/** Of loans whose interest is deducted with that of the one that is asked about. */
function paidBeside(others: readonly DebtTerms[], years: number): (year: number) => Dollars {
  const each = others.map((one) => interestPaid(one, { atOnce: 0 }, years))
  return (year) => each.reduce((sum, one) => sum + (one[year] ?? 0), 0)
}

/** By the interest of a year and the years until it; undefined of other debts, and of a loan over what the law counts. */
function savedOnHome(
  { reader, context, taxes: { goesOn } }: TaxedLoan,
  debt: DebtTerms,
  years: number,
): Saved | undefined {
  const { law, market } = context
  const others = homeLoans(reader, worksheet(context.fromSample)).filter((one) => one.id !== debt.id)
  const owed = sumOf([debt.balance, ...others.map((one) => one.balance)])
  // Beyond the cap the interest of the cap is deducted, whatever is paid ahead.
  if (owed > known(law.mortgageInterest).acquisitionDebtCap[goesOn.status]) return undefined
  // One alone may stay below the standard deduction, and both of them not.
  const beside = paidBeside(others, years)
  const state = stateLawIn(reader, law)
  const itemized = {
    ...goesOn,
    stateIncomeTaxPaid: Math.max(0, householdTax({ law, state, taxReturn: goesOn }).state),
  }
  const taxWith = (mortgageInterest: Dollars) => incomeTax(law, { ...itemized, mortgageInterest }).incomeTax
  return (interest, year) => {
    const prices = (1 + market.inflation.value) ** year
    return (taxWith(beside(year) / prices) - taxWith((beside(year) + interest) / prices)) * prices
  }
}

/** Of federal tax and that of the state, which mostly goes by the same income; undefined where the law deducts none. */
function savedOnStudies(
  { reader, context, taxes: { goesOn } }: TaxedLoan,
  isAsked: (debt: DebtFigures) => boolean,
  years: number,
): Saved | undefined {
  const { law, market } = context
  const most = known(law.studentLoanInterest).maximum[goesOn.status]
  if (most <= 0) return undefined
  const others = studentLoans(reader, context).filter((one) => !isAsked(one) && !isOfOther(one.told))
  const beside = paidBeside(others, years)
  const state = stateLawIn(reader, law)
  const taxWith = (paid: Dollars, prices: number) =>
    householdTax({
      law,
      state,
      taxReturn: { ...goesOn, studentLoanInterest: Math.min(paid, most) / prices },
    }).total
  return (interest, year) => {
    const prices = (1 + market.inflation.value) ** year
    return (taxWith(beside(year), prices) - taxWith(beside(year) + interest, prices)) * prices
  }
}

function savedOn(asked: TaxedLoan, debt: DebtTerms, years: number): Saved | undefined {
  const { kind, balance, rate } = debt
  if (balance.value <= 0 || rate.value <= 0) return undefined
  if (kind === 'mortgage') return savedOnHome(asked, debt, years)
  // Whoever is not on this return deducts on one of their own.
  return kind === 'student_loan' && !isOfOther(debt.told)
    ? savedOnStudies(asked, ({ id }) => id === debt.id, years)
    : undefined
}

/** What of it is lost in each year where a loan is paid ahead; then-year dollars. */
export function deductionLost(asked: TaxedLoan, debt: DebtTerms, ahead: PaidAhead, years: number): Dollars[] {
  const saved = savedOn(asked, debt, years)
  if (saved === undefined) return Array.from({ length: years }, () => 0)
  const before = interestPaid(debt, { atOnce: 0 }, years)
  const after = interestPaid(debt, ahead, years)
  return before.map((interest, year) => saved(interest, year) - saved(after[year] ?? 0, year))
}

/** What deducting so much interest of some student loans, year by year, saves beside that of the others; then-year dollars. */
export function savedByStudies(
  asked: TaxedLoan,
  interest: readonly Dollars[],
  ids: ReadonlySet<string>,
): Dollars[] {
  const saved = savedOnStudies(asked, ({ id }) => ids.has(id), interest.length)
  return interest.map((paid, year) => saved?.(paid, year) ?? 0)
}
