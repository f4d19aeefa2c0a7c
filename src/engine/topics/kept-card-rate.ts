/**
 * A card at a rate at which none lends for good, whose payment pays it off: nobody said that the rate ends. A debt management
 * plan, hardship terms and a closed card of a credit union ask for such a payment, and keep the rate until the last one.
 */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'

export interface KeptRate {
  /** What a card asks for by itself at this balance and rate. */
  readonly usual: Figure
  /** What the rate may be, should it end before the last payment. */
  readonly otherwise: Figure
}

export type KeptCard = DebtFigures & { readonly keptRate?: KeptRate }

/** What was taken for each such card, and what to tell if it is otherwise. */
export const keptRateChecks = (debts: readonly KeptCard[]): Check[] =>
  debts.flatMap(({ id, label, rate, minimum, keptRate }) =>
    keptRate === undefined
      ? []
      : [
          check(
            `kept-rate.${id}`,
            'warn',
            say`Does the ${rate} of the ${label} stay?`,
            say`It is taken to stay until the ${label} is paid: the ${minimum} that you pay pays it off, where a card by itself asks for about ${keptRate.usual}. Debt management plans and hardship terms are like that. If it is an offer that ends, tell its last day: the rate after it may be ${keptRate.otherwise}, and the card then comes sooner.`,
          ),
        ],
  )

/** What to ask whoever lends it, in the words of a step. */
export const keptRateAsked = ({ label, rate, minimum }: KeptCard, { usual, otherwise }: KeptRate) => ({
  title: say`Ask whether the ${rate} of the ${label} stays until it is paid`,
  why: say`A card seldom costs ${rate} for good. It is taken to stay, because the ${minimum} that you pay is more than the ${usual} or so that a card asks for by itself, as in a debt management plan or hardship terms. If it ends, the rate may be ${otherwise}.`,
  how: words(
    'It stands in the agreement and on the statement. If there is a last day, tell it: the plan is another one then. Pay on time each month, because a missed payment can end such terms.',
  ),
  keep: words('The agreement, with what it says of the rate.'),
})
