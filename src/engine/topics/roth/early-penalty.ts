/** The penalty on what work that ends early draws, and when a plan at work is free of it: IRC §72(t)(2)(A)(i) and (v). */
import type { EarlyPenalty } from '../../markets/retirement-returns.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Years } from '../../units.ts'
import { namesAccount } from '../named-account.ts'
import type { RothBasis } from './basis.ts'

/** From which year of leaving a plan at work pays without it; undefined where none does. */
export function freeFrom({ hasPlan, reader, context }: RothBasis): Years | undefined {
  if (!hasPlan) return undefined
  return reader.told('publicSafetyWorker') === true
    ? rolloverLaw.publicSafetySeparationAge.value
    : known(context.limits.earlyWithdrawal).separationFromServiceAge
}

/** A 457(b) has no such penalty, whoever cannot work none either, and who has retired draws on what the past has left. */
export function endsEarly(basis: RothBasis, endOfWork: Years): boolean {
  const { reader, isRetired, context } = basis
  if (isRetired || reader.told('cannotWork') === true) return false
  if (namesAccount(basis, '457b')) return false
  return endOfWork < known(context.limits.earlyWithdrawal).untilAge
}

export const hasPaidSpouse = ({ spouseAgeLater, spouseIncome }: RothBasis): boolean =>
  spouseAgeLater !== undefined && (spouseIncome?.value ?? 0) > 0

/** What draws on savings cost beside tax from the end of work on; undefined where nothing does, or where a spouse is paid. */
export function earlyPenalty(basis: RothBasis, endOfWork: Years): EarlyPenalty | undefined {
  const from = freeFrom(basis)
  if (basis.isPenaltyAside === true) return undefined
  if (!endsEarly(basis, endOfWork) || (from !== undefined && endOfWork >= from)) return undefined
  if (hasPaidSpouse(basis)) return undefined
  const { penaltyRate: rate, untilAge } = known(basis.context.limits.earlyWithdrawal)
  return { rate, untilAge }
}

/**
 * The part of it that is due on even draws, whose years nobody named: other money pays for those before the age as far as it
 * reaches.
 */
export function onEvenDraws(
  penalty: EarlyPenalty,
  { reach, needed }: { readonly reach: Dollars; readonly needed: Dollars },
): EarlyPenalty | undefined {
  if (needed <= 0) return penalty
  const left = 1 - Math.min(1, reach / needed)
  return left === 0 ? undefined : { ...penalty, rate: penalty.rate * left }
}
