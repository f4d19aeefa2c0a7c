/** What a use of the money comes to: dollars that grow untaxed, dollars that are taxed every year, cash, paid debts. */

import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import type { Need, OrderStep, Placement } from '../order-of-operations.ts'

/** Where money works for the goal. */
export const investedSteps: readonly OrderStep[] = [
  'inherited',
  'match',
  'able',
  'hsa',
  'ira',
  'deferral',
  'own-plan',
  'after-tax',
  'college',
  'rest',
]

/** Where money stays in cash: an emergency fund, and what a debt in court may cost. */
const cashSteps: readonly OrderStep[] = ['starter', 'in-court', 'cushion']

/** One way of using the money. */
export interface Way {
  /** In accounts whose earnings are not taxed every year. */
  readonly sheltered: Dollars
  readonly taxable: Dollars
  readonly cash: Dollars
  /** What is paid on each debt at once, by the id of its balance. */
  readonly prepaid: ReadonlyMap<string, Dollars>
  /** What is sent on to each debt every month, by the same id: the payments of others that end. */
  readonly sentOn?: ReadonlyMap<string, Dollars>
}

/** What is paid on a debt each month beyond its own payment. */
export const sentOnTo = (way: Way, { balance }: DebtFigures): Dollars => way.sentOn?.get(balance.id) ?? 0

/** A need with what it gets. */
export type Part = Pick<Need, 'step' | 'id'> & { readonly dollars: Dollars }

const sumOf = (parts: readonly Part[], isCounted: (part: Part) => boolean): Dollars =>
  parts.filter(isCounted).reduce((sum, { dollars }) => sum + dollars, 0)

const isInvested = ({ step }: Part): boolean => investedSteps.includes(step)

export function wayOf(
  { beside, bracket }: { readonly beside: Dollars; readonly bracket: Figure },
  parts: readonly Part[],
): Way {
  const taxable = sumOf(parts, ({ step }) => step === 'rest')
  const taxBack = Math.round(sumOf(parts, ({ step }) => step === 'hsa') * bracket.value)
  return {
    sheltered: Math.max(0, sumOf(parts, isInvested) + beside - taxable),
    taxable,
    cash: sumOf(parts, ({ step }) => cashSteps.includes(step)) + taxBack,
    prepaid: new Map(
      parts
        .filter(({ step }) => step === 'costly-debt' || step === 'middle-debt')
        .map(({ id, dollars }) => [id, dollars]),
    ),
  }
}

export const partsOf = (placements: readonly Placement[]): Part[] =>
  placements.map(({ step, id, amount }) => ({ step, id, dollars: amount.value }))
