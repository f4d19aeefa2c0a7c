/** Unemployment benefits that were told: what of them is there to live on, from when on and for how long. */
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type BenefitSchedule, benefitSchedule, monthsPaid, monthsUntil } from './benefit-schedule.ts'
import type { DraftContext } from './topic.ts'

/** Unemployment benefits, once their amount is known. */
export interface Benefit {
  readonly gross: Figure
  readonly net: Figure
  readonly schedule: BenefitSchedule
  /** Until they begin, from a last day that lies ahead, else from today; nothing where they are paid already. */
  readonly wait: Figure
  /** For which they are paid from then on. */
  readonly months: Figure
}

/** Of months that are no whole ones. */
const digitsShown = 3

/** Unemployment benefits that were told, after the tax that is withheld on request; undefined once their months are over. */
export function benefitOf(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): Benefit | undefined {
  const gross = reader.some('unemploymentMonthly')
  if (gross === undefined) return undefined
  const schedule = benefitSchedule(sheet, reader, today)
  if (schedule.areOver) return undefined
  const { from, until, left } = schedule
  const start = left !== undefined && left > today ? left : today
  const startsOn = start === today ? 'today' : 'the last day of the job'
  const months = (id: string, label: string, how: string, inputs: readonly DateFigure[], value: Months) =>
    sheet.computed(id, label, 'months', how, inputs, value, digitsShown)
  const withheld = sheet.law(
    'benefit.withholding',
    'Federal tax withheld from unemployment benefits, on request',
    'rate',
    lastingLaw.benefitWithholdingRate,
  )
  return {
    gross,
    net: sheet.computed(
      'benefit.net',
      'Unemployment benefits after tax',
      'usd-per-month',
      'benefits − federal tax withheld; state tax is not counted',
      [gross, withheld],
      Math.round(gross.value * (1 - withheld.value)),
    ),
    schedule,
    wait: months(
      'benefit.wait',
      'Months until benefits are counted',
      `from ${startsOn} until the day from which they are counted, a month as a twelfth of a year`,
      [from],
      monthsUntil(start, from.value),
    ),
    months: months(
      'benefit.months',
      'Months that benefits are still paid',
      `from ${startsOn}, or from the day from which they are counted, until the day on which they end, a month as a twelfth of a year`,
      [from, until],
      monthsPaid(schedule, start),
    ),
  }
}
