/** The plan against the other ways to pay, on one ledger. */

import type { DebtPayoff } from '../../math/debt-payoff.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { countsForPublicService } from '../../tax/student-loan-plans.ts'
import type { Months } from '../../units.ts'
import { paidAgain } from '../ending-names.ts'
import { monthDate } from '../month-date.ts'
import { hasRetired } from '../retired.ts'
import { allToDebts, splitWords } from './beside-debts.ts'
import { debtBeforeMatch } from './debt-before-match.ts'
import { takeDebtOffer } from './debt-offer-words.ts'
import { fillsFund, fundFull, fundWaits, monthsToFill } from './filling.ts'
import { investInstead } from './invest.ts'
import { waitingCostly } from './last-months.ts'
import { byInterest, byTodaysRate, dearer, leastBudget, monthlyBudget, payoffLedger } from './ledger.ts'
import { keepFixed } from './loan-assisted-words.ts'
import { unmet } from './loan-relief-words.ts'
import { aheadByTax } from './loan-tax.ts'
import { keepSaving } from './lowered-saving-words.ts'
import { beyondFund } from './months-without-pay-words.ts'
import { counselorPlan, keepCash, newLoan, payBeforeFund, payCheapDebtFaster } from './other-ways.ts'
import { takeOffer } from './refinance.ts'
import {
  leastFigures,
  type PayoffFigures,
  payoffFigures,
  savedInterest,
  scheduleInputs,
  worthToday,
} from './results.ts'
import { wished } from './smallest-first.ts'
import { cheapOnes, sameOrder } from './smallest-first-words.ts'
import { withoutTransfer } from './taken-transfer-words.ts'
import type { DebtWork } from './work.ts'

const mostOthers = rules.mostOtherWays.value

export function debtAlternatives(work: DebtWork): Alternative[] {
  if (work.stage === 'free' || work.stage === 'catch-up' || work.stage === 'shortfall') return []
  if (work.paid.length === 0) return loanAlternatives(work)
  const plan = payoffFigures(work, 'plan', 'This plan', work.plan)
  const least = leastFigures(work)
  const order = otherOrder(work, plan)
  const ways: (() => Alternative | undefined)[] = [
    () => keepSaving(work, plan),
    () => keepFixed(work),
    () => allToDebts(work, plan),
    () => takeOffer(work),
    () => takeDebtOffer(work),
    () => withoutTransfer(work, plan),
    () => counselorPlan(work, plan),
    () => (order?.isSame === false ? order.way : undefined),
    () => plainAvalanche(work, plan),
    () => investInstead(work, plan),
    () => debtBeforeMatch(work, plan),
    () => payBeforeFund(work, plan),
    () => keepCash(work, plan),
    () => newLoan(work, plan),
    () => payCheapDebtFaster(work, plan),
    // What comes to the same takes no place from a way that differs.
    () => (order?.isSame === true ? order.way : undefined),
  ]
  const others: Alternative[] = []
  // A way that finds no place is not worked out, so that nothing is assumed for it.
  for (const way of ways) {
    const other = others.length < mostOthers ? way() : undefined
    if (other !== undefined) others.push(other)
  }
  const current = least === undefined ? unmet(work) : minimums(work, plan, least)
  return [recommended(work, plan, least), ...(current === undefined ? [] : [current]), ...others]
}

const orderNames = {
  avalanche: words('Highest rate first (avalanche)'),
  snowball: words('Smallest balance first (snowball)'),
  'promotion-first': words('Deferred interest first, then the highest rate'),
  'before-jump': words('Highest rate first, with the promotion moved up'),
}

/** By what is left of the rate after tax, where that moves a debt. */
const orderName = (work: DebtWork, order: DebtWork['order']): Text =>
  order === 'avalanche' && aheadByTax(work).length > 0
    ? words('Highest rate after tax first (avalanche)')
    : orderNames[order]

function recommendedTitle(work: DebtWork): Text {
  const { stage, targets, order } = work
  if (stage === 'as-agreed') return words('Pay as agreed')
  if (stage === 'hold') return words('The minimum payments, and hardship terms')
  if (work.clearsAtOnce) return words('Pay it off now')
  if (fillsFund(work))
    return work.goneToday.length > 0
      ? words('The costly debts from cash, then the emergency fund')
      : words('Emergency fund first, then choose')
  if (order === 'promotion-first' && wished(work) === 'snowball')
    return words('Deferred interest first, then the smallest balance')
  return targets.length > 1 ? orderName(work, order) : words('Everything you can spare goes to the one debt')
}

function recommendedDetail(work: DebtWork): Text {
  return work.clearsAtOnce
    ? words(
        `The freed payments go to the emergency fund, then to ${hasRetired(work.reader) ? 'what you like' : beyondFund(work, 'retirement')}.`,
      )
    : work.stage === 'as-agreed'
      ? words(
          waitingCostly(work).length > 0
            ? `The minimum payments, and everything else to cash until ${paidAgain(work.reader)}.`
            : `The minimum payments, and everything else to savings and ${hasRetired(work.reader) ? 'investments' : beyondFund(work, 'retirement')}.`,
        )
      : work.stage === 'hold'
        ? words(
            `Every minimum payment, and nothing beyond it until pay returns.${work.paid.length > 1 ? ' A paid debt’s payment goes on to the next.' : ''}`,
          )
        : fillsFund(work)
          ? words('Every minimum payment, the rest to the fund until it is full, then to the debt.')
          : work.paid.length > 1
            ? words(
                `Every minimum payment first, the rest to one debt. A paid debt’s payment goes on to the next${fundWaits(work) ? ', and to the emergency fund when nothing costly is left' : ''}.`,
              )
            : words('The minimum payment and more, each month until it is gone.')
}

function recommended(work: DebtWork, plan: PayoffFigures, least: PayoffFigures | undefined): Alternative {
  const worth = worthToday(work)
  const saved = savedInterest(work, plan, least)
  return {
    id: 'recommended',
    kind: 'recommended',
    title: recommendedTitle(work),
    detail: join([
      recommendedDetail(work),
      aheadByTax(work).length > 0
        ? words('The tax that deducted interest saves sets the order, and is in no sum of interest here.')
        : nothing,
      splitWords(work) ?? nothing,
    ]),
    ledger: payoffLedger(work, plan, work.clearsAtOnce ? work.stillDue : monthlyBudget(work)),
    difference:
      least !== undefined && least.date === undefined && plan.date !== undefined
        ? words('Ends what the minimum payments alone never would.')
        : saved === undefined || worth === undefined || saved.value <= 0
          ? words('The plan.')
          : work.stage === 'hold'
            ? say`Saves ${saved} of interest against the minimum payments alone, once a debt is paid and its payment goes on to the next.`
            : say`Saves ${saved} of interest against the minimum payments. In today’s dollars that is worth at least ${worth}, even if the extra could have earned savings rates instead.`,
  }
}

function minimums(work: DebtWork, plan: PayoffFigures, least: PayoffFigures): Alternative {
  const saved = savedInterest(work, plan, least)
  return {
    id: 'current',
    kind: 'current',
    title: words('Minimum payments alone'),
    detail: work.paid.some(({ kind }) => kind === 'credit_card')
      ? join([
          words('Taken to stay level.'),
          risesAfterPromotion(work),
          words('Card companies lower them as the balance falls, so it would take even longer.'),
        ])
      : words('What is asked, and nothing more.'),
    ledger: payoffLedger(work, least, leastBudget(work)),
    difference:
      least.date === undefined
        ? words('Never ends: the payment does not cover the interest.')
        : saved === undefined || saved.value <= 0
          ? words('The same as the plan.')
          : say`Costs ${saved} more interest.`,
  }
}

/** A card that is still owed when its promotion ends asks for more from then on. */
function risesAfterPromotion({ paid, minimumsOnly }: DebtWork): Text {
  const risen = paid.flatMap(({ label, promotion, minimum }, index) => {
    const months = minimumsOnly?.debts[index]?.months ?? Infinity
    return promotion === undefined ||
      months <= promotion.months.value ||
      promotion.minimumAfter.value <= minimum.value
      ? []
      : [say`on the ${label} about ${promotion.minimumAfter} instead of ${minimum}`]
  })
  return risen.length === 0
    ? nothing
    : say`Only once a promotion ends more is taken to be asked: ${listed(risen)}.`
}

interface OtherOrder {
  readonly way: Alternative
  /** Whether it comes to the same as the plan. */
  readonly isSame: boolean
}

/** The order that was not chosen. */
function otherOrder(work: DebtWork, plan: PayoffFigures): OtherOrder | undefined {
  // Beside one costly debt a small cheap one has its turn where the smallest comes first.
  const hasOrder = work.targets.length > 1 || work.paid.some(({ isSmallCheap }) => isSmallCheap === true)
  if (!hasOrder || work.clearsAtOnce) return undefined
  const isSnowball = work.order !== 'snowball'
  const payoff = isSnowball ? work.snowball : work.avalanche
  const id = isSnowball ? 'snowball' : 'avalanche'
  const figures = payoffFigures(
    work,
    id,
    isSnowball ? 'Smallest balance first' : 'Highest rate first',
    payoff,
  )
  const [gone, goneOfPlan] = [figures.firstGone?.value ?? '', plan.firstGone?.value ?? '']
  const isSame = figures.interest.value === plan.interest.value && gone === goneOfPlan
  const way: Alternative = {
    id,
    kind: 'other',
    title: orderName(work, id),
    detail: isSame
      ? sameOrder(work)
      : join([
          isSnowball && gone < goneOfPlan
            ? words('The first debt is gone sooner. If an early win keeps you going, it is worth its price.')
            : !isSnowball && gone > goneOfPlan
              ? words(
                  `The least interest${work.taxed === undefined ? '' : ' after tax'}, and a longer wait for the first debt to go.`,
                )
              : movedDates(work, payoff),
          cheapOnes(work),
          fundThen(work, payoff),
        ]),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: byInterest(work, dearer(work, id, figures, plan)),
  }
  return { way, isSame }
}

/** Which debt goes soonest against the plan in another order, and which one pays for it. */
function movedDates(work: DebtWork, payoff: DebtPayoff): Text {
  const { paid, plan } = work
  const moved = paid.flatMap((debt, index) => {
    const [now, then] = [plan.debts[index]?.months, payoff.debts[index]?.months]
    const sooner = now === undefined || then === undefined ? 0 : now - then
    return now === undefined || then === undefined || sooner === 0 ? [] : [{ debt, now, then, sooner }]
  })
  moved.sort((a, b) => b.sooner - a.sooner)
  const [first, last] = [moved[0], moved.at(-1)]
  if (first === undefined || last === undefined) return words('Each debt is gone when it is in the plan.')
  const dates = ({ debt, now, then }: typeof first) => {
    const date = (id: string, label: string, months: Months) =>
      monthDate(work, `other.${id}.${debt.id}`, label, months, scheduleInputs(work))
    return {
      other: date('then', `The ${debt.label} is paid in the other order`, then),
      plan: date('now', `The ${debt.label} is paid in this plan`, now),
    }
  }
  const [soonest, latest] = [dates(first), dates(last)]
  const waits = say`${latest.other} instead of ${latest.plan}.`
  if (first.sooner < 0)
    return say`No debt is gone sooner than in the plan, and the ${last.debt.label} only by ${waits}`
  const win = say`The ${first.debt.label} is gone by ${soonest.other} instead of ${soonest.plan}`
  return last.sooner < 0 ? say`${win}, the ${last.debt.label} only by ${waits}` : say`${win}.`
}

/** When the fund that waits for debts is full in another order. */
function fundThen(work: DebtWork, payoff: DebtPayoff): Text {
  const now = fundFull(work)
  const months = monthsToFill({ ...work, plan: payoff }, 'fund')
  if (!fundWaits(work) || now === undefined || months === undefined) return nothing
  const then = monthDate(work, 'other.fund', 'The emergency fund is full in the other order', months)
  return then.shown === now.shown ? nothing : say`The emergency fund is full by ${then} instead of ${now}.`
}

function plainAvalanche(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { order } = work
  if (order !== 'promotion-first' && order !== 'before-jump') return undefined
  const figures = byTodaysRate(work)
  const more = dearer(work, 'avalanche', figures, plan)
  // Where it would cost less it leaves out the fund, which is a way of its own.
  if (more !== undefined && more.value < 0) return undefined
  return {
    id: 'avalanche',
    kind: 'other',
    title: orderNames.avalanche,
    detail:
      order === 'before-jump'
        ? words('Goes by what each costs today, as if the promotion did not end.')
        : words('Takes no care of the day on which deferred interest is charged.'),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: byInterest(work, more),
  }
}

/** The repayment plans side by side, where nothing but federal loans is paid. */
function loanAlternatives({ loans }: DebtWork): Alternative[] {
  if (loans === undefined) return []
  const { options, chosen, current: now, paymentsLeft } = loans
  const others = options.filter(({ plan }) => plan !== chosen.plan && plan !== now?.plan)
  const ordered = [chosen, ...(now === undefined || now.plan === chosen.plan ? [] : [now]), ...others]
  return ordered.slice(0, mostOthers + 1).map((option) => {
    const kind = option.plan === chosen.plan ? 'recommended' : option.plan === now?.plan ? 'current' : 'other'
    return {
      // One plan may go on as either of two when the law ends it.
      id: option.next === undefined ? option.plan : `${option.plan}.${option.next.plan}`,
      kind,
      title: option.label,
      detail:
        paymentsLeft !== undefined && countsForPublicService(option.plan)
          ? words('Counts toward public-service forgiveness, which is not taxed.')
          : option.forgiven.value > 0
            ? words('Ends in forgiveness, which is taxed as income.')
            : words('Ends when the loan is paid.'),
      ledger: [
        { label: words('A month, at today’s income'), value: say`${option.payment}` },
        { label: words('For'), value: say`${option.length}` },
        { label: words('Paid in all'), value: say`${option.total}` },
        {
          label: words('Forgiven'),
          value: option.forgiven.value > 0 ? say`${option.forgiven}` : words('Nothing'),
        },
      ],
      difference:
        kind === 'recommended'
          ? words('The plan.')
          : option.payment.value === chosen.payment.value
            ? words('Asks for the same each month.')
            : option.payment.value > chosen.payment.value
              ? words('Asks for more each month.')
              : words('Asks for less each month.'),
    }
  })
}
