/** A loan or a transfer that would take over cards and unsecured loans: what it saves or costs at the same payments. */
import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { loanPayment } from '../../math/loan.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { paceInTime } from '../deferred-interest.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { debtBudget } from './ledger.ts'
import { unsecured } from './managed-plan.ts'
import {
  type OfferFee,
  type OfferKind,
  offerFee,
  offerFeeShare,
  offerMonths,
  offerRate,
  offerSum,
  usualLoanRate,
} from './offer-terms.ts'
import { breakEvenOf, isWorthTaking, payoffAt, savedOf, type Trial, worthTakingOver } from './offer-trial.ts'
import { type TakenOver, takenOver } from './one-loan.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

interface UsualLoan {
  readonly rate: Figure
  /** Whether it saves enough to be worth another account, and whether it costs more than the plan. */
  readonly saves: boolean
  readonly isDearer: boolean
  /** How much less it costs than the plan, or how much more. */
  readonly difference: Figure
}

export interface DebtOffer {
  readonly kind: OfferKind
  /** What it would take over, its fee apart. */
  readonly balance: Figure
  /** What of it comes from each debt of the schedule, by its place. */
  readonly parts: TakenOver['parts']
  /** Where it could take over more: which debts it should take over, and which cost less without it. */
  readonly only: { readonly debts: readonly DebtTerms[]; readonly without: readonly DebtTerms[] } | undefined
  readonly fee: OfferFee | undefined
  /** Absent where nobody said it: then only the rate up to which it pays is known. */
  readonly rate: Figure | undefined
  /** Highest rate at which it pays, where its own was not told. */
  readonly breakEven: Figure | undefined
  /** Of a new loan whose rate was not told: what it would come to at a usual one. */
  readonly usual: UsualLoan | undefined
  readonly payoff: DebtPayoff | undefined
  /** Interest and fee that it saves at the same payments; below nothing where it costs more. */
  readonly saved: Figure | undefined
  /** The payment that it asks for over its years, and what all those payments cost more than the plan. */
  readonly asks: { readonly payment: Figure; readonly years: Figure; readonly dearer: Figure } | undefined
  /** Of a transfer: how long the low rate holds, what clears it by then, and what the month leaves of it. */
  readonly transfer:
    | { readonly months: Figure; readonly pace: Figure; readonly left: Figure; readonly after: Figure }
    | undefined
  /** What the month has for it. */
  readonly room: Figure
}

/** Whether new credit is no answer: nothing comes in, the month is short, something that is paid is late, or somebody sues. */
export const isNoTimeToBorrow = (work: DebtWork): boolean =>
  work.stage === 'shortfall' ||
  work.stage === 'hold' ||
  work.gap !== undefined ||
  work.isLateElsewhere ||
  isSuedForDebt(work.reader)

export function debtOfferOf(work: DebtWork): DebtOffer | undefined {
  const kind = work.reader.told('debtOfferKind')
  const taken = unsecured(work)
  // A plan with the transfer in it has weighed it already.
  if (work.transfer !== undefined) return undefined
  if (kind === undefined || taken.length === 0 || work.clearsAtOnce || work.stage === 'free') return undefined
  const sum = offerSum(work)
  const all = takenOver(work, taken, sum?.value)
  if (all.balance <= 0) return undefined
  const months = kind === 'transfer' ? offerMonths(work) : undefined
  const highest = taken.reduce((one, other) => (other.rate.value > one.rate.value ? other : one)).rate
  const rate = offerRate(work, kind)
  const offered: Trial = { work, over: all, feeShare: offerFeeShare(work, kind), months, highest }
  const usualRate = rate !== undefined || kind !== 'personal' ? undefined : usualLoanRate(work)
  const at = rate ?? usualRate
  const over = at === undefined ? all : worthTakingOver(offered, taken, { rate: at, most: sum?.value })
  const trial: Trial = { ...offered, over }
  const balance = balanceOf(work, taken, { over, sum })
  const fee = offerFee(work, kind, balance)
  const payoff = rate === undefined ? undefined : payoffAt(trial, rate.value)
  return {
    kind,
    balance,
    parts: over.parts,
    only: onlyOf(work, all, over),
    fee,
    rate,
    payoff,
    room: roomOf(work, taken),
    breakEven: rate === undefined ? breakEvenOf(trial) : undefined,
    usual: usualRate === undefined ? undefined : usualOf(trial, usualRate, fee),
    saved: rate === undefined || payoff?.months === undefined ? undefined : savedOf(trial, rate, fee),
    asks: rate === undefined || kind === 'transfer' ? undefined : asksOf(work, over, { balance, fee, rate }),
    transfer:
      months === undefined || payoff === undefined || rate === undefined
        ? undefined
        : transferOf(work, payoff, { balance, fee, rate, months, highest }),
  }
}

function usualOf(trial: Trial, rate: Figure, fee: OfferFee | undefined): UsualLoan | undefined {
  const saved = savedOf(trial, rate, fee)
  if (saved === undefined) return undefined
  return {
    rate,
    saves: isWorthTaking(saved.value),
    isDearer: saved.value < 0,
    difference: trial.work.sheet.computed(
      'offer.usual',
      'What a new loan at a usual rate saves or costs more',
      'usd',
      'the size of what it saves',
      [saved],
      Math.abs(saved.value),
    ),
  }
}

/** An offer was told, and cash ends today what it could take over. */
export function isMetFromCash(work: DebtWork): boolean {
  const taken = unsecured(work)
  if (work.reader.told('debtOfferKind') === undefined || work.transfer !== undefined || taken.length === 0)
    return false
  return work.clearsAtOnce || takenOver(work, taken, offerSum(work)?.value).balance <= 0
}

function onlyOf({ paid }: DebtWork, all: TakenOver, over: TakenOver): DebtOffer['only'] {
  const isPart = ({ parts }: TakenOver, place: number) => (parts[place] ?? 0) > 0
  const without = paid.filter((_, place) => isPart(all, place) && !isPart(over, place))
  return without.length === 0 ? undefined : { debts: paid.filter((_, place) => isPart(over, place)), without }
}

const balanceOf = (
  { sheet, sent }: DebtWork,
  taken: readonly DebtTerms[],
  { over, sum }: { over: TakenOver; sum: Figure | undefined },
): Figure =>
  sheet.computed(
    'offer.balance',
    'What the offer would take over',
    'usd',
    'the balances that it takes over, less what cash pays of them today',
    [
      ...taken.map((debt) => debt.balance),
      ...(sent === undefined ? [] : [sent.sum]),
      ...(sum === undefined ? [] : [sum]),
    ],
    over.balance,
  )

function roomOf(work: DebtWork, taken: readonly DebtTerms[]): Figure {
  const others = work.paid.filter((debt) => !taken.includes(debt)).map(({ minimum }) => minimum)
  const budget = debtBudget(work)
  return work.sheet.computed(
    'offer.room',
    'What the month has for these debts',
    'usd-per-month',
    'what goes to all debts of the schedule − the minimum payments of the others',
    [budget, ...others],
    budget.value - others.reduce((sum, { value }) => sum + value, 0),
  )
}

type Part = Pick<DebtOffer, 'balance' | 'fee'>
const owedOf = ({ balance, fee }: Part) => balance.value * (1 + (fee?.share.value ?? 0))
const owedInputs = ({ balance, fee }: Part): Figure[] => [
  balance,
  ...(fee === undefined ? [] : [fee.dollars]),
]

function asksOf(
  work: DebtWork,
  { parts }: TakenOver,
  { balance, fee, rate }: Part & { rate: Figure },
): DebtOffer['asks'] {
  const { reader, sheet, plan } = work
  if (reader.told('debtOfferYears') === undefined) return undefined
  const years = reader.number('debtOfferYears')
  const months = Math.round(years.value * monthsPerYear)
  const payment = sheet.computed(
    'offer.payment',
    'Payment that the offer asks for',
    'usd-per-month',
    'the level payment on what it takes over and its fee, at that rate over those years',
    [rate, years, ...owedInputs({ balance, fee })],
    loanPayment({ principal: owedOf({ balance, fee }), rate: rate.value, months }),
  )
  const interest = plan.debts.reduce(
    (sum, debt, index) => sum + ((parts[index] ?? 0) > 0 ? debt.interest : 0),
    0,
  )
  return {
    years,
    payment,
    dearer: sheet.computed(
      'offer.dearer',
      'What the offer costs more than the plan when no more than its payment is paid',
      'usd',
      'all its payments − what it takes over − interest of the plan on these debts',
      [payment, years, balance, ...scheduleInputs(work)],
      Math.round(payment.value * months - balance.value - interest),
    ),
  }
}

function transferOf(
  { sheet }: DebtWork,
  payoff: DebtPayoff,
  { balance, fee, rate, months, highest }: Part & { rate: Figure; months: Figure; highest: Figure },
): DebtOffer['transfer'] {
  return {
    months,
    pace: sheet.computed(
      'offer.pace',
      'Payment that clears the transfer while its low rate holds',
      'usd-per-month',
      'the level payment on what it takes over and its fee, at its low rate over the months that this holds, rounded up',
      [months, rate, ...owedInputs({ balance, fee })],
      paceInTime(owedOf({ balance, fee }), months.value, rate.value),
    ),
    left: sheet.computed(
      'offer.left',
      'Left of the transfer when its low rate ends',
      'usd',
      'its balance after those months, by the schedule',
      [months, ...owedInputs({ balance, fee })],
      Math.round(payoff.schedule[months.value - 1]?.balances.at(-1) ?? 0),
    ),
    after: highest,
  }
}
