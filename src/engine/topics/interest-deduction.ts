/**
 * What the deduction of a home loan's interest saves of federal tax in a year: only what of it and of the income tax of the
 * state is more than the standard deduction (IRC §§63, 163(h)(3), 164), so it fades with what is owed, and with a standard
 * deduction that rises with prices. Property tax and gifts, which nobody told, come on top.
 */
import type { FactReader } from '../fact-reader.ts'
import { sumOf } from '../figure.ts'
import { householdTax } from '../tax/household-tax.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import { byYear, debtCourse, type PaidAhead } from './debt-course.ts'
import type { DebtTerms } from './debt-terms.ts'
import { homeLoans } from './home-interest.ts'
import { stateLawIn } from './state-rate.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export interface TaxedHome {
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'law' | 'market' | 'fromSample'>
  readonly taxes: Pick<TaxPicture, 'goesOn'>
}

/** By the interest of a year and the years until it; undefined of other debts, and of a loan over what the law counts. */
function interestDeduction(
  { reader, context, taxes: { goesOn } }: TaxedHome,
  debt: DebtTerms,
  years: number,
): ((interest: Dollars, year: number) => Dollars) | undefined {
  const { law, market } = context
  const { id, kind, balance, rate } = debt
  if (kind !== 'mortgage' || balance.value <= 0 || rate.value <= 0) return undefined
  const others = homeLoans(reader, context).filter((one) => one.id !== id)
  const owed = sumOf([balance, ...others.map((one) => one.balance)])
  // Beyond the cap the interest of the cap is deducted, whatever is paid ahead.
  if (owed > known(law.mortgageInterest).acquisitionDebtCap[goesOn.status]) return undefined
  // One alone may stay below the standard deduction, and both of them not.
  const beside = others.map((one) => byYear(debtCourse(one, { atOnce: 0 }, years).interest))
  const state = stateLawIn(reader, law)
  const itemized = {
    ...goesOn,
    stateIncomeTaxPaid: Math.max(0, householdTax({ law, state, taxReturn: goesOn }).state),
  }
  const taxWith = (mortgageInterest: Dollars) => incomeTax(law, { ...itemized, mortgageInterest }).incomeTax
  return (interest, year) => {
    const prices = (1 + market.inflation.value) ** year
    const ofOthers = beside.reduce((sum, each) => sum + (each[year] ?? 0), 0)
    return (taxWith(ofOthers / prices) - taxWith((ofOthers + interest) / prices)) * prices
  }
}

/** What of it is lost in each year where a loan is paid ahead; then-year dollars. */
export function deductionLost(asked: TaxedHome, debt: DebtTerms, ahead: PaidAhead, years: number): Dollars[] {
  const saved = interestDeduction(asked, debt, years)
  if (saved === undefined) return Array.from({ length: years }, () => 0)
  const before = byYear(debtCourse(debt, { atOnce: 0 }, years).interest)
  const after = byYear(debtCourse(debt, ahead, years).interest)
  return before.map((interest, year) => saved(interest, year) - saved(after[year] ?? 0, year))
}
