/** A court paper about a debt: whether there is one, and by when it must be answered. */
import type { DateFigure } from '../../figure.ts'
import type { DebtWork } from './work.ts'

/** The day by which the court paper must be answered, where one was told. */
export function courtDue({ reader, sheet }: DebtWork): DateFigure | undefined {
  const day = reader.told('courtAnswerDue')
  return day === undefined
    ? undefined
    : sheet.date('court.due', 'Day by which the court paper must be answered', 'you said so', [], day)
}

/** Whether a lawsuit about a debt was told, with or without its day. */
export const isSued = ({ reader }: DebtWork): boolean =>
  reader.told('suedForDebt') === true || reader.told('courtAnswerDue') !== undefined
