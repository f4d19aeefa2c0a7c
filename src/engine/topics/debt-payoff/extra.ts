/** Where the money beyond the minimum payments goes each month, debt by debt. */

import type { Figure } from '../../figure.ts'
import { listed, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtWork } from './work.ts'

export interface ExtraShare {
  readonly debt: DebtTerms
  readonly amount: Figure
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The shares of the first month in which nothing comes before the debts, the first target first. */
export function extraShares(work: DebtWork): ExtraShare[] {
  const { paid, plan, targets, beyond: all, sheet, claims } = work
  const [first] = targets
  if (first === undefined || all.value <= 0) return []
  const month = plan.schedule.find((one) =>
    claims.every(({ total }, index) => total === undefined || one.claims[index] === 0),
  )
  const shares = targets
    .map((debt) => ({ debt, beyond: (month?.payments[indexIn(paid, debt)] ?? 0) - debt.minimum.value }))
    .filter(({ beyond }) => Math.round(beyond) > 0)
  // In a month that ends a debt, a part of its minimum payment is free too: then the first that gets more is named.
  const isWhole = Math.round(sum(shares.map(({ beyond }) => beyond)) - all.value) === 0
  if (shares.length <= 1 || !isWhole) return [{ debt: shares[0]?.debt ?? first, amount: all }]
  return shares.map(({ debt, beyond }) => ({
    debt,
    amount: sheet.computed(
      `extra.${debt.id}`,
      `Beyond the minimum payment, to the ${debt.label}`,
      'usd-per-month',
      'what this debt gets in the exact schedule − its minimum payment',
      [all, debt.minimum, debt.balance],
      beyond,
    ),
  }))
}

/**
 * What clears deferred interest in time while something else still has the extra: it is as good as asked for. Nothing
 * where nothing else has it, for then it is a share like any other.
 */
export function promisedShares({ order, claims, paid, plan, sheet, toDebts }: DebtWork): ExtraShare[] {
  const [month] = plan.schedule
  if (order !== 'promotion-first' || month === undefined || !claims.some(({ total = 0 }) => total > 0))
    return []
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
export const sharesInWords = (shares: readonly ExtraShare[]): Text =>
  listed(shares.map(({ debt, amount }) => say`${amount} more to the ${debt.label}`))

const indexIn = (paid: readonly DebtTerms[], { id }: DebtTerms) => paid.findIndex((debt) => debt.id === id)

/** All that goes to debts in a month: the minimum payments and what is beyond them. */
export const allPayments = ({ sheet, stillDue, beyond }: DebtWork): Figure =>
  sheet.computed(
    'all-payments',
    'To debts each month, in all',
    'usd-per-month',
    'minimum payments + what goes to debts beyond them',
    [stillDue, beyond],
    stillDue.value + beyond.value,
  )

/** What comes before the debts, by what is missing. */
export function firstNeedsName({ late, before }: DebtWork): Text {
  const missesCushion = before.length > (late === undefined ? 0 : 1)
  if (late === undefined) return words('First cushion')
  return missesCushion ? words('Late bills and first cushion') : words('Late bills')
}

/** Whether nothing costly is owed any more when today’s cash has paid its part. */
export const isFundNext = ({ fund, plan }: DebtWork): boolean =>
  fund?.after.every((index) => plan.debts[index]?.months === 0) === true

/** Whether the money beyond the minimum payments goes to the emergency fund before any debt. */
export const fillsFund = (work: DebtWork): boolean =>
  isFundNext(work) && (work.fund?.gap.value ?? 0) > 0 && work.beyond.value > 0

/** Whether the emergency fund waits for costly debts, and comes before another that outlasts them. */
export const fundWaits = (work: DebtWork): boolean => {
  const { fund, paid, plan, targets } = work
  if (fund === undefined || fund.gap.value <= 0 || isFundNext(work)) return false
  const monthOf = (index: number) => plan.debts[index]?.months ?? Infinity
  const costlyGone = Math.max(...fund.after.map(monthOf))
  return targets.some((debt) => monthOf(indexIn(paid, debt)) > costlyGone)
}
