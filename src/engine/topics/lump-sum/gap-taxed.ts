/**
 * What a month of a retired household misses where nothing of it can come out of pre-tax savings untaxed: what is paid for
 * life uses the deductions up, so this money pays first, and what the same would cost out of an IRA.
 */
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { drawnGap } from './drawn-gap.ts'
import { gapBeforeAge } from './gap-before-age.ts'
import type { Outlook } from './outlook.ts'
import { requiredGap } from './required-gap.ts'
import { fallsInWords, retiredGap } from './retired-gap.ts'
import { takenByState } from './taken-by-state.ts'
import { pretaxSavings } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'
import { returnNext } from './years-with-sum.ts'

export function gapTaxedCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const { sheet, context, taxes } = work
  const savings = pretaxSavings(work)
  const retired = savings === undefined ? undefined : retiredGap(work)
  if (savings === undefined || retired === undefined) return []
  if (
    [drawnGap(work, outlook), gapBeforeAge(work), requiredGap(work, outlook)].some((one) => one !== undefined)
  )
    return []
  const { gap, yearly } = retired
  const taxReturn = withUnearned(work, returnNext(work, outlook))
  const value = Math.round(taxOnMore({ taxReturn }, context, 'iraDistributions', yearly.value))
  if (value < 1) return []
  const cost = sheet.computed(
    'gap.taxed-cost',
    'Federal tax if a year of it came out of pre-tax savings',
    'usd-per-year',
    'the federal tax of a year of only what goes on, interest and dividends of what you have included, with what is missing as a withdrawal, and with what that makes taxable of Social Security − without it',
    [yearly, savings, taxes.later.agi, ...unearnedInputs(work)],
    value,
  )
  const taken = takenByState(work, taxReturn, yearly)
  const ofState =
    taken === undefined
      ? nothing
      : taken === 'unknown'
        ? words(', and your state may tax it too')
        : say` and about ${taken.tax} of ${taken.state} tax`
  return [
    check(
      'gap-taxed',
      'warn',
      'Which account pays for the month',
      join([
        say`You spend ${gap} more than what is paid for life, ${yearly}.`,
        say`What is paid for life uses your deductions up, so as much out of a traditional IRA or an old plan would cost about ${cost} of federal tax${ofState}${work.reader.told('marketplaceCoverage') === true ? words(', and it would make the Marketplace credit smaller') : nothing}.`,
        words(
          'Out of this money only what it earned is taxed: let it pay first, the IRA grow until its required withdrawals, and Roth money come last. If those withdrawals will be so large that they reach a higher bracket, take some of them in the years before.',
        ),
        fallsInWords(retired),
      ]),
    ),
  ]
}
