/** Where this month's money goes: each debt's payment, what comes before, and what the debts do not need. */

import { type DebtKind, isFederalLoan } from '../../facts/debts.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { Part } from '../allocations.ts'
import type { AssistedTerms, DebtTerms } from '../debt-terms.ts'
import { isOwedToOneself, isWithCollector } from '../debts.ts'
import { duringRisk } from '../job-at-risk.ts'
import { waitsForIncomePlan } from '../loans-without-pay.ts'
import { withoutPay } from '../pay-bridge-words.ts'
import { hasRetired } from '../retired.ts'
import { paidAtOnce } from './at-once.ts'
import { makesUpFirst } from './behind.ts'
import { carriedGap } from './carried-gap.ts'
import { inCourt, isCourtAlone } from './court.ts'
import { extraShares, firstNeedsName } from './extra.ts'
import { givenNow, isBeforeDebts } from './filling.ts'
import { untilMoved } from './loan-words.ts'
import { isGuessed } from './monthly-words.ts'
import { monthsWithoutPay } from './months-without-pay.ts'
import { waitsForMonths } from './months-without-pay-words.ts'
import { isOpenBill, isUnagreed } from './open-bill.ts'
import { paidInTimeBy } from './promotions.ts'
import { goneBy } from './results.ts'
import { canBeTaken } from './secured-late.ts'
import { goesBySize } from './smallest-first.ts'
import { waitsForJob } from './waits-for-job.ts'
import type { DebtWork } from './work.ts'

export function monthlyParts(work: DebtWork): Part[] {
  if (work.stage === 'free') return []
  if (work.stage === 'shortfall') return triage(work)
  return [...comesFirst(work), ...debtParts(work), ...apartParts(work), ...unused(work)]
}

const whole = (
  { sheet }: DebtWork,
  id: string,
  label: string,
  how: string,
  inputs: Figure[],
  value: number,
) => sheet.computed(`part.${id}`, label, 'usd', `${how}, in whole dollars`, inputs, Math.round(value))

function comesFirst(work: DebtWork): Part[] {
  const { before, match, extra } = work
  const parts: Part[] = []
  const first = givenNow(work, 'late', 'cushion')
  if (first > 0)
    parts.push({
      label: firstNeedsName(work),
      description:
        work.late === undefined
          ? words('A small cushion keeps the next repair off a card.')
          : before.length > 1
            ? words('What is late costs fees, and a small cushion keeps the next repair off a card.')
            : words('What is late costs fees, and a home or a car may be lost over it.'),
      amount: whole(
        work,
        'before',
        'Late bills and first cushion',
        'what is missing there, at most what the minimum payments leave this month',
        [...before, extra],
        first,
      ),
    })
  if (match !== undefined)
    parts.push({
      label: words('Plan at work, for the match'),
      description: say`What ${match.raise}${match.cost.asKind} takes off your pay. ${words(match.words.employer)} ${words(match.words.adds)} ${match.added} to it.${match.words.split} Nothing else pays as much on the first day.`,
      amount: whole(
        work,
        'match',
        'For the match',
        'what earns the match, when what comes first is full',
        [match.monthly, extra, ...before],
        givenNow(work, 'match'),
      ),
    })
  const { fund, beyond } = work
  if (fund !== undefined)
    parts.push({
      label: words('Emergency fund'),
      description: say`Until it holds ${fund.target}${fund.countedWith}. Below ${work.highRate} no debt is costly enough to come before it.`,
      amount: whole(
        work,
        'fund',
        'Emergency fund',
        'what is missing there, at most what is left this month for debts',
        [fund.gap, beyond, ...before],
        givenNow(work, 'fund'),
      ),
    })
  return parts
}

function debtParts(work: DebtWork): Part[] {
  const { paid, plan, targets, beyond, claims } = work
  const [firstMonth] = plan.schedule
  // What is late on a debt stands in a part of its own.
  const lateOn = (index: number) =>
    claims.reduce(
      (sum, { debt }, place) => (debt === index ? sum + (firstMonth?.claims[place] ?? 0) : sum),
      0,
    )
  const ordered = [...targets, ...paid.filter((debt) => !targets.some(({ id }) => id === debt.id))]
  return ordered.map((debt) => {
    const index = paid.findIndex(({ id }) => id === debt.id)
    if (work.clearsAtOnce && targets.some(({ id }) => id === debt.id))
      return {
        label: sentenceStart(debt.label),
        description: say`All of it now: it costs ${debt.rate}.`,
        amount: whole(
          work,
          debt.id,
          `Now to the ${debt.label}`,
          'its balance, out of what is sent today',
          [debt.balance, ...(work.sent === undefined ? [] : [work.sent.sum])],
          plan.lumpSums[index] ?? 0,
        ),
      }
    const payment = (firstMonth?.payments[index] ?? 0) - lateOn(index)
    return {
      label: sentenceStart(debt.label),
      description: aboutDebt(work, debt, payment > debt.minimum.value),
      amount: whole(
        work,
        debt.id,
        `This month to the ${debt.label}`,
        'minimum payment, and what can be spared when it is first in the order',
        [debt.minimum, debt.balance, beyond],
        payment,
      ),
    }
  })
}

function aboutDebt(work: DebtWork, debt: DebtTerms, isFirst: boolean): Text {
  const gone = goneBy(work, debt)
  const end = gone === undefined ? nothing : say` Paid in ${gone}.`
  if (isOwedToOneself(debt))
    return say`What is asked and no more: its ${debt.rate} goes to your own account.${end}`
  if (isWithCollector(debt))
    return say`With a collector: what was agreed, and not a dollar more before it is proven in writing.${end}`
  if (work.stage === 'hold' && work.choice?.low !== undefined && waitsForIncomePlan(work.reader, debt.told))
    return words('What is asked until a payment by your income of today is confirmed, and no more.')
  if (debt.paced !== undefined && debt.promotion !== undefined)
    return say`${debt.promotion.rate} until ${debt.promotion.ends ?? debt.promotion.months}: it waits for your emergency fund, and is still gone before.${end}`
  if (debt.minimumOnly === true && work.choice?.best !== undefined && isFederalLoan(debt.told))
    return say`What is asked, and no more until its plan is chosen: under ${work.choice.best.named} more would be wasted.${end}`
  if (waitsForJob(work, debt))
    return say`What is asked and no more ${words(duringRisk(work.reader))}: the rest stays in cash.${end}`
  if (waitsForMonths(work, debt))
    return say`What is asked and no more: cash for the months after your last pay check comes first.${end}`
  if (debt.minimumOnly === true && debt.rate.value >= work.lowRate.value)
    return say`What is required, and no more: public-service forgiveness can take the rest.${end}`
  if (isOpenBill(debt))
    return say`Nothing is agreed yet: offer this, without interest, once the hospital has answered.${end}`
  if (debt.minimumOnly === true) return say`Minimum payment only: ${debt.rate} is cheap.${end}`
  const { promotion, eased } = debt
  if (eased !== undefined)
    return say`Ask it to wait: ${eased.asked} is asked, and this is what is left for ${eased.months}.${end}`
  if (debt.extendedPlan !== undefined)
    return say`Due in full at the next payday. ${debt.minimum} is what a month of an extended payment plan takes, if the lender grants it before that day.${end}`
  const share = isBeforeDebts(work) ? undefined : extraShares(work).find(({ debt: { id } }) => id === debt.id)
  if (promotion !== undefined) {
    const until = promotion.ends === undefined ? say`${promotion.months} from now` : say`${promotion.ends}`
    if (promotion.isDeferred && paidInTimeBy(work, debt) === undefined)
      return say`At this pace it is not paid before ${until}, and interest at ${debt.rate} since the first day is charged then.${end}`
    return isFirst && promotion.isDeferred
      ? say`${debt.minimum} is asked; ${share === undefined ? words('the extra') : say`${share.amount} more`} clears it before ${until}, so that no back interest comes.${end}`
      : say`${promotion.rate} until ${until}, then ${debt.rate}.${end}`
  }
  if (debt.assisted !== undefined) return say`${assistedPart(debt, debt.assisted)}${end}`
  const least = isGuessed(debt) ? say`About ${debt.minimum}` : say`${debt.minimum}`
  const why = goesBySize(work) ? words('it is the smallest') : say`it costs ${debt.rate}`
  return isFirst
    ? share === undefined
      ? say`${least} is asked; the extra goes here first, because ${why}.${end}`
      : say`${least} is asked and ${share.amount} more goes here, because ${why}.${end}`
    : isUnagreed(debt)
      ? say`Nothing is agreed yet: offer this to the tax office, at ${debt.rate}.${end}`
      : say`Minimum payment for now, at ${debt.rate}.${end}`
}

/** A federal loan that goes to, or is on, the Repayment Assistance Plan for what it frees. */
const assistedPart = ({ minimum }: DebtTerms, { payment, waits }: AssistedTerms): Text =>
  waits === undefined
    ? say`What the Repayment Assistance Plan asks for; more only when nothing else comes first.`
    : say`${minimum} until the Repayment Assistance Plan is confirmed, then ${payment}; more only when nothing else comes first.`

/** What is paid beside the order: federal loans on a plan that forgives, and those on the way out of default. */
function apartParts(work: DebtWork): Part[] {
  const { loans, rehabilitated } = work
  const asked = (debt: DebtTerms, description: Text): Part => ({
    label: sentenceStart(debt.label),
    description,
    amount: whole(
      work,
      debt.id,
      `This month to the ${debt.label}`,
      'what is asked',
      [debt.minimum],
      debt.minimum.value,
    ),
  })
  return [
    ...(loans?.isApart
      ? [
          asked(
            loans.merged,
            loans.paymentsLeft === undefined
              ? say`What ${(loans.rise?.held ?? loans.chosen).named} asks for, and no more.`
              : say`What is required${untilMoved(loans)}, and no more: ${loans.paymentsLeft} of payments are left.`,
          ),
        ]
      : []),
    ...rehabilitated.map((debt) =>
      asked(debt, words('The payment that was agreed, until the loan is out of default.')),
    ),
  ]
}

/** What can be spared when no debt should get it. */
function unused(work: DebtWork): Part[] {
  const { targets, toDebts, extra, before, paid, plan, mortgages, lowRate } = work
  if (work.clearsAtOnce) return freed(work)
  if (targets.length > 0) return []
  const [first] = plan.schedule
  const taken = (first?.payments ?? []).reduce((sum, one) => sum + one, first?.setAside ?? 0)
  const free =
    first === undefined ? toDebts.value : extra.value + sumOf(paid.map(({ minimum }) => minimum)) - taken
  const bridge = monthsWithoutPay(work)
  const none = `No ${mortgages.some(({ rate }) => rate.value >= lowRate.value) ? 'other ' : ''}debt here is worth paying faster`
  const [label, description] =
    isCourtAlone(work) || inCourt(work.unproven).length > 0
      ? ['Cash cushion', 'Keep it in cash until legal aid has answered: a settlement may need it.']
      : makesUpFirst(work)
        ? ['What is late', 'Until it is made up; ask each of them for the sum in writing.']
        : paid.some((debt) => waitsForJob(work, debt))
          ? ['Savings within reach', 'Until pay is sure, cash is worth more than a smaller balance.']
          : hasRetired(work.reader)
            ? [
                'Cushion and savings',
                `${none}. Fill the emergency fund; beyond it the money is yours to spend, or to save in your own name.`,
              ]
            : bridge !== undefined
              ? [
                  `Cash for the months ${withoutPay(bridge)}`,
                  `${none}, and those months are near. Insured savings and Treasury bills, beside the emergency fund.`,
                ]
              : [
                  'Cushion and retirement',
                  `${none}. This money does more in savings or a retirement account.`,
                ]
  return [
    {
      label: words(label),
      description: words(description),
      amount: whole(
        work,
        'free',
        'Free for other things',
        'what can be spared, when what comes first is full',
        [toDebts, extra, ...before],
        Math.max(0, free),
      ),
    },
  ]
}

/** What the debts took each month, when cash has paid them. */
function freed(work: DebtWork): Part[] {
  const atOnce = paidAtOnce(work)
  if (atOnce === undefined) return []
  // Where a match comes between the first cushion and the rest of the fund, the cushion has a part of its own.
  const first = givenNow(work, 'late', 'cushion')
  const bridge = monthsWithoutPay(work)
  return [
    {
      label:
        atOnce.gap.value > 0
          ? words('Emergency fund')
          : words(
              hasRetired(work.reader)
                ? 'Free each month'
                : bridge === undefined
                  ? 'Retirement savings'
                  : `Cash for the months ${withoutPay(bridge)}`,
            ),
      description:
        atOnce.gap.value > 0
          ? say`What the debts took each month fills the fund again, until it holds ${atOnce.target}${atOnce.countedWith}.`
          : words(
              `Your fund is full, so what the debts took each month is ${
                hasRetired(work.reader)
                  ? 'yours to spend, or to save in your own name'
                  : bridge === undefined
                    ? 'free for retirement'
                    : 'kept for those months'
              }.`,
            ),
      amount: whole(
        work,
        'freed',
        'What the debts took each month',
        'what is free each month when the debts are paid, less what comes first',
        [atOnce.freed, ...work.before],
        Math.max(0, atOnce.freed.value - first),
      ),
    },
  ]
}

/** What can be taken away comes first, then what can be asked to wait; kinds that are not named come last. */
const urgency: readonly DebtKind[] = ['mortgage', 'auto', 'heloc', 'tax', 'student_loan']

function triage(work: DebtWork): Part[] {
  const { paid, loans, rehabilitated, mortgages, minimums, shortfall, goneToday } = work
  // The payment of a mortgage stands among the month's costs; what is late on it does not.
  const lateHome = mortgages.filter(({ told }) => told.isPastDue === true)
  const debts = [
    ...lateHome,
    ...paid.filter((debt) => !goneToday.includes(debt)),
    ...(loans?.isApart ? [loans.merged] : []),
    ...rehabilitated,
  ]
  const isUrgent = ({ kind }: DebtTerms) => urgency.includes(kind)
  const askedOf = (some: readonly DebtTerms[]) => sumOf(some.map(({ minimum }) => minimum))
  const carried = carriedGap(work)
  let left = Math.max(0, Math.floor(minimums.value - (carried === undefined ? (shortfall?.value ?? 0) : 0)))
  // Half of an extended payment plan is a broken one: it is paid in full before a card, or what is paid today is.
  const isWhole = askedOf(debts.filter((debt) => isUrgent(debt) || debt.extendedPlan !== undefined)) <= left
  const rank = (debt: DebtTerms) =>
    isUrgent(debt)
      ? urgency.indexOf(debt.kind)
      : urgency.length + (debt.extendedPlan === undefined ? 1 : isWhole ? 0 : 2)
  const ordered = debts
    .map((debt, index) => ({ debt, index }))
    .sort((a, b) => rank(a.debt) - rank(b.debt) || a.index - b.index)
  return ordered.map(({ debt }) => {
    const amount = Math.min(left, Math.round(debt.minimum.value))
    left -= amount
    return {
      label: sentenceStart(debt.label),
      description: lateHome.includes(debt)
        ? words('Toward what is late: the home comes before all other debts.')
        : canBeTaken.includes(debt.kind)
          ? words('It can be taken from you, so it comes first.')
          : debt.kind === 'tax'
            ? words('Ask the tax office for a payment plan; then this is what it asks for.')
            : debt.extendedPlan !== undefined && isWhole
              ? words('Ask for an extended payment plan and pay it in full: each renewal is a new fee.')
              : words(
                  carried === undefined
                    ? 'What is left. Call them before you miss a payment.'
                    : 'In full, with what is missing from your cash.',
                ),
      amount: whole(
        work,
        debt.id,
        `This month to the ${debt.label}`,
        'minimum payment, at most what is left after the ones before',
        [debt.minimum, minimums, ...(shortfall === undefined ? [] : [shortfall])],
        amount,
      ),
    }
  })
}
