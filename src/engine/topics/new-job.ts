/** The job of whoever is out of work and told what it will pay from next year on: how many months are left without pay. */
import { civilDate } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import { isAway } from './lost-pay-claim.ts'
import { type ReturningPay, returningPay } from './returning-pay.ts'
import type { DraftContext } from './topic.ts'

export interface NewJob extends ReturningPay {
  /** Months until its first pay check: nobody told the month, so the one of January, at its end. */
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
      'the months from this one to January, whose pay check comes at its end',
      [returning.from],
      monthsPerYear + 1 - civilDate(context.today).month,
    ),
  }
}
