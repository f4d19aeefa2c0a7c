/** The steps on debts at a high rate, which come before the full fund. */
import { addMonths } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { CalendarDate } from '../../units.ts'
import { type DebtTerms, promotionInWords } from '../debt-terms.ts'
import { inTurn, isRollover } from '../debts.ts'
import { paceInTime } from '../deferred-interest.ts'
import { leaveFirst } from '../expecting.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

/** Whether the starter cushion is filled before debts at a high rate: a loan that is renewed for a fee does not wait for it. */
export const isStarterNext = ({ kept, cushion, rollovers }: FundWork): boolean =>
  kept.value < cushion.starter.value && rollovers.length === 0

/** The day on which the starter cushion is full, where it is not yet and something is put aside that fills it. */
export function afterStarter({ dates, surplus, context }: FundWork): CalendarDate | undefined {
  if (surplus.value <= 0) return undefined
  const months = dates.milestones.find(({ id }) => id === 'starter')?.months ?? 0
  return months === 0 ? undefined : addMonths(context.today, months)
}

export function costlyDebt(work: FundWork): StepDraft | undefined {
  const {
    costlyDebts,
    promised,
    promiseKept,
    rollovers,
    atOnce,
    paidAtOnce: paid,
    isClearedAtOnce,
    freed,
    cushion,
    kept,
    stage,
    leftOwed,
    gap,
  } = work
  const worst = paid[0] ?? costlyDebts.find((debt) => !promised.includes(debt))
  const isFirst = worst !== undefined && rollovers.includes(worst)
  const after = isFirst ? undefined : afterStarter(work)
  if (worst === undefined) return undefined
  const isFull = gap.value === 0
  const keeps = words(
    isFull
      ? 'The whole fund stays.'
      : kept.value < cushion.starter.value
        ? 'Keep the rest, and fill the starter cushion next.'
        : 'Keep the starter cushion.',
  )
  const isPaidNow = atOnce.value > 0
  const isRetired = stage === 'retired'
  const raise =
    isRetired || isFull || freed === undefined || freed.value <= 0
      ? nothing
      : say` With the debts gone, send their ${freed} to the fund too: the dates count on it.`
  // Whoever draws on savings saves nothing each month: what the fund would be filled from pays the rest.
  const afterCash =
    leftOwed === undefined
      ? words('From then on pay each bill in full.')
      : say`The ${leftOwed} that is left comes before the rest of the fund: pay it from what the fund would be filled from, and until then more than the minimum each month.`
  return {
    id: 'costly-debt',
    title: isPaidNow
      ? say`Pay ${atOnce} of your cash on ${inTurn(paid)}`
      : isFirst
        ? say`Pay off the ${worst.label} before anything else`
        : isRetired
          ? say`Pay off the ${worst.label} before you fill the fund`
          : say`After the starter, pay the ${worst.label} first`,
    why: promised.includes(worst)
      ? words('It is what the months until the promotion ends cannot bring.')
      : promiseKept.includes(worst)
        ? comesBack(worst)
        : worst.promotion?.isDeferred === false
          ? promotionInWords(worst, worst.promotion)
          : say`At ${worst.rate} a year ${paid.length > 1 ? say`the ${worst.label}` : words('it')} costs more than savings earn.`,
    how: isPaidNow
      ? say`${join([
          leaveFirst(work.reader),
          keeps,
          isRetired
            ? afterCash
            : !isClearedAtOnce
              ? words('What you save each month goes to what is left of the debt, then back into the fund.')
              : isFull
                ? nothing
                : words('What you save each month then goes back into the fund.'),
        ])}${raise}`
      : isRetired
        ? say`${isStarterNext(work) ? say`First bring your cash to ${cushion.starter}. ` : nothing}Pay it from what the fund would be filled from, the highest rate first, and until then more than the minimum each month.`
        : say`Pay the minimum on everything else and send the rest to this one. When it is gone, send the same amount to the next.${raise}`,
    due: isPaidNow
      ? isRollover(worst)
        ? within.days
        : within.week
      : (after ?? (isFirst ? within.fortnight : within.month)),
    dueWhy: isPaidNow
      ? isRollover(worst)
        ? 'a few days from today, because the next due day is never far'
        : 'a week from today, before the next interest is charged'
      : isFirst
        ? 'your next payday, within a fortnight'
        : after === undefined
          ? 'the next statement, about a month from today'
          : 'the month in which the starter cushion is full, by the monthly schedule',
    minutes: 15,
    link: links.consumerBureau,
    keep: words('The statement that shows the payment.'),
  }
}

const comesBack = ({ rate, promotion }: DebtTerms): Text =>
  say`All interest since the purchase comes back at ${rate} if a dollar is left when its promotion ends${promotion?.ends === undefined ? nothing : say` on ${promotion.ends}`}.`

/** Deferred interest has a day: what clears the debt by then is set up at once, and comes before the fund. */
export function promisedDebt({ sheet, promised: [debt], atOnce, prepaid }: FundWork): StepDraft | undefined {
  if (debt?.promotion === undefined) return undefined
  const { id, label, balance, promotion } = debt
  const today = prepaid.get(id) ?? 0
  const pace = sheet.computed(
    `${id}.pace`,
    `What clears the ${label} in time`,
    'usd-per-month',
    'the balance, less what your cash pays of it today, ÷ the months until the promotion ends, rounded up; the minimum payment included',
    [balance, promotion.months, ...(today > 0 ? [atOnce] : [])],
    paceInTime(balance.value - today, promotion.months.value),
  )
  return {
    id: 'promised-debt',
    title: say`Set the payment on the ${label} to ${pace}`,
    why: comesBack(debt),
    how: words(
      'The minimum payment is a part of it. It comes before the fund, and ends with the debt: from then on the same dollars fill the fund. Look at the balance some days before the last one, and pay what is left.',
    ),
    due: within.week,
    dueWhy: 'a week from today, before the next due date',
    minutes: 15,
    link: links.consumerBureau,
    keep: words('The statement that shows a balance of nothing before the promotion ends.'),
  }
}
