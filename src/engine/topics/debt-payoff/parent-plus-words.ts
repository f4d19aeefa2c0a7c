/** What is closed to a Parent PLUS that was not consolidated in time, and whether it is paid before work ends. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { join, nothing, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import { goneBy } from './results.ts'
import type { DebtWork } from './work.ts'

export const parentPlusDeadline = (sheet: Worksheet): DateFigure =>
  sheet.date(
    'plus.deadline',
    'Last day for a Parent PLUS consolidation',
    'set by law',
    [],
    studentLoanLaw.parentPlus.value.consolidatedBy,
  )

export function parentPlusWords(work: DebtWork): Text {
  const { parentPlus, reader } = work
  const [loan] = parentPlus
  if (loan === undefined || reader.value('parentPlusConsolidated')) return nothing
  return join([
    say`For the ${loan.label} no plan follows your income, and public-service forgiveness is in practice closed, unless it was consolidated by ${parentPlusDeadline(work.sheet)}: if it was, say so.`,
    beforeRetiring(work),
  ])
}

/** Only where both ages were told: a guess about either is no date to hold a debt against. */
function beforeRetiring(work: DebtWork): Text {
  const { reader, sheet, context, parentPlus } = work
  const [loan] = parentPlus
  const age = reader.told('age')
  const ends = reader.told('retirementAge')
  const gone = loan === undefined ? undefined : goneBy(work, loan)
  if (gone === undefined || age === undefined || ends === undefined) return nothing
  const years = Math.round(middle(ends) - middle(age))
  if (years <= 0) return nothing
  const retires = sheet.date(
    'parent-plus.retires',
    'About when you stop working',
    'today + years until the age at which you stop working',
    [reader.number('age'), reader.number('retirementAge')],
    addMonths(context.today, years * monthsPerYear),
    'month-of-year',
  )
  return gone.value <= retires.value
    ? say`At this pace it is paid by ${gone}, before you stop working about ${retires}.`
    : say`At this pace it is paid only by ${gone}, after you stop working about ${retires}: send more now, or count the payment among the costs of retirement.`
}
