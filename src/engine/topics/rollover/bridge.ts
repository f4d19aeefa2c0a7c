/** The months until the pay for life that begins later, of whoever lives on this money until then or stops work soon. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { coverAfterPay } from '../cover-after-pay.ts'
import { cushionOf } from '../cushion.ts'
import { endingPayments } from '../debt-ends.ts'
import { readDebts } from '../debts.ts'
import { type Drawdown, drawdownOf, ifItKeepsUp } from '../drawdown.ts'
import { beginsOnTheWay, drawnInTurn, shareDrawn } from '../drawn-words.ts'
import { lastPayAge } from '../last-pay.ts'
import { laterPay } from '../lifelong-pay.ts'
import { limitOfWithdrawals } from '../marketplace.ts'
import { type BridgePaid, bridgePaid, type PayBridge, payBridge } from '../pay-bridge.ts'
import { bridgeInWords, investedInWords, whatBeginsLate, withoutPay } from '../pay-bridge-words.ts'
import { premiumAhead } from '../premium-ahead.ts'
import { hasRetired } from '../retired.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { grossFor } from './draws.ts'
import { isPension } from './pension.ts'
import { toldBesideBridge } from './told-beside-bridge.ts'
import { spareInWords, type UntaxedFirst, untaxedFirstInWords, untaxedFirstOf } from './untaxed-first.ts'
import type { RolloverWork } from './work.ts'

export interface RolloverBridge extends PayBridge, BridgePaid {
  /** Of who has retired: what retirement accounts pay of it with its federal tax, in all and a month. */
  readonly drawn: { readonly gross: Figure; readonly monthly: Figure } | undefined
  /** Where it is as much as comes out untaxed, and cash pays only the rest. */
  readonly untaxed: UntaxedFirst | undefined
  /** What the draws of today are of all that was told to be saved; undefined where nobody said. */
  readonly drawdown: Drawdown | undefined
}

/**
 * Undefined where no such months are known, the penalty still binds them, or a sum was told that the plan has to pay. A plan
 * that opens on the last day pays them without one.
 */
export function bridgeOf(work: RolloverWork): RolloverBridge | undefined {
  const { sheet, reader, context, taxes, gates, isOfSpouse, penaltyEnds } = work
  const stop = reader.told('monthlyExpenses') === undefined || isOfSpouse ? undefined : lastPayAge(reader)
  const need = gates.earlyNeed
  if (stop === undefined || (need !== undefined && need.ofCosts === undefined)) return undefined
  const isLocked = gates.opensOn === undefined && !gates.isOverOnLeaving
  if (stop.value < penaltyEnds.value && isLocked) return undefined
  if (gates.freeze === 'nonprofit-457' || isPension(work)) return undefined
  if (laterPay(reader, Math.max(stop.value, taxes.age.value)).length === 0) return undefined
  const cushion = cushionOf(work, { debts: [] })
  const debts = reader.told('debts') === undefined ? [] : readDebts(sheet, reader)
  const bridge = payBridge(work, { cushion, debts })
  if (bridge === undefined) return undefined
  const paid = bridgePaid(work, bridge, {
    kept: cushion.cash,
    target: cushion.target,
    saved: undefined,
    investments: reader.some('taxableInvestments'),
  })
  const isRetired = hasRetired(reader)
  // What does not last is drawn from all savings alike.
  const untaxed = need === undefined ? untaxedFirstOf(work, { ...bridge, ...paid }) : undefined
  const years = bridge.months.value / monthsPerYear
  const yearly = grossFor(paid.missing.value / years, 0, (gross) =>
    taxOnMore({ taxReturn: taxes.later.taxReturn }, context, 'iraDistributions', gross),
  )
  const sum = (id: string, label: string, unit: 'usd' | 'usd-per-month', how: string, value: number) =>
    sheet.computed(
      `bridge.${id}`,
      label,
      unit,
      how,
      [paid.missing, bridge.months, taxes.later.agi],
      Math.round(value),
    )
  return {
    ...bridge,
    ...paid,
    untaxed,
    drawn:
      untaxed !== undefined
        ? { gross: untaxed.inAll, monthly: untaxed.monthly }
        : isRetired && paid.missing.value > 0
          ? {
              gross: sum(
                'gross',
                'What retirement accounts pay of those months, federal tax included',
                'usd',
                'what they still need, spread evenly, and the federal tax of such years on it; growth is left out',
                yearly * years,
              ),
              monthly: sum(
                'monthly',
                'A month of it, federal tax included',
                'usd-per-month',
                'what comes out in those months ÷ the months',
                yearly / monthsPerYear,
              ),
            }
          : undefined,
    drawdown:
      isRetired && reader.told('retirementSavings') !== undefined && cushion.uncovered.value >= 1
        ? drawdownOf(
            { sheet, reader, taxes },
            {
              gap: cushion.uncovered,
              cash: cushion.cash,
              monthly: cushion.essentials.value,
              ending: endingPayments(reader, { cushion, debts }),
            },
          )
        : undefined,
  }
}

/** What cash pays of it, and what the accounts do. */
function whatPays({ reader }: RolloverWork, bridge: RolloverBridge): Text {
  const { there, invested, missing, drawn, untaxed } = bridge
  if (untaxed !== undefined) return untaxedFirstInWords(bridge, untaxed)
  const ofCash = there.value > 0 ? say`Cash beyond the emergency fund pays ${there} of it.` : nothing
  const cash = join([ofCash, investedInWords(bridge)])
  if (missing.value <= 0)
    return invested === undefined ? words('Your cash beyond the emergency fund can pay it.') : cash
  const savings = reader.some('retirementSavings')
  return join([
    cash,
    drawn === undefined
      ? say`${missing} has to come out of retirement accounts, and tax on it comes on top.`
      : say`${words(there.value > 0 || invested !== undefined ? 'The rest takes' : 'They take')} about ${drawn.gross} out of ${savings === undefined ? words('retirement accounts') : say`your ${savings} of retirement savings`}, federal tax included.`,
  ])
}

/** How long the money lasts says of those months what they take, and of the years after them. */
export function bridgeInShort(work: RolloverWork, bridge: RolloverBridge | undefined): Text {
  if (bridge === undefined || !hasRetired(work.reader) || work.gates.earlyNeed !== undefined) return nothing
  return join([bridgeInWords(work.reader, bridge), whatPays(work, bridge)])
}

/** How those months are carried. */
export function bridgeChecks(work: RolloverWork, bridge: RolloverBridge | undefined): Check[] {
  if (bridge === undefined) return []
  const { reader } = work
  const { drawdown, drawn, missing, untaxed } = bridge
  const isRetired = hasRetired(reader)
  const least =
    reader.told('retirementSavings') === undefined ? work.total : reader.number('retirementSavings')
  const isCovered = (drawn?.gross ?? missing).value <= least.value
  const lasts =
    drawdown?.isShort === true && work.gates.earlyNeed === undefined
      ? say`At that pace it lasts about ${drawdown.lasts('bridge')} ${ifItKeepsUp(drawdown)}, and it should last until ${drawdown.until}: look for costs to cut, some paid work or other cover first.`
      : nothing
  return [
    check(
      'bridge',
      isRetired || !isCovered ? 'act' : 'warn',
      isCovered
        ? `Plan the months ${withoutPay(bridge)}`
        : `The months ${withoutPay(bridge)} are not covered yet`,
      join([
        bridgeInWords(reader, bridge),
        work.gates.earlyNeed === undefined ? whatPays(work, bridge) : nothing,
        toldBesideBridge(work, bridge),
        drawdown === undefined
          ? nothing
          : shareDrawn(drawdown, untaxed === undefined || untaxed.monthly.value < drawdown.gap.value),
        lasts,
        drawnInTurn(reader, work.context),
        untaxed === undefined ? nothing : spareInWords(untaxed),
        aboveCredit(work, bridge),
        missing.value <= 0 && untaxed === undefined ? nothing : calmPart(work, bridge),
        ...(isRetired ? beginsOnTheWay(reader) : []),
        coverAfterPay(work, bridge),
      ]),
    ),
  ]
}

/** A new premium is counted whole: below the limit of the Marketplace credit a part of it is paid. */
function aboveCredit(work: RolloverWork, { drawn }: RolloverBridge): Text {
  const { limit, inWords } = limitOfWithdrawals(work)
  return premiumAhead(work.reader) === undefined ||
    drawn === undefined ||
    drawn.monthly.value * monthsPerYear <= limit.value
    ? nothing
    : say`A year of it is above the ${inWords} at which the health credit ends: take what is above out of cash, and the credit pays a part of the premium, so that less has to come out.`
}

/** Money of the next few years is no money for stocks. */
export function calmPart({ reader }: RolloverWork, bridge: PayBridge): Text {
  const longest = reader.rule(
    'bridge.kept',
    'Years that are kept out of stocks',
    'years',
    rules.bridgeKeptYears,
  )
  return bridge.months.value > longest.value * monthsPerYear
    ? say`Keep the next ${longest} of it in cash, bills and short bonds, and refill it year by year.`
    : say`Keep what is needed until ${whatBeginsLate(reader, bridge)} begins in cash, bills and short bonds; only the rest is for the long run.`
}
