/** Whether cash carries the months after a birth of this household, and which of its needs hold that cash. */
import type { Dollars } from '../../units.ts'
import type { DollarBasis } from './basis.ts'
import type { CarryingCash } from './carrying-cash.ts'
import type { MonthlyNeed } from './need.ts'

/** Where the sum leaves nothing from the birth on, and something is missing. */
export const isCarriedByCash = ({ stage, birth }: Pick<DollarBasis, 'stage' | 'birth'>): boolean =>
  stage === 'working' && birth?.isMissing === true

/** `kept`: cash that does not go to debts. */
export function carryingCash(
  basis: DollarBasis,
  needs: readonly MonthlyNeed[],
  kept: Dollars,
): CarryingCash | undefined {
  if (!isCarriedByCash(basis)) return undefined
  const placeOf = (wanted: string) => {
    const at = needs.findIndex(({ id }) => id === wanted)
    return at < 0 ? undefined : at
  }
  return {
    there: basis.today.left.value + kept,
    usual: basis.cushion.usualStarter,
    starter: placeOf('starter'),
    fund: placeOf('cushion'),
  }
}
