/** What taking the whole employer match costs each month, after the tax that it saves. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import { savedByDeferring } from './tax-on-more.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
}

/**
 * A contribution goes in before tax, so the pay check shrinks by less than it: $100 at a bracket of 22% takes $78. A raise
 * that reaches into a lower bracket saves the rate of that one there.
 */
export function matchTakeHomeOf({ sheet, reader, context, taxes }: Asked, contribution: Figure): Figure {
  const { agi, bracket, stateRateAtWork } = taxes
  return sheet.computed(
    'match.take-home',
    'What your pay check shrinks by for the whole match',
    'usd-per-month',
    stateRateAtWork === undefined
      ? 'a month of the contribution − the federal tax that it saves, bracket by bracket'
      : 'a month of the contribution − the federal and state tax that it saves, bracket by bracket',
    [contribution, agi, bracket, ...(stateRateAtWork === undefined ? [] : [stateRateAtWork])],
    Math.ceil(
      (contribution.value - savedByDeferring(taxes, context, reader, contribution.value)) / monthsPerYear,
    ),
  )
}
