/** The months without pay that are near, beside a fund. */
import type { Figure } from '../../figure.ts'
import type { Cushion } from '../cushion.ts'
import type { DebtFigures } from '../debts.ts'
import { type BridgePaid, bridgePaid, type PayBridge, payBridge, sumToPlace } from '../pay-bridge.ts'
import type { Drafting } from '../topic.ts'
import type { MatchToTake } from './match-to-take.ts'

/** The months without pay that are near, with what cash and what is saved until then pay of them. */
export function bridgeOfFund(
  told: Drafting,
  {
    cushion,
    kept,
    debts,
    paidFirst,
    surplus,
    match,
  }: {
    readonly cushion: Cushion
    readonly kept: Figure
    readonly debts: readonly DebtFigures[]
    readonly paidFirst: readonly DebtFigures[]
    readonly surplus: Figure
    readonly match: MatchToTake | undefined
  },
): (PayBridge & BridgePaid) | undefined {
  const bridge = payBridge(told, { cushion, debts, paidFirst, isBesidePay: true })
  if (bridge === undefined) return undefined
  // With a sum to place that pays the rest, what a month leaves goes on into accounts.
  const saved =
    told.reader.known('monthlySurplus') === undefined || sumToPlace(told.reader) !== undefined
      ? undefined
      : (match?.later ?? surplus)
  const investments = told.reader.some('taxableInvestments')
  return { ...bridge, ...bridgePaid(told, bridge, { kept, target: cushion.target, saved, investments }) }
}
