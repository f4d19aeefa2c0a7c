/** The age at which the penalty on retirement accounts ends, beside the day on which the money is needed. */
import type { Figure } from '../figure.ts'
import { known } from '../tax/tax-year.ts'
import type { Years } from '../units.ts'
import { sourceOf } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

const goalsOfNow: readonly unknown[] = ['home', 'car', 'education', 'children']

/** Whether the day of a goal comes before the age from which a plan at work pays out without a penalty. */
export function isBeforePenaltyEnds({
  reader,
  context,
  horizon,
}: Pick<Drafting, 'reader' | 'context'> & { readonly horizon: { readonly value: Years } }): boolean {
  return reader.number('age').value + horizon.value < known(context.limits.earlyWithdrawal).untilAge
}

/** The age itself, as the law has it. */
export const penaltyEnds = ({ sheet, context: { limits } }: Pick<Drafting, 'sheet' | 'context'>): Figure =>
  sheet.law('early.until', 'Age from which a plan at work pays out without a penalty', 'age', {
    value: known(limits.earlyWithdrawal).untilAge,
    source: sourceOf(limits.earlyWithdrawal),
  })

/** Whether the money is for something before that age, and so must not be locked in a plan. */
export function isNeededEarly(
  { reader, context }: Pick<Drafting, 'reader' | 'context'>,
  horizon: { readonly value: Years },
): boolean {
  const goal = reader.value('goal')
  if (goalsOfNow.includes(goal)) return true
  const isDated = goal === 'general' && reader.told('horizonYears') !== undefined
  return isDated && isBeforePenaltyEnds({ reader, context, horizon })
}
