/**
 * A monthly sum poured over needs in their order, month by month and to the cent: debts bear interest and get their
 * minimum payments, and what a paid-off debt no longer takes joins the sum.
 */
import { type Cents, monthlyInterest, toCents, toDollars } from '../../math/cents.ts'
import type { Debt } from '../../math/debt-payoff.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months } from '../../units.ts'
import { type CarryingCash, carrying } from './carrying-cash.ts'

/** Where monthly dollars can go. */
export type Stream =
  /** Filled once: late bills, a cushion, a down payment; until the month `by` no faster than it takes to be full by then. */
  | { readonly kind: 'pile'; readonly total: Dollars; readonly by?: Months | undefined }
  /** Takes up to this much every month: a match, a yearly limit. */
  | {
      readonly kind: 'flow'
      readonly monthly: Dollars
      /** In the first months another sum, in level whole dollars: what is left of a room that lapses then. */
      readonly first?: { readonly total: Dollars; readonly until: Months } | undefined
      /** After each of these months it takes another sum, as they come. */
      readonly later?: readonly { readonly after: Months; readonly monthly: Dollars }[] | undefined
      /** The last month in which it takes anything. */
      readonly until?: Months | undefined
    }
  /** One of the debts, by its place in the list; until the month `by` no more than it takes to be gone by then. */
  | { readonly kind: 'debt'; readonly debt: number; readonly by?: Months | undefined }
  /** All that is left. */
  | { readonly kind: 'rest' }

export interface MonthlyCourse {
  /** What each stream gets in each month, beyond minimum payments: in today’s dollars, a debt in those of its month. */
  readonly placed: readonly (readonly Dollars[])[]
  /** The month in which a stream is filled, or first gets all that it takes; 0 where nothing is missing today, undefined when it never is. */
  readonly filled: readonly (Months | undefined)[]
  /** Still owed at the end of each month, all debts together, in the dollars of that month. */
  readonly owed: readonly Dollars[]
  /** The month in which each debt is gone. */
  readonly paidOff: readonly (Months | undefined)[]
  /** The month in which the last debt is gone, after the counted months by the minimum payments alone. */
  readonly cleared: Months | Uncleared
  /** Until the debts are gone, or of the counted months where that is not in sight. */
  readonly interest: Dollars
  /** What each month misses where cash carries it, in today’s dollars. */
  readonly missing: readonly Dollars[]
  /** The first month of which that cash does not pay all that is missing. */
  readonly spentIn: Months | undefined
}

/** A minimum payment that does not exceed the interest never ends a debt; one that hardly does takes a century. */
type Uncleared = 'never' | 'beyond-a-century'

interface Ledger {
  readonly debt: Debt
  readonly minimum: Cents
  balance: Cents
  deferred: Cents
  paidOff: Months | undefined
}

export function monthlyCourse(p: {
  streams: readonly Stream[]
  debts: readonly Debt[]
  monthly: Dollars
  /** What the sum is less by after so many months each, or more by below nothing: it may take what ended payments leave as well. */
  less?: readonly { readonly after: Months; readonly by: Dollars }[]
  /** What comes in beside it in single months. */
  once?: readonly { readonly month: Months; readonly sum: Dollars }[]
  months: Months
  /** The cash that pays for what a month misses; absent where a month that has less than nothing just places nothing. */
  cash?: CarryingCash | undefined
  /** What the monthly sum and all that it fills rise by a year. Debts and their payments are fixed in dollars. */
  inflation?: AnnualRate
}): MonthlyCourse {
  const ledgers = p.debts.map(open)
  const left = p.streams.map(leftAtFirst)
  const isThere = (stream: Stream) =>
    stream.kind === 'pile' ? stream.total <= 0 : stream.kind === 'debt' && ledgers[stream.debt]?.balance === 0
  const filled: (Months | undefined)[] = p.streams.map((stream) => (isThere(stream) ? 0 : undefined))
  const placed: Dollars[][] = []
  const owed: Dollars[] = []
  const cash = p.cash && carrying(p.cash)
  let interest: Cents = 0
  for (let month = 1; month <= p.months; month += 1) {
    const prices = (1 + (p.inflation ?? 0)) ** (month / monthsPerYear)
    const less = (p.less ?? []).reduce((sum, { after, by }) => sum + (month > after ? by : 0), 0)
    const once = (p.once ?? []).reduce((sum, one) => sum + (one.month === month ? one.sum : 0), 0)
    let free = toCents((p.monthly - less + once) * prices)
    for (const ledger of ledgers) {
      interest += charge(ledger, month)
      free += ledger.minimum - payMinimum(ledger, month)
    }
    const taken = cash?.pay(Math.max(0, -free) / prices, month)
    for (const { at, cents, isFund } of taken ?? []) {
      left[at] = (left[at] ?? 0) + cents
      // The fund is full once it is full again.
      if (isFund && cents > 0) filled[at] = undefined
    }
    free = Math.max(0, free)
    const row = p.streams.map((stream, index) => {
      const most = wanted(stream, month, left[index] ?? 0, ledgers)
      // A debt takes the dollars of its month, all else those of today.
      const scale = stream.kind === 'debt' ? 1 : prices
      const part = Math.min(free / scale, most)
      free = Math.max(0, free - part * scale)
      left[index] = leftAfter(stream, month, { part, most, left: left[index] ?? 0 })
      if (stream.kind === 'debt') pay(ledgers[stream.debt], part)
      if (
        filled[index] === undefined &&
        !isOver(stream, month) &&
        isFilled(stream, { part, most, left: left[index] ?? 0 }, ledgers)
      )
        filled[index] = month
      return toDollars(part)
    })
    for (const ledger of ledgers) if (ledger.balance <= 0) ledger.paidOff ??= month
    cash?.add(row)
    placed.push(row)
    owed.push(toDollars(ledgers.reduce((sum, { balance }) => sum + balance, 0)))
  }
  const paidOff = ledgers.map((ledger) => ledger.paidOff)
  const after = ledgers.map((ledger) => runOut(ledger, p.months))
  return {
    placed,
    filled,
    owed,
    paidOff,
    ...together(after, toDollars(interest)),
    missing: cash?.missing ?? [],
    spentIn: cash?.spentIn(),
  }
}

interface RunOut {
  readonly cleared: Months | Uncleared
  readonly interest: Cents
}

/** After the counted months a debt gets its minimum payment alone. */
function runOut(ledger: Ledger, counted: Months): RunOut {
  const { promotion, later } = ledger.debt
  const raisedAt = Math.max(promotion?.months ?? 0, later?.afterMonths ?? 0) + 1
  let interest: Cents = 0
  let month = ledger.paidOff ?? counted
  while (ledger.balance > 0) {
    month += 1
    if (month > counted + longestRunOut) return { cleared: 'beyond-a-century', interest }
    const charged = charge(ledger, month)
    interest += charged
    if (payMinimum(ledger, month) <= charged && month > raisedAt) return { cleared: 'never', interest }
  }
  return { cleared: month, interest }
}

const longestRunOut: Months = 100 * monthsPerYear

function together(after: readonly RunOut[], counted: Dollars): Pick<MonthlyCourse, 'cleared' | 'interest'> {
  const ends = after.map(({ cleared }) => cleared)
  if (ends.includes('never')) return { cleared: 'never', interest: counted }
  if (ends.includes('beyond-a-century')) return { cleared: 'beyond-a-century', interest: counted }
  return {
    cleared: ends.reduce<Months>((last, end) => Math.max(last, Number(end)), 0),
    interest: counted + toDollars(after.reduce((sum, { interest }) => sum + interest, 0)),
  }
}

function leftAtFirst(stream: Stream): Cents {
  if (stream.kind === 'pile') return toCents(stream.total)
  return stream.kind === 'flow' && stream.first !== undefined ? toCents(stream.first.total) : 0
}

function open(debt: Debt): Ledger {
  const balance = toCents(debt.balance)
  return {
    debt,
    minimum: toCents(debt.minimum),
    balance,
    deferred: toCents(debt.promotion?.deferredBefore ?? 0),
    paidOff: balance === 0 ? 0 : undefined,
  }
}

/** A month's interest; in the first month after a promotion also what it had deferred. */
function charge(ledger: Ledger, month: Months): Cents {
  const { debt, balance } = ledger
  if (balance <= 0) return 0
  const { promotion } = debt
  const isPromoted = promotion !== undefined && month <= promotion.months
  let charged = monthlyInterest(balance, isPromoted ? promotion.rate : debt.rate)
  if (isPromoted && promotion.deferredInterest)
    ledger.deferred += Math.max(0, monthlyInterest(balance, debt.rate) - charged)
  if (!isPromoted) {
    charged += ledger.deferred
    ledger.deferred = 0
  }
  ledger.balance += charged
  return charged
}

function payMinimum(ledger: Ledger, month: Months): Cents {
  const { promotion, later } = ledger.debt
  const asked = later !== undefined && month > later.afterMonths ? toCents(later.minimum) : ledger.minimum
  const due =
    promotion?.minimumAfter !== undefined && month > promotion.months
      ? Math.max(asked, toCents(promotion.minimumAfter))
      : asked
  const paid = Math.min(due, ledger.balance)
  ledger.balance -= paid
  return paid
}

function pay(ledger: Ledger | undefined, part: Cents): void {
  if (ledger !== undefined) ledger.balance -= part
}

/** A flow that has ended takes nothing, and is not filled by getting it. */
const isOver = (stream: Stream, month: Months): boolean =>
  stream.kind === 'flow' && stream.until !== undefined && month > stream.until

/** What a flow takes in a month: where less went in before, the months that are left until its room lapses take more. */
function flowIn(stream: Stream & { kind: 'flow' }, month: Months, left: Cents): Cents {
  const { first, later = [] } = stream
  if (isOver(stream, month)) return 0
  const monthly = later.findLast(({ after }) => month > after)?.monthly ?? stream.monthly
  return toCents(
    first !== undefined && month <= first.until
      ? levelRoom({ total: toDollars(left), until: first.until - month + 1 })
      : monthly,
  )
}

/** What a level month does not divide into is let go, so that the months stay level. */
function leftAfter(
  stream: Stream,
  month: Months,
  { part, most, left }: { part: Cents; most: Cents; left: Cents },
): Cents {
  const isLevel = stream.kind === 'flow' && stream.first !== undefined && month <= stream.first.until
  return isLevel && part >= most ? most * (stream.first.until - month) : left - part
}

/** A month of a room that lapses, in whole dollars: the few that do not divide are left. */
export const levelRoom = ({ total, until }: { total: Dollars; until: Months }): Dollars =>
  Math.floor(total / until)

function wanted(stream: Stream, month: Months, left: Cents, ledgers: readonly Ledger[]): Cents {
  switch (stream.kind) {
    case 'pile':
      return levelOf(left, month, stream.by)
    case 'flow':
      return flowIn(stream, month, left)
    case 'debt':
      return owedIn(ledgers[stream.debt], month, stream.by)
    case 'rest':
      return Infinity
    default:
      return stream satisfies never
  }
}

/** A level month of what is left, from this month to the last. */
const levelOf = (left: Cents, month: Months, by: Months | undefined): Cents =>
  by === undefined || month > by ? left : Math.ceil(left / (by - month + 1))

/** What is owed when this month's minimum is paid, or the part of it that keeps a debt on the way to its last month. */
function owedIn(ledger: Ledger | undefined, month: Months, by: Months | undefined): Cents {
  if (ledger === undefined) return 0
  const { balance, minimum } = ledger
  if (by === undefined || month > by) return balance
  const later = by - month
  return Math.max(0, Math.ceil((balance - later * minimum) / (later + 1)))
}

function isFilled(
  stream: Stream,
  { part, most, left }: { part: Cents; most: Cents; left: Cents },
  ledgers: readonly Ledger[],
): boolean {
  switch (stream.kind) {
    case 'pile':
      return left <= 0
    case 'flow':
      // One that takes nothing yet is full of nothing.
      return most > 0 && part >= most
    case 'debt':
      return (ledgers[stream.debt]?.balance ?? 0) <= 0
    case 'rest':
      return part > 0
    default:
      return stream satisfies never
  }
}
