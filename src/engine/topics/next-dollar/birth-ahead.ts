/** What a child on the way takes of the sum of a month, and what is left of it for the long years. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type BirthAhead, birthAhead, costOfNewChild } from '../expecting.ts'
import { monthlyBalance } from '../monthly-balance.ts'

/** What a month leaves beside an amount that was named pays for the child first. */
function takenOf(sheet: Worksheet, reader: FactReader, monthly: Figure): Figure | undefined {
  const child = costOfNewChild(reader)
  const balance = reader.told('monthlySurplus') === undefined ? monthlyBalance(reader) : undefined
  const spare = (balance?.left ?? 0) - monthly.value
  if (child === undefined || balance === undefined || spare < 1) return child
  return sheet.computed(
    'birth.taken',
    'What the child takes of the sum',
    'usd-per-month',
    `what the child costs − (${balance.comesIn} − what a month costs − the sum that is placed), never below nothing`,
    [child, monthly, ...balance.inputs],
    Math.max(0, Math.round(child.value - spare)),
  )
}

/** Undefined where the child takes nothing of the sum. */
export function dollarBirth(sheet: Worksheet, reader: FactReader, monthly: Figure): BirthAhead | undefined {
  if (monthly.value === 0) return undefined
  const taken = takenOf(sheet, reader, monthly)
  return taken === undefined || taken.value === 0 ? undefined : birthAhead(sheet, reader, monthly, taken)
}

/** The sum of a month of the long years: from a birth on, what the child leaves of it. */
export const lastingSum = ({
  monthly,
  birth,
}: {
  readonly monthly: Figure
  readonly birth: BirthAhead | undefined
}): Dollars => (birth === undefined ? monthly.value : birth.isMissing ? 0 : birth.left.value)
