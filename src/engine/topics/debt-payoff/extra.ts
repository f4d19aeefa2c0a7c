/** Where the money beyond the minimum payments goes each month, debt by debt. */

import type { DateFigure, Figure } from '../../figure.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import { changesIn } from '../month-changes.ts'
import { monthDate } from '../month-date.ts'
import { firstPaidFaster, isBeforeDebts, monthsBeforeDebts } from './filling.ts'
import type { DebtWork } from './work.ts'

export interface ExtraShare {
  readonly debt: DebtTerms
  readonly amount: Figure
  /** Which debt has the money soon: what is left of the month in which what comes first is full all but ends the first. */
  readonly next?: DebtTerms
  /** The one month that it is for, where that ends a debt: from then on more is free. */
  readonly once?: DateFigure
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The shares of the first month in which nothing comes before the debts, the first target first; none where that month has nothing beyond what is asked. */
export function extraShares(work: DebtWork): ExtraShare[] {
  const { paid, plan, targets, beyond: all, sheet, goneToday } = work
  const [first] = targets
  if (first === undefined || all.value <= 0) return []
  const before = monthsBeforeDebts(work)
  const month = before === undefined ? undefined : plan.schedule[before]
  const shares = targets
    .map((debt) => ({ debt, beyond: (month?.payments[indexIn(paid, debt)] ?? 0) - askedFor(debt).value }))
    .filter(({ beyond }) => Math.round(beyond) > 0)
  const freed = paid.filter(
    (debt, index) => (plan.debts[index]?.months ?? Infinity) <= (before ?? 0) && !goneToday.includes(debt),
  )
  const changed = before === undefined ? [] : changesIn(work, before + 1)
  const given = sum(shares.map(({ beyond }) => beyond))
  // In a month that ends a debt, a part of its minimum payment is free too: then the first that gets more is named.
  const isWhole = Math.round(given - all.value - sum(freed.map(({ minimum }) => minimum.value))) === 0
  const reached = reachedFirst(work, before ?? 0)
  if (reached !== undefined && changed.length === 0 && shares.length <= 1 && reached !== shares[0]?.debt)
    return [{ debt: reached, amount: all, ...(shares[0] === undefined ? {} : { next: shares[0].debt }) }]
  // Another pay, or care that ends, has changed by then what the month has.
  if (changed.length === 0 && (!isWhole || (shares.length <= 1 && freed.length === 0)))
    return [{ debt: shares[0]?.debt ?? first, amount: all }]
  const [one] = shares
  const isEnded = one !== undefined && plan.debts[indexIn(paid, one.debt)]?.months === (before ?? 0) + 1
  const once =
    shares.length <= 1 || !isEnded
      ? undefined
      : monthDate(work, 'extra.once', 'The month that ends a debt', (before ?? 0) + 1, [one.debt.balance])
  return shares.map(({ debt, beyond }) => ({
    debt,
    ...(once === undefined ? {} : { once }),
    amount: sheet.computed(
      `extra.${debt.id}`,
      `Beyond the minimum payment, to the ${debt.label}`,
      once === undefined ? 'usd-per-month' : 'usd',
      'what this debt gets in the exact schedule − its minimum payment',
      [all, debt.minimum, debt.balance, ...freed.map(({ minimum }) => minimum), ...changed],
      beyond,
    ),
  }))
}

/** The debt that gets what is left of the month in which what comes first is full; what is promised has its own there. */
function reachedFirst(work: DebtWork, before: Months): DebtTerms | undefined {
  if (before === 0) return undefined
  const promised = promisedShares(work).map(({ debt }) => debt)
  const others = work.targets.filter((debt) => !promised.includes(debt))
  const upToIt = { schedule: work.plan.schedule.slice(0, before) }
  return firstPaidFaster(work, others, { plan: upToIt, after: before - 1 })
}

/** The debt that the first month pays off, where it alone has what is beyond the minimum payments: one payment, not many. */
export function endedByOne(work: DebtWork): ExtraShare | undefined {
  const { paid, plan, sheet, toDebts } = work
  const [share] = extraShares(work)
  const [month] = plan.schedule
  if (share === undefined || month === undefined || monthsBeforeDebts(work) !== 0) return undefined
  const index = indexIn(paid, share.debt)
  const ended = plan.debts.filter(({ months }) => months === 1)
  if (ended.length !== 1 || plan.debts[index]?.months !== 1) return undefined
  return {
    debt: share.debt,
    amount: sheet.computed(
      `last.${share.debt.id}`,
      `What ends the ${share.debt.label}`,
      'usd',
      'what is left after the cash of today, with a month of interest',
      [share.debt.balance, share.debt.rate, toDebts],
      month.payments[index] ?? 0,
    ),
  }
}

/**
 * What clears deferred interest in time while something else still has the extra: it is as good as asked for. Nothing
 * where nothing else has it, for then it is a share like any other.
 */
export function promisedShares(work: DebtWork): ExtraShare[] {
  const { order, paid, plan, sheet, toDebts } = work
  const [month] = plan.schedule
  if (order !== 'promotion-first' || month === undefined || !isBeforeDebts(work)) return []
  return paid.flatMap((debt, index) => {
    const beyond = (month.payments[index] ?? 0) - debt.minimum.value
    if (debt.promotion?.isDeferred !== true || Math.round(beyond) <= 0) return []
    const amount = sheet.computed(
      `promised.${debt.id}`,
      `Beyond its minimum payment, what clears the ${debt.label} in time`,
      'usd-per-month',
      'what this debt gets in the exact schedule − its minimum payment',
      [toDebts, debt.minimum, debt.balance, debt.promotion.months],
      beyond,
    )
    return [{ debt, amount }]
  })
}

/** "$246 a month more to the store card" */
export const sharesInWords = (shares: readonly ExtraShare[]): Text => {
  const once = shares[0]?.once
  const each = listed(
    shares.map(
      ({ debt, amount, next }) =>
        say`${amount} more to the ${debt.label}${next === undefined ? nothing : say`, then to the ${next.label}`}`,
    ),
  )
  return once === undefined ? each : say`${each} in ${once}`
}

/** What this month has for a debt beside what comes first, where that is full with it: a part of a later month’s extra. */
export function leftThisMonth(work: DebtWork): ExtraShare | undefined {
  const { paid, plan, targets, sheet, beyond: all } = work
  const [month] = plan.schedule
  if (month === undefined || monthsBeforeDebts(work) !== 1 || promisedShares(work).length > 0)
    return undefined
  const left = targets
    .map((debt) => ({ debt, beyond: (month.payments[indexIn(paid, debt)] ?? 0) - askedFor(debt).value }))
    .filter(({ beyond }) => Math.round(beyond) > 0)
  const [one] = left
  return one === undefined || left.length > 1
    ? undefined
    : {
        debt: one.debt,
        amount: sheet.computed(
          'extra.this-month',
          `To the ${one.debt.label} this month, beside what comes first`,
          'usd',
          'what it gets in the first month of the exact schedule − its minimum payment',
          [all, one.debt.minimum, ...work.before],
          one.beyond,
        ),
      }
}

/** "$440 more to the Visa this month, and $460 a month from then on" */
export function extraInTurn(work: DebtWork): Text {
  const shares = extraShares(work)
  const [share] = shares
  const now = leftThisMonth(work)
  if (now === undefined || share === undefined) return sharesInWords(shares)
  const first = say`${now.amount} more to the ${now.debt.label} this month`
  return shares.length === 1 && share.debt === now.debt && share.next === undefined
    ? say`${first}, and ${share.amount} from then on`
    : say`${first}, then ${sharesInWords(shares)}`
}

const indexIn = (paid: readonly DebtTerms[], { id }: DebtTerms) => paid.findIndex((debt) => debt.id === id)

/** All that goes to debts in a month: the minimum payments and what is beyond them. */
export const allPayments = (work: DebtWork): Figure => allPaymentsWith(work, work.beyond)

export const allPaymentsWith = ({ sheet, stillDue }: DebtWork, beyond: Figure, ending = ''): Figure =>
  sheet.computed(
    `all-payments${ending}`,
    'Each month, in all',
    'usd-per-month',
    'minimum payments + what goes beyond them',
    [stillDue, beyond],
    stillDue.value + beyond.value,
  )

/** What comes before the debts, by what is missing. */
export function firstNeedsName({ late, before }: DebtWork): Text {
  const missesCushion = before.length > (late === undefined ? 0 : 1)
  if (late === undefined) return words('First cushion')
  return missesCushion ? words('Late bills and first cushion') : words('Late bills')
}
