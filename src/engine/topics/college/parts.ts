/** The parts that a college plan divides its dollars into, and what every division needs. */
import type { DateFigure, Figure } from '../../figure.ts'
import { splitByWeights } from '../../math/largest-remainder.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { CalendarDate, Dollars, Months } from '../../units.ts'
import type { Part } from '../allocations.ts'
import type { Need, Placement } from '../order-of-operations.ts'
import type { PayReturns } from '../pay-returns.ts'
import type { CollegeBasis } from './basis.ts'
import type { Contribution } from './contribution.ts'
import type { Rise } from './more-later.ts'
import type { ChildNeed } from './need.ts'
import type { FirstThings } from './order.ts'
import type { Waiting } from './waiting.ts'

export type PartKind =
  | 'first'
  | '529'
  | 'able'
  | 'outside'
  | 'later'
  | 'waits'
  | 'free'
  | 'bills'
  | 'more'
  | 'roth'
  | 'over'

export interface CollegePart extends Part {
  readonly kind: PartKind
  readonly need?: ChildNeed
  /** The same as a part of a sentence, for what comes before college. */
  readonly act?: Text
}

/** Whether any of it goes to college, now or later. */
export const savesAnything = (contributions: readonly Contribution[]): boolean =>
  contributions.some(({ start, monthly }) => start + monthly > 0)

/** What goes in in the January of a later tax year. */
export interface Instalment {
  readonly at: Months
  readonly due: CalendarDate
  readonly month: DateFigure
  readonly amount: Figure
  /** What a dollar of it becomes in savings until then, after tax. */
  readonly grown: number
  readonly ofChildren: readonly Dollars[]
  readonly saves: Figure
}

export interface Instalments {
  readonly later: readonly Instalment[]
  /** All that waits, and each child's part of it. */
  readonly waits: Figure
  readonly ofChildren: readonly Dollars[]
  /** The state tax that what goes in now saves of this year. */
  readonly savesNow: Figure
  /** More than with all of it at once, with what the wait costs in growth taken off. */
  readonly ahead: Figure
  /** More goes in now than the state rewards, because a longer wait would cost more than it earns. */
  readonly isPart: boolean
}

/** A sum that is kept while a pay is gone, and where it goes once that pay is back. */
export interface SumThen {
  readonly placements: readonly Placement[]
  readonly returns: PayReturns
}

export interface CollegeParts {
  readonly parts: readonly CollegePart[]
  readonly contributions: readonly Contribution[]
  /** How far what goes in each month rises as a month has more. */
  readonly rise?: Rise | undefined
  /** What goes into a 529 in a year. */
  readonly yearly529: Figure
  /** The same for each child. */
  readonly yearlyEach: readonly Dollars[]
  /** What goes in of one's own each month once what comes first is done, where gifts go in before. */
  readonly ownLater?: Dollars
  /** The parts of a sum that wait for the state's limit of later years; undefined where nothing waits. */
  readonly instalments?: Instalments | undefined
  readonly then?: SumThen | undefined
  /** What goes in each month beside a sum. */
  readonly transfer?: Figure
  /** What reaches the target a month when a sum has been placed. */
  readonly needAfter?: Figure
}

export interface Placing {
  readonly basis: CollegeBasis
  readonly needs: readonly ChildNeed[]
  readonly first: FirstThings
  readonly wait: Waiting
  readonly total: Figure
  readonly needMonthly: Figure
  /** What is put aside each month beside a sum, where it pays first what the sum does not. */
  readonly besideSum: Figure | undefined
}

export const collegeNeed = (wanted: Figure): Need => ({
  step: 'rest',
  id: 'college',
  label: words('College'),
  description: nothing,
  act: (amount) => say`save ${amount} for college`,
  wanted,
})

export const freeNeed = (basis: CollegeBasis): Need => ({
  step: 'rest',
  id: 'free',
  label: words('Free for other goals'),
  description: words(
    basis.isGift && basis.reader.told('collegeGivers') !== undefined
      ? 'The college target is reached without it. Ask the givers whether they keep it or give it for another goal.'
      : basis.isRetired
        ? 'The college target is reached without it. Keep it for your own later years or another goal.'
        : 'The college target is reached without it. Your own retirement gains most.',
  ),
  act: (amount) => say`keep ${amount} for other goals`,
  wanted: undefined,
})

export const yearlyFigure = ({ basis }: Placing, inputs: readonly Figure[], value: Dollars): Figure =>
  basis.sheet.computed(
    'yearly-529',
    'Into a 529 in a year',
    'usd-per-year',
    'what goes into a 529, by the year',
    inputs,
    value,
  )

export const dollarsIn = (parts: readonly CollegePart[], kind: PartKind) =>
  parts.filter((part) => part.kind === kind).map(({ amount }) => amount)

export const added = (figures: readonly Figure[]) => figures.reduce((sum, { value }) => sum + value, 0)

/** Parts of a sum by weights; nothing for everybody where there is nothing to split. */
export const split = (amount: Dollars, weights: readonly number[]): Dollars[] =>
  amount === 0 || weights.every((weight) => weight === 0)
    ? weights.map(() => 0)
    : splitByWeights(amount, weights)
