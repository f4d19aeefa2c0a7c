/** Tax that nobody withholds and that is too little for payments during the year: a day for it, and the step that pays it. */
import type { DateFigure } from '../figure.ts'
import { links } from '../links.ts'
import { join, type Text } from '../say.ts'
import type { CalendarDate } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { noPenaltyWords } from './safe-harbor.ts'
import type { StepDraft } from './steps.ts'

export const returnDay = (sheet: Worksheet, due: CalendarDate): DateFigure =>
  sheet.date(
    'tax.with-return',
    'Day by which the return and its tax are due',
    'the day of the year on which they are due, moved on by weekends and holidays',
    [],
    due,
  )

interface PaidThen extends Pick<StepDraft, 'id' | 'moves' | 'title' | 'why' | 'keep'> {
  /** What is paid, by the day of the return. */
  readonly pay: (day: DateFigure) => Text
  /** What else holds for it: more than that, or the tax of a state. */
  readonly beyond: Text
}

export const taxWithReturn = (
  sheet: Worksheet,
  due: CalendarDate,
  { pay, beyond, ...step }: PaidThen,
): StepDraft => ({
  ...step,
  how: join([pay(returnDay(sheet, due)), noPenaltyWords(sheet), beyond]),
  due,
  dueWhy: 'the day by which the return is due',
  minutes: 30,
  link: links.irsPayments,
})
