/** An offer tried at a rate: what it costs in interest and fee at the payments of the plan, and up to which rate it pays. */
import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { OfferFee } from './offer-terms.ts'
import { cheapestTakenOver, type OneLoan, type TakenOver, withOneLoan } from './one-loan.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** What an offer asks for beside its rate. */
export interface OfferedTerms {
  /** Its fee, as a fraction of what it takes over. */
  readonly feeShare: Figure | undefined
  /** Of a transfer: how long its low rate holds. */
  readonly months: Figure | undefined
  /** What the dearest of the old debts costs, and a transfer when its low rate ends. */
  readonly highest: Figure
}

/** What the offer would take over, to be tried at one rate after the other. */
export interface Trial extends OfferedTerms {
  readonly work: DebtWork
  readonly over: TakenOver
}

const loanAt = ({ feeShare, months, highest }: OfferedTerms, at: AnnualRate): OneLoan => ({
  rate: months === undefined ? at : highest.value,
  feeRate: feeShare?.value ?? 0,
  ...(months === undefined ? {} : { promotion: { rate: at, months: months.value } }),
})

export const payoffAt = (trial: Trial, at: AnnualRate): DebtPayoff =>
  withOneLoan(trial.work, trial.over, loanAt(trial, at))

/** Interest and fee at a rate. */
const costAt = (trial: Trial, at: AnnualRate): Dollars =>
  payoffAt(trial, at).totalInterest + trial.over.balance * (trial.feeShare?.value ?? 0)

/** A saving below this is no reason to take an offer. */
export const isWorthTaking = (saved: Dollars): boolean => saved >= rules.offerWorth.value

/** What an offer should take over: of all that it could, what makes it worth taking, or all of it where nothing does. */
export function worthTakingOver(
  { work, over, ...terms }: Trial,
  taken: readonly DebtTerms[],
  { rate, most }: { readonly rate: Figure; readonly most: Dollars | undefined },
): TakenOver {
  const cheapest = cheapestTakenOver(work, taken, loanAt(terms, rate.value), most)
  if (work.plan.months === undefined || cheapest === undefined) return over
  const saved = work.plan.totalInterest - costAt({ work, over: cheapest, ...terms }, rate.value)
  return isWorthTaking(saved) ? cheapest : over
}

export function breakEvenOf(trial: Trial): Figure | undefined {
  const { work, feeShare, highest } = trial
  if (work.plan.months === undefined) return undefined
  return work.sheet.computed(
    'offer.break-even',
    'Highest rate at which the offer pays',
    'rate',
    'the rate at which interest and fee come to what they are without it, by trying',
    [...scheduleInputs(work), ...(feeShare === undefined ? [] : [feeShare])],
    highestRate((at) => costAt(trial, at) < work.plan.totalInterest, highest.value),
  )
}

export function savedOf(trial: Trial, rate: Figure, fee: OfferFee | undefined): Figure | undefined {
  const { work } = trial
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
