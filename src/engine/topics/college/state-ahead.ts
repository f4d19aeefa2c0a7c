/**
 * What the state gives for the years in which the money goes in: where another pay was told for the next year, and all of it
 * or most of the coming twelve months is of that pay, by the return of that pay.
 */
import { monthsPerYear } from '../../tax/counting.ts'
import type { CollegeBasis } from './basis.ts'
import { beneficiariesOf, type StateBenefit, stateBenefit } from './state.ts'
import type { Waiting } from './waiting.ts'

/** More of a year from today is of the new pay than of that of today. */
const isMostlyThen = (after: number): boolean => after * 2 < monthsPerYear

/** For what goes in by the month; of a sum that goes in now this year is the one that counts. */
export function stateOfSaving(
  basis: CollegeBasis,
  { months = 0 }: Pick<Waiting, 'months'>,
): StateBenefit | undefined {
  const { sheet, reader, context, taxes, payChange, state, children } = basis
  const { later } = taxes
  const isThen =
    payChange !== undefined &&
    payChange.after <= monthsPerYear &&
    (months >= payChange.after || isMostlyThen(payChange.after))
  // Income that was told of the return stands for the years ahead too.
  if (!isThen || reader.told('agi') !== undefined || state === undefined) return state
  const ahead = { ...taxes, agi: later.agi, taxReturn: later.taxReturn }
  return stateBenefit(sheet, reader, context, ahead, beneficiariesOf({ children }), '.ahead')
}
