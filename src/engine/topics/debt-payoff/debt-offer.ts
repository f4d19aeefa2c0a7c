/** A loan or a transfer that would take over cards and unsecured loans: what it saves or costs at the same payments. */
import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { loanPayment } from '../../math/loan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { monthlyBudget } from './ledger.ts'
import { unsecured } from './managed-plan.ts'
import { type OneLoan, type TakenOver, takenOver, withOneLoan } from './one-loan.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

export type OfferKind = 'personal' | 'home' | 'transfer'

export interface DebtOffer {
  readonly kind: OfferKind
  /** What it would take over, its fee apart. */
  readonly balance: Figure
  readonly fee: { readonly share: Figure; readonly dollars: Figure } | undefined
  /** Absent where nobody said it: then only the rate up to which it pays is known. */
  readonly rate: Figure | undefined
  /** Highest rate at which it pays, where its own was not told. */
  readonly breakEven: Figure | undefined
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

/** Whether new credit is no answer: nothing comes in, the month is short, something is late, or somebody sues. */
export const isNoTimeToBorrow = (work: DebtWork): boolean =>
  work.stage === 'shortfall' ||
  work.stage === 'hold' ||
  work.gap !== undefined ||
  work.isBehind ||
  isSuedForDebt(work.reader)

export function debtOfferOf(work: DebtWork): DebtOffer | undefined {
  const { reader, sheet, paid } = work
  const kind = reader.told('debtOfferKind')
  const taken = unsecured(work)
  if (kind === undefined || taken.length === 0 || work.clearsAtOnce || work.stage === 'free') return undefined
  const over = takenOver(
    work,
    taken,
    reader.told('debtOfferSum') === undefined ? Infinity : reader.number('debtOfferSum').value,
  )
  if (over.balance <= 0) return undefined
  const balance = sheet.computed(
    'offer.balance',
    'What the offer would take over',
    'usd',
    'the balances that it takes over, less what cash pays of them today',
    [
      ...taken.map((debt) => debt.balance),
      ...(work.sent === undefined ? [] : [work.sent.sum]),
      ...(reader.told('debtOfferSum') === undefined ? [] : [reader.number('debtOfferSum')]),
    ],
    over.balance,
  )
  const fee = feeOf(work, kind, balance)
  const months = kind === 'transfer' ? promotionMonthsOf(work) : undefined
  const highest = taken.reduce((one, other) => (other.rate.value > one.rate.value ? other : one)).rate
  const rate =
    reader.told('debtOfferRate') !== undefined
      ? reader.number('debtOfferRate')
      : kind === 'transfer'
        ? sheet.assumed(
            'offer.rate',
            'Rate of the transfer until it ends',
            'rate',
            0,
            'Most transfers charge nothing until they end.',
          )
        : undefined
  const loanAt = (at: number): OneLoan => ({
    rate: kind === 'transfer' ? highest.value : at,
    feeRate: fee?.share.value ?? 0,
    ...(months === undefined ? {} : { promotion: { rate: at, months: months.value } }),
  })
  const costOf = (at: number) =>
    withOneLoan(work, over, loanAt(at)).totalInterest + over.balance * (fee?.share.value ?? 0)
  const payoff = rate === undefined ? undefined : withOneLoan(work, over, loanAt(rate.value))
  const isCounted = work.plan.months !== undefined && payoff?.months !== undefined
  const others = paid.filter((debt) => !taken.includes(debt)).map(({ minimum }) => minimum)
  const budget = monthlyBudget(work)
  const room = sheet.computed(
    'offer.room',
    'What the month has for these debts',
    'usd-per-month',
    'what goes to all debts of the schedule − the minimum payments of the others',
    [budget, ...others],
    budget.value - others.reduce((sum, { value }) => sum + value, 0),
  )
  return {
    kind,
    balance,
    fee,
    rate,
    payoff,
    room,
    breakEven:
      rate === undefined && work.plan.months !== undefined
        ? sheet.computed(
            'offer.break-even',
            'Highest rate at which the offer pays',
            'rate',
            'the rate at which interest and fee come to what they are without it, by trying',
            [...scheduleInputs(work), ...(fee === undefined ? [] : [fee.share])],
            highestRate((at) => costOf(at) < work.plan.totalInterest, highest.value),
          )
        : undefined,
    saved:
      rate !== undefined && isCounted
        ? sheet.computed(
            'offer.saved',
            'Interest that the offer would save at the same payments, its fee taken off',
            'usd',
            'interest of the plan − interest with the offer, month by month with the same payments − its fee',
            [rate, ...scheduleInputs(work), ...(fee === undefined ? [] : [fee.dollars])],
            Math.round(work.plan.totalInterest - costOf(rate.value)),
          )
        : undefined,
    asks: rate === undefined || kind === 'transfer' ? undefined : asksOf(work, over, { balance, fee, rate }),
    transfer:
      months === undefined || payoff === undefined
        ? undefined
        : transferOf(work, payoff, { balance, fee, months, highest }),
  }
}

type Part = Pick<DebtOffer, 'balance' | 'fee'>
const owedOf = ({ balance, fee }: Part) => balance.value * (1 + (fee?.share.value ?? 0))
const owedInputs = ({ balance, fee }: Part): Figure[] => [
  balance,
  ...(fee === undefined ? [] : [fee.dollars]),
]

/** Closing costs of a loan on the home differ too much to be taken for granted. */
function feeOf({ reader, sheet }: DebtWork, kind: OfferKind, balance: Figure): DebtOffer['fee'] {
  if (reader.told('debtOfferFee') === undefined && kind === 'home') return undefined
  const share =
    reader.told('debtOfferFee') === undefined
      ? reader.rule('offer.fee', 'Fee of the offer', 'share', rules.consolidationFee)
      : reader.number('debtOfferFee')
  return {
    share,
    dollars: sheet.computed(
      'offer.cost',
      'Fee of the offer in dollars',
      'usd',
      'what it takes over × fee',
      [balance, share],
      Math.round(balance.value * share.value),
    ),
  }
}

const promotionMonthsOf = ({ reader }: DebtWork): Figure =>
  reader.told('debtOfferMonths') === undefined
    ? reader.rule('offer.months', 'Months of the low rate of a transfer', 'months', rules.promotionMonths)
    : reader.number('debtOfferMonths')

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
  { balance, fee, months, highest }: Part & { months: Figure; highest: Figure },
): DebtOffer['transfer'] {
  return {
    months,
    pace: sheet.computed(
      'offer.pace',
      'Payment that clears the transfer while its low rate holds',
      'usd-per-month',
      'what it takes over and its fee ÷ months of the low rate, rounded up',
      [months, ...owedInputs({ balance, fee })],
      Math.ceil(owedOf({ balance, fee }) / months.value),
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
