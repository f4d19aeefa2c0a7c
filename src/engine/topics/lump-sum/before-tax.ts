/**
 * How much of the raises at work goes in before tax. The first dollars may save a higher rate than they cost later, and
 * those that reach down into a lower bracket, or past the end of a credit, less: the rest goes in as Roth.
 */

import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import { hasSaversMatch, saversMatch, saversMatchLaw } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import { plansAtWork } from '../plans-at-work.ts'
import { deferring, deferringTax } from '../tax-on-more.ts'
import type { AccountBasis } from './basis.ts'

/** What else a lower income brings: it is weighed in the kind as a whole, and no step of the tax here counts it. */
const paysByIncome = ({ reader, context }: AccountBasis): boolean =>
  reader.told('marketplaceCoverage') === true || incomeDrivenLoans(reader, context) !== undefined

/**
 * The saver's match of the year in which payroll takes most of them. It counts either kind alike, of each person no more
 * than a room at work holds, and shrinks with income: what goes in before tax brings more of it.
 */
function matchWith(basis: AccountBasis, dollars: Dollars): Dollars {
  const { payrollTaxes, payrollYear, reader, context } = basis
  if (!hasSaversMatch(yearOf(context.today) + (payrollYear === 'ahead' ? 1 : 0))) return 0
  const taxReturn = deferring(payrollTaxes.taxReturn, dollars)
  const { status } = taxReturn
  const savers = status === 'married_separate' ? 1 : plansAtWork(reader).length
  return (
    savers *
    saversMatch({
      status,
      magi: adjustedGrossIncome(context.law, taxReturn).agi,
      contributions: saversMatchLaw.value.maximumContribution,
    })
  )
}

/**
 * Of so many dollars, beside those that go in for the match. All of them where no kind is decided, or Roth is; where the plan takes no
 * Roth money (nobody chooses there) and where more than tax follows income.
 */
export function beforeTaxOf(basis: AccountBasis, dollars: Dollars, forMatch: Dollars): Dollars {
  const { kindAtWork, reader, payrollTaxes, context } = basis
  if (kindAtWork === undefined || kindAtWork.verdict === 'roth') return dollars
  if (reader.told('rothOptionAtWork') === false || paysByIncome(basis)) return dollars
  // Where the rates do not decide, only dollars that save clearly less go in as Roth.
  const later = kindAtWork.later.value - (kindAtWork.reason === 'rates' ? 0 : rules.rateBand.value)
  // Credits for children fall in steps of income: a smaller one would see single steps and miss their slope.
  const step = known(context.law.childTaxCredit).phaseOutStep
  const gains = (more: Dollars) => {
    const all = forMatch + more
    return matchWith(basis, all) - deferringTax(payrollTaxes, context, reader, all) - later * all
  }
  let best = { dollars: 0, gain: gains(0) }
  for (let more = step; more < dollars + step; more += step) {
    const here = Math.min(more, dollars)
    const gain = gains(here)
    if (gain >= best.gain) best = { dollars: here, gain }
  }
  return best.dollars
}
