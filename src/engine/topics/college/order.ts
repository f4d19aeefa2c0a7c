/** What comes before college savings: a starter cushion, the match, costly debts, the full cushion, one's own retirement. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import type { BirthAhead } from '../birth-ahead.ts'
import { cashWhilePayIsGone } from '../cash-without-pay.ts'
import { type CareEnd, childCareEnds } from '../child-care-ends.ts'
import { type Cushion, cushionOf, tellsCash } from '../cushion.ts'
import { byRate, type DebtFigures, isCostly, isUnproven, readDebts } from '../debts.ts'
import { type EndingJob, lostAhead } from '../ending-job.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { costlyLoanThatWaits, waitsForSafeJob } from '../job-at-risk.ts'
import { monthsToLastPay } from '../last-pay.ts'
import { cashBesideLate, lateFirst, lateWithoutPay } from '../late-first.ts'
import { matchCostOf, raiseWithin } from '../match-cost.ts'
import { missedMatch } from '../missed-match.ts'
import { type DollarBridge, dollarBridge } from '../next-dollar/bridge.ts'
import { dollarsOver, type Need } from '../order-of-operations.ts'
import { paidBeforeLastDay } from '../paid-before-last-day.ts'
import { isLateUnknown } from '../past-due.ts'
import type { PayChange } from '../pay-change.ts'
import { type PayReturns, payReturns } from '../pay-returns.ts'
import { mayBePaidAhead, type PlanToCompare, planToCompare } from '../plan-to-compare.ts'
import { type SupportEnded, supportReceivedEnds } from '../support-received-ends.ts'
import type { CollegeBasis } from './basis.ts'
import { cashFirst } from './cash-first.ts'
import { areGrandchildren } from './children.ts'
import { type Ending, endingsOf } from './ended-debts.ts'
import { keepUntilPaid, needsInOrder, type Wanting } from './first-needs.ts'
import { ownYears } from './own-years.ts'
import { isOnTrackThen, retirementGap } from './retirement-gap.ts'
import { keepNeed, type ShortMonth, shortMonth } from './short-month.ts'

export type Gate =
  | 'month'
  | 'late'
  | 'starter'
  | 'match'
  | 'debt'
  | 'cushion'
  | 'pay'
  | 'birth'
  | 'retirement'

export interface FirstThings extends Wanting {
  readonly needs: readonly Need[]
  /** What a sum that is kept until pay returns goes to then, before college. */
  readonly needsThen: readonly Need[]
  readonly gates: readonly Gate[]
  /** The month leaves nothing to put aside: then nothing else comes before or after. */
  readonly short: ShortMonth | undefined
  /** When and with how much a month leaves something again, where the pay that is gone was told to come again. */
  readonly returns: PayReturns | undefined
  /** The job of either of two that is lost on a told day: college is counted on no month beyond it. */
  readonly ending: EndingJob | undefined
  readonly costlyDebts: readonly DebtFigures[]
  /** Those at a high rate that get their minimum alone until pay is sure again. */
  readonly heldDebts: readonly DebtFigures[]
  /** The dearest loan at a high rate that waits for a job that is safe. */
  readonly waits: DebtFigures | undefined
  /** Debts at a lower rate, with the payment that was told. */
  readonly otherDebts: readonly DebtFigures[]
  /** All of them that their own payments end, as it stands today. */
  readonly endings: readonly Ending[]
  /** What the month has more once child care costs less. */
  readonly careEnds: readonly CareEnd[]
  /** Support that comes in and ends: it moves the day on which saving starts, and what it leaves then has its own check. */
  readonly supportEnds: readonly SupportEnded[]
  /** A raise that is to come, where it was told what a month leaves: of less pay the check tells. */
  readonly payChange: PayChange | undefined
  /** Federal loans for which a plan by income costs less than their fixed payment: none of them is paid ahead before. */
  readonly compared: PlanToCompare | undefined
  /** What a child on the way takes of the month, where it takes something. */
  readonly birth?: BirthAhead | undefined
}

/** From this share of pay on, an employer's match included, saving for retirement counts as on track. */
export const leastForRetirement = ({ sheet }: Pick<CollegeBasis, 'sheet'>): Figure =>
  sheet.assumed(
    'retirement.least',
    'Least share of pay for retirement, the match included',
    'share',
    rules.leastRetirementShare.value,
    rules.leastRetirementShare.why,
  )

/**
 * `isMonthly`: the amounts are of a month, so the match is counted by the month. `isOthers`: a sum is a gift of others. With
 * `enough` cash pays nothing here. `ended`: debts at a lower rate that are gone before the fund is full.
 */
export function firstThings(
  basis: CollegeBasis,
  {
    mode,
    isOthers,
    ended,
  }: { mode: 'monthly' | 'lump' | 'enough'; isOthers: boolean; ended: readonly string[] },
): FirstThings {
  const isMonthly = mode === 'monthly'
  const { sheet, reader } = basis
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const isForgiven = forgivenLoans(basis)
  const debts = readDebts(sheet, reader, { assumeBalances: true }).filter(
    (debt) => !isForgiven(debt) && !isUnproven(debt),
  )
  const isGrandparent = areGrandchildren(basis.children)
  const compared = isGrandparent ? undefined : planToCompare(basis, debts)
  const isPaidAhead = mayBePaidAhead(compared)
  const short = shortMonth(basis)
  const ending = mode === 'enough' || short !== undefined ? undefined : lostAhead(basis)
  const atHighRate = byRate(debts).filter(
    (debt) =>
      isCostly(debt, highRate) &&
      debt.balance.value > 0 &&
      isPaidAhead(debt) &&
      !waitsForSafeJob(reader, debt),
  )
  const costlyDebts = ending === undefined ? atHighRate : paidBeforeLastDay(basis, atHighRate)
  const otherDebts = debts.filter(
    (debt) => !costlyDebts.includes(debt) && debt.told.minPayment !== undefined && debt.balance.value > 0,
  )
  const whole = tellsCash(reader)
    ? cushionOf(basis, {
        debts:
          short === undefined ? [...costlyDebts, ...otherDebts.filter(({ id }) => ended.includes(id))] : [],
      })
    : undefined
  const late =
    (short?.isPayGone === true ? lateWithoutPay(sheet, reader, whole?.cash) : undefined) ??
    lateFirst(sheet, reader, short === undefined ? whole?.cash : undefined)
  const cushion =
    whole === undefined ? undefined : { ...whole, cash: cashBesideLate(sheet, whole.cash, late) }
  const isHeld = mode === 'enough' || short !== undefined || isLateUnknown(reader)
  const fromCash = isHeld ? undefined : cushion
  const paidFirst = cashFirst(basis, fromCash, costlyDebts, isOthers)
  const returns =
    short?.isPayGone === true && mode !== 'enough' && !isGrandparent && !isOthers
      ? payReturns(basis, cashWhilePayIsGone(basis), basis.lump?.value)
      : undefined
  const cash = (cushion?.cash.value ?? 0) - (returns?.takes ?? 0)
  const kept = cash - (paidFirst.atOnce?.value ?? 0)
  const starterGap = cushion === undefined ? 0 : Math.max(0, Math.round(cushion.starter.value - cash))
  const cushionGap =
    cushion === undefined
      ? 0
      : Math.max(0, Math.round(cushion.target.value - Math.max(kept, cushion.starter.value)))
  const match = short === undefined ? missedMatch(sheet, reader, basis.context) : undefined
  const matchCost = match === undefined ? undefined : matchCostOf(basis, match)
  // Where nobody told what a month has, it is proposed with the whole match in it.
  const told = basis.budget ?? (basis.current.value > 0 ? basis.current : undefined)
  const matchRaise =
    match === undefined || matchCost === undefined
      ? undefined
      : raiseWithin(basis.sheet, match, matchCost.takeHome, told ?? matchCost.takeHome)
  const own = reader.told('retirementOnTrack') === undefined ? ownYears(basis, cushion) : undefined
  const isSafe = own === undefined || own.spare.value >= (basis.lump?.value ?? 1)
  const bridge = ending === undefined ? bridgeOf(basis, { cushion, debts, costlyDebts, short }) : undefined
  const saysSo = isSaidOnTrack(basis, short, returns)
  const isNeverClosed =
    isOthers || !isMonthly || own !== undefined || bridge !== undefined || ending !== undefined
  const gap =
    saysSo || isNeverClosed || (short !== undefined && returns === undefined)
      ? undefined
      : retirementGap(basis, () => leastForRetirement(basis), match, returns?.returning)
  const isRetirementOnTrack = (saysSo || gap === 'closed-by-match') && isSafe && bridge === undefined
  const found: Omit<FirstThings, 'needs' | 'needsThen' | 'gates'> = {
    ...paidFirst,
    short,
    returns,
    ending,
    late,
    compared,
    cushion,
    starterGap,
    cushionGap,
    costlyDebts,
    heldDebts: atHighRate.filter((debt) => !costlyDebts.includes(debt)),
    waits: costlyLoanThatWaits(reader, highRate, debts),
    otherDebts,
    endings: endingsToSave(basis, cushion, endingsOf(basis, [...costlyDebts, ...otherDebts])),
    careEnds:
      isGrandparent || isOthers || basis.isRetired || ending !== undefined
        ? []
        : whilePaid(basis, childCareEnds(basis)),
    supportEnds: isGrandparent || isOthers || ending !== undefined ? [] : supportReceivedEnds(basis),
    payChange:
      isGrandparent ||
      isOthers ||
      ending !== undefined ||
      basis.budget === undefined ||
      basis.payChange?.isRaise !== true
        ? undefined
        : basis.payChange,
    match,
    matchCost,
    matchRaise,
    isRetirementOnTrack,
    retirementGap: gap === 'closed-by-match' ? undefined : gap,
    bridge,
    own,
  }
  // What goes into retirement accounts is as hard to get back without pay as what is in a college account.
  const inOrder = () =>
    ending === undefined
      ? needsInOrder({ ...found, basis, isMonthly })
      : [...needsInOrder({ ...found, isRetirementOnTrack: true, basis, isMonthly }), keepUntilPaid(reader)]
  return short === undefined
    ? { ...found, needs: inOrder(), needsThen: [], gates: gatesOf(found) }
    : {
        ...found,
        needs: [keepNeed(short)],
        needsThen: returns === undefined || isMonthly ? [] : inOrder(),
        gates: ['month'],
      }
}

/** While a pay is gone nothing calls it on track that was only assumed; with one that comes again it is what that pay makes it. */
function isSaidOnTrack(
  basis: CollegeBasis,
  short: ShortMonth | undefined,
  returns: PayReturns | undefined,
): boolean {
  const { reader } = basis
  if (short?.isPayGone !== true) return reader.value('retirementOnTrack')
  return returns === undefined
    ? reader.known('retirementOnTrack') !== false
    : (reader.told('retirementOnTrack') ?? isOnTrackThen(basis, returns.returning))
}

/** Only where cash was told, and does not cover those months with a sum that has a plan of its own. */
function bridgeOf(
  basis: CollegeBasis,
  {
    cushion,
    debts,
    costlyDebts,
    short,
  }: Pick<FirstThings, 'cushion' | 'costlyDebts' | 'short'> & { readonly debts: readonly DebtFigures[] },
): DollarBridge | undefined {
  if (cushion === undefined || short !== undefined || basis.isRetired) return undefined
  const bridge = dollarBridge(basis, { cushion, left: cushion.cash, debts, costly: costlyDebts })
  if (bridge === undefined || bridge.toSave.value <= 0) return undefined
  // Beside a pay that goes on, whoever said that retirement is on track has these months in it.
  return bridge.second !== undefined && basis.reader.told('retirementOnTrack') === true ? undefined : bridge
}

/** A payment that ends after the last pay check, or while savings are drawn on, lowers what is drawn: none of it is there to save. */
function endingsToSave(
  { reader, context, isRetired }: CollegeBasis,
  cushion: Cushion | undefined,
  endings: readonly Ending[],
): readonly Ending[] {
  if (isRetired) return (cushion?.uncovered.value ?? 0) > 0 ? [] : endings
  const paid = monthsToLastPay(reader, context.today)
  return paid === undefined ? endings : endings.filter(({ at }) => at < paid)
}

/** Nothing that is free after the last pay check is there to save. */
function whilePaid({ reader, context }: CollegeBasis, careEnds: readonly CareEnd[]): readonly CareEnd[] {
  const paid = monthsToLastPay(reader, context.today)
  return paid === undefined ? careEnds : careEnds.filter(({ after }) => after < paid)
}

/** Whether the fund was said to be full, though its sum is below the target, and nothing else comes first. */
export const isFundSaidFull = (reader: FactReader, { gates }: Pick<FirstThings, 'gates'>): boolean =>
  reader.told('emergencyFundIsFull') === true && gates.length > 0 && gates.every((gate) => gate === 'cushion')

/** What college waits for, in its order. */
const gatesOf = (found: Omit<FirstThings, 'needs' | 'needsThen' | 'gates'>): Gate[] => {
  const waits = {
    late: found.late.left.value > 0,
    starter: found.starterGap > 0,
    match: found.match !== undefined,
    debt: found.debtsLeft.length > 0,
    cushion: found.cushionGap > 0,
    pay: found.ending !== undefined,
    retirement: !found.isRetirementOnTrack && found.ending === undefined,
  }
  return (Object.keys(waits) as (keyof typeof waits)[]).filter((gate) => waits[gate])
}

/** What is left of it for the month once a sum has paid what it can. */
export function afterSum(first: FirstThings, sum: Figure): FirstThings {
  const needs = first.short === undefined ? first.needs : first.needsThen
  if (needs.length === 0) return first
  const poured = new Map(dollarsOver(sum.value, needs).map(({ need, dollars }) => [need.id, dollars]))
  const left = (id: string, wanted: Dollars) => Math.max(0, wanted - (poured.get(id) ?? 0))
  const debts = first.debtsLeft.map((debt) => ({
    ...debt,
    balance: { ...debt.balance, value: left(debt.id, debt.balance.value) },
  }))
  const isGone = ({ balance }: DebtFigures) => balance.value <= 0
  const { late } = first
  const open = {
    ...first,
    late: { ...late, left: { ...late.left, value: left('late', late.left.value) } },
    starterGap: left('starter', first.starterGap),
    cushionGap: left('cushion', first.cushionGap),
    debtsLeft: debts.filter((debt) => !isGone(debt)),
    goneToday: [...first.goneToday, ...first.debtsLeft.filter((_, index) => isGone(debts[index]!))],
  }
  return { ...open, needs: [], gates: first.short === undefined ? gatesOf(open) : first.gates }
}
