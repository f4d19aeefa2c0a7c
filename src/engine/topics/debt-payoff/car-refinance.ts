/** A car loan at a high rate: another lender may ask for less, on the same car and for no longer. */
import { middle } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtWork } from './work.ts'

const isUnderwater = ({ told, balance }: DebtTerms): boolean =>
  told.worth !== undefined && middle(told.worth) < balance.value

/** Only where a lender would: nothing late, pay that comes in, and a car that is worth its loan as far as is known. */
export function carRefinanceChecks(work: DebtWork): Check[] {
  const { costly, goneToday, stage, isLateElsewhere, isBehind } = work
  if (stage !== 'payoff' || isLateElsewhere || isBehind) return []
  return costly
    .filter((debt) => debt.kind === 'auto' && debt.told.rate !== undefined)
    .filter((debt) => !isUnderwater(debt) && goneToday.every(({ id }) => id !== debt.id))
    .map((debt) =>
      check(
        `car.refinance.${debt.id}`,
        'warn',
        'Another lender may ask for less on the car',
        say`The ${debt.label} costs ${debt.rate}. Ask a credit union what it would take for the same car: a better score than on the day of the purchase, or a dealer who added to the rate, is often worth some points. Take it only where the rate falls, the fees are less than what that saves, and no month is added to what is left. Go on paying ${debt.minimum}.`,
      ),
    )
}
