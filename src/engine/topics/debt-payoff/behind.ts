/** Which of the debts are with a collector, in default or late. */
import { isInDefault } from '../../facts/debts.ts'
import type { DebtBasis } from './basis.ts'

/** Whether all that is owed is with a debt collector: nothing of it is paid before it is proven. */
export const isAllUnproven = ({ debts, unproven }: Pick<DebtBasis, 'debts' | 'unproven'>): boolean =>
  debts.length > 0 && debts.length === unproven.length

/** Whether something is late that is not with a collector. */
export function isLateElsewhere({ reader, debts, late, unproven, rehabilitated }: DebtBasis): boolean {
  const collected = [...unproven, ...rehabilitated]
  return (
    late !== undefined ||
    debts.some((debt) => debt.told.isPastDue === true && !collected.includes(debt)) ||
    (collected.length === 0 && reader.value('behindOnDebts'))
  )
}

/** Whether something is late of which no sum was told: the first that can be spared makes it up. */
export const makesUpFirst = (basis: DebtBasis): boolean => isLateElsewhere(basis) && basis.late === undefined

/** Whether all that is owed are federal student loans in default. */
export const isAllInDefault = ({ debts }: Pick<DebtBasis, 'debts'>): boolean =>
  debts.length > 0 && debts.every(({ told }) => isInDefault(told))
