/** The months until the pay for life that begins later, as a month sees them: what cash pays of them, and what is to be saved. */

import type { Figure } from '../../figure.ts'
import type { Months } from '../../units.ts'
import type { Cushion } from '../cushion.ts'
import type { DebtFigures } from '../debts.ts'
import { type BridgePaid, bridgePaid, type PayBridge, payBridge, sumToPlace } from '../pay-bridge.ts'
import type { Drafting } from '../topic.ts'

export interface DollarBridge extends PayBridge, BridgePaid {
  /** What neither cash beyond the fund nor a sum that was told pays: the month saves for it. */
  readonly toSave: Figure
}

export function dollarBridge(
  told: Drafting,
  {
    cushion,
    left,
    debts,
    costly,
  }: {
    readonly cushion: Cushion
    /** Cash that stays. */
    readonly left: Figure
    readonly debts: readonly DebtFigures[]
    readonly costly: readonly (DebtFigures & { readonly goneIn?: Months })[]
  },
): DollarBridge | undefined {
  const { sheet, reader } = told
  const bridge = payBridge(told, { cushion, debts, paidFirst: costly })
  if (bridge === undefined) return undefined
  const paid = bridgePaid(told, bridge, {
    kept: left,
    target: cushion.target,
    saved: undefined,
    investments: reader.some('taxableInvestments'),
  })
  const sum = sumToPlace(reader)
  const toSave =
    sum === undefined
      ? paid.missing
      : sheet.computed(
          'bridge.to-save',
          'What the month has to save for those months',
          'usd',
          'what they still need − the sum that you have to place, never below nothing',
          [paid.missing, sum],
          Math.max(0, paid.missing.value - sum.value),
        )
  return { ...bridge, ...paid, toSave }
}
