/** An offer tried at a rate: what it costs in interest and fee at the payments of the plan, and up to which rate it pays. */
import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import type { OfferFee } from './offer-terms.ts'
import { type OneLoan, type TakenOver, withOneLoan } from './one-loan.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** What the offer would take over, to be tried at one rate after the other. */
export interface Trial {
  readonly work: DebtWork
  readonly over: TakenOver
  readonly fee: OfferFee | undefined
  /** Of a transfer: how long its low rate holds. */
  readonly months: Figure | undefined
  /** What the dearest of the old debts costs, and a transfer when its low rate ends. */
  readonly highest: Figure
}

const feeRateOf = ({ fee }: Trial): number => fee?.share.value ?? 0

export function payoffAt(trial: Trial, at: number): DebtPayoff {
  const { work, over, months, highest } = trial
  const loan: OneLoan = {
    rate: months === undefined ? at : highest.value,
    feeRate: feeRateOf(trial),
    ...(months === undefined ? {} : { promotion: { rate: at, months: months.value } }),
  }
  return withOneLoan(work, over, loan)
}

/** Interest and fee at a rate. */
const costAt = (trial: Trial, at: number): Dollars =>
  payoffAt(trial, at).totalInterest + trial.over.balance * feeRateOf(trial)

export function breakEvenOf(trial: Trial): Figure | undefined {
  const { work, fee, highest } = trial
  if (work.plan.months === undefined) return undefined
  return work.sheet.computed(
    'offer.break-even',
    'Highest rate at which the offer pays',
    'rate',
    'the rate at which interest and fee come to what they are without it, by trying',
    [...scheduleInputs(work), ...(fee === undefined ? [] : [fee.share])],
    highestRate((at) => costAt(trial, at) < work.plan.totalInterest, highest.value),
  )
}

export function savedOf(trial: Trial, rate: Figure): Figure | undefined {
  const { work, fee } = trial
  if (work.plan.months === undefined) return undefined
  return work.sheet.computed(
    'offer.saved',
    'Interest that the offer would save at the same payments, its fee taken off',
    'usd',
    'interest of the plan − interest with the offer, month by month with the same payments − its fee',
    [rate, ...scheduleInputs(work), ...(fee === undefined ? [] : [fee.dollars])],
    Math.round(work.plan.totalInterest - costAt(trial, rate.value)),
  )
}

/** Between nothing and the highest of the old rates, to a hundredth of a percent. */
export function highestRate(isCheaper: (rate: number) => boolean, highest: number): number {
  const step = rules.rateStep.value
  let [low, high] = [0, Math.ceil(highest / step)]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isCheaper(middle * step)) low = middle
    else high = middle
  }
  return low * step
}
