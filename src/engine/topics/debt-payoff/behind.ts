/** Which of the debts are with a collector, in default or late. */
import { isInDefault } from '../../facts/debts.ts'
import { knowsPastDue } from '../past-due.ts'
import type { DebtBasis } from './basis.ts'
import type { DebtWork } from './work.ts'

/** Whether all that is owed is with a debt collector or in court: nothing of it is paid before it is proven. */
export const isAllUnproven = ({ debts, unproven }: Pick<DebtBasis, 'debts' | 'unproven'>): boolean =>
  debts.length > 0 && debts.length === unproven.length

/** Whether something is late of which no sum was told: the first that can be spared makes it up. */
export const makesUpFirst = ({ isLateElsewhere, late, lateNow }: DebtBasis): boolean =>
  isLateElsewhere && late === undefined && lateNow === undefined

/** Whether what is late is rent or bills: a sum was told, and no debt was said to be late. */
export const isOfBills = ({ reader, debts }: Pick<DebtBasis, 'reader' | 'debts'>): boolean =>
  knowsPastDue(reader) &&
  reader.told('behindOnSupport') !== true &&
  debts.every(
    ({ told }) => told.isPastDue !== true && told.isInCollections !== true && told.isInCourt !== true,
  )

/** Whether all that is owed are federal student loans in default. */
export const isAllInDefault = ({ debts }: Pick<DebtBasis, 'debts'>): boolean =>
  debts.length > 0 && debts.every(({ told }) => isInDefault(told))

/** Nothing more urgent is going on than what the debts themselves ask for. */
export const isCalm = ({ stage }: Pick<DebtWork, 'stage'>): boolean =>
  stage === 'as-agreed' || stage === 'payoff'
