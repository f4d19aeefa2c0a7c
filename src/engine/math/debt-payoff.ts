import type { AnnualRate, Dollars, Months } from '../units.ts'
import { type Cents, monthlyInterest, toCents, toDollars } from './cents.ts'

/** A debt repaid by the month, to which nothing new is charged. */
export interface Debt {
  readonly name: string
  readonly balance: Dollars
  /** Annual percentage rate. */
  readonly rate: AnnualRate
  /** Where it stands in the order, when that is not its rate: more is charged than interest. */
  readonly rank?: AnnualRate
  /** The payment that is due each month. */
  readonly minimum: Dollars
  readonly promotion?: Promotion
  /** Gets its minimum and nothing more: a student loan on its way to forgiveness. */
  readonly minimumOnly?: boolean
  /** Its minimum is found for as long as it lasts, and is not there for another debt when it is gone. */
  readonly isPassing?: boolean
  /** The payment that is due each month after some months, lower or higher, whatever its rate does. */
  readonly later?: { readonly afterMonths: Months; readonly minimum: Dollars }
  /** What it gets of a lump sum before the order. */
  readonly lumpFirst?: Dollars
  /**
   * A full payment lowers the balance by at least this much: what interest stands in its way is waived, and the rest is
   * added. Where there is a payment of `later`, from that on.
   */
  readonly leastPrincipal?: Dollars
}

/** A lower rate for the first months. */
export interface Promotion {
  readonly rate: AnnualRate
  readonly months: Months
  /**
   * The full rate's interest is counted from day one and added at once if anything is still owed when the
   * promotion ends. Not a zero-percent loan.
   */
  readonly deferredInterest?: boolean
  /** Interest of the months before today, counted and not yet charged. */
  readonly deferredBefore?: Dollars
  /** The payment that is due each month after the promotion, where it is larger. */
  readonly minimumAfter?: Dollars
  /** Where it stands in the order while the promotion lasts, when that is not the rate that it pays. */
  readonly rank?: AnnualRate
}

/** Something that has money before any debt gets more than its minimum. */
export interface Claim {
  /** Full with this much; absent where it goes on for as long as the schedule does. */
  readonly total?: Dollars
  /** At most this much a month; absent where all that is free goes there. */
  readonly monthly?: Dollars
  /** The debt that it is paid on, by its place: what is late there. Absent where it is put aside. */
  readonly debt?: number
  /** The debts that come before it, by their places: it gets nothing while one of them is owed. */
  readonly after?: readonly number[]
  /** It gets nothing in so many first months. */
  readonly afterMonths?: Months
}

/** What is free each month once some months are over; below nothing where it is taken from then on. */
export interface FreedLater {
  readonly monthly: Dollars
  readonly afterMonths: Months
}

/**
 * Where money beyond the minimums goes: to the highest rate, to the smallest balance, or nowhere
 * (each debt gets its own minimum until it is gone, and freed minimums are not paid on).
 */
export type PayoffOrder = 'avalanche' | 'snowball' | 'minimum-only'

export interface DebtPayoff {
  /** Until all is paid; undefined when it is not within a hundred years. */
  readonly months: Months | undefined
  readonly totalInterest: Dollars
  readonly totalPaid: Dollars
  /** What each debt gets of the lump sum, before the first month. */
  readonly lumpSums: readonly Dollars[]
  readonly debts: readonly DebtOutcome[]
  readonly schedule: readonly DebtMonth[]
}

export interface DebtOutcome {
  readonly name: string
  readonly months: Months | undefined
  readonly interest: Dollars
  /** Negative amortization: the minimum is less than some month's interest, so paying it alone, the debt grows. */
  readonly minimumBelowInterest: boolean
}

/** One month, the debts in the order in which they were given. Interest is without what was waived or matched. */
export interface DebtMonth {
  readonly month: Months
  readonly interest: readonly Dollars[]
  readonly payments: readonly Dollars[]
  readonly balances: readonly Dollars[]
  /** What each claim got. */
  readonly claims: readonly Dollars[]
  /** What of it is put aside instead of paid on a debt. */
  readonly setAside: Dollars
}

const LONGEST_MONTHS = 1_200

/**
 * Debts paid off month by month, every figure a whole cent. Each month interest is added to each balance,
 * rounded half up; each debt gets its minimum; what is left of the month's budget (all minimums and the
 * extra) fills the claims one after the other, then goes to the first debt of the order, then to the next.
 * A paid debt's minimum stays in the budget, and so does what its last payment did not need. Where payments rise by
 * more than that, the budget rises with them.
 * A debt on promotion is ranked at the rate it pays now unless another rank is given, one with deferred interest at its
 * full rate. By the smallest balance, debts that a claim waits for come before those that it does not.
 * The schedule goes on after the last debt until each claim with a total is full. `lumpSum` is paid at once,
 * in the same order.
 * @example debtPayoff({ debts: [{ name: 'card', balance: 1_000, rate: 0, minimum: 100 }], extra: 0, order: 'avalanche' }).months // 10
 */
export function debtPayoff(p: {
  debts: readonly Debt[]
  extra: Dollars
  order: PayoffOrder
  claims?: readonly Claim[]
  lumpSum?: Dollars
  /** What the budget has more, or less, once some months are over: a payment outside of these debts ends, or rises. */
  freed?: readonly FreedLater[] | undefined
}): DebtPayoff {
  check(p)
  const ledgers = p.debts.map(openLedger)
  const pots = (p.claims ?? []).map(openPot)
  const minimumsOf = (some: readonly Ledger[]) => sum(some.map(({ minimum }) => minimum))
  const lasting = minimumsOf(ledgers.filter(({ debt }) => debt.isPassing !== true)) + toCents(p.extra)
  const freedIn = (month: Months) =>
    sum((p.freed ?? []).map(({ monthly, afterMonths }) => (month > afterMonths ? toCents(monthly) : 0)))
  // What a payment rises to is found, whatever the budget was.
  const budgetIn = (month: Months) => {
    const owed = ledgers.filter(isOwed)
    const passing = minimumsOf(owed.filter(({ debt }) => debt.isPassing === true))
    return Math.max(lasting + passing + freedIn(month), sum(owed.map((ledger) => minimumOf(ledger, month))))
  }
  const lumpSums = payLumpSum(ledgers, pots, toCents(p.lumpSum ?? 0), p.order)
  const schedule: DebtMonth[] = []
  const goesOn = (month: Months) =>
    ledgers.some(isOwed) || (lasting > 0 && pots.some((pot) => isFilling(pot, ledgers, month)))
  for (let month = 1; month <= LONGEST_MONTHS && goesOn(month); month++) {
    const budget = budgetIn(month)
    const interest = ledgers.map((ledger) => addInterest(ledger, month))
    const { payments, claims } = payMonth(ledgers, pots, budget, p.order, month)
    ledgers.forEach((ledger, index) => {
      interest[index]! -= relieve(ledger, { interest: interest[index]!, paid: payments[index]!, month })
      if (!isOwed(ledger)) ledger.paidOff ??= month
    })
    schedule.push({
      month,
      interest: interest.map(toDollars),
      payments: payments.map(toDollars),
      balances: ledgers.map(({ balance }) => toDollars(balance)),
      claims: claims.map(toDollars),
      setAside: toDollars(sum(claims.filter((_, index) => pots[index]?.claim.debt === undefined))),
    })
  }
  const months = ledgers.map(({ paidOff }) => paidOff ?? Infinity)
  return {
    months: ledgers.some(isOwed) ? undefined : Math.max(0, ...months),
    totalInterest: toDollars(sum(ledgers.map(({ interest }) => interest))),
    totalPaid: toDollars(sum(lumpSums) + sum(schedule.flatMap(({ payments }) => payments.map(toCents)))),
    lumpSums: lumpSums.map(toDollars),
    debts: ledgers.map(({ debt, paidOff, interest, minimumBelowInterest }) => ({
      name: debt.name,
      months: paidOff,
      interest: toDollars(interest),
      minimumBelowInterest,
    })),
    schedule,
  }
}

/** A claim while it is being filled. */
interface Pot {
  readonly claim: Claim
  readonly monthly: Cents
  missing: Cents
}

const openPot = (claim: Claim): Pot => ({
  claim,
  monthly: claim.monthly === undefined ? Infinity : toCents(claim.monthly),
  missing: claim.total === undefined ? Infinity : toCents(claim.total),
})

/** What a claim can still take this month, beside what it has had of it. */
const openOf = (
  { claim, monthly, missing }: Pot,
  ledgers: readonly Ledger[],
  month: Months,
  had: Cents = 0,
): Cents =>
  month <= (claim.afterMonths ?? 0) || claim.after?.some((index) => (ledgers[index]?.balance ?? 0) > 0)
    ? 0
    : Math.min(
        monthly - had,
        missing,
        claim.debt === undefined ? Infinity : (ledgers[claim.debt]?.balance ?? 0),
      )

const isFilling = (pot: Pot, ledgers: readonly Ledger[], month: Months): boolean =>
  pot.claim.total !== undefined && openOf(pot, ledgers, month) > 0

/** A debt while it is being paid. */
interface Ledger {
  readonly debt: Debt
  readonly minimum: Cents
  balance: Cents
  /** All interest charged so far. */
  interest: Cents
  /** Interest counted but not charged while a promotion defers it. */
  deferred: Cents
  paidOff: Months | undefined
  minimumBelowInterest: boolean
}

function openLedger(debt: Debt): Ledger {
  const balance = toCents(debt.balance)
  return {
    debt,
    minimum: toCents(debt.minimum),
    balance,
    interest: 0,
    deferred: toCents(debt.promotion?.deferredBefore ?? 0),
    paidOff: balance === 0 ? 0 : undefined,
    minimumBelowInterest: false,
  }
}

const isOwed = ({ balance }: Ledger) => balance > 0

const isPromoted = ({ promotion }: Debt, month: Months) =>
  promotion !== undefined && month <= promotion.months

/** Charges a month's interest and, in the first month after a promotion, what it had deferred. */
function addInterest(ledger: Ledger, month: Months): Cents {
  const { debt, balance } = ledger
  if (!isOwed(ledger)) return 0
  const promoted = isPromoted(debt, month)
  let charged = monthlyInterest(balance, promoted ? debt.promotion!.rate : debt.rate)
  if (promoted && debt.promotion!.deferredInterest)
    ledger.deferred += Math.max(0, monthlyInterest(balance, debt.rate) - charged)
  if (!promoted) {
    charged += ledger.deferred
    ledger.deferred = 0
  }
  ledger.balance += charged
  ledger.interest += charged
  if (minimumOf(ledger, month) < charged && debt.leastPrincipal === undefined)
    ledger.minimumBelowInterest = true
  return charged
}

/** Takes off what a full payment lets be waived or matched, and returns it. */
function relieve(
  ledger: Ledger,
  { interest, paid, month }: { interest: Cents; paid: Cents; month: Months },
): Cents {
  const { debt, balance } = ledger
  if (debt.leastPrincipal === undefined || month <= (debt.later?.afterMonths ?? 0)) return 0
  if (paid < minimumOf(ledger, month)) return 0
  const before = balance + paid - interest
  const relieved = Math.max(0, balance - Math.max(0, before - toCents(debt.leastPrincipal)))
  ledger.balance -= relieved
  ledger.interest -= relieved
  return relieved
}

/** The payment that is due in a month. */
function minimumOf({ debt, minimum }: Ledger, month: Months): Cents {
  if (debt.later !== undefined && month > debt.later.afterMonths) return toCents(debt.later.minimum)
  const after = debt.promotion?.minimumAfter
  return after === undefined || month <= debt.promotion!.months ? minimum : Math.max(minimum, toCents(after))
}

/** Pays a sum at once, before the first month, and returns what each debt got. */
function payLumpSum(
  ledgers: readonly Ledger[],
  pots: readonly Pot[],
  lumpSum: Cents,
  order: PayoffOrder,
): Cents[] {
  const payments = ledgers.map(() => 0)
  let left = lumpSum
  const pay = (index: number, most: Cents) => {
    const ledger = ledgers[index]!
    const paid = Math.min(left, most, ledger.balance)
    ledger.balance -= paid
    payments[index]! += paid
    left -= paid
    if (!isOwed(ledger)) ledger.paidOff ??= 0
  }
  if (order === 'minimum-only') return payments
  for (const [index, { debt }] of ledgers.entries()) pay(index, toCents(debt.lumpFirst ?? 0))
  for (const index of targets(ledgers, pots, order, 1)) pay(index, Infinity)
  return payments
}

/** Pays one month out of the budget, and returns what each debt and each claim got. */
function payMonth(
  ledgers: readonly Ledger[],
  pots: readonly Pot[],
  budget: Cents,
  order: PayoffOrder,
  month: Months,
): { payments: Cents[]; claims: Cents[] } {
  const payments = ledgers.map(() => 0)
  const pay = (index: number, most: Cents) => {
    const ledger = ledgers[index]
    const paid = Math.min(most, ledger?.balance ?? 0)
    if (ledger !== undefined) ledger.balance -= paid
    payments[index]! += paid
    return paid
  }
  let left = budget
  ledgers.forEach((ledger, index) => {
    const least = minimumOf(ledger, month)
    // Where nothing is rolled on, each debt is paid its own minimum whatever the common budget is.
    left -= pay(index, order === 'minimum-only' ? least : Math.min(least, left))
  })
  const claims = pots.map(() => 0)
  const fill = () =>
    pots.forEach((pot, index) => {
      const filled = Math.max(0, Math.min(left, openOf(pot, ledgers, month, claims[index])))
      pot.missing -= filled
      left -= filled
      claims[index]! += filled
      if (pot.claim.debt !== undefined) pay(pot.claim.debt, filled)
    })
  fill()
  if (order !== 'minimum-only')
    for (const index of targets(ledgers, pots, order, month)) {
      left -= pay(index, left)
      // What waited for this debt has the rest of the month in which it ends.
      fill()
    }
  return { payments, claims }
}

/** The debts that may get more than their minimum, first the one to pay first. */
function targets(
  ledgers: readonly Ledger[],
  pots: readonly Pot[],
  order: 'avalanche' | 'snowball',
  month: Months,
): number[] {
  const rate = ({ debt }: Ledger) => {
    const promotion = isPromoted(debt, month) ? debt.promotion : undefined
    return promotion === undefined || promotion.deferredInterest
      ? (debt.rank ?? debt.rate)
      : (promotion.rank ?? promotion.rate)
  }
  const byRate = (a: Ledger, b: Ledger) => rate(b) - rate(a)
  const byBalance = (a: Ledger, b: Ledger) => a.balance - b.balance
  // However small another debt is, it has no turn before a claim that does not wait for it.
  const waits = (index: number) =>
    Number(pots.some(({ missing, claim }) => missing > 0 && claim.after?.includes(index)))
  return ledgers
    .map((ledger, index) => ({ ledger, index }))
    .filter(({ ledger }) => isOwed(ledger) && !ledger.debt.minimumOnly)
    .sort(({ ledger: a, index }, { ledger: b, index: other }) =>
      order === 'avalanche'
        ? byRate(a, b) || byBalance(a, b)
        : waits(other) - waits(index) || byBalance(a, b) || byRate(a, b),
    )
    .map(({ index }) => index)
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

function check(p: {
  debts: readonly Debt[]
  extra: Dollars
  claims?: readonly Claim[]
  lumpSum?: Dollars
}): void {
  const { debts, extra, claims = [], lumpSum = 0 } = p
  if (!(extra >= 0 && lumpSum >= 0))
    throw new RangeError(`debtPayoff: extra is ${extra}, lump sum ${lumpSum}, and none may be negative`)
  for (const { total = 0, monthly = 0, debt, after = [] } of claims)
    if (
      !(
        total >= 0 &&
        monthly >= 0 &&
        [...(debt === undefined ? [] : [debt]), ...after].every((index) => debts[index] !== undefined)
      )
    )
      throw new RangeError(
        `debtPayoff: a claim has total ${total}, monthly ${monthly}, debt ${debt}, and comes after ${after.join(', ')}; no sum may be negative, and the debts must exist`,
      )
  for (const { name, balance, rate, minimum } of debts)
    if (!(balance >= 0 && rate >= 0 && minimum >= 0))
      throw new RangeError(
        `debtPayoff: ${name} has balance ${balance}, rate ${rate}, minimum ${minimum}, and none may be negative`,
      )
}
