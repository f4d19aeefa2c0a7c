/** What becomes of a promotional balance under the plan: gone before its rate jumps, or how much is left then. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms, Promotion } from '../debt-terms.ts'
import { paceInTime } from '../deferred-interest.ts'
import { byTodaysRate, dearer } from './ledger.ts'
import { goneBy, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** Whether the plan pays a debt off before its promotion ends. */
function isPaidInTime(work: DebtWork, debt: DebtTerms): boolean {
  if (debt.promotion === undefined) return false
  const gone = work.plan.debts[indexIn(work, debt)]?.months
  return gone !== undefined && gone <= debt.promotion.months.value
}

/** Whether a debt costs nothing beyond what its promotion asks, from today to its last payment. */
export const isNeverCharged = (work: DebtWork, debt: DebtTerms): boolean =>
  debt.promotion !== undefined && debt.promotion.rate.value === 0 && isPaidInTime(work, debt)

export interface LeftAtEnd {
  readonly left: Figure
  /** What clears it in time, each month from now on. */
  readonly pace: Figure
}

/** What is still owed on the day on which the promotion ends; nothing where it is paid by then. */
export function leftAtEnd(work: DebtWork, debt: DebtTerms, promotion: Promotion): LeftAtEnd | undefined {
  if (isPaidInTime(work, debt)) return undefined
  const { sheet, plan, numbers } = work
  const index = indexIn(work, debt)
  const months = promotion.months.value
  const before = (numbers[index]?.balance ?? 0) - (plan.lumpSums[index] ?? 0)
  return {
    left: sheet.computed(
      `${debt.id}.promo.left`,
      `Owed on the ${debt.label} when its promotion ends`,
      'usd',
      'the balance in the exact schedule after the last month of the promotion',
      [...scheduleInputs(work), promotion.months],
      months <= 0 ? before : (plan.schedule[months - 1]?.balances[index] ?? before),
    ),
    pace: sheet.computed(
      `${debt.id}.promo.pace`,
      `What clears the ${debt.label} before its promotion ends`,
      'usd-per-month',
      promotion.rate.value > 0
        ? 'the level payment, at the rate of the promotion, on the balance less what cash pays of it now, rounded up'
        : 'the balance, less what cash pays of it now, ÷ months until the promotion ends, rounded up',
      [debt.balance, promotion.months, promotion.rate, ...(work.sent === undefined ? [] : [work.sent.sum])],
      paceInTime(before, months, promotion.rate.value),
    ),
  }
}

/** Whether deferred interest comes back in a plan that has nothing to send beyond what is asked: other bills come first. */
export const isOutOfReach = (work: DebtWork, debt: DebtTerms): boolean =>
  (work.stage === 'hold' || work.stage === 'shortfall') &&
  debt.promotion?.isDeferred === true &&
  !isPaidInTime(work, debt)

export interface CashShare {
  readonly debt: DebtTerms
  readonly amount: Figure
}

/**
 * What is sent today goes to, where a part of it clears a promotion in time, ends a loan that would be renewed, which has
 * a step of its own, or was meant for one debt: who gets how much.
 */
export const cashShares = (work: DebtWork): readonly CashShare[] =>
  work.order !== 'promotion-first' && work.once === undefined && work.ended.length === 0
    ? []
    : sharesSent(work)

/** What each debt gets of what is sent today, as they were told; a loan that is ended has a step of its own. */
export function sharesSent({ sheet, paid, plan, ended, sent: all }: DebtWork): readonly CashShare[] {
  if (all === undefined) return []
  return paid.flatMap((debt, index) => {
    const sent = plan.lumpSums[index] ?? 0
    if (sent <= 0 || ended.some(({ id }) => id === debt.id)) return []
    const amount = sheet.computed(
      `spare.${debt.id}`,
      `Today to the ${debt.label}`,
      'usd',
      'what was meant for it, or what the month cannot pay before its promotion ends; the rest by the order of the plan',
      [all.sum, debt.balance],
      Math.round(sent),
    )
    return [{ debt, amount }]
  })
}

/** Deferred interest that the plan's money does not reach in time. */
export function comesBack(work: DebtWork): Text {
  return join(
    work.paid.map((debt) => {
      const { promotion, label } = debt
      const missed = promotion?.isDeferred ? leftAtEnd(work, debt, promotion) : undefined
      return promotion === undefined || missed === undefined
        ? nothing
        : say`At this pace ${missed.left} is left on the ${label} when its promotion ends, and all interest since the purchase is charged then${promotion.builtUp === undefined ? nothing : say`, about ${promotion.builtUp} of it from before today`}: find ${missed.pace} for it, or another place for it before that day.`
    }),
  )
}

/** Where a balance on promotion stands among the others until its rate jumps. */
export function placeUntilJump(work: DebtWork, debt: DebtTerms, promotion: Promotion): Text {
  const { plan, numbers, targets, toDebts, order } = work
  if (work.goneToday.includes(debt)) return nothing
  const index = indexIn(work, debt)
  const getsMore = plan.schedule.some(
    ({ month, payments }) =>
      month <= promotion.months.value && (payments[index] ?? 0) > (numbers[index]?.minimum ?? 0),
  )
  if (!getsMore) {
    const rises = promotion.minimumAfter.value - debt.minimum.value >= rules.planMoveLeast.value
    return toDebts.value > 0 && targets.length > 1
      ? join([
          words('Until then it gets the minimum payment, because other debts cost more.'),
          rises
            ? say`After that it may ask for about ${promotion.minimumAfter}, and as much less is left for the others.`
            : nothing,
        ])
      : nothing
  }
  const rank = numbers[index]?.promotion?.rank ?? 0
  const overtaken = targets.filter(({ rate }) => rate.value > promotion.rate.value && rate.value < rank)
  if (order !== 'before-jump' || overtaken.length === 0) return nothing
  const others = listed(overtaken.map(({ label }) => words(label)))
  const less = dearer(work, 'avalanche', byTodaysRate(work), payoffFigures(work, 'plan', 'This plan', plan))
  return less !== undefined && Math.round(less.value) > 0
    ? say`It comes before the ${others}, although it costs less today: that saves ${less} of interest in all.`
    : say`It comes before the ${others}, because of what it is about to cost.`
}

/** The month in which a debt on promotion is paid, where that is in time. */
export const paidInTimeBy = (work: DebtWork, debt: DebtTerms) =>
  isPaidInTime(work, debt) ? goneBy(work, debt) : undefined

const indexIn = ({ paid }: DebtWork, { id }: DebtTerms) => paid.findIndex((one) => one.id === id)
