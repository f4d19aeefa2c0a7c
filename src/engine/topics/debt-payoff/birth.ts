/** A child on the way, whose cost was told: from the birth on it takes a part of what the month has beyond the minimum payments. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { costOfNewChild, monthsToBirth } from '../expecting.ts'
import { isPayGone } from '../out-of-work.ts'
import { arePaymentsBesideCosts } from '../payments-beside-costs.ts'

export interface DebtBirth {
  /** What the child takes of the money for debts each month. */
  readonly child: Figure
  /** Months from today, at the latest. */
  readonly after: Figure
}

/** Undefined where what is left of a month beside the money for debts pays for the child. */
export function debtBirth(sheet: Worksheet, reader: FactReader, extra: Figure): DebtBirth | undefined {
  const cost = costOfNewChild(reader)
  if (cost === undefined || isPayGone(reader)) return undefined
  const child = takenOf(sheet, reader, { cost, extra })
  return child.value < 1 ? undefined : { child, after: monthsToBirth(reader) }
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

/** A sum for debts that was named leaves something of the month, which pays for the child first. */
function takenOf(
  sheet: Worksheet,
  reader: FactReader,
  { cost, extra }: { readonly cost: Figure; readonly extra: Figure },
): Figure {
  const beside = spareBeside(reader, extra)
  return beside === undefined
    ? cost
    : sheet.computed(
        'birth.taken',
        'What the child takes of the money for debts',
        'usd-per-month',
        'what the child costs − (what you can put aside − what of it goes to debts), never below nothing',
        [cost, ...beside.inputs],
        Math.max(0, Math.round(cost.value - beside.spare)),
      )
}

/** What the child takes in a month so far ahead. */
export const takenIn = ({ birth }: { readonly birth: DebtBirth | undefined }, month: number): Figure[] =>
  birth === undefined || month <= birth.after.value ? [] : [birth.child]
