/** The job of whoever is out of work and told what it will pay from next year on: how many months are left without pay. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'
import { monthsApart } from './day-after-months.ts'
import { isAway } from './lost-pay-claim.ts'
import { type ReturningPay, returningPay } from './returning-pay.ts'
import type { DraftContext } from './topic.ts'

export interface NewJob extends ReturningPay {
  /** Months until its first pay check, at the end of the month in which it begins. */
  readonly months: Figure
}

/** Undefined of whoever is away from a job that is held, and of a pay that comes again to somebody else. */
export function newJob({
  sheet,
  reader,
  context,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'today'>
}): NewJob | undefined {
  const returning = isAway(reader) ? undefined : returningPay(sheet, reader, context)
  if (returning?.whose !== 'you') return undefined
  return {
    ...returning,
    months: sheet.computed(
      'new-job.months',
      'Months until the first pay check of the new job',
      'months',
      'the months from this one to the one in which that pay begins, whose pay check comes at its end',
      [returning.from],
      monthsApart(context.today, returning.from.value),
    ),
  }
}
