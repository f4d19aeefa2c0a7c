/**
 * Pay that took the place of a job that ended this year. A return counts a year of it, and this year has no more of it
 * than the months since.
 */
import { shareOfYearOver, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { CalendarDate, Dollars, Share } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { leavingDayOf } from './out-of-work.ts'
import type { Whose } from './paid-since.ts'

const sides = {
  you: {
    who: 'own',
    formerPay: 'formerPay',
    goesOn: 'income',
    id: 'new-pay-before',
    label: 'A year of the new pay that this year does not have, about',
  },
  spouse: {
    who: 'partner',
    formerPay: 'spouseFormerPay',
    goesOn: 'spouseIncome',
    id: 'spouse-new-pay-before',
    label: 'A year of your spouse’s new pay that this year does not have, about',
  },
} as const

export interface NewPay {
  /** What of a year of it this year does not have. */
  readonly before: Figure
  /** What of that would have gone into the plan at work before tax. */
  readonly deferredBefore: Dollars
}

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly today: CalendarDate
  /** Pay of this year until it ended. */
  readonly ended: Readonly<Record<Whose, Figure | undefined>>
  /** What goes into the plan at work before tax in a whole year of the pay that goes on. */
  readonly deferred: Readonly<Record<Whose, Dollars>>
}

/**
 * The part of this year that was over when the new pay began, at the earliest: on the day on which the old job ended, else
 * by what was earned there of a yearly pay. A day that is still ahead ends the pay that goes on: what was earned is that pay.
 */
function overAtStart({ reader, today }: Asked, whose: Whose, ended: Figure): Share {
  const { who, formerPay, goesOn } = sides[whose]
  const left = leavingDayOf(reader, who)
  if (left !== undefined && left <= today) return yearOf(left) === yearOf(today) ? shareOfYearOver(left) : 0
  const over = shareOfYearOver(today)
  if (left !== undefined) return over
  const last = middle(reader.told(formerPay) ?? reader.told(goesOn) ?? 0)
  return Math.min(over, last > 0 ? ended.value / last : 1)
}

function newPayOf(asked: Asked, whose: Whose): NewPay | undefined {
  const { sheet, reader, deferred } = asked
  const { goesOn, id, label } = sides[whose]
  const ended = asked.ended[whose]
  if (ended === undefined || middle(reader.told(goesOn) ?? 0) <= 0) return undefined
  const pay = reader.number(goesOn)
  const share = overAtStart(asked, whose, ended)
  return {
    before: sheet.computed(
      id,
      label,
      'usd',
      'a year of it × the part of this year that was over when the other job ended: it cannot have begun before. Where no day was named, the part that this year’s pay there is of a yearly pay, at most up to today',
      [pay, ended],
      Math.round(pay.value * share),
    ),
    deferredBefore: Math.round(deferred[whose] * share),
  }
}

/** Of each of two; undefined where no job ended this year, or no pay took its place. */
export const newPay = (asked: Asked): Readonly<Record<Whose, NewPay | undefined>> => ({
  you: newPayOf(asked, 'you'),
  spouse: newPayOf(asked, 'spouse'),
})
