/**
 * How much of the raises at work goes in before tax. The first dollars may save a higher rate than they cost later, and
 * those that reach down into a lower bracket, or past the end of a credit, less: the rest goes in as Roth.
 */

import { planningRules as rules } from '../../planning-rules.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import { deferringTax } from '../tax-on-more.ts'
import type { AccountBasis } from './basis.ts'

/** What else a lower income brings: it is weighed in the kind as a whole, and no step of the tax here counts it. */
const paysByIncome = ({ reader, context }: AccountBasis): boolean =>
  reader.told('marketplaceCoverage') === true || incomeDrivenLoans(reader, context) !== undefined

/**
 * Of so many dollars, beside those that go in for the match. All of them where no kind is decided, or Roth is; where the plan takes no
 * Roth money (nobody chooses there) and where more than tax follows income.
 */
export function beforeTaxOf(basis: AccountBasis, dollars: Dollars, forMatch: Dollars): Dollars {
  const { kindAtWork, reader, payrollTaxes, context } = basis
  if (kindAtWork === undefined || kindAtWork.verdict === 'roth') return dollars
  if (reader.told('rothOptionAtWork') === false || paysByIncome(basis)) return dollars
  // Where the rates count as equal, only dollars that save clearly less go in as Roth.
  const later = kindAtWork.later.value - (kindAtWork.verdict === 'split' ? rules.rateBand.value : 0)
  // Credits for children fall in steps of income: a smaller one would see single steps and miss their slope.
  const step = known(context.law.childTaxCredit).phaseOutStep
  const gains = (more: Dollars) =>
    -deferringTax(payrollTaxes, context, reader, forMatch + more) - later * (forMatch + more)
  let best = { dollars: 0, gain: gains(0) }
  for (let more = step; more < dollars + step; more += step) {
    const here = Math.min(more, dollars)
    const gain = gains(here)
    if (gain >= best.gain) best = { dollars: here, gain }
  }
  return best.dollars
}
