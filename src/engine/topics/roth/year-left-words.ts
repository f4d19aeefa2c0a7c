/** That only what is left of this year is decided on, in words. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { roomsOfThisYear } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { keptUntil } from './pay-ahead-words.ts'
import { deferredIn, rothOf, traditionalOf } from './places.ts'
import type { RothWork } from './work.ts'

/** What is counted, where another pay begins in January or pay ends; nothing elsewhere. */
export function yearLeftInWords(work: RothWork): Text {
  const { sheet, context, left, endOfPay } = work
  return left === undefined
    ? nothing
    : say`${endOfPay === undefined ? words('Another pay begins in January') : say`Your pay ends ${endOfPay.when}`}, so this is about what still goes in for ${contributionYear(work)}: the pay checks that are left, and what goes into IRAs by ${lastDayOfIras({ sheet, context })}.`
}

const lastDayOfIras = ({ sheet, context }: Pick<RothWork, 'sheet' | 'context'>): DateFigure =>
  sheet.date(
    'ira.last-day',
    'Last day for IRA contributions of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )

/** Of whoever named no sum for it: an IRA takes dollars at the rate of this year after the last pay check of it. */
export function iraStillOpen(work: RothWork): Check[] {
  const { sheet, left, now, places } = work
  if (left === undefined || rothOf(places) + traditionalOf(places) > deferredIn(places)) return []
  const room = Math.floor(roomsOfThisYear(work, now.before, places).own.rothRoom)
  if (room < rules.leastRaise.value) return []
  const open = sheet.computed(
    'ira.open',
    'What may still go into a Roth IRA for this year',
    'usd',
    'the limit of an IRA at your age, as far as this year’s income leaves it − what has gone in',
    [work.income],
    room,
  )
  return [
    check(
      'ira-open',
      'pass',
      'An IRA is still open for this year',
      say`A Roth IRA takes up to ${open} for ${contributionYear(work)} until ${lastDayOfIras(work)}, at the tax of this year, whatever you are paid by then. Cash to live on comes first. Name a sum, and this page says which kind it should be.`,
    ),
  ]
}

/** The years that the choice is counted for, to stand before what it is worth. */
export const countedFor = (work: RothWork): Text =>
  work.left === undefined
    ? say`Kept up until ${keptUntil(work)}${words(work.ofThisYear < 1 ? ', of this year only the pay checks that are left,' : ',')} that is`
    : say`For what still goes in for ${contributionYear(work)} that is`

export const totalLabelOf = (work: RothWork): Text =>
  !work.contributes
    ? words('To convert')
    : work.left === undefined
      ? words('A year’s contributions')
      : say`Still to go in for ${contributionYear(work)}`
