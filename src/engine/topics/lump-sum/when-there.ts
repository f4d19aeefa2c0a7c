/** From which day what a sum pays may be paid. */
import { addDays } from '../../calendar.ts'
import { type StepDraft, within } from '../steps.ts'
import { isSettlement } from './settlement-step.ts'
import type { LumpSumWork } from './work.ts'

/**
 * What is paid out of an inherited IRA waits for its first withdrawal, and out of a settlement for the lawyer's answer;
 * everything else counts its days from today.
 */
export function whenThere(
  { inherited, reader }: Pick<LumpSumWork, 'inherited' | 'reader'>,
  days: number,
  otherwise: string,
): Pick<StepDraft, 'due' | 'dueWhy'> {
  if (isSettlement({ reader }))
    return {
      due: days + within.fortnight,
      dueWhy: 'once the lawyer has answered, a fortnight later than else',
    }
  return inherited === undefined || inherited.withdrawal.value === 0
    ? { due: days, dueWhy: otherwise }
    : {
        due: addDays(inherited.firstBy, days),
        dueWhy: 'some days after the last day for the first withdrawal, which brings this money',
      }
}
