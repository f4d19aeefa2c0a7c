/** "Which account pays for the month?": what both answers of it say alike, whether deductions or the law decide what comes out. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { RetiredGap } from './retired-gap.ts'

interface Answer {
  /** What comes out of pre-tax savings, and why. */
  readonly comesOut: readonly Text[]
  /** Where nothing is left for this money to pay. */
  readonly enough: string
  readonly after: readonly Text[]
}

export const accountForMonth = (
  { gap, yearly, rest }: RetiredGap & { readonly rest: Figure | undefined },
  { comesOut, enough, after }: Answer,
): Check =>
  check(
    'drawn-gap',
    'act',
    'Which account pays for the month',
    join([
      say`You spend ${gap} more than what is paid for life, ${yearly}.`,
      ...comesOut,
      rest === undefined
        ? words(enough)
        : say`The other ${rest} comes out of this money, of which only what it earned is taxed; Roth money comes last.`,
      ...after,
    ]),
  )
