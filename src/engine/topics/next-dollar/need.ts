/** A need of the order as a stream of monthly dollars. */
import type { Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Need } from '../order-of-operations.ts'
import type { Stream } from './months.ts'

export interface MonthlyNeed extends Need {
  readonly stream: Stream
  /** What becomes of the dollars: cash, an account whose growth is not taxed each year, a taxable account, or nothing. */
  readonly bucket: 'cash' | 'sheltered' | 'taxable' | 'none'
  /** What holds only in the first months of the stream, to stand after the description. */
  readonly atFirst?: Text
  /** It takes dollars for this year alone; another one takes its place when returns are due. */
  readonly isOfYear?: boolean
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
