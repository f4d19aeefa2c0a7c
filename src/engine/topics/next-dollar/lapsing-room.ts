/**
 * Room of the year that lapses on the filing day. What is paid into an HSA or an IRA by hand may count for the year before
 * until then, so a year's room is filled from one filing day to the next, and what is left of this year's before that.
 */
import { addDays, monthsBetween, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay, yearEnd } from '../../tax/deadlines.ts'
import type { CalendarDate, Dollars, Months } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { lumpSumAccounts } from '../lump-sum/accounts.ts'
import type { Need } from '../order-of-operations.ts'
import { within } from '../steps.ts'
import type { DollarBasis } from './basis.ts'

/** Paydays until the new year, whose room opens on its first day: the first is within a fortnight. */
export const monthsToNewYear = (today: CalendarDate): Months =>
  monthsBetween(addDays(today, within.fortnight), addDays(yearEnd(today), 1)) + 1

/** What goes into an IRA in every year beside this plan. */
export const iraEachYear = (reader: FactReader): Dollars =>
  reader.told('iraMonthly') === undefined ? 0 : Math.round(reader.number('iraMonthly').value * monthsPerYear)

/**
 * By the id of a need, what is left of its room of this year. Undefined before a filing day: what went in for the year that
 * lapses then was not told. Without the income that the plan leaves, for it has hardly begun in that year.
 */
export function roomThatLapses(basis: DollarBasis): ReadonlyMap<string, Dollars> | undefined {
  const { today } = basis.context
  if (yearOf(nextFilingDay(today)) === yearOf(today)) return undefined
  const { yearIncome, ...aside } = basis
  return new Map(
    lumpSumAccounts({ ...aside, sheet: worksheet(), reach: 'long' })
      .filter(({ step }) => step === 'hsa' || step === 'ira')
      .map(({ id, wanted }) => [id, wanted?.value ?? 0]),
  )
}

/** Whose account it is, whatever kind goes in. */
const accountOf = (id: string): string => id.split('.').slice(0, 2).join('.')

/** What is left of this year for a need: nothing where its IRA is full; undefined where another kind goes in this year. */
export function leftThisYear(
  lapsing: ReadonlyMap<string, Dollars> | undefined,
  { id, step }: Pick<Need, 'id' | 'step'>,
): Dollars | undefined {
  if (lapsing === undefined || lapsing.has(id) || step !== 'ira') return lapsing?.get(id)
  return [...lapsing.keys()].some((open) => accountOf(open) === accountOf(id)) ? undefined : 0
}
