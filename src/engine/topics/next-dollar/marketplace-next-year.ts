/** The limit of the Marketplace credit in the year after a death, when fewer are on the return, beside monthly dollars. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { say, type Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { incomeNextYear } from '../income-next-year.ts'
import { limitOnceFewer } from '../marketplace.ts'
import { floorInWords } from '../marketplace-floor.ts'
import type { DollarWork } from './work.ts'

/** Where fewer are on the return of next year: its limit, and what its income leaves below it, less than nothing where it is over. */
export function nextYear(work: DollarWork) {
  const limit = limitOnceFewer(work)
  const { agi, untaxedBenefits } = incomeNextYear(work.taxes, work.context)
  return limit && { limit, left: limit.value - agi - untaxedBenefits }
}

export function ofNextYear(
  work: DollarWork,
  lost: Text,
  { limit, left }: { readonly limit: Figure; readonly left: Dollars },
): Check {
  const { benefitsAhead } = work.taxes.ended
  const room = work.sheet.computed(
    'marketplace.next',
    left >= 0 ? 'Room below the limit next year' : 'Too much income for the limit next year',
    'usd',
    'the distance of the income of next year, untaxed Social Security included, to its limit',
    [limit, work.taxes.later.agi, ...(benefitsAhead === undefined ? [] : [benefitsAhead])],
    Math.abs(left),
  )
  return left >= 0
    ? check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        say`${lost} About ${room} of room is left next year, before a survivor’s benefit that you claim. An HSA or a Traditional contribution makes it larger, a Roth contribution does not.${floorInWords(work)}`,
      )
    : check(
        'marketplace',
        'act',
        'Next year you would be over the limit of the Marketplace credit',
        say`${lost} Next year you would be about ${room} over it. Tell the Marketplace what you expect, so that less is paid in advance; a deductible IRA, a Traditional plan at work or an HSA can bring income down.`,
      )
}
