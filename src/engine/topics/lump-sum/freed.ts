/** What becomes of a debt's monthly payment once this money is sent: it ends and is free, or it stays and ends sooner. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { monthsToPayOff } from '../../math/loan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import { monthsToLastPay } from '../last-pay.ts'
import type { Need } from '../order-of-operations.ts'
import { contributionFor } from '../payroll-room.ts'
import { isOfHome, isPaidOff, paidOn } from './middle-debts.ts'
import { raiseEnds } from './raise-until-last-day.ts'
import { endedBefore, nextPlace } from './sent-on.ts'
import { sentOnTo } from './ways.ts'
import type { LumpSumWork } from './work.ts'

/** To stand after what is said of paying the debt; nothing where no payment was asked, or where pay is back when it ends. */
export function paymentAfterwards(work: LumpSumWork, debt: DebtFigures | undefined): Text {
  if (debt === undefined || debt.minimum.value <= 0 || paidOn(work.way, debt) <= 0) return nothing
  if (!isPaidOff(work.way, debt)) return staysInWords(work, debt)
  return work.unsettled !== undefined && work.middleDebts.includes(debt) ? nothing : freedInWords(work, debt)
}

function freedInWords(work: LumpSumWork, debt: DebtFigures): Text {
  const { sheet, isProtected } = work
  const { minimum } = debt
  const next = nextPlace(work)
  if (isProtected || next === undefined) return nothing
  if (work.unsettled !== undefined)
    return say` The ${minimum} that it took stays in the month, as cash, ${words(work.unsettled.until)}.`
  const onward = (free: Figure) =>
    say`${next.act(free)}.${roomAhead(work, next)}${raiseFurther(work, debt, next, free)}${untilLastPay(work)}`
  const gap = gapBefore(work, debt)
  if (gap === undefined) return say` The ${minimum} that it took is free then: ${onward(minimum)}`
  if (gap.value >= minimum.value)
    return say` The ${minimum} that it took goes into the month: you spend ${gap} more than comes in${stillMissing(work, debt, gap)}.`
  const free = sheet.computed(
    `${debt.id}.free`,
    'What is free of the payment that ends',
    'usd-per-month',
    'the payment − what a month costs beyond what comes in',
    [minimum, gap],
    minimum.value - gap.value,
  )
  return say` Of the ${minimum} that it took, ${gap} closes the gap between what comes in and what you spend. The other ${free} is free: ${onward(free)}`
}

/** Without pay nothing is left to put anywhere each month: what the payment took only makes the month cost less. */
function untilLastPay(work: LumpSumWork): Text {
  const { reader, context } = work
  if (monthsToLastPay(reader, context.today) === undefined) return nothing
  const ends = raiseEnds(work)
  return ends === undefined
    ? nothing
    : say` So it goes until ${ends}, your last day of pay; from then on the month simply costs that much less.`
}

/** What the payment that ends does not close of the gap. */
function stillMissing({ sheet }: LumpSumWork, { id, minimum }: DebtFigures, gap: Figure): Text {
  const left = Math.round(gap.value - minimum.value)
  if (left < 1) return nothing
  const missing = sheet.computed(
    `${id}.gap-left`,
    'What a month costs beyond what comes in once this debt is paid',
    'usd-per-month',
    'the gap − the payment that ends',
    [gap, minimum],
    left,
  )
  return say`, and ${missing} of it is still missing`
}

/** What is still missing in a month when this debt ends; undefined where nothing is. */
function gapBefore(work: LumpSumWork, debt: DebtFigures): Figure | undefined {
  const { sheet, monthGap } = work
  const gap = monthGap?.today
  const earlier = endedBefore(work, debt)
  if (gap === undefined || earlier.length === 0) return gap
  const left = gap.value - earlier.reduce((sum, { minimum }) => sum + minimum.value, 0)
  if (left <= 0) return undefined
  return sheet.computed(
    `${debt.id}.gap`,
    'What a month costs beyond what comes in, after the debts before this one',
    'usd-per-month',
    'the gap − the payments that end before',
    [gap, ...earlier.map(({ minimum }) => minimum)],
    Math.round(left),
  )
}

/** Room in an IRA that this money fills opens again with the new year. */
const roomAhead = ({ placements }: LumpSumWork, { step }: Need): Text =>
  step === 'rest' && placements.some((placed) => placed.step === 'ira')
    ? words(' When a new year opens room in an IRA, it goes there first.')
    : nothing

/** What is free each month bears a larger contribution than the cash of this money does, and payroll has to be told of it. */
function raiseFurther({ sheet, placements }: LumpSumWork, debt: DebtFigures, next: Need, free: Figure): Text {
  const { payroll } = next
  if (payroll === undefined) return nothing
  const kept = placements.find(({ id }) => id === next.id)?.amount.value ?? 0
  const [before, after] = [kept, kept + free.value * monthsPerYear].map((cash) =>
    Math.floor(contributionFor(payroll, cash).whole),
  ) as [number, number]
  if (after <= before) return nothing
  const more = sheet.computed(
    `${debt.id}.raise`,
    'More into the plan over a year from the payment that ends',
    'usd-per-year',
    'what a pay check smaller by so much each month puts in, beyond what the cash of this money makes up for, no more than there is room',
    [free, payroll.room],
    after - before,
  )
  return say` With it you can raise that contribution by about ${more} more.`
}

/** A part that is paid ahead skips no payment: whoever stopped would be late. */
function staysInWords(work: LumpSumWork, debt: DebtFigures): Text {
  const more = moreEachMonth(work, debt)
  const sooner = endOf(work, debt, { paid: paidOn(work.way, debt), more })
  const before = endOf(work, debt, { paid: 0, more: undefined })
  const ends =
    sooner === undefined
      ? nothing
      : say`, until about ${sooner}${before === undefined ? nothing : say` instead of ${before}`}`
  const recast = isOfHome(debt) ? recastInWords(work, debt) : nothing
  const sent = more === undefined ? nothing : say`, with the ${more} that is free of what is paid off`
  return say` The payment of ${debt.minimum} goes on all the same${sent}${ends}.${recast}`
}

/** What the plan sends on to it of payments that end with this money. */
function moreEachMonth(
  { sheet, way, costlyDebts, middleDebts }: LumpSumWork,
  debt: DebtFigures,
): Figure | undefined {
  const more = sentOnTo(way, debt)
  if (more === 0) return undefined
  const ended = [...costlyDebts, ...middleDebts].filter((one) => isPaidOff(way, one))
  return sheet.computed(
    `${debt.id}.sent-on`,
    'What is sent on to this debt each month',
    'usd-per-month',
    'the payments of the debts that this money ends, less what of them closes a gap of the month',
    ended.map(({ minimum }) => minimum),
    more,
  )
}

/** The same rate and the same last day: the payment falls as far as what is owed does. */
function recastInWords({ sheet, way }: LumpSumWork, debt: DebtFigures): Text {
  const { id, balance, minimum } = debt
  const lower = sheet.computed(
    `${id}.recast`,
    'Payment on the home loan after a recast, about',
    'usd-per-month',
    'the payment × (what is owed − what this plan pays) ÷ what is owed; taxes and insurance in it do not fall',
    [minimum, balance],
    Math.round((minimum.value * (balance.value - paidOn(way, debt))) / balance.value),
  )
  return say` Some lenders lower it after a large extra payment, and not on every loan: if you would rather have that, ask for a recast before you send the money. Then about ${lower} is due until the old last day, and taxes and insurance as before.`
}

/** The month of the last payment at the minimum and what is sent on to it; undefined where it would never end. */
function endOf(
  { sheet, context }: LumpSumWork,
  { id, balance, rate, minimum }: DebtFigures,
  { paid, more }: { readonly paid: Dollars; readonly more: Figure | undefined },
): DateFigure | undefined {
  const months = monthsToPayOff({
    principal: Math.max(0, balance.value - paid),
    rate: rate.value,
    payment: minimum.value + (more?.value ?? 0),
  })
  if (months === undefined) return undefined
  const inputs: Figure[] = [balance, rate, minimum, ...(more === undefined ? [] : [more])]
  return sheet.date(
    `${id}.${paid > 0 ? 'ends-sooner' : 'ends'}`,
    'Last payment of this debt, about',
    `today + the months in which the payment repays ${paid > 0 ? 'what this plan leaves of it' : 'it'}`,
    inputs,
    addMonths(context.today, months),
    'month-of-year',
  )
}
