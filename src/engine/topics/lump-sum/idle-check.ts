/** Cash beside the sum that the emergency fund does not need: it can go the same way. */
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { check } from '../check.ts'
import { idleCash } from '../idle-cash.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import type { LumpSumWork } from './work.ts'

/** Only of cash that was told, of a household that does not live on it, and where no debt at a high rate would have it first. */
export function idleCheck(work: LumpSumWork): Check[] {
  const { sheet, reader, cushion, amount, costlyDebts, isProtected, inherited } = work
  if (isProtected || isChildOnBenefits(reader) || inherited !== undefined || costlyDebts.length > 0) return []
  const isEarning = ['employed', 'self_employed'].includes(reader.value('employment'))
  const isSumTold = reader.told('savings') !== undefined || reader.told('emergencyFund') !== undefined
  if (!isEarning || !isSumTold) return []
  const spare = idleCash(sheet, cushion, cushion.cash, work.bridge?.cost)
  if (spare === undefined) return []
  const together = sheet.computed(
    'idle.together',
    'The sum and the idle cash together',
    'usd',
    'the sum + cash beyond the emergency fund',
    [amount, spare],
    Math.round(amount.value + spare.value),
  )
  return [
    check(
      'idle',
      'warn',
      'More cash than the fund needs',
      say`Beside this sum, ${spare} of your ${cushion.cash} lies beyond the fund of ${cushion.target}. Unless something in the next years is to be paid from it, it can go the same way, to the same places in the same order: name ${together} as the sum, and the plan places all of it.`,
    ),
  ]
}
