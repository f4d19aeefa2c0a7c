/** By which day the early-withdrawal penalty has ended for the owner for certain: nobody tells a birthday. */
import { addMonths, calendarDate } from '../../calendar.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate } from '../../units.ts'
import type { RolloverBasis } from './basis.ts'

/** The last birthday that fits the age of today, or the last day of the year of birth, whichever comes first. */
export function penaltyOverBy({
  ownerAge,
  birthYear,
  penaltyEnds,
  context,
}: Pick<RolloverBasis, 'ownerAge' | 'birthYear' | 'penaltyEnds' | 'context'>): CalendarDate {
  const months = (years: number) => Math.ceil(years * monthsPerYear)
  const byAge = addMonths(context.today, months(penaltyEnds.value - ownerAge.value))
  const byYear = addMonths(calendarDate(birthYear, 12, 31), months(penaltyEnds.value))
  return byAge < byYear ? byAge : byYear
}
