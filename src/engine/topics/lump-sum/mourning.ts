/** Whose spouse died and whose money came of it; and who should not have to decide about it yet. */

import { addMonths, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { CalendarDate } from '../../units.ts'
import type { Drafting } from '../topic.ts'
import type { InheritedIra } from './inherited.ts'

interface Asked {
  readonly reader: FactReader
  readonly inherited?: InheritedIra | undefined
}

/** Who was widowed, and whose money came of it; who was widowed long ago and asks about savings is told nothing of it. */
export function isBereaved({ reader, inherited }: Asked): boolean {
  const source = reader.told('moneySource')
  return (
    reader.told('maritalStatus') === 'widowed' &&
    (source === 'life_insurance' || source === 'inheritance' || inherited?.kind === 'spouse')
  )
}

/** Money that somebody else left tells nothing of when the spouse died. */
const isLeftByOther = (reader: FactReader): boolean => {
  const left = reader.told('moneySource') === 'inheritance' ? reader.told('inheritedFrom') : undefined
  return left !== undefined && left !== 'spouse'
}

/** This year or the last: money of an earlier death has been lived with. */
export function isMourning(work: Asked & Pick<Drafting, 'context'>): boolean {
  if (!isBereaved(work)) return false
  const { reader, context } = work
  if (reader.known('spouseDeathYear') === undefined) return !isLeftByOther(reader)
  return yearOf(context.today) - reader.number('spouseDeathYear').value <= rules.mourningYears.value
}

/** From when on the money may be invested; until then it is safe where it is. */
export function investFrom({ sheet, reader, context }: Drafting): DateFigure {
  const months = reader.rule(
    'mourning.months',
    'Months in which nothing large is decided',
    'months',
    rules.mourningMonths,
  )
  return sheet.date(
    'mourning.until',
    'Not before this is any of it invested',
    'today + the months in which nothing large is decided',
    [months],
    addMonths(context.today, months.value),
  )
}

/** The day on which payroll begins to take more than the match. */
export const raiseFrom = (work: Asked & Drafting): CalendarDate =>
  isMourning(work) ? investFrom(work).value : work.context.today
