/** The months without pay that are near: what no costly debt should get is kept in cash for them, before any account. */

import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { worksheet } from '../../worksheet.ts'
import { cushionOf } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type DebtFigures, isCostly } from '../debts.ts'
import { lastPayAge } from '../last-pay.ts'
import { type DollarBridge, dollarBridge } from '../next-dollar/bridge.ts'
import { isPayGone } from '../out-of-work.ts'
import { hasRetired } from '../retired.ts'
import type { Drafting } from '../topic.ts'

/** Undefined where work goes on, and where cash and a sum that was told cover those months. */
export function monthsWithoutPay(
  of: Drafting & {
    readonly debts: readonly DebtFigures[]
    readonly costly: readonly DebtFigures[]
    /** Cash that stays; undefined where none goes to a debt. */
    readonly kept: Figure | undefined
    /** Where the schedule is worked out: its debts, and when each is gone. */
    readonly paid?: readonly Pick<DebtTerms, 'id'>[]
    readonly plan?: Pick<DebtPayoff, 'debts'>
  },
): DollarBridge | undefined {
  const { reader, debts, kept, paid, plan } = of
  // A payment ends when the debt does, which may be in the middle of those months.
  const costly = of.costly.map((debt) =>
    plan === undefined
      ? debt
      : {
          ...debt,
          goneIn: plan.debts[paid?.findIndex(({ id }) => id === debt.id) ?? -1]?.months ?? Infinity,
        },
  )
  if (isPayGone(reader) || hasRetired(reader) || reader.told('monthlyExpenses') === undefined)
    return undefined
  if (lastPayAge(reader) === undefined) return undefined
  const cushion = cushionOf(of, { debts: costly, id: 'months-without-pay.' })
  const bridge = dollarBridge(of, { cushion, left: kept ?? cushion.cash, debts, costly })
  return bridge === undefined || bridge.toSave.value <= 0 ? undefined : bridge
}

/** Whether they need cash once the costly debts have taken theirs: then no other debt is paid ahead. Tried on a sheet of its own. */
export function keepsCashFor(
  { reader, context }: Drafting,
  debts: readonly DebtTerms[],
  highRate: Figure,
): boolean {
  const sheet = worksheet()
  const trial = reader.onSheet(sheet)
  if (lastPayAge(trial) === undefined) return false
  const costly = debts.filter((debt) => isCostly(debt, highRate))
  const { cash, starter } = cushionOf(
    { sheet, reader: trial, context },
    { debts: costly, id: 'months-without-pay.' },
  )
  const balances = costly.map(({ balance }) => balance)
  const kept = sheet.computed(
    'months-without-pay.kept',
    'Cash that stays once the costly debts have taken theirs',
    'usd',
    'cash − the balances of costly debts, no less than the starter cushion',
    [cash, starter, ...balances],
    Math.max(
      Math.min(cash.value, starter.value),
      balances.reduce((left, { value }) => left - value, cash.value),
    ),
  )
  return monthsWithoutPay({ sheet, reader: trial, context, debts, costly, kept }) !== undefined
}
