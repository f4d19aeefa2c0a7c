/** What a debt plan starts from: the debts in their groups, what can be paid each month, and what comes before. */

import { factReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Months } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { childCareEnds } from '../child-care-ends.ts'
import { type ChildGrown, childGrows } from '../child-grows.ts'
import { type DebtTerms, debtInNumbers } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { losesJob } from '../ending-job.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import type { TaxedLoan } from '../interest-deduction.ts'
import type { ChangesAhead } from '../month-changes.ts'
import { isPayGone } from '../out-of-work.ts'
import { isBehindOnPayments, isDueWhole, isLate, knowsPastDue } from '../past-due.ts'
import { payChange } from '../pay-change.ts'
import { monthBeyondBenefits } from '../savings-run-out.ts'
import type { SoldInvestments } from '../sold-investments.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { type DebtBirth, debtBirth } from './birth.ts'
import { type BridgedGap, bridgedGap } from './bridged-gap.ts'
import {
  type Budget,
  budgetOf,
  type EmployerMatch,
  matchOf,
  mortgageBesideSum,
  mortgageInSum,
} from './budget.ts'
import { type DebtGroups, debtGroups } from './debt-groups.ts'
import { type FirstNeeds, firstNeeds, spareOf } from './first-needs.ts'
import { fittedMinimums } from './fitted-minimums.ts'
import { fromSavings } from './from-savings.ts'
import { type FundFirst, fundFirst, fundPlace } from './fund.ts'
import { cashInTime, isClearedInTime } from './in-time.ts'
import { type LateSum, lateSum } from './late-sum.ts'
import { type LoadPay, loadPay } from './load-pay.ts'
import { withTaxSaved } from './loan-after-tax.ts'
import type { FederalPayment } from './loans.ts'
import { type LoweredSaving, loweredSaving } from './lowered-saving.ts'
import { type OneTimeSum, oneTimeSum, type SentAtOnce, sentAtOnce } from './once.ts'
import { type Pacing, withPace } from './paced.ts'
import { type PassingGap, passingGap } from './passing-gap.ts'
import { type PayBack, payBack } from './pay-back.ts'
import { endedToday, rolloversOf, type ShortMonth } from './rollovers.ts'
import { soldForDebts } from './sold-for-debts.ts'
import { spareEndsIn } from './spare-ends.ts'
import { type MovedParts, type TakenTransfer, takenTransfer, transferId } from './taken-transfer.ts'
import { toldDebts } from './told-debts.ts'

export interface DebtBasis
  extends FirstNeeds,
    Budget,
    Omit<DebtGroups, 'payable' | 'apart' | 'eased'>,
    Drafting,
    LoadPay,
    ChangesAhead {
  readonly household: Household
  /** A balance transfer that is taken, and stands among the debts. */
  readonly transfer: TakenTransfer | undefined
  /** Every debt as it was told, or as a transfer leaves it. */
  readonly debts: readonly DebtTerms[]
  /** The debts that are paid off by this plan. */
  readonly paid: readonly DebtTerms[]
  /** The return on which the interest of student loans among them is deducted; undefined where none is. */
  readonly taxed: TaxedLoan | undefined
  /** The places among them of loans that are renewed for a fee: a first cushion and the match wait for them. */
  readonly rollovers: readonly number[]
  /** The payments of the mortgages, where the sum that was told for debts holds them. */
  readonly inSum: readonly Figure[]
  /** Those of mortgages in the order, where that sum comes beside them. */
  readonly besideSum: readonly Figure[]
  readonly highRate: Figure
  readonly lowRate: Figure
  readonly owed: Figure
  /** All payments that are asked for, the mortgage's apart; in a gap that passes, those that can be met. */
  readonly minimums: Figure
  /** For some months more is asked for than is there, and cash carries it. */
  readonly bridge: BridgedGap | undefined
  /** For some months more is asked for than is there, and then no more. */
  readonly gap: PassingGap | undefined
  readonly isBehind: boolean
  /** What is taken to be late where nobody said how much. */
  readonly lateUntold: LateSum | undefined
  /** Whether something is late that is not with a collector. */
  readonly isLateElsewhere: boolean
  /** The full emergency fund, where it comes before a debt. */
  readonly fund: FundFirst | undefined
  /**
   * The loans renewed for a fee that cash ends today, and a debt whose payment is what the month cannot meet; a part of the
   * first cushion included.
   */
  readonly ended: readonly DebtTerms[]
  /** Cash beyond the starter cushion that could go to the costly debts now. */
  readonly spare: Figure | undefined
  /** A sum that is paid once beside it. */
  readonly once: OneTimeSum | undefined
  /** What investments outside retirement accounts pay beside the cash. */
  readonly sold: SoldInvestments | undefined
  /** All that is sent to debts today. */
  readonly sent: SentAtOnce | undefined
  /** The cash that stays in savings, as far as it is known. */
  readonly kept: Figure | undefined
  /** The part of the extra that earns an employer match. */
  readonly match: EmployerMatch | undefined
  /** What a child on the way takes of the month from its birth on. */
  readonly birth: DebtBirth | undefined
  /** What cash pays of months that miss something after it: the fund has to have it again. */
  readonly drawn?: Dollars
  /** What that child takes less, or more, as it grows. */
  readonly grows: readonly ChildGrown[]
  /** What goes into the plan at work above the whole match, and goes to costly debts until they are gone. */
  readonly lowered: LoweredSaving | undefined
  /** What is left of the extra for the debts, until a match that waits for some of them begins. */
  readonly toDebts: Figure
  /** The told day on which a pay that is gone comes again, and what the month leaves from then on: nothing of it is in today’s. */
  readonly returns: PayBack | undefined
  /** Months after which nothing goes to a debt beyond what is asked, because pay has ended. */
  readonly spareEndsIn: Months | undefined
}

const addedUp = (sheet: Worksheet, due: readonly Figure[], mortgages: readonly DebtTerms[]): Figure =>
  sheet.computed(
    'minimums',
    mortgages.length > 0 ? 'Minimum payments, without the mortgage' : 'Minimum payments',
    'usd-per-month',
    'the minimum payments added up',
    due,
    sumOf(due),
  )

/** What is asked for beyond what is there, once cash has ended some debts; tried on a sheet of its own. */
function monthWith(
  household: Household,
  context: DraftContext,
  asked: readonly DebtTerms[],
  ended: readonly DebtTerms[],
  {
    apart,
    mortgages,
    besideSum,
    highRate,
  }: Pick<DebtGroups, 'apart' | 'mortgages'> & Pick<DebtBasis, 'besideSum' | 'highRate'>,
): ShortMonth {
  const paid = asked.filter((debt) => !ended.includes(debt))
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const all = addedUp(
    sheet,
    [...paid, ...apart].map(({ minimum }) => minimum),
    mortgages,
  )
  const inSum = mortgageInSum(reader, all, mortgages)
  const { shortfall: missing } = budgetOf({ sheet, reader, context }, all, {
    paid,
    ended,
    inSum,
    besideSum,
  })
  const passes =
    passingGap(sheet, reader, paid, { asked: all, missing }) ??
    bridgedGap({ sheet, reader, context }, paid, { missing, ended, highRate })
  return { missing: missing?.value ?? 0, passes: passes !== undefined }
}

/** The debts that are paid, with what is owed on them before a transfer, and asked before another plan of a federal loan. */
const asToday = (listed: readonly DebtTerms[], asked: readonly DebtTerms[]): DebtTerms[] =>
  asked.flatMap((debt) => {
    const today = listed.find(({ id }) => id === debt.id)
    if (debt.id === transferId) return []
    if (today === undefined) return [debt]
    return [{ ...debt, balance: today.balance, minimum: debt.assisted ? today.minimum : debt.minimum }]
  })

/** What the plan takes up and nobody told as done. */
export interface TakenUp {
  /** The parts that a balance transfer takes over. */
  readonly parts?: MovedParts
  /** The payment that federal loans are taken to get; absent where the plan decides. */
  readonly federal?: FederalPayment | undefined
  /** The cards on promotion that wait for the emergency fund. */
  readonly pacing?: Pacing | undefined
}

/** The plan of the debts as they are then. */
export function debtBasis(
  household: Household,
  context: DraftContext,
  { parts, federal, pacing }: TakenUp,
): DebtBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const listed = toldDebts(sheet, reader, household, context)
  const taken = parts === undefined ? undefined : takenTransfer({ sheet, reader, context }, listed, parts)
  const debts = taken?.debts ?? listed
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)

  const limits = { lowRate, highRate }
  const { payable, apart, eased, ...groups } = debtGroups({ sheet, reader, context }, debts, {
    ...limits,
    federal,
  })
  const { mortgages, homes, loans } = groups
  const besideHomes = [...payable, ...apart].filter((debt) => !homes.includes(debt))
  const besideSum = mortgageBesideSum(reader, besideHomes, homes)
  const inSumToo = besideSum.length > 0 ? besideHomes : [...payable, ...apart]
  const fitted = new Map(fittedMinimums(sheet, reader, inSumToo).map((debt) => [debt.id, debt]))
  const { asked, taxed } = withTaxSaved(
    { sheet, reader, context },
    withPace(
      sheet,
      payable.map((debt) => fitted.get(debt.id) ?? debt),
      pacing,
    ),
    { ...limits, told: listed },
  )
  listFilledIn(reader, listed, asToday(listed, asked))

  const owed = sheet.computed(
    'owed',
    'Owed in all',
    'usd',
    'the balances added up',
    listed.map(({ balance }) => balance),
    sumOf(listed.map(({ balance }) => balance)),
  )
  const lateNow = lateSum({ sheet, reader }, [...asked, ...mortgages])
  const late = lateNow?.sum
  const ended = endedToday({ sheet, reader, context }, asked, late, (gone) =>
    monthWith(household, context, asked, gone, { apart, mortgages, besideSum, highRate }),
  )
  const lasting = asked.filter((debt) => !ended.includes(debt))
  const due = [...lasting, ...apart].map(({ minimum }) => minimum)
  const allAsked = addedUp(sheet, due, mortgages)
  const inSum = mortgageInSum(reader, allAsked, mortgages)
  const budget = budgetOf({ sheet, reader, context }, allAsked, {
    paid: lasting,
    ended,
    inSum,
    besideSum,
    eased,
    ...(loans?.begins === undefined ? {} : { loan: loans.begins }),
  })
  const gap = passingGap(sheet, reader, lasting, { asked: allAsked, missing: budget.shortfall })
  const paid = asked.map((debt) => gap?.eased.find(({ id }) => id === debt.id) ?? debt)
  const lowered =
    budget.shortfall === undefined && !isPayGone(reader)
      ? loweredSaving(sheet, reader, context, paid, highRate)
      : undefined
  const extra =
    lowered === undefined
      ? taken === undefined || reader.told('debtPaymentMonthly') !== undefined
        ? budget.extra
        : sheet.computed(
            'extra.transfer',
            'Beyond the minimum payments, with what the transfer leaves free',
            'usd-per-month',
            'what can be paid beyond the minimum payments + what the cards that it empties no longer take, never below nothing',
            [budget.extra, taken.transfer.freed],
            Math.max(0, budget.extra.value + taken.transfer.freed.value),
          )
      : sheet.computed(
          'extra.lowered',
          'Beyond the minimum payments, with what the pay check grows by',
          'usd-per-month',
          'what can be paid beyond the minimum payments + what your pay check grows by',
          [budget.extra, lowered.freed],
          budget.extra.value + lowered.freed.value,
        )
  const match = matchOf(sheet, reader, context, extra)
  const place = fundPlace(reader, paid, { lowRate, highRate, isMatchBetween: match !== undefined })
  const hasPay = !isPayGone(reader)
  const isPaidOn = hasPay && !losesJob(reader)
  // Where nobody can say how much is late, a pay is gone, or nothing but cash fills the month, what there is waits.
  const waits =
    !hasPay ||
    (isLate(reader) && late === undefined) ||
    monthBeyondBenefits({ sheet, reader, context }) !== undefined
  const once =
    waits || !isPaidOn
      ? undefined
      : (oneTimeSum(reader, paid) ??
        fromSavings({ sheet, reader, context }, paid, { lowRate, highRate, loans }))
  const bridge =
    gap === undefined && once === undefined
      ? bridgedGap({ sheet, reader, context }, lasting, { missing: budget.shortfall, ended, highRate })
      : undefined
  const rollovers = rolloversOf(paid, ended)
  const toDebts =
    match === undefined || rollovers.length > 0
      ? extra
      : sheet.computed(
          'to-debts',
          'Beyond the minimum payments, for debts',
          'usd-per-month',
          'what can be paid beyond the minimum payments − what earns the match',
          [extra, match.monthly],
          extra.value - match.monthly.value,
        )
  const takesCash = (debt: DebtTerms) =>
    debt.minimumOnly !== true && isCostly(debt, highRate) && !isClearedInTime(debt, toDebts)
  // A month that falls short needs them for more than a debt.
  const sold =
    waits || !isPaidOn || budget.shortfall !== undefined
      ? undefined
      : soldForDebts({ sheet, reader, context }, { paid, takesCash, late: lateNow, toDebts, once })
  const first = firstNeeds(
    { sheet, reader, context },
    {
      paid,
      rollovers,
      late: lateNow,
      fund: place,
      mayPay: (budget.shortfall === undefined || gap !== undefined || bridge !== undefined) && hasPay,
      bridge: bridge?.sum,
      once,
      sold: sold?.proceeds,
      ended,
      inTime: (isCushionMissing) =>
        Math.max(
          0,
          cashInTime(paid.map(debtInNumbers), (isCushionMissing ? extra : toDebts).value) -
            (once?.sum.value ?? 0),
        ),
    },
  )
  const spare = waits ? undefined : spareOf(sheet, first, paid, takesCash, once)
  const kept =
    spare === undefined || first.cash === undefined
      ? first.cash
      : sheet.computed(
          'cash.kept',
          'Cash that stays in savings',
          'usd',
          'cash you have − what of it goes to debts now',
          [first.cash, spare],
          first.cash.value - spare.value,
        )
  const change = losesJob(reader) ? undefined : payChange({ sheet, reader, context })
  const returns =
    budget.shortfall === undefined ? payBack({ sheet, reader, context }, paid, highRate) : undefined
  const birth = budget.shortfall === undefined ? debtBirth({ sheet, reader, context }, extra) : undefined
  return {
    sheet,
    reader,
    context,
    household,
    transfer: taken?.transfer,
    debts,
    paid,
    taxed,
    rollovers,
    ...groups,
    highRate,
    lowRate,
    owed,
    minimums: gap?.met ?? allAsked,
    extra,
    shortfall: gap === undefined ? budget.shortfall : undefined,
    ...(budget.fromCash === undefined ? {} : { fromCash: budget.fromCash }),
    ...(budget.toldBeyond === undefined ? {} : { toldBeyond: budget.toldBeyond }),
    gap,
    bridge,
    inSum,
    besideSum,
    ...first,
    ended,
    fund: fundFirst({ sheet, reader, context }, place, paid, {
      cash: kept,
      toDebts,
      transfer: taken?.transfer,
      loans,
    }),
    isLateElsewhere: isLate(reader),
    lateUntold: lateNow !== undefined && lateNow.usual > 0 ? lateNow : undefined,
    spare,
    once,
    sold,
    sent: sentAtOnce(sheet, spare, once, sold?.proceeds),
    kept,
    match,
    birth,
    grows: childGrows({ sheet, reader, context }, birth),
    careEnds: isPaidOn ? childCareEnds({ sheet, reader, context }) : [],
    payChange: change,
    returns,
    lowered,
    toDebts,
    isBehind:
      debts.some(
        ({ told }) =>
          (told.isPastDue === true && !isDueWhole(told)) ||
          told.isInCollections === true ||
          told.isInCourt === true,
      ) ||
      knowsPastDue(reader) ||
      isBehindOnPayments(reader),
    ...loadPay({ sheet, reader, context }, change, returns),
    spareEndsIn: spareEndsIn({ sheet, reader, context }, groups.keepsCash),
  }
}
