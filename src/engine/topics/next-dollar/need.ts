/** A need of the order as a stream of monthly dollars. */
import type { Figure } from '../../figure.ts'
import type { Text } from '../../say.ts'
import type { Dollars, Months } from '../../units.ts'
import type { Need } from '../order-of-operations.ts'
import type { Stream } from './months.ts'

/** The law lets more into an account from the year on in which its owner comes to an age, or less again. */
export interface RoomByAge {
  /** In words, to stand before what it takes. */
  readonly account: string
  readonly whose: 'age' | 'spouseAge'
  readonly age: Figure
  readonly year: Figure
  /** How much more it is in a year, or how much less. */
  readonly change: Figure
  readonly isMore: boolean
  /** Whether wages over the limit of that rule let the catch-up be Roth alone. */
  readonly mustBeRoth: boolean
  /** The months after which the stream takes another sum, that sum, and the one before. */
  readonly after: Months
  readonly monthly: Dollars
  readonly before: Dollars
}

export interface MonthlyNeed extends Need {
  readonly stream: Stream
  /** What becomes of the dollars: cash, an account whose growth is not taxed each year, a taxable account, or nothing. */
  readonly bucket: 'cash' | 'sheltered' | 'taxable' | 'none'
  /** What holds only in the first months of the stream, to stand after the description. */
  readonly atFirst?: Text
  /** It takes dollars for this year alone; another one takes its place when returns are due. */
  readonly isOfYear?: boolean
  /** How its room changes with the age of its owner, as the years come. */
  readonly byAge?: readonly RoomByAge[]
  /** What a dollar of take-home pay puts to work: an employer adds to it. */
  readonly perDollar: number
}

/** The dollars of a need that is one of a list of streams. */
export const placedOf = (
  row: readonly Dollars[],
  needs: readonly MonthlyNeed[],
  ...steps: Need['step'][]
): Dollars =>
  needs.reduce((sum, { step }, index) => (steps.includes(step) ? sum + (row[index] ?? 0) : sum), 0)
