/** A pay of two that ended within the year, told by its parts and not in words: a job was lost, and every plan reads it so. */
import { addYears } from './calendar.ts'
import { number } from './fallbacks/told.ts'
import { earliestBenefitAge } from './fallbacks/typical.ts'
import type { Household } from './household.ts'
import type { CalendarDate } from './units.ts'

const isAlone = ({ maritalStatus, spouseDeathYear }: Household): boolean =>
  maritalStatus === 'single' ||
  maritalStatus === 'divorced' ||
  maritalStatus === 'widowed' ||
  spouseDeathYear !== undefined

/** The one who asks has retired, and both left work on the same day. */
const stoppedTogether = ({ employment, separationDate, spouseSeparationDate }: Household): boolean =>
  employment === 'retired' && separationDate !== undefined && separationDate === spouseSeparationDate

/** Whoever stays with the children, is paid without work, or is of an age at which work ends may have left for good. */
const mayHaveStopped = (household: Household): boolean =>
  household.stayAtHomeParent === true ||
  stoppedTogether(household) ||
  (number(household.spouseAge) ?? 0) >= earliestBenefitAge ||
  [household.spousePensionMonthly, household.spouseSsMonthly, household.spouseDisabilityMonthly].some(
    (monthly) => (number(monthly) ?? 0) > 0,
  )

export function withLostPayOfSpouse(household: Household, today: CalendarDate): Household {
  const { spouseOutOfWork, spouseIncome, spouseFormerPay, spouseSeparationDate: left } = household
  const isEnded = left !== undefined && left <= today && left >= addYears(today, -1)
  const isLost =
    spouseOutOfWork === undefined &&
    spouseIncome === 0 &&
    (number(spouseFormerPay) ?? 0) > 0 &&
    isEnded &&
    !isAlone(household) &&
    !mayHaveStopped(household)
  return isLost ? { ...household, spouseOutOfWork: true } : household
}
