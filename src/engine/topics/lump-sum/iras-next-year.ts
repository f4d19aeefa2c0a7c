/**
 * How much of the room that IRAs have in the next year may go in before tax: pay that this year still holds may be gone by
 * then, and bring income near where the Marketplace credit begins.
 */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { traditionalEnding } from '../ira-kind.ts'
import { belowFloorInWords, beside, creditFloor } from '../marketplace-floor.ts'
import { placedIn } from '../order-of-operations.ts'
import type { LumpSumWork } from './work.ts'

/** What may go in before tax then; undefined where as much as this year would leave income above that floor. */
function mostBeforeTax(work: LumpSumWork): Figure | undefined {
  const { sheet, placements, aboveFloor, taxes } = work
  const deducted = placements
    .filter(({ step, id }) => step === 'ira' && id.endsWith(traditionalEnding))
    .reduce((sum, { amount }) => sum + amount.value, 0)
  const { payroll: most } = beside(aboveFloor, placedIn(placements, 'hsa'))
  if (deducted <= most) return undefined
  return sheet.computed(
    'iras.before-tax.next',
    'Before tax into IRAs of the next year, at most',
    'usd',
    'income of the next year − the income at which the Marketplace credit begins then − what is kept free for what is not known − what an HSA takes',
    [taxes.later.agi],
    Math.floor(most),
  )
}

/** To stand after the words that the room of the next year is filled; nothing where the kind of this year can stay. */
export function kindNextYear(work: LumpSumWork): Text {
  const most = mostBeforeTax(work)
  const floor = creditFloor(work, 'ahead')
  if (most === undefined || floor === undefined) return nothing
  const kind =
    most.value === 0
      ? words('as Roth')
      : say`with at most about ${most} of it before tax and the rest as Roth`
  return say`, ${kind}: ${belowFloorInWords(work, floor)}`
}

/** The same in short, for a step that looks a year ahead. */
export const kindNextYearInShort = (work: LumpSumWork): Text =>
  mostBeforeTax(work) === undefined
    ? nothing
    : words(', before tax only as far as income of that year stays above where the Marketplace credit begins')
