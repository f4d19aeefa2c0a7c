/** The plan of debts with the balance transfer that was offered in it, where it is worth taking. */
import type { Household } from '../../household.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import type { DraftContext } from '../topic.ts'
import { debtsBesideFund } from './beside-fund.ts'
import { debtOfferOf, isNoTimeToBorrow } from './debt-offer.ts'
import type { FederalPayment } from './loans.ts'
import { isWorthTaking } from './offer-trial.ts'
import type { MovedParts } from './taken-transfer.ts'
import type { DebtWork } from './work.ts'

/** The fee of a transfer counts as interest in each way to pay; the minimum payments alone are those of today. */
export function withTransfer(
  household: Household,
  context: DraftContext,
  federal?: FederalPayment,
): DebtWork {
  const without = debtsBesideFund(household, context, { federal })
  const parts = partsToMove(without)
  if (parts === undefined) return without
  const work = debtsBesideFund(household, context, { federal, parts })
  const fee = work.transfer?.fee.value ?? 0
  const counted = (payoff: DebtPayoff) => ({ ...payoff, totalInterest: payoff.totalInterest + fee })
  const isBetter =
    work.stage === 'payoff' &&
    work.plan.months !== undefined &&
    counted(work.plan).totalInterest < without.plan.totalInterest
  if (!isBetter) return without
  return {
    ...work,
    plan: counted(work.plan),
    avalanche: counted(work.avalanche),
    snowball: counted(work.snowball),
    tried: (change) => counted(work.tried(change)),
    minimumsOnly: without.minimumsOnly,
    withoutTransfer: without.plan,
  }
}

/** What the transfer would take over, where it may be worth it. */
function partsToMove(work: DebtWork): MovedParts | undefined {
  if (work.stage !== 'payoff' || isNoTimeToBorrow(work)) return undefined
  const offer = debtOfferOf(work)
  return offer?.kind === 'transfer' && isWorthTaking(offer.saved?.value ?? 0)
    ? new Map(work.paid.map(({ id }, index) => [id, offer.parts[index] ?? 0]))
    : undefined
}
