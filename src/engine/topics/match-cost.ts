/** What taking the whole employer match costs each month, after the tax that it saves. */
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import type { TaxPicture } from './tax-picture.ts'

/** A contribution goes in before tax, so the pay check shrinks by less than it: $100 at a bracket of 22% takes $78. */
export const matchTakeHomeOf = (
  sheet: Worksheet,
  { bracket, stateRate }: Pick<TaxPicture, 'bracket' | 'stateRate'>,
  contribution: Figure,
): Figure =>
  sheet.computed(
    'match.take-home',
    'What your pay check shrinks by for the whole match',
    'usd-per-month',
    stateRate === undefined
      ? 'a month of the contribution × (one − your tax bracket)'
      : 'a month of the contribution × (one − your tax bracket − the state’s rate)',
    stateRate === undefined ? [contribution, bracket] : [contribution, bracket, stateRate],
    Math.ceil((contribution.value * (1 - bracket.value - (stateRate?.value ?? 0))) / monthsPerYear),
  )
