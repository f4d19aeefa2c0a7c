/**
 * What belongs to this year's return and goes on nowhere: pay of jobs that ended in it, severance, and the unemployment
 * benefits that followed. Whoever was laid off in October has months of pay in this year's tax, and none in next year's.
 */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type FactKey, middle } from '../household.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type BenefitSchedule, benefitSchedule, monthsPaidIn } from './benefit-schedule.ts'
import { type NewPay, newPay } from './new-pay.ts'
import { leavingDayOf, type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { isSoleProprietor, isSpouseSoleProprietor, wasSoleProprietor } from './own-business.ts'
import { type PaidSince, paidSince, type Whose } from './paid-since.ts'
import { type ReturningPay, returningPay } from './returning-pay.ts'
import { getsSeverance, grossSeverance } from './severance-pay.ts'
import type { DraftContext } from './topic.ts'

export interface EndedPay extends PaidSince {
  readonly own: Figure | undefined
  /** Only of a spouse on the same return. */
  readonly spouse: Figure | undefined
  /** Whether they were profit, which self-employment tax is due on. */
  readonly isProfit: { readonly own: boolean; readonly spouse: boolean }
  /** What goes on in the place of a pay that ended. */
  readonly begun: Readonly<Record<Whose, NewPay | undefined>>
  readonly isBegunProfit: { readonly own: boolean; readonly spouse: boolean }
  readonly benefits: Figure | undefined
  /** What is still due of them next year. */
  readonly benefitsAhead: Figure | undefined
  /** When they are paid, where their amount was told. */
  readonly benefitDays: BenefitSchedule | undefined
  /** Not paid yet when it was told of; taken to be paid this year. */
  readonly severance: Figure | undefined
  /** Whose job it was that it is paid for. */
  readonly severedSide: Whose
  /** Pay that is gone now and comes again. */
  readonly returning: ReturningPay | undefined
  /** A job ended this year, as far as is known, and nobody said what it paid. */
  readonly isUntold: boolean
}

const sides = {
  you: {
    who: 'own',
    pay: 'formerPay',
    earned: 'payThisYear',
    goesOn: 'income',
    label: 'Earned this year until the job ended, about',
  },
  spouse: {
    who: 'partner',
    pay: 'spouseFormerPay',
    earned: 'spousePayThisYear',
    goesOn: 'spouseIncome',
    label: 'Earned by your spouse this year until their job ended, about',
  },
} as const satisfies Record<
  string,
  { who: OutOfWork; pay: FactKey; earned: FactKey; goesOn: FactKey; label: string }
>

/** What was told to be paid still: nothing ended then. */
const isPaid = (reader: FactReader, key: 'income' | 'spouseIncome'): boolean =>
  middle(reader.told(key) ?? 0) > 0

function earnedBy(sheet: Worksheet, reader: FactReader, whose: Whose): Figure | undefined {
  const { pay, earned, goesOn, label } = sides[whose]
  if (reader.told(earned) !== undefined) {
    const told = reader.number(earned)
    return told.value > 0 ? told : undefined
  }
  if (reader.told(pay) === undefined || isPaid(reader, goesOn)) return undefined
  const last = reader.number(pay)
  // Reading it lists it among what was assumed.
  const dollars = middle(reader.value(earned))
  if (dollars === 0) return undefined
  return sheet.computed(
    `ended-pay.${whose}`,
    label,
    'usd',
    'the last yearly pay × the part of this year that was over when the job ended; what went into the plan at work is not taken off',
    [last],
    dollars,
  )
}

/** A job that ended this year, of someone who told nothing of its pay. */
function isPayUntold(reader: FactReader, today: CalendarDate): boolean {
  if (reader.told('payThisYear') !== undefined || reader.told('formerPay') !== undefined) return false
  const employment = reader.value('employment')
  if (isPaid(reader, 'income') || (employment !== 'unemployed' && employment !== 'retired')) return false
  const left = leavingDayOf(reader, 'own')
  return left === undefined ? employment === 'unemployed' : yearOf(left) === yearOf(today)
}

/** Of whichever of two lost the job; those of a spouse are on a joint return only. IRC §85. */
function benefitsOf(
  sheet: Worksheet,
  reader: FactReader,
  today: CalendarDate,
  isJoint: boolean,
  returning: ReturningPay | undefined,
): Pick<EndedPay, 'benefits' | 'benefitsAhead' | 'benefitDays'> {
  const isOwn = reader.value('employment') === 'unemployed'
  const isTheirs = isJoint && reader.told('spouseOutOfWork') === true
  const monthly = reader.some('unemploymentMonthly')
  if (monthly === undefined || !(isOwn || isTheirs))
    return { benefits: undefined, benefitsAhead: undefined, benefitDays: undefined }
  const days = benefitSchedule(sheet, reader, today)
  // Whoever is paid again claims no more.
  const back = returning?.from
  const until = back !== undefined && back.value < days.until.value ? back : days.until
  const paidIn = (year: number, id: string, label: string, which: string) => {
    const value = Math.round(monthly.value * monthsPaidIn({ ...days, until }, year))
    const how = `benefits of a month × the months of ${which} from the day from which they are counted until the day on which they end or that pay comes again, a month as a twelfth of a year`
    return value === 0 ? undefined : sheet.computed(id, label, 'usd', how, [monthly, days.from, until], value)
  }
  const year = yearOf(today)
  return {
    benefits: paidIn(year, 'benefits-this-year', 'Unemployment benefits of this year, about', 'this year'),
    benefitsAhead: paidIn(
      year + 1,
      'benefits-next-year',
      'Unemployment benefits of next year, about',
      'next year',
    ),
    benefitDays: days,
  }
}

/** Whether severance may be that of a job of theirs: one that ended this year, and no pay took its place. */
function mayBeSevered(reader: FactReader, today: CalendarDate, whose: Whose): boolean {
  const { goesOn, who } = sides[whose]
  if (isPaid(reader, goesOn)) return false
  const employment = reader.value('employment')
  const isOutOfWork = whose === 'you' ? employment === 'unemployed' : reader.told('spouseOutOfWork') === true
  const left = leavingDayOf(reader, who)
  if (left === undefined) return isOutOfWork
  return yearOf(left) === yearOf(today) && (isOutOfWork || whose === 'spouse' || employment === 'retired')
}

/**
 * Taxed as wages in the year in which it is paid, which is taken to be this one; that of a spouse is on a joint return
 * only. Where both jobs ended it is taken to be of the one who asks: on one return it comes to the same.
 */
function severanceOfYear(
  sheet: Worksheet,
  reader: FactReader,
  today: CalendarDate,
  isJoint: boolean,
): Pick<EndedPay, 'severance' | 'severedSide'> {
  const severedSide = mayBeSevered(reader, today, 'you') ? 'you' : 'spouse'
  const isCounted =
    getsSeverance(reader) && (severedSide === 'you' || (isJoint && mayBeSevered(reader, today, severedSide)))
  const gross = isCounted
    ? grossSeverance(sheet, reader, whoIsOutOfWork(reader) ?? sides[severedSide].who)
    : undefined
  return { severance: gross === undefined || gross.value === 0 ? undefined : gross, severedSide }
}

/**
 * `yearly`: a month of each that the return counts as paid all year: disability pay, pensions and Social Security.
 * `deferred`: what it takes off a year of the pay that goes on for the plan at work.
 */
export function endedPayOf(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
  isJoint: boolean,
  yearly: readonly Figure[],
  deferred: Readonly<Record<Whose, Dollars>> = { you: 0, spouse: 0 },
): EndedPay {
  const isUntold = isPayUntold(reader, today)
  // Nothing stands in its place, and the plan lists that.
  if (isUntold) reader.value('payThisYear')
  const own = earnedBy(sheet, reader, 'you')
  const spouse = isJoint ? earnedBy(sheet, reader, 'spouse') : undefined
  const returning = returningPay(sheet, reader, { today })
  const begun = newPay({ sheet, reader, today, ended: { you: own, spouse }, deferred })
  return {
    own,
    spouse,
    // Before work of one’s own that took its place it was the pay of a job.
    isProfit: {
      own: own !== undefined && begun.you === undefined && wasSoleProprietor(reader),
      spouse: spouse !== undefined && begun.spouse === undefined && isSpouseSoleProprietor(reader),
    },
    begun,
    isBegunProfit: { own: isSoleProprietor(reader), spouse: isSpouseSoleProprietor(reader) },
    ...paidSince({ sheet, reader, today, yearly, ended: { you: own, spouse } }),
    ...benefitsOf(sheet, reader, today, isJoint, returning),
    ...severanceOfYear(sheet, reader, today, isJoint),
    returning: returning?.whose === 'spouse' && !isJoint ? undefined : returning,
    isUntold,
  }
}

/** The return of this year: pay of jobs that ended, and what came after them, beside what goes on. */
export const withEnded = (goesOn: TaxReturn, ended: EndedPay): TaxReturn => changedBy(goesOn, ended, 1)

/** The return of a year after it. */
export const withoutEnded = (year: TaxReturn, ended: EndedPay): TaxReturn => changedBy(year, ended, -1)

/** The return of the year after it with the unemployment benefits that are still due in it. */
export const withBenefitsAhead = (year: TaxReturn, { benefitsAhead }: EndedPay): TaxReturn =>
  benefitsAhead === undefined ? year : { ...year, otherIncome: (year.otherIncome ?? 0) + benefitsAhead.value }

/** What each was paid this year of a job that ended, with its severance: pay from which an IRA may be filled. */
function paidUntilEnd(ended: EndedPay): Record<Whose, Dollars> {
  const paid = { you: dollarsOf(ended.own), spouse: dollarsOf(ended.spouse) }
  return { ...paid, [ended.severedSide]: paid[ended.severedSide] + dollarsOf(ended.severance) }
}

/** What this year’s pay is beside a year of the pay that goes on: more by what ended, less by what had not begun. */
export function endedPaid(ended: EndedPay): Record<Whose, Dollars> {
  const paid = paidUntilEnd(ended)
  const { you, spouse } = ended.begun
  return { you: paid.you - dollarsOf(you?.before), spouse: paid.spouse - dollarsOf(spouse?.before) }
}

/** The same of one side of a return, after what goes into the plan at work. */
function payChanges(
  paid: Dollars,
  wasProfit: boolean,
  begun: NewPay | undefined,
  isProfit: boolean,
): { wages: Dollars; profit: Dollars; deferred: Dollars } {
  const before = dollarsOf(begun?.before)
  const deferred = begun?.deferredBefore ?? 0
  return {
    wages: (wasProfit ? 0 : paid) - (isProfit ? 0 : before - deferred),
    profit: (wasProfit ? paid : 0) - (isProfit ? before : 0),
    deferred: -deferred,
  }
}

function changedBy(year: TaxReturn, ended: EndedPay, sign: 1 | -1): TaxReturn {
  const { own, spouse, isProfit, begun, isBegunProfit, benefits, socialSecurityBefore } = ended
  const paid = paidUntilEnd(ended)
  // Severance is wages whatever the pay before it was.
  const severed = (whose: Whose) => paid[whose] - dollarsOf(whose === 'you' ? own : spouse)
  const mine = payChanges(dollarsOf(own), isProfit.own, begun.you, isBegunProfit.own)
  const theirs = payChanges(dollarsOf(spouse), isProfit.spouse, begun.spouse, isBegunProfit.spouse)
  const pensions = dollarsOf(ended.disabilityBefore) + dollarsOf(ended.pensionBefore)
  const changed = (key: NumberOfReturn, by: Dollars) => (by === 0 ? {} : { [key]: (year[key] ?? 0) + by })
  return {
    ...year,
    ...changed('wages', sign * (mine.wages + severed('you'))),
    ...changed('selfEmploymentProfit', sign * mine.profit),
    ...changed('deferredPay', sign * mine.deferred),
    ...changed('spouseWages', sign * (theirs.wages + severed('spouse'))),
    ...changed('spouseSelfEmploymentProfit', sign * theirs.profit),
    ...changed('spouseDeferredPay', sign * theirs.deferred),
    ...changed('otherIncome', sign * dollarsOf(benefits)),
    ...changed('pensionIncome', -sign * pensions),
    ...changed('socialSecurity', -sign * dollarsOf(socialSecurityBefore)),
  }
}

type NumberOfReturn =
  | 'wages'
  | 'selfEmploymentProfit'
  | 'deferredPay'
  | 'spouseWages'
  | 'spouseSelfEmploymentProfit'
  | 'spouseDeferredPay'
  | 'otherIncome'
  | 'pensionIncome'
  | 'socialSecurity'

/** The return of this year before the severance that is still to come. */
export function withoutSeverance(year: TaxReturn, { severance, severedSide }: EndedPay): TaxReturn {
  const key = severedSide === 'you' ? 'wages' : 'spouseWages'
  return severance === undefined ? year : { ...year, [key]: (year[key] ?? 0) - severance.value }
}

/** What makes the return of this year another one than those of the years after it. */
export const endedPartsOf = ({ own, spouse, begun, benefits, severance, ...before }: EndedPay): Figure[] =>
  [own, spouse, begun.you?.before, begun.spouse?.before, benefits, severance, ...beforeIn(before)].filter(
    (part) => part !== undefined,
  )

/** What of the pay that it counts as paid all year this year does not have. */
export const beforeIn = ({ disabilityBefore, pensionBefore, socialSecurityBefore }: PaidSince): Figure[] =>
  [disabilityBefore, pensionBefore, socialSecurityBefore].filter((part) => part !== undefined)

/** Whether other pay took the place of each that ended, so that the years ahead have it too. */
export const isPaidAgain = ({ own, spouse, begun }: EndedPay): boolean =>
  (own !== undefined || spouse !== undefined) &&
  (own === undefined || begun.you !== undefined) &&
  (spouse === undefined || begun.spouse !== undefined)

/** Whether a pay ended this year, and none took its place. */
export const isLeftWithout = (ended: EndedPay): boolean =>
  [ended.own, ended.severance, ended.spouse].some((paid) => paid !== undefined) && !isPaidAgain(ended)

/** Whether the years after this one have other pay than it has. */
export const hasEndedPay = (ended: EndedPay): boolean =>
  endedPartsOf(ended).length > 0 || ended.returning !== undefined

export const dollarsOf = (figure: Figure | undefined): Dollars => figure?.value ?? 0

/** The pay by which a career is counted: what goes on, else that of the last job. */
export function careerPay(
  reader: FactReader,
  whose: Whose,
  now: Figure = reader.number(sides[whose].goesOn),
): Figure {
  const { pay } = sides[whose]
  return now.value === 0 && reader.told(pay) !== undefined ? reader.number(pay) : now
}
