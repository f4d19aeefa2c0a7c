import { type Figure, sumOf } from '../../figure.ts'
import type { Household } from '../../household.ts'
import {
  type Claim,
  type Debt,
  type DebtPayoff,
  debtPayoff,
  type FreedLater,
} from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { type DebtTerms, debtInNumbers, isGrowing } from '../debt-terms.ts'
import { isCostly, yearlyCost } from '../debts.ts'
import { isPayGone } from '../out-of-work.ts'
import type { DraftContext } from '../topic.ts'
import { type AfterCash, afterCash } from './after-cash.ts'
import { changesApart } from './after-forgiveness.ts'
import { type DebtBasis, debtBasis, type TakenUp } from './basis.ts'
import { beforeJump } from './before-jump.ts'
import { carriedBirth } from './carried-birth.ts'
import { claimsOf, type Part, type PartClaim } from './claims.ts'
import { missesDay, promotionsFirst } from './in-time.ts'
import type { AssistanceOffer } from './loan-assisted-terms.ts'
import type { PlanOption } from './loan-plans.ts'
import { unpaced } from './paced.ts'
import { payAndBeside } from './pay-before-tax.ts'
import { inOrder, waitedFor, wished, withoutSmallCheap } from './smallest-first.ts'

export type DebtStage =
  /** Nothing is owed. */
  | 'free'
  /** Rent or bills are late, and no debt was named. */
  | 'catch-up'
  /** The payments asked for cannot be met. */
  | 'shortfall'
  /** A pay is gone: nothing beyond the payments asked for. */
  | 'hold'
  /** Nothing that should be paid faster. */
  | 'as-agreed'
  /** Too much for a better order to mend. */
  | 'counsel'
  | 'payoff'

export type OrderChosen =
  | 'avalanche'
  | 'snowball'
  /** Deferred interest is cleared by its day. */
  | 'promotion-first'
  /** A promotion stands higher than its rate of today, because that costs less in all. */
  | 'before-jump'

/** The Repayment Assistance Plan that federal loans go to for what it frees. */
export interface Assistance extends AssistanceOffer {
  /** What it asks for less than the fixed payment does. */
  readonly freed: Figure
  /** A full payment lowers the loans by at least this much. */
  readonly leastPrincipal: Figure
  /** Months until it is confirmed; absent where a plan has to be chosen anyway. */
  readonly waits: Figure | undefined
  /** The plan as it would be with the fixed payment. */
  readonly withFixed: DebtWork
  /** Paid less in all than with the fixed payment. */
  readonly saved: Figure
}

/** A plan that follows income in place of a payment of federal loans that the month cannot meet. */
export interface Relief {
  readonly option: PlanOption
  /** The payment of today. */
  readonly today: Figure
  /** All that is asked with it, and how much of that the month has not. */
  readonly asked: Figure
  readonly missing: Figure
}

export interface DebtWork extends DebtBasis, AfterCash {
  readonly stage: DebtStage
  readonly order: OrderChosen
  readonly plan: DebtPayoff
  readonly avalanche: DebtPayoff
  readonly snowball: DebtPayoff
  /** Every debt gets its minimum payment until it is gone; undefined where what is asked today cannot be met. */
  readonly minimumsOnly: DebtPayoff | undefined
  /** The same order with more each month, or with other debts or claims. */
  readonly tried: (change: {
    more?: Dollars
    debts?: readonly Debt[]
    claims?: readonly Claim[]
    lumpSum?: Dollars
    freed?: readonly FreedLater[]
  }) => DebtPayoff
  readonly assistance?: Assistance
  /** Set where all that is asked fits with it. */
  readonly relief?: Relief
  /** The plan without the transfer that this one takes. */
  readonly withoutTransfer?: DebtPayoff
  /** The debts of the schedule, without what cash pays today of what is late on them. */
  readonly numbers: readonly Debt[]
  /** What has the month's money before a debt gets more than its minimum payment. */
  readonly claims: readonly PartClaim[]
  /** The debts that get more than is asked, in the order in which they are paid off. */
  readonly targets: readonly DebtTerms[]
  /** Cash pays every one of them today. */
  readonly clearsAtOnce: boolean
  readonly costly: readonly DebtTerms[]
  /** Debts whose minimum payment does not cover a month's interest. */
  readonly growing: readonly DebtTerms[]
  readonly middling: readonly DebtTerms[]
  /** Unsecured debt as a share of a year's pay; undefined when the pay was not told. */
  readonly heavyShare: Figure | undefined
  /** Payments, those of the home included, as a share of pay before tax. */
  readonly paymentShare: Figure | undefined
}

const secured = ['mortgage', 'heloc', 'auto', 'student_loan']

export function debtWork(household: Household, context: DraftContext, taken: TakenUp = {}): DebtWork {
  const basis = withCashForCostly(debtBasis(household, context, taken))
  const sending = workedOut(basis)
  // Cash that would end no debt, and so free no payment, is worth more for what is missing.
  const work =
    sending.stage === 'shortfall' && basis.spare !== undefined && sending.goneToday.length === 0
      ? workedOut({ ...basis, spare: undefined, sent: undefined, kept: basis.cash })
      : sending
  // Where cash ends every debt, nothing stands between the first cushion and the rest of the fund: they are filled as one.
  if (work.clearsAtOnce && basis.late === undefined && basis.match === undefined && basis.before.length > 0)
    return workedOut({ ...basis, before: [] })
  const drawn = isFundBetween(work) ? carriedBirth(work)?.drawn : undefined
  return drawn === undefined || drawn === 0 ? work : workedOut({ ...work, drawn })
}

/** Cash is for what is costly: where it ends all of that today, no cheap debt has any of it before. */
function withCashForCostly(basis: DebtBasis): DebtBasis {
  const { paid, sent, fund, highRate } = basis
  const costly = paid.filter((debt) => debt.minimumOnly !== true && isCostly(debt, highRate))
  if (costly.length === 0 || (sent?.sum.value ?? 0) < sumOf(costly.map(({ balance }) => balance)))
    return basis
  return {
    ...basis,
    paid: withoutSmallCheap(paid),
    fund: fund === undefined ? fund : { ...fund, after: waitedFor(paid, fund.after, 'avalanche') },
  }
}

/** Whether the fund is filled before a debt is gone: elsewhere no date hangs on it. */
function isFundBetween({ fund, plan, paid, targets }: DebtWork): boolean {
  if (fund === undefined || fund.gap.value <= 0) return false
  const monthOf = (index: number) => plan.debts[index]?.months ?? Infinity
  const begins = Math.max(0, ...fund.after.map(monthOf))
  return targets.some(({ id }) => monthOf(paid.findIndex((debt) => debt.id === id)) > begins)
}

function workedOut(basis: DebtBasis): DebtWork {
  const { reader, paid, toDebts, extra, lateOn, sent, once, onRollovers, highRate, lowRate, debts } = basis
  const told = paid.map((terms, index) => {
    const isEnded = basis.ended.some(({ id }) => id === terms.id)
    const debt = {
      ...debtInNumbers(terms),
      isPassing: isEnded,
    }
    // Missed payments that cash pays today are a part of the balance.
    const paidNow = lateOn.find((late) => late.debt === index)?.now ?? 0
    const balance = debt.balance - paidNow
    return {
      ...debt,
      balance,
      lumpFirst: isEnded ? balance : (once?.firstTo[index] ?? 0) + (onRollovers?.get(terms.id) ?? 0),
    }
  })
  const claims = claimsOf(basis)
  const freed = changesApart(basis)
  const lumpSum = sent?.sum.value ?? 0
  const pay = (some: readonly Debt[], order: 'avalanche' | 'snowball') =>
    debtPayoff({
      ...inOrder(order, paid, { debts: some, claims }),
      extra: extra.value,
      order,
      lumpSum,
      freed,
    })
  const isMiddling = (debt: DebtTerms) => debt.rate.value >= lowRate.value && !isCostly(debt, highRate)
  // What waits for the fund does not come before a promotion, whatever that costs today.
  const waiting = (basis.fund?.gap.value ?? 0) > 0 ? paid.filter(isMiddling) : []
  const numbers = beforeJump(told, (some) => pay(some, 'avalanche'), Math.max(0, ...waiting.map(yearlyCost)))
  const avalanche = pay(told, 'avalanche')
  const snowball = pay(told, 'snowball')
  const placed = pay(numbers, 'avalanche')
  // Late rent or bills go before any promotion; a cushion that is still to be filled does not.
  const isMissing = (missed: Part) => claims.some(({ part, total = 0 }) => part === missed && total > 0)
  const after = wished(basis)
  const clearedWith = (free: Figure) =>
    promotionsFirst(numbers, { free: free.value, extra: extra.value, claims, lumpSum, freed, order: after })
  // While the cushion is filled the match waits, so what would earn it can clear the balance.
  const inTime = isMissing('late')
    ? undefined
    : (clearedWith(toDebts) ?? (isMissing('cushion') ? clearedWith(extra) : undefined))
  // A little deferred interest may come back where what clears it would do more on another debt.
  const isCheaper = (other: DebtPayoff) =>
    inTime !== undefined && inTime.plan.totalInterest < other.totalInterest
  const [order, plan] = ((): [OrderChosen, DebtPayoff] => {
    if (after === 'snowball')
      return inTime !== undefined && missesDay(told, snowball) && isCheaper(snowball)
        ? ['promotion-first', inTime.plan]
        : ['snowball', snowball]
    if (inTime !== undefined && isCheaper(placed)) return ['promotion-first', inTime.plan]
    return Math.round(placed.totalInterest) === Math.round(avalanche.totalInterest)
      ? ['avalanche', placed]
      : ['before-jump', placed]
  })()

  const tried: DebtWork['tried'] = (change) => {
    const given = change.debts ?? (order === 'promotion-first' ? (inTime?.debts ?? numbers) : numbers)
    const raised = order === 'promotion-first' && change.debts === undefined ? (inTime?.raised ?? 0) : 0
    // More closes a gap that cash carries before it is there for anything else.
    const closes = Math.max(0, Math.min(change.more ?? 0, basis.bridge?.missing.value ?? 0))
    const missing = ({ part, monthly = 0 }: PartClaim) => part === 'shortfall' && monthly > 0
    const left = claims.map((claim) =>
      missing(claim) ? { ...claim, monthly: (claim.monthly ?? 0) - closes } : claim,
    )
    return debtPayoff({
      debts: given,
      extra: extra.value + (change.more ?? 0) - closes - raised,
      order: after,
      claims: change.claims ?? left,
      lumpSum: change.lumpSum ?? lumpSum,
      freed: [...freed, ...(change.freed ?? [])],
    })
  }

  const open = paid.filter(({ minimumOnly, paced }) => minimumOnly !== true || paced !== undefined)
  const monthOf = new Map(paid.map((debt, index) => [debt.id, plan.debts[index]?.months ?? Infinity]))
  const targets = [...open].sort(
    (a, b) => (monthOf.get(a.id) ?? 0) - (monthOf.get(b.id) ?? 0) || yearlyCost(b) - yearlyCost(a),
  )
  const costly = targets.filter((debt) => isCostly(debt, highRate) && debt.paced === undefined)
  const middling = targets.filter(isMiddling)
  const heavyShare = heavyShareOf(basis)
  const paymentShare = paymentShareOf(basis)
  // Nobody gets a lower rate for a loan with a home, a car or the government behind it: its term is no alarm.
  const costlyMonths = Math.max(
    0,
    ...costly.filter(({ kind }) => !secured.includes(kind)).map(({ id }) => monthOf.get(id) ?? Infinity),
  )
  const cash = afterCash(basis, plan)
  const clearsAtOnce =
    cash.missing === undefined &&
    sent !== undefined &&
    targets.length > 0 &&
    targets.every(({ id }) => monthOf.get(id) === 0)
  const isEndless = targets.some(({ id }) => monthOf.get(id) === Infinity)
  const stage: DebtStage =
    debts.length === 0
      ? basis.isLateElsewhere
        ? 'catch-up'
        : 'free'
      : cash.missing !== undefined
        ? 'shortfall'
        : isPayGone(reader)
          ? 'hold'
          : clearsAtOnce
            ? 'payoff'
            : (heavyShare?.value ?? 0) > rules.heavyDebtShare.value ||
                (costly.length > 0 && (paymentShare?.value ?? 0) > rules.paymentShareHigh.value) ||
                isEndless ||
                costlyMonths > rules.longestPayoffMonths.value
              ? 'counsel'
              : targets.length === 0
                ? 'as-agreed'
                : 'payoff'
  return {
    ...basis,
    ...cash,
    stage,
    order,
    plan,
    avalanche,
    snowball,
    minimumsOnly: debtPayoff({ debts: unpaced(paid, numbers), extra: 0, order: 'minimum-only' }),
    tried,
    numbers,
    claims,
    targets,
    clearsAtOnce,
    costly,
    growing: paid.filter(isGrowing),
    middling,
    heavyShare,
    paymentShare,
  }
}

/** Unsecured debt as a share of pay. */
function heavyShareOf({ sheet, debts, pay }: DebtBasis): Figure | undefined {
  if (pay === undefined) return undefined
  const unsecured = debts.filter(({ kind }) => !secured.includes(kind)).map(({ balance }) => balance)
  if (unsecured.length === 0) return undefined
  return sheet.computed(
    'heavy-share',
    'Cards, bills and other unsecured debt as a share of a year’s pay',
    'share',
    'unsecured balances added up ÷ pay before tax',
    [...unsecured, pay],
    sumOf(unsecured) / pay.value,
  )
}

function paymentShareOf({ sheet, reader, minimums, gap, mortgages, pay }: DebtBasis): Figure | undefined {
  if (pay === undefined) return undefined
  const rent = reader.told('monthlyRent') === undefined ? [] : [reader.number('monthlyRent')]
  const due = [gap?.asked ?? minimums, ...mortgages.map(({ minimum }) => minimum), ...rent]
  const income = payAndBeside(sheet, reader, pay)
  return sheet.computed(
    'payment-share',
    'Debt payments and housing as a share of what comes in before tax',
    'share',
    'the payments of a year added up ÷ what comes in before tax',
    [...due, income],
    (sumOf(due) * monthsPerYear) / income.value,
  )
}
