/** A child on the way, whose cost was told: from the birth on it takes a part of what the month has beyond the minimum payments. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars, Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type ChildInMonth, childInMonth, isMonthOverByBirth } from '../birth-ahead.ts'
import { type ChildGrown, growsInMonths } from '../child-grows.ts'
import { monthsToBirth } from '../expecting.ts'
import { isPayGone } from '../out-of-work.ts'
import { arePaymentsBesideCosts } from '../payments-beside-costs.ts'
import type { Drafting } from '../topic.ts'

export interface DebtBirth extends ChildInMonth {
  /** Months from today, at the latest. */
  readonly after: Figure
}

/** Undefined where its own tax credits and what is left of a month beside the money for debts pay for the child. */
export function debtBirth(asked: Drafting, extra: Figure): DebtBirth | undefined {
  const { reader } = asked
  if (isPayGone(reader) || isMonthOverByBirth(reader)) return undefined
  const beside = spareBeside(reader, extra)
  const child = childInMonth(
    asked,
    beside && {
      ...beside,
      how: 'what you can put aside − what of it goes to debts',
    },
  )
  return child && { ...child, after: monthsToBirth(reader) }
}

/** What a month leaves beside a sum that was named for debts; nothing where neither was told. */
export function spareBeside(
  reader: FactReader,
  extra: Figure,
): { readonly spare: Dollars; readonly inputs: readonly Figure[] } | undefined {
  if (reader.told('debtPaymentMonthly') === undefined || reader.known('monthlySurplus') === undefined)
    return undefined
  const surplus = reader.number('monthlySurplus')
  // What pay leaves beyond costs that hold no payments has all of them to pay.
  const isBeside = reader.told('monthlySurplus') === undefined && arePaymentsBesideCosts(reader)
  const toDebts = isBeside ? reader.number('debtPaymentMonthly') : extra
  const spare = surplus.value - toDebts.value
  return spare < 1 ? undefined : { spare, inputs: [surplus, toDebts] }
}

interface ChildAhead {
  readonly birth: DebtBirth | undefined
  readonly grows: readonly ChildGrown[]
}

/** What it takes less than at first in a month so far ahead. */
export const takenLessIn = ({ grows }: Pick<ChildAhead, 'grows'>, month: Months): Dollars =>
  growsInMonths(grows).reduce((sum, { after, by }) => sum - (after < month ? by : 0), 0)

/** What the child takes in a month so far ahead: less as it grows, and nothing once it is grown. */
export function takenIn(
  { sheet, birth, grows }: ChildAhead & { readonly sheet: Worksheet },
  month: Months,
): Figure[] {
  if (birth === undefined || month <= birth.after.value) return []
  const grown = grows.filter(({ after }) => after < month)
  if (grown.length === 0) return [birth.child]
  const taken = sheet.computed(
    `birth.taken.${month}`,
    'What the child takes of it by then',
    'usd-per-month',
    'what the child takes at first, less what it takes less by then as it grows, never below nothing',
    [birth.child, ...grown.map(({ change }) => change)],
    Math.max(0, birth.child.value - takenLessIn({ grows }, month)),
  )
  return taken.value < 1 ? [] : [taken]
}
