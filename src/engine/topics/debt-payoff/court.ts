import type { DateFigure } from '../../figure.ts'
import type { DebtWork } from './work.ts'

/** The day by which a court paper must be answered, where one was told. */
export function courtDue({ reader, sheet }: DebtWork): DateFigure | undefined {
  const day = reader.told('courtAnswerDue')
  return day === undefined
    ? undefined
    : sheet.date('court.due', 'Day by which the court paper must be answered', 'you said so', [], day)
}
