/** What comes before the payments of a debt plan: what is late, a first cushion, and the cash that is there for both. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { starterOf, tellsCash } from '../cushion.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { leastBesideDeferred } from '../deferred-interest.ts'
import { loweredRollovers } from '../ended-rollovers.ts'
import { paysCarWithoutPay } from '../late-first.ts'
import { isPayGone } from '../out-of-work.ts'
import type { Drafting } from '../topic.ts'
import type { FundPlace } from './fund.ts'
import type { LateSum } from './late-sum.ts'
import { cashBesideOnce, type OneTimeSum } from './once.ts'

export interface FirstNeeds {
  /** Late bills and the missing part of the starter cushion: what can be spared fills them first. */
  readonly before: readonly Figure[]
  /** What is late and cash does not pay today. */
  readonly late: Figure | undefined
  /** What is late and cash pays today. */
  readonly lateNow: Figure | undefined
  /** The part of both that is missed payments of debts of this plan: it is in their balances already. */
  readonly lateOn: readonly LateOn[]
  /** What cash, the cushion included, sends to balances that cannot wait: their deferred interest or a renewal is dearer. */
  readonly inTime: Figure | undefined
  readonly starter: Figure | undefined
  readonly cash: Figure | undefined
  /** What is missing in the starter cushion, where it waits for loans that are renewed. */
  readonly laterCushion?: Figure
  /** What cash sends today to such loans that it does not end, by the id of the loan. */
  readonly onRollovers?: ReadonlyMap<string, Dollars>
}

interface LateOn {
  /** The place of the debt among those that are paid off. */
  readonly debt: number
  /** Paid from cash today. */
  readonly now: Dollars
  readonly later: Dollars
}

/**
 * Late bills, then the starter cushion. Cash that was not told is taken to cover it, except where a whole fund comes
 * before the debts: then none is counted on.
 */
export function firstNeeds(
  asked: Drafting,
  {
    paid,
    rollovers,
    late: lateSum,
    fund,
    mayPay,
    bridge,
    ended,
    inTime: needed,
    once,
    sold,
  }: {
    paid: readonly DebtTerms[]
    /** The places of the loans that come before the cushion. */
    rollovers: readonly number[]
    late: LateSum | undefined
    fund: FundPlace | undefined
    mayPay: boolean
    /** What of the cash carries payments until a debt ends. */
    bridge: Figure | undefined
    /** The loans that cash ends today, though the cushion is then not full. */
    ended: readonly DebtTerms[]
    /** What the month cannot pay of balances with deferred interest before their day: the match waits while the cushion is missing. */
    inTime: (isCushionMissing: boolean) => Dollars
    once: OneTimeSum | undefined
    /** What a sale of investments adds to the cash. */
    sold: Figure | undefined
  },
): FirstNeeds {
  const { sheet, reader } = asked
  const all = lateSum?.sum
  if (!tellsCash(reader) && fund === undefined) {
    reader.instead(
      'savings',
      rules.starterFloor.value,
      'A first cushion is taken to be there already. If it is not, it comes before any extra payment.',
    )
    return {
      before: all === undefined ? [] : [all],
      late: all,
      lateNow: undefined,
      lateOn: lateOnDebts(paid, lateSum, undefined),
      inTime: undefined,
      starter: undefined,
      cash: undefined,
    }
  }
  const { late, lateNow, cash } = paidLate(
    sheet,
    withoutBridge(sheet, withSold(sheet, cashBesideOnce(asked, once), sold), bridge),
    all,
    (late, cash) => mayPay || (isPayGone(reader) && paysCarWithoutPay(reader, late, cash)),
  )
  const before = late === undefined ? [] : [late]
  const starter = starterOf(asked)
  const goOn = rollovers.flatMap((index) => paid[index] ?? [])
  const afterEnded = cash.value - sum(ended.map(({ balance }) => balance.value))
  const onRollovers =
    late === undefined && mayPay && goOn.length > 0 ? loweredRollovers(afterEnded, goOn) : undefined
  const inTime =
    late === undefined
      ? belowCushion(sheet, reader, {
          cash,
          starter,
          ended,
          onRollovers,
          needed: mayPay ? needed(cash.value < starter.value) : 0,
        })
      : undefined
  const stays = cash.value - (inTime?.value ?? 0)
  const found = {
    late,
    lateNow,
    lateOn: lateOnDebts(paid, lateSum, lateNow),
    inTime,
    starter,
    cash,
    ...(onRollovers === undefined ? {} : { onRollovers }),
  }
  // Where nothing stands between the first cushion and the rest of the fund, the two are filled as one.
  if (stays >= starter.value || fund?.isWhole === true) return { ...found, before }
  const gap = sheet.computed(
    'starter.gap',
    'Missing in the starter cushion',
    'usd',
    inTime === undefined
      ? 'starter cushion − cash you have'
      : 'starter cushion − cash you have + what of it goes to debts that cannot wait',
    inTime === undefined ? [starter, cash] : [starter, cash, inTime],
    starter.value - stays,
  )
  return rollovers.length > 0
    ? { ...found, before, laterCushion: gap }
    : { ...found, before: [...before, gap] }
}

const withSold = (sheet: Worksheet, cash: Figure, sold: Figure | undefined): Figure =>
  sold === undefined
    ? cash
    : sheet.computed(
        'cash.with-sold',
        'Cash with what your investments bring',
        'usd',
        'cash you have + what is left of the sale beside the tax',
        [cash, sold],
        cash.value + sold.value,
      )

const withoutBridge = (sheet: Worksheet, cash: Figure, bridge: Figure | undefined): Figure =>
  bridge === undefined
    ? cash
    : sheet.computed(
        'cash.beside-bridge',
        'Cash left beside what carries the payments',
        'usd',
        'cash you have − what of it carries payments until a debt ends',
        [cash, bridge],
        cash.value - bridge.value,
      )

/** What of the first cushion goes to debts that cannot wait, and all that lies beyond it; undefined where none has to. */
function belowCushion(
  sheet: Worksheet,
  reader: FactReader,
  {
    cash,
    starter,
    ended,
    onRollovers = new Map(),
    needed,
  }: {
    cash: Figure
    starter: Figure
    ended: readonly DebtTerms[]
    onRollovers: ReadonlyMap<string, Dollars> | undefined
    needed: Dollars
  },
): Figure | undefined {
  const balances = ended.map(({ balance }) => balance)
  const parts = sum([...onRollovers.values()])
  const afterLoans = cash.value - sum(balances.map(({ value }) => value)) - parts
  const reaches =
    needed > 0 && afterLoans - needed < starter.value && afterLoans - needed >= leastKept(reader, starter)
  if (!reaches && (ended.length + onRollovers.size === 0 || afterLoans >= starter.value)) return undefined
  return reaches
    ? sheet.computed(
        'in-time.cash',
        'Cash that keeps deferred interest from coming back',
        'usd',
        `balances with deferred interest − what the month can pay of them before their day${ended.length === 0 ? '' : ', and the loans that would be renewed'}`,
        [cash, starter, ...balances],
        cash.value - afterLoans + needed,
      )
    : sheet.computed(
        'loans.cash',
        parts > 0
          ? 'Cash that goes to the loans that would be renewed'
          : ended.some(isRollover)
            ? 'Cash that ends the loans that would be renewed'
            : 'Cash that ends a debt today',
        'usd',
        parts > 0 ? 'their balances, or all but the little cash that stays' : 'their balances',
        [cash, starter, ...balances],
        cash.value - afterLoans,
      )
}

function leastKept(reader: FactReader, starter: Figure): Dollars {
  reader.rule('starter.kept', 'Least share of the starter cushion that stays', 'share', rules.starterKept)
  return leastBesideDeferred(starter.value)
}

/**
 * How much of what is late are payments that were missed on debts of the plan. Where a sum was told and their number was
 * not, nothing is taken to be in a balance, so that the dates are rather too late. Cash pays rent, power and the home first.
 */
export function lateOnDebts(
  paid: readonly DebtTerms[],
  all: LateSum | undefined,
  lateNow: Figure | undefined,
): readonly LateOn[] {
  let left = all?.sum.value ?? 0
  const missed = paid.map((debt) => {
    const { told, balance } = debt
    const isMissed = told.isPastDue === true || all?.isOfEach === true
    const sum = isMissed ? (told.monthsBehind ?? all?.usual ?? 0) * askedFor(debt).value : 0
    const late = Math.min(sum, balance.value, left)
    left -= late
    return late
  })
  let cash = Math.max(0, (lateNow?.value ?? 0) - left)
  return missed.flatMap((late, debt) => {
    const now = Math.min(cash, late)
    cash -= now
    return late > 0 ? [{ debt, now, later: late - now }] : []
  })
}

/** Cash pays what is late before it is a cushion: each month of it costs fees, and a home or a car may be lost. */
function paidLate(
  sheet: Worksheet,
  cash: Figure,
  all: Figure | undefined,
  mayPay: (late: Dollars, cash: Dollars) => boolean,
) {
  const now = Math.min(Math.ceil(all?.value ?? 0), Math.floor(cash.value))
  if (all === undefined || now <= 0 || !mayPay(all.value, cash.value))
    return { late: all, lateNow: undefined, cash }
  const lateNow = sheet.computed(
    'late.now',
    'Late bills that your cash pays today',
    'usd',
    'late bills, or all the cash when that is less',
    [all, cash],
    now,
  )
  const rest = Math.ceil(all.value) - now
  return {
    lateNow,
    late:
      rest <= 0
        ? undefined
        : sheet.computed(
            'late.rest',
            'Late after that',
            'usd',
            'late bills − what cash pays',
            [all, lateNow],
            rest,
          ),
    cash: sheet.computed(
      'cash.after-late',
      'Cash left when late bills are paid',
      'usd',
      'cash you have − what it pays of late bills',
      [cash, lateNow],
      cash.value - now,
    ),
  }
}

/** Cash beyond the starter cushion that could go to the costly debts now, or what deferred interest needs of it. */
export function spareOf(
  sheet: Worksheet,
  { cash, starter, before, lateOn, inTime }: FirstNeeds,
  paid: readonly DebtTerms[],
  takesCash: (debt: DebtTerms) => boolean,
  once: OneTimeSum | undefined,
): Figure | undefined {
  if (cash === undefined || starter === undefined) return undefined
  if (inTime !== undefined) return inTime
  const owed = paid.filter(takesCash)
  const open = owed.map(
    (one) => one.balance.value - (lateOn.find(({ debt }) => paid[debt] === one)?.now ?? 0),
  )
  const spare = Math.min(
    sum(open) - onCostly(paid, takesCash, once),
    Math.floor(cash.value - starter.value - sum(before.map(({ value }) => value))),
  )
  if (spare <= 0) return undefined
  return sheet.computed(
    'spare',
    'Cash beyond the starter cushion',
    'usd',
    once === undefined
      ? 'cash you have − late bills − starter cushion, at most what the costly debts come to'
      : 'cash you have − late bills − starter cushion, at most what the costly debts come to less the one-time sum',
    [
      cash,
      starter,
      ...before,
      ...owed.map(({ balance }) => balance),
      ...(once === undefined ? [] : [once.sum]),
    ],
    spare,
  )
}

/** How much of the one-time sum costly debts get: all of it, unless it is meant for other ones. */
function onCostly(
  paid: readonly DebtTerms[],
  takesCash: (debt: DebtTerms) => boolean,
  once: OneTimeSum | undefined,
): Dollars {
  if (once === undefined) return 0
  const elsewhere = once.firstTo.filter((_, index) => !takesCash(paid[index]!))
  return Math.min(
    once.sum.value - sum(elsewhere),
    sum(paid.filter(takesCash).map(({ balance }) => balance.value)),
  )
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
