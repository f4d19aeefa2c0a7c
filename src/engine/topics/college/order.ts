/** What comes before college savings: a starter cushion, the match, costly debts, the full cushion, one's own retirement. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { BirthAhead } from '../birth-ahead.ts'
import { type CareEnd, childCareEnds } from '../child-care-ends.ts'
import { type Cushion, cushionOf, tellsCash } from '../cushion.ts'
import { byRate, costOf, type DebtFigures, isCostly, isUnproven, readDebts } from '../debts.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { waitsForSafeJob } from '../job-at-risk.ts'
import { monthsToLastPay } from '../last-pay.ts'
import { cashBesideLate, type LateFirst, lateFirst, lateWithoutPay } from '../late-first.ts'
import { type MatchCost, type MatchRaise, matchCostOf, raiseWithin, restOfMatch } from '../match-cost.ts'
import { matchWords, missedMatch } from '../missed-match.ts'
import { type DollarBridge, dollarBridge } from '../next-dollar/bridge.ts'
import { dollarsOver, type Need } from '../order-of-operations.ts'
import { isLateUnknown } from '../past-due.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import type { PayChange } from '../pay-change.ts'
import { mayBePaidAhead, type PlanToCompare, planToCompare } from '../plan-to-compare.ts'
import type { CollegeBasis } from './basis.ts'
import { type CashFirst, cashFirst } from './cash-first.ts'
import { areGrandchildren } from './children.ts'
import { type Ending, endingsOf } from './ended-debts.ts'
import { type OwnYears, ownYears } from './own-years.ts'
import { type PayReturns, payReturns } from './pay-returns.ts'
import { type RetirementGap, retirementGap } from './retirement-gap.ts'
import { keepNeed, type ShortMonth, shortMonth } from './short-month.ts'

export type Gate = 'month' | 'late' | 'starter' | 'match' | 'debt' | 'cushion' | 'birth' | 'retirement'

export interface FirstThings extends CashFirst {
  readonly needs: readonly Need[]
  readonly gates: readonly Gate[]
  /** The month leaves nothing to put aside: then nothing else comes before or after. */
  readonly short: ShortMonth | undefined
  /** When and with how much a month leaves something again, where the pay that is gone was told to come again. */
  readonly returns: PayReturns | undefined
  readonly costlyDebts: readonly DebtFigures[]
  /** Debts at a lower rate, with the payment that was told. */
  readonly otherDebts: readonly DebtFigures[]
  /** All of them that their own payments end, as it stands today. */
  readonly endings: readonly Ending[]
  /** What the month has more once child care costs less. */
  readonly careEnds: readonly CareEnd[]
  /** A raise that is to come, where it was told what a month leaves: of less pay the check tells. */
  readonly payChange: PayChange | undefined
  /** What is late, with what cash pays of it. */
  readonly late: LateFirst
  /** Federal loans for which a plan by income costs less than their fixed payment: none of them is paid ahead before. */
  readonly compared: PlanToCompare | undefined
  /** Read only when cash was told; without what pays late bills. */
  readonly cushion: Cushion | undefined
  readonly starterGap: Dollars
  readonly cushionGap: Dollars
  readonly match: ReturnType<typeof missedMatch>
  readonly matchCost: MatchCost | undefined
  /** As much of it as the month has. */
  readonly matchRaise: MatchRaise | undefined
  readonly isRetirementOnTrack: boolean
  /** What a month closes of it, where it is the share of pay that is too small: college gets the rest. */
  readonly retirementGap: RetirementGap | undefined
  /** The months without pay that are near, where cash does not cover them yet: they come before college. */
  readonly bridge: DollarBridge | undefined
  /** Of whoever is retired, as far as it can be told. */
  readonly own: OwnYears | undefined
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
  const costlyDebts = byRate(debts).filter(
    (debt) =>
      isCostly(debt, highRate) &&
      debt.balance.value > 0 &&
      isPaidAhead(debt) &&
      !waitsForSafeJob(reader, debt),
  )
  const otherDebts = debts.filter(
    (debt) => !costlyDebts.includes(debt) && debt.told.minPayment !== undefined && debt.balance.value > 0,
  )
  const short = shortMonth(basis)
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
    short?.isPayGone === true && isMonthly && !isGrandparent && !isOthers ? payReturns(basis) : undefined
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
  const bridge = bridgeOf(basis, { cushion, debts, costlyDebts, short })
  // While a pay is gone nothing calls it on track that was only assumed.
  const saysSo =
    short?.isPayGone === true
      ? reader.known('retirementOnTrack') !== false
      : reader.value('retirementOnTrack')
  const gap =
    saysSo || isOthers || !isMonthly || own !== undefined || bridge !== undefined || short !== undefined
      ? undefined
      : retirementGap(basis, () => leastForRetirement(basis), match)
  const isRetirementOnTrack = (saysSo || gap === 'closed-by-match') && isSafe && bridge === undefined
  const found = {
    ...paidFirst,
    short,
    returns,
    late,
    compared,
    cushion,
    starterGap,
    cushionGap,
    costlyDebts,
    otherDebts,
    endings: endingsToSave(basis, cushion, endingsOf(basis, [...costlyDebts, ...otherDebts])),
    careEnds: isGrandparent || isOthers || basis.isRetired ? [] : whilePaid(basis, childCareEnds(basis)),
    payChange:
      isGrandparent || isOthers || basis.budget === undefined || basis.payChange?.isRaise !== true
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
  if (short !== undefined) return { ...found, needs: [keepNeed(short)], gates: ['month'] }
  const draft = { ...found, basis, isMonthly }
  const needs = [...lateNeed(late), ...cashNeed(draft, 'starter'), ...matchNeed(draft), ...debtNeeds(draft)]
  needs.push(...cashNeed(draft, 'cushion'), ...retirementNeed(draft))
  return { ...found, needs, gates: gatesOf(found) }
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
const gatesOf = (found: Omit<FirstThings, 'needs' | 'gates'>): Gate[] => {
  const waits = {
    late: found.late.left.value > 0,
    starter: found.starterGap > 0,
    match: found.match !== undefined,
    debt: found.debtsLeft.length > 0,
    cushion: found.cushionGap > 0,
    retirement: !found.isRetirementOnTrack,
  }
  return (Object.keys(waits) as (keyof typeof waits)[]).filter((gate) => waits[gate])
}

/** What is left of it for the month once a sum has paid what it can. */
export function afterSum(first: FirstThings, sum: Figure): FirstThings {
  if (first.short !== undefined) return first
  const poured = new Map(dollarsOver(sum.value, first.needs).map(({ need, dollars }) => [need.id, dollars]))
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
  return { ...open, needs: [], gates: gatesOf(open) }
}

const lateNeed = ({ left }: LateFirst): Need[] =>
  left.value <= 0
    ? []
    : [
        {
          step: 'owed',
          id: 'late',
          label: words('Bills past due first'),
          description: words('Late fees and shut-offs cost more than anything you could earn.'),
          act: (amount) => say`pay ${amount} of bills past due`,
          wanted: left,
        },
      ]

interface Draft extends Omit<FirstThings, 'needs' | 'gates'> {
  readonly basis: CollegeBasis
  readonly isMonthly: boolean
}

function cashNeed(
  { basis, cushion, atOnce, starterGap, cushionGap }: Draft,
  step: 'starter' | 'cushion',
): Need[] {
  const gap = step === 'starter' ? starterGap : cushionGap
  if (cushion === undefined || gap <= 0) return []
  const { starter, target, cash } = cushion
  const isStarter = step === 'starter'
  const wanted = basis.sheet.computed(
    `gap.${step}`,
    isStarter ? 'Missing in the starter cushion' : 'Missing in the full emergency fund',
    'usd',
    isStarter
      ? 'starter cushion − cash you have'
      : atOnce === undefined
        ? 'emergency fund target − the larger of your cash and the starter cushion'
        : 'emergency fund target − the larger of the starter cushion and what the debts leave of your cash',
    [isStarter ? starter : target, cash, ...(isStarter || atOnce === undefined ? [] : [atOnce])],
    gap,
  )
  return [
    {
      step,
      id: step,
      label: words(isStarter ? 'Starter cushion first' : 'Emergency fund first'),
      description: isStarter
        ? say`Insured savings for the next repair: ${starter}.`
        : say`Insured savings, until ${target} is there.`,
      act: (amount) =>
        isStarter ? say`put ${amount} into a starter cushion` : say`put ${amount} into your emergency fund`,
      wanted,
    },
  ]
}

function matchNeed({ basis, match, matchCost, matchRaise, isMonthly }: Draft): Need[] {
  if (match === undefined || matchCost === undefined || matchRaise === undefined || !isMonthly) return []
  const { plan, employer, adds, payCheckShrinks, split } = matchWords(basis.reader, match)
  return [
    {
      step: 'match',
      id: 'match',
      label: words(matchRaise.isWhole ? 'The whole employer match' : 'The employer match'),
      description: say`Raise what goes into ${words(plan)} by ${matchRaise.raise}${matchCost.asKind}; ${words(payCheckShrinks)} by ${matchRaise.takeHome}.${matchRaise.isWhole ? say`${split} ${words(employer)} then ${words(adds)} ${match.match}.` : restOfMatch(matchRaise, matchCost.takeHome)}`,
      act: (amount) => say`put ${amount} of take-home pay into the plan at work for the match`,
      wanted: matchRaise.takeHome,
    },
  ]
}

const debtNeeds = ({ debtsLeft }: Draft): Need[] =>
  debtsLeft.map((debt) => ({
    step: 'costly-debt',
    id: debt.id,
    label: say`Pay the ${debt.label} first`,
    description: say`On top of its minimum payment. It costs ${costOf(debt)}; nothing that you could save in earns as much.`,
    act: (amount) => say`pay ${amount} on the ${debt.label}`,
    wanted: debt.balance,
  }))

const retirementNeed = ({
  isRetirementOnTrack,
  retirementGap: missing,
  own,
  bridge,
  basis,
  isMonthly,
}: Draft): Need[] => {
  if (isRetirementOnTrack) return []
  if (bridge !== undefined)
    return [
      {
        step: 'cushion',
        id: 'retirement',
        label: words(`Cash for the months ${withoutPay(bridge)} first`),
        description: say`${bridgeInWords(basis.reader, bridge)} In insured savings and Treasury bills.`,
        act: (amount) => say`keep ${amount} in cash for the months ${words(withoutPay(bridge))}`,
        wanted: isMonthly ? undefined : bridge.missing,
      },
    ]
  if (own !== undefined)
    return [
      {
        step: 'deferral',
        id: 'retirement',
        label: words('Your own later years first'),
        description: say`Insured savings and Treasury bills, and what you have invested already: at ${own.gap} beyond pension and Social Security they are needed.`,
        act: (amount) => say`keep ${amount} for your own later years`,
        wanted: keptBack(basis, own),
      },
    ]
  return [
    {
      step: 'deferral',
      id: 'retirement',
      label: words('Your own retirement first'),
      description: words('The plan at work or an IRA. Student aid does not count either of them.'),
      act: (amount) =>
        missing === undefined
          ? say`put ${amount} into your own retirement`
          : say`put ${amount} of take-home pay into your own retirement`,
      wanted: missing?.takeHome,
    },
  ]
}

/** The part of a sum that its giver may need; all of it, and all of what a month brings, where the money is short. */
const keptBack = ({ sheet, lump }: CollegeBasis, { spare }: OwnYears): Figure | undefined =>
  lump === undefined || spare.value === 0
    ? undefined
    : sheet.computed(
        'later-years.kept',
        'What of this sum your own later years may need',
        'usd',
        'this sum − what is left beyond your own years',
        [lump, spare],
        lump.value - spare.value,
      )
