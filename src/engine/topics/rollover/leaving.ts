/** When the owner left the job, and whether that is late enough for the old plan to pay without a penalty. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { type ContributionLimits, known } from '../../tax/tax-year.ts'
import type { CalendarDate } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { PlanOwner } from './owner.ts'

export interface Leaving {
  readonly separationAge: Figure
  /** The age of leaving from which the old plan pays out without a penalty. */
  readonly earlyAccessAge: Figure
  /** Years of public safety service under the plan, where they open it whatever the age; undefined where they do not. */
  readonly service: Figure | undefined
  readonly isPublicSafety: boolean
  /** By age or by service. */
  readonly isLateEnough: boolean
  /** Where a birthday later in the year of leaving, which was not told, would open the plan. */
  readonly laterBirthday: LaterBirthday | undefined
}

/** The last day on which it would count; undefined where the year of leaving was not told. */
export interface LaterBirthday {
  readonly by: DateFigure | undefined
}

const reachedId = 'separation.reached'

/** The day on which the owner left the employer of the plan, where it was told. */
export const leavingDay = ({
  reader,
  isOfSpouse,
}: Pick<PlanOwner, 'isOfSpouse'> & { readonly reader: FactReader }): CalendarDate | undefined =>
  reader.told('separationDate') ?? (isOfSpouse ? reader.told('spouseSeparationDate') : undefined)

export function leavingOf(
  sheet: Worksheet,
  reader: FactReader,
  limits: ContributionLimits,
  owner: PlanOwner,
): Leaving {
  const { cameFrom, ownerAge } = owner
  // Nobody who asks has left a job where the plan came from someone else, nor who still works there with no last day.
  const isStaying =
    reader.told('stillWorksThere') === true &&
    reader.told('separationAge') === undefined &&
    leavingDay({ reader, isOfSpouse: owner.isOfSpouse }) === undefined
  const separationAge =
    cameFrom === undefined && !isStaying
      ? (ageByCalendar(sheet, reader, owner) ?? reader.number('separationAge'))
      : ownerAge
  const isPublicSafety = reader.told('publicSafetyWorker') === true
  const label = 'Age of leaving from which the old plan pays without a penalty'
  const earlyAccessAge = isPublicSafety
    ? sheet.law('separation.age', label, 'age', rolloverLaw.publicSafetySeparationAge)
    : sheet.law('separation.age', label, 'age', {
        value: known(limits.earlyWithdrawal).separationFromServiceAge,
        source: 'IRC §72(t)(2)(A)(v)',
        note: 'You have to leave in the calendar year in which you reach it, or later.',
      })
  const isOldEnough = separationAge.value >= earlyAccessAge.value
  const service = isPublicSafety && !isOldEnough ? enoughService(sheet, reader) : undefined
  const isLateEnough = isOldEnough || service !== undefined
  return {
    separationAge,
    earlyAccessAge,
    service,
    isPublicSafety,
    isLateEnough,
    laterBirthday:
      cameFrom === undefined && !isLateEnough && separationAge.value + 1 >= earlyAccessAge.value
        ? laterBirthdayOf(sheet, reader, owner)
        : undefined,
  }
}

/**
 * The age that counts, where the year of birth and the day of leaving say another than was told: people tell their age on
 * the day, and the law counts the birthday of the whole calendar year. IRC §72(t)(2)(A)(v); Notice 87-13, Q&A-20.
 */
function ageByCalendar(sheet: Worksheet, reader: FactReader, { isOfSpouse }: PlanOwner): Figure | undefined {
  const told = reader.told('separationAge')
  const day = leavingDay({ reader, isOfSpouse })
  if (told === undefined || day === undefined || isOfSpouse || reader.told('birthYear') === undefined)
    return undefined
  const born = reader.number('birthYear')
  const reached = yearOf(day) - born.value
  return reached === middle(told)
    ? undefined
    : sheet.computed(
        reachedId,
        'Age in the year in which you left the job',
        'age',
        'the year in which you left − the year of birth',
        [born, sheet.date('separation.day', 'Day on which you left', 'as you said', [], day)],
        reached,
      )
}

function laterBirthdayOf(
  sheet: Worksheet,
  reader: FactReader,
  { isOfSpouse }: PlanOwner,
): LaterBirthday | undefined {
  const day = leavingDay({ reader, isOfSpouse })
  const isBirthTold = !isOfSpouse && reader.told('birthYear') !== undefined
  if (day === undefined) return { by: undefined }
  if (isBirthTold) return undefined
  const by = yearEnd(day)
  return { by: sheet.date('separation.year-end', 'End of the year of leaving', 'as you said', [], by) }
}

function enoughService(sheet: Worksheet, reader: FactReader): Figure | undefined {
  const served = reader.number('publicSafetyServiceYears')
  return served.value >= serviceNeeded(sheet).value ? served : undefined
}

const serviceNeeded = (sheet: Worksheet): Figure =>
  sheet.law(
    'separation.service',
    'Years of public safety service that open the old plan at any age',
    'years',
    rolloverLaw.publicSafetyServiceYears,
  )

/** What opens the old plan, as a part of a sentence: 'you left at 56', 'you served 26 years'. */
export const whyLateEnough = ({ service, separationAge }: Leaving): Text =>
  service !== undefined
    ? say`you served ${service}`
    : separationAge.id === reachedId
      ? say`you left in the year in which you turn ${separationAge}`
      : say`you left at ${separationAge}`

/** The rule by which whoever leaves late is paid early, in words. */
export const lateRule = ({ isPublicSafety, earlyAccessAge }: Leaving, sheet: Worksheet): Text =>
  isPublicSafety
    ? say`after public safety work, a plan of a government pays whoever leaves at ${earlyAccessAge} or later, or with ${serviceNeeded(sheet)} of service under it, without a penalty; for private firefighters another plan at work does so too`
    : say`whoever leaves at ${earlyAccessAge} or later is paid by that plan without a penalty (the Rule of 55)`

/** What kept it closed. */
export const tooEarly = ({ isPublicSafety, earlyAccessAge }: Leaving, sheet: Worksheet): Text =>
  isPublicSafety
    ? say`You left before ${earlyAccessAge} and with fewer than ${serviceNeeded(sheet)} of service`
    : say`You left before ${earlyAccessAge}`

/** Until when a birthday would open the plan after all, as a part of a sentence. */
export const birthdayBy = ({ by }: LaterBirthday): Text =>
  by === undefined ? words('by the end of the year in which you left') : say`by ${by}`

/** The name of the rule in brackets, where it has one. */
export const ruleName = ({ isPublicSafety }: Leaving): Text =>
  isPublicSafety ? words('the rule for public safety work') : words('the Rule of 55')
