/** The months until Social Security begins, paid from this money: kept in bills and certificates before any is invested. */

import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Cushion } from '../cushion.ts'
import type { DebtFigures } from '../debts.ts'
import { livesOnBenefits } from '../lives-on-benefits.ts'
import type { Need } from '../order-of-operations.ts'
import { type BridgePaid, bridgePaid, type PayBridge, payBridge } from '../pay-bridge.ts'
import { bridgeInWords, whatBeginsLate, withoutPay } from '../pay-bridge-words.ts'
import { hasRetired } from '../retired.ts'
import type { Drafting } from '../topic.ts'
import type { Unsettled } from './until-settled.ts'

interface BridgeBasis extends Drafting {
  readonly cushion: Cushion
  readonly bridge: PayBridge | undefined
}

/** Not of money that is lived on from now on, whose mix is made for that, nor of an IRA that pays out over years. */
export function bridgeAhead(
  basis: Omit<BridgeBasis, 'bridge'> & {
    readonly isLivedOn: boolean
    readonly unsettled: Unsettled | undefined
  },
  debts: readonly DebtFigures[],
  paidFirst: readonly DebtFigures[],
): PayBridge | undefined {
  const { reader, isLivedOn, unsettled } = basis
  if (isLivedOn || unsettled !== undefined || livesOnBenefits(reader)) return undefined
  if (!hasRetired(reader) && !['employed', 'self_employed'].includes(reader.value('employment')))
    return undefined
  return payBridge(basis, {
    cushion: basis.cushion,
    debts,
    paidFirst,
    longest: rules.bridgeKeptYears.value,
  })
}

/** What cash of one's own pays of it, and what this money has to. What a month leaves until then is free for accounts. */
export const bridgePaidOf = (basis: BridgeBasis, bridge: PayBridge): BridgePaid =>
  bridgePaid(basis, bridge, {
    kept: basis.cushion.cash,
    target: basis.cushion.target,
    saved: undefined,
    // What this sum leaves to investments it would only sell them for.
    investments: undefined,
  })

export function bridgeNeeds(basis: BridgeBasis): Need[] {
  const { bridge, reader } = basis
  if (bridge === undefined) return []
  const { missing, there } = bridgePaidOf(basis, bridge)
  const isRetired = hasRetired(reader)
  const own =
    there.value > 0 ? say` Your own cash beyond the fund pays ${there} of it; this pays the rest.` : nothing
  return [
    {
      step: 'goal',
      id: 'bridge',
      label: isRetired
        ? say`Kept for the months until ${whatBeginsLate(reader, bridge)}`
        : words(`Kept for the months ${withoutPay(bridge)}`),
      act: (amount) =>
        say`keep ${amount} in Treasury bills and certificates for ${bridgeMonths(basis, bridge)}`,
      description: say`${bridgeInWords(basis.reader, bridge)}${own} Bills and insured certificates that end as the months come, beside the emergency fund: that one is for what nobody expects.`,
      wanted: missing,
    },
  ]
}

export const bridgeMonths = ({ reader }: Pick<BridgeBasis, 'reader'>, bridge: PayBridge): Text =>
  hasRetired(reader)
    ? say`the ${bridge.months} until ${whatBeginsLate(reader, bridge)}`
    : say`${bridge.months} ${words(withoutPay(bridge))}`
