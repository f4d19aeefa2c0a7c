/** Days of the years of a need: some years from today, and the one on which a need is over before its policy. */
import { addYears } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import type { Years } from '../../units.ts'
import type { Cover } from './cover.ts'
import type { TermLifeWork } from './work.ts'

/** A day some years from now, written once. */
export const dayAfter = (
  { sheet, context }: Pick<TermLifeWork, 'sheet' | 'context'>,
  years: Years,
): DateFigure =>
  sheet.date(
    `after.${years}`,
    'Years from today',
    'counted from today',
    [],
    addYears(context.today, years),
    'month-of-year',
  )

/** When nothing worth insuring is missing any more, while the longest policy still runs; a court order has its own end. */
export function needEndsBeforePolicy(work: TermLifeWork, cover: Cover): DateFigure | undefined {
  const longest = Math.max(0, ...cover.figures.map(({ term }) => term.value))
  const isOrdered = work.family.decreed !== undefined && cover.need.adult.id === 'you'
  return isOrdered || cover.needYears >= longest ? undefined : dayAfter(work, cover.needYears)
}
