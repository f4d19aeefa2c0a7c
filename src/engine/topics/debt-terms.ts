/** A debt as the payoff arithmetic takes it, its promotion included. */
import { monthsBetween } from '../calendar.ts'
import { typicalRates } from '../fallbacks/typical-debts.ts'
import type { DateFigure, Figure } from '../figure.ts'
import type { Debt } from '../math/debt-payoff.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type DebtFigures, isBalanceTaken, revolvingMinimum, yearlyCost } from './debts.ts'
import type { KeptRate } from './kept-card-rate.ts'

export interface Promotion {
  readonly rate: Figure
  /** Payments until it ends. */
  readonly months: Figure
  /** Absent where the day was not told. */
  readonly ends?: DateFigure
  readonly minimumAfter: Figure
  readonly isDeferred: boolean
  /** Deferred interest of the time before today: it is charged with the rest if anything is left at the end. */
  readonly builtUp: Figure | undefined
}

/** A debt whose rate is the one that holds without the promotion. */
export interface DebtTerms extends DebtFigures {
  readonly promotion?: Promotion
  /** A card at a low rate that is taken to hold until the last payment. */
  readonly keptRate?: KeptRate
  /** Payments until the end of an extended payment plan of a payday lender, which takes no more interest. */
  readonly extendedPlan?: Figure
  /** What is asked after some months, where the law ends the plan of a loan or its bill follows an older income. */
  readonly later?: { readonly afterMonths: Figure; readonly payment: Figure } | undefined
  /** Its lender is asked to take a smaller payment, which `minimum` then is, for some months. */
  readonly eased?: { readonly asked: Figure; readonly months: Figure }
  /** A federal loan that goes to the Repayment Assistance Plan, or is on it and paid ahead. */
  readonly assisted?: AssistedTerms
  /** A card on a cheap promotion that waits for the emergency fund: what it gets from some months on, to be gone in time. */
  readonly paced?: { readonly afterMonths: Figure; readonly payment: Figure }
  /** Gets what is asked and nothing more. */
  readonly minimumOnly?: boolean
  /** Cheap, and small enough to come before another debt where the smallest is paid first. */
  readonly isSmallCheap?: boolean
}

/** What the Repayment Assistance Plan makes of a loan. */
export interface AssistedTerms {
  /** Payments until it holds; absent where it is the first that is asked for. */
  readonly waits?: Figure
  readonly payment: Figure
  /** A full payment lowers the loan by at least this much. */
  readonly leastPrincipal: Figure
  /** Of all the loans of the plan, at their average. */
  readonly rate: Figure
  /** What it costs a year after waived interest and matched principal: paid early it comes last. */
  readonly effectiveRate: Figure
}

const fromToday =
  'The whole time that you named, as if it began today. If it began earlier, it ends earlier: the last day stands on the statement.'

/**
 * Whether what is paid on a card is more than cards ask for by themselves: it then ends the balance, as the level payment of
 * a plan that was agreed with the lender. At no interest at all it is an offer.
 */
const isPaidAsAgreed = (debt: DebtFigures): boolean =>
  debt.told.promoRate === undefined &&
  debt.told.deferredInterest !== true &&
  debt.rate.value > 0 &&
  debt.told.minPayment !== undefined &&
  !isBalanceTaken(debt) &&
  debt.minimum.value > revolvingMinimum(debt.balance.value, debt.rate.value)

function keptRate(sheet: Worksheet, { id, label, balance, rate }: DebtFigures): KeptRate {
  const { rate: otherwise, why, source } = typicalRates.credit_card
  return {
    usual: sheet.computed(
      `${id}.usual-minimum`,
      `What a card asks for by itself on the ${label}`,
      'usd-per-month',
      'the month’s interest and a small share of the balance, as card issuers ask',
      [balance, rate],
      revolvingMinimum(balance.value, rate.value),
    ),
    otherwise: sheet.assumed(
      `${id}.full-rate`,
      `Rate of the ${label}, should the low one end`,
      'rate',
      otherwise,
      why,
      source,
    ),
  }
}

/**
 * Reads the promotion of a debt. A card that was told to cost nothing, or less than cards lend at for good, is on one,
 * whether or not its end was told: the end and the rate that follows are then assumed. Where its payment pays it off, and
 * no end was told, the low rate is taken to have been agreed until then.
 */
export function withPromotion(sheet: Worksheet, debt: DebtFigures, today: CalendarDate): DebtTerms {
  const { id, told, kind, label } = debt
  const isCheapCard =
    kind === 'credit_card' && told.rate !== undefined && debt.rate.value < rules.lastingCardRate.value
  if (told.promoEnds === undefined && told.promoMonths === undefined) {
    if (!isCheapCard) return debt
    if (isPaidAsAgreed(debt)) return { ...debt, keptRate: keptRate(sheet, debt) }
  }
  const promoRate = told.promoRate ?? (isCheapCard ? debt.rate.value : 0)
  const typical = typicalRates[kind]
  const rate =
    debt.rate.value > promoRate
      ? debt.rate
      : sheet.assumed(
          `${id}.full-rate`,
          `Rate of the ${label} after the promotion`,
          'rate',
          Math.max(typical.rate, promoRate),
          typical.why,
          typical.source,
        )
  if (told.promoEnds !== undefined && told.promoEnds <= today) return { ...debt, rate }
  const months =
    told.promoEnds === undefined
      ? sheet.assumed(
          `${id}.promo.months`,
          `Months until the promotion of the ${label} ends`,
          'months',
          told.promoMonths ?? rules.promotionMonths.value,
          told.promoMonths === undefined ? rules.promotionMonths.why : fromToday,
        )
      : sheet.computed(
          `${id}.promo.months`,
          `Months until the promotion of the ${label} ends`,
          'months',
          'whole months from today to its last day',
          [],
          monthsBetween(today, told.promoEnds),
        )
  const minimumAfter = sheet.assumed(
    `${id}.minimum.after`,
    `Minimum payment on the ${label} after the promotion`,
    'usd-per-month',
    Math.max(debt.minimum.value, revolvingMinimum(debt.balance.value, rate.value)),
    'The month’s interest at the full rate and a small share of today’s balance, as card issuers ask.',
  )
  return {
    ...debt,
    rate,
    promotion: {
      rate:
        told.promoRate === undefined && !isCheapCard
          ? sheet.assumed(
              `${id}.promo.rate`,
              `Rate of the ${label} during the promotion`,
              'rate',
              promoRate,
              'Most promotions charge nothing until they end.',
            )
          : sheet.told(
              'debts',
              `${id}.promo.rate`,
              `Rate of the ${label} during the promotion`,
              'rate',
              promoRate,
            ),
      months,
      ...(told.promoEnds === undefined
        ? {}
        : {
            ends: sheet.date(
              `${id}.promo.ends`,
              `Last day of the promotion of the ${label}`,
              'you said so',
              [],
              told.promoEnds,
            ),
          }),
      minimumAfter,
      isDeferred: told.deferredInterest === true,
      builtUp:
        told.deferredInterest === true && told.promoEnds !== undefined
          ? builtUpOf(sheet, debt, rate, months)
          : undefined,
    },
  }
}

/** Deferred interest runs from the purchase: nobody said when that was, so the promotion is taken to have a usual length. */
function builtUpOf(
  sheet: Worksheet,
  { id, label, balance }: DebtFigures,
  rate: Figure,
  months: Figure,
): Figure | undefined {
  const length = sheet.assumed(
    `${id}.promo.length`,
    `Whole length of the promotion of the ${label}`,
    'months',
    rules.promotionMonths.value,
    'A common length. If yours is longer, more interest has built up than is counted here; the statement shows it.',
  )
  const gone = length.value - months.value
  return gone <= 0
    ? undefined
    : sheet.computed(
        `${id}.promo.built-up`,
        `Deferred interest on the ${label} so far`,
        'usd',
        'today’s balance × the full rate ÷ months in a year × months of the promotion that are gone; rather too low, as the balance was higher before',
        [balance, rate, length, months],
        Math.round((balance.value * rate.value * gone) / monthsPerYear),
      )
}

/** Until when a promotion lasts and what follows; a day that nobody told has to be looked up. */
export function promotionInWords({ label, rate }: DebtTerms, { rate: until, months, ends }: Promotion): Text {
  return ends === undefined
    ? say`The ${label} costs ${until} until its promotion ends, taken to be in ${months}, then ${rate}. Find the last day: it stands on the statement.`
    : say`The ${label} costs ${until} until its promotion ends on ${ends}, then ${rate}.`
}

/** The payment that the lender asks for, whether or not all of it is paid at first. */
export const askedFor = ({ eased, minimum }: DebtTerms): Figure => eased?.asked ?? minimum

/** The larger of what is asked today and later. */
export const mostAsked = (debt: DebtTerms): Dollars =>
  Math.max(askedFor(debt).value, debt.later?.payment.value ?? 0)

/** Whether no payment that is asked for, now or later, covers a month's interest, and nobody waives the rest. */
export const isGrowing = (debt: DebtTerms): boolean =>
  debt.promotion === undefined &&
  debt.assisted === undefined &&
  mostAsked(debt) < (debt.balance.value * debt.rate.value) / monthsPerYear

/** The debt in plain numbers. */
export const debtInNumbers = ({
  kind,
  label,
  balance,
  rate,
  afterTax,
  minimum,
  promotion,
  extendedPlan,
  later,
  eased,
  assisted,
  paced,
  minimumOnly,
}: DebtTerms): Debt => ({
  name: label,
  balance: balance.value,
  rate: rate.value,
  // What the penalty adds and what a deduction saves set the place alone: the schedule counts the interest of the lender.
  ...(kind === 'tax' || afterTax !== undefined
    ? { rank: yearlyCost({ kind, rate, ...(afterTax === undefined ? {} : { afterTax }) }) }
    : {}),
  minimum: minimum.value,
  ...(promotion === undefined
    ? {}
    : {
        promotion: {
          rate: promotion.rate.value,
          months: promotion.months.value,
          deferredInterest: promotion.isDeferred,
          ...(promotion.builtUp === undefined ? {} : { deferredBefore: promotion.builtUp.value }),
          minimumAfter: promotion.minimumAfter.value,
        },
      }),
  // Whoever misses a payment of such a plan owes what a renewal would have cost.
  ...(extendedPlan === undefined
    ? {}
    : { promotion: { rate: 0, months: extendedPlan.value, deferredInterest: true } }),
  ...(later === undefined
    ? {}
    : { later: { afterMonths: later.afterMonths.value, minimum: later.payment.value } }),
  ...(paced === undefined
    ? {}
    : { later: { afterMonths: paced.afterMonths.value, minimum: paced.payment.value } }),
  ...(eased === undefined ? {} : { later: { afterMonths: eased.months.value, minimum: eased.asked.value } }),
  ...(assisted === undefined
    ? {}
    : {
        rate: assisted.rate.value,
        // More than is asked ends the waiver and the match first.
        rank: assisted.effectiveRate.value,
        leastPrincipal: assisted.leastPrincipal.value,
        ...(assisted.waits === undefined
          ? {}
          : { later: { afterMonths: assisted.waits.value, minimum: assisted.payment.value } }),
      }),
  ...(minimumOnly === undefined ? {} : { minimumOnly }),
})
