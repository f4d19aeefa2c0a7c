/**
 * The one order in which money is placed, in exact dollars: what is owed, a starter cushion, the match, costly
 * debts, the full cushion, then accounts by how lightly they are taxed. Each need is filled before the next.
 */
import type { Figure } from '../figure.ts'
import type { Text } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { PayrollRoom } from './payroll-room.ts'

export type OrderStep =
  | 'inherited'
  | 'owed'
  | 'starter'
  | 'match'
  | 'costly-debt'
  | 'in-court'
  | 'cushion'
  | 'able'
  | 'hsa'
  | 'ira'
  | 'deferral'
  | 'own-plan'
  | 'after-tax'
  | 'middle-debt'
  | 'goal'
  | 'college'
  | 'rest'

export interface Need {
  readonly step: OrderStep
  readonly id: string
  readonly label: Text
  readonly description: Text
  /** The same as a part of a sentence: 'pay $9,000 on the credit card'. */
  readonly act: (amount: Figure) => Text
  /** What would fill it; undefined takes everything that is left. */
  readonly wanted: Figure | undefined
  /** How much of it may go in before tax, where not all that would may. */
  readonly beforeTaxMost?: Figure
  /** Why no more, as a part of a sentence. */
  readonly whyNoMore?: Text
  /** A part of it does nothing: all of what it wants, or what is left waits for it in the need that takes the rest. */
  readonly isWholeOnly?: boolean
  /** Set where payroll takes it. */
  readonly payroll?: PayrollRoom
  /** Months from today in which it still takes money, where that ends soon. */
  readonly monthsLeft?: Months | undefined
}

export interface Placement extends Need {
  readonly amount: Figure
  /** Whether the need is filled. */
  readonly isFull: boolean
}

/** What a need gets of an amount. */
export interface Poured {
  readonly need: Need
  readonly dollars: Dollars
}

/** The dollars of an amount over needs in their order, whole ones; they sum to the amount when a need takes the rest. */
export function dollarsOver(amount: Dollars, needs: readonly Need[]): Poured[] {
  let left: Dollars = Math.round(amount)
  let isWaitedFor = false
  return needs.flatMap((need) => {
    const wanted = wantedBy(need)
    const dollars = Math.min(left, wanted ?? left)
    const isWholeOnly = need.isWholeOnly === true
    if (dollars <= 0 || (isWaitedFor && wanted !== undefined && !isWholeOnly)) return []
    if (isWholeOnly && dollars < (wanted ?? 0)) {
      isWaitedFor = true
      return []
    }
    left -= dollars
    return [{ need, dollars }]
  })
}

const wantedBy = ({ wanted }: Need): Dollars | undefined =>
  wanted === undefined ? undefined : Math.ceil(wanted.value)

/** Pours an amount over needs in their order, each part with its receipt. */
export function pour(sheet: Worksheet, amount: Figure, needs: readonly Need[]): Placement[] {
  const placements: Placement[] = []
  for (const { need, dollars } of dollarsOver(amount.value, needs)) {
    const before = placements.map((placement) => placement.amount)
    const inputs = need.wanted === undefined ? [amount, ...before] : [amount, need.wanted]
    const how =
      need.wanted === undefined
        ? 'the whole less what the steps before it took'
        : 'what is needed here, or what is left after the steps before it when that is less'
    placements.push({
      ...need,
      amount: sheet.computed(`part.${need.id}`, 'This part of the money', 'usd', how, inputs, dollars),
      isFull: dollars >= (wantedBy(need) ?? dollars),
    })
  }
  return placements
}

/** The dollars of one step, several needs of it added up. */
export const placedIn = (placements: readonly Placement[], ...steps: OrderStep[]): Dollars =>
  placements.filter(({ step }) => steps.includes(step)).reduce((sum, { amount }) => sum + amount.value, 0)
