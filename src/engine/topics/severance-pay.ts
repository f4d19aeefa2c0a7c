/** Severance as it was told, in dollars or in weeks of pay. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { weeksPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import { type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'

/** Whether any severance pay was told of. */
export const getsSeverance = (reader: FactReader): boolean =>
  (['severance', 'severanceWeeks'] as const).some((key) => {
    const told = reader.told(key)
    return told !== undefined && middle(told) > 0
  })

/** `whose`: of somebody who stopped working nobody is out of work. Nothing where none was told, or where weeks were and the pay is not known. */
export function grossSeverance(
  sheet: Worksheet,
  reader: FactReader,
  whose: OutOfWork | undefined = whoIsOutOfWork(reader),
): Figure | undefined {
  if (reader.told('severance') !== undefined) return reader.number('severance')
  if (reader.told('severanceWeeks') === undefined) return undefined
  const pay = payOfJob(reader, whose)
  if (pay === undefined) return undefined
  const weeks = reader.number('severanceWeeks')
  return sheet.computed(
    'severance',
    'Severance pay before tax',
    'usd',
    'a year’s pay ÷ the weeks of a year × the weeks that you get',
    [pay, weeks],
    Math.round((pay.value / weeksPerYear) * weeks.value),
  )
}

/** What the job paid that the weeks are counted by; undefined where it was the job of a spouse and nobody said. */
export function payOfJob(
  reader: FactReader,
  whose: OutOfWork | undefined = whoIsOutOfWork(reader),
): Figure | undefined {
  if (whose === 'partner') return reader.some('spouseFormerPay')
  return reader.number(reader.told('formerPay') === undefined ? 'income' : 'formerPay')
}
