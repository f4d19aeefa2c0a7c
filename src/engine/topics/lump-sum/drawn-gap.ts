/**
 * What a month of a retired household still costs beyond what comes in once this money has paid debts: which account it
 * comes out of first. What deductions leave untaxed of pre-tax savings is lost with each year, so that comes before this money.
 */
import { addMonths, yearOf } from '../../calendar.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { marketplaceLimitFigure, safeBelow } from '../marketplace.ts'
import { hasRetired } from '../retired.ts'
import { type StepDraft, within } from '../steps.ts'
import { lastingOf } from './lasting.ts'
import { isPaidOff } from './middle-debts.ts'
import type { Outlook } from './outlook.ts'
import { isCoveredElsewhere, isTaxedByState, untaxedRoomOf } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'
import { yearAfter } from './year-after.ts'

interface DrawnGap {
  /** A month, and a year of it. */
  readonly gap: Figure
  readonly yearly: Figure
  /** What of a year comes out of pre-tax savings without federal tax, and a month of it. */
  readonly untaxed: Figure
  readonly monthly: Figure
  /** What of a year this money pays; undefined where nothing is left. */
  readonly rest: Figure | undefined
  /** What the credit for health cover leaves below its limit with it; undefined where none is claimed. */
  readonly room: Figure | undefined
  /** The year in which more is paid for life, and what is missing then. */
  readonly end: { readonly year: Figure; readonly left: Figure } | undefined
}

/** What the debts that this money pays off leave of the gap. */
function gapLeft({ sheet, monthGap, way, costlyDebts, middleDebts }: LumpSumWork): Figure | undefined {
  const gap = monthGap?.lasting
  if (gap === undefined) return undefined
  const ended = [...costlyDebts, ...middleDebts]
    .filter((debt) => isPaidOff(way, debt))
    .map(({ minimum }) => minimum)
  if (sumOf(ended) === 0) return gap
  const left = gap.value - sumOf(ended)
  return left < 1
    ? undefined
    : sheet.computed(
        'gap.left',
        'What a month costs beyond what comes in, once this money has paid debts',
        'usd-per-month',
        'the gap − the payments that end',
        [gap, ...ended],
        Math.round(left),
      )
}

/**
 * Undefined where the money is not there to live on, where nothing is missing, where no pre-tax savings come out untaxed,
 * and where other checks plan those months.
 */
export function drawnGap(work: LumpSumWork, outlook: Outlook | undefined): DrawnGap | undefined {
  const { sheet, reader, bridge, taxes, isLivedOn } = work
  if (!isLivedOn || !hasRetired(reader) || bridge !== undefined || lastingOf(work) !== undefined)
    return undefined
  const gap = gapLeft(work)
  const most = gap && untaxedRoomOf(work, outlook)
  if (gap === undefined || most === undefined) return undefined
  const yearly = sheet.computed(
    'gap.yearly',
    'The same in a year',
    'usd-per-year',
    'what is missing in a month × months in a year',
    [gap],
    Math.round(gap.value * monthsPerYear),
  )
  const limit = isCoveredElsewhere(work) ? undefined : marketplaceLimitFigure(work)
  const { income, untaxedBenefits } = yearAfter(work, outlook)
  const counted = income.value + untaxedBenefits
  const below = limit === undefined ? Infinity : Math.max(0, safeBelow(limit.value) - counted)
  const value = Math.floor(Math.min(yearly.value, most.value, below))
  if (value < monthsPerYear) return undefined
  const untaxed = sheet.computed(
    'gap.untaxed',
    'What of it comes out of pre-tax savings without federal tax',
    'usd-per-year',
    `the smallest of what is missing in a year${limit === undefined ? '' : ', what is left below the limit of the Marketplace credit'} and what can come out untaxed`,
    [yearly, most, ...(limit === undefined ? [] : [limit, income])],
    value,
  )
  const left = yearly.value - value
  return {
    gap,
    yearly,
    untaxed,
    monthly: sheet.computed(
      'gap.untaxed.monthly',
      'A month of it',
      'usd-per-month',
      'what comes out untaxed in a year ÷ months in a year',
      [untaxed],
      Math.floor(value / monthsPerYear),
    ),
    rest:
      left < monthsPerYear
        ? undefined
        : sheet.computed(
            'gap.rest',
            'What of it this money pays',
            'usd-per-year',
            'what is missing in a year − what comes out untaxed',
            [yearly, untaxed],
            left,
          ),
    room:
      limit === undefined
        ? undefined
        : sheet.computed(
            'gap.marketplace-room',
            'Room below the limit of the Marketplace credit with it',
            'usd',
            'limit − income with what the plan adds, untaxed Social Security included − what comes out of pre-tax savings',
            [limit, income, untaxed],
            Math.max(0, limit.value - counted - value),
          ),
    end: endOf(work, gap, taxes.isCouple),
  }
}

/** The first pension or Social Security that begins later, of either. */
function endOf({ sheet, reader, context, horizon }: LumpSumWork, gap: Figure, ofBoth: boolean) {
  const age = reader.number('age')
  const paidIn = (month: number) => lifelongPayAt(reader, age.value + month / monthsPerYear, ofBoth)
  const now = sumOf(paidIn(0))
  const months = Array.from({ length: horizon.value * monthsPerYear }, (_, month) => month + 1)
  const first = months.find((month) => sumOf(paidIn(month)) > now)
  if (first === undefined) return undefined
  const begins = paidIn(first).filter(({ id }) => !paidIn(0).some((one) => one.id === id))
  return {
    year: sheet.computed(
      'gap.falls',
      'Year in which more is paid for life',
      'year',
      'the year in which the next pension or Social Security begins, by the ages that you told',
      [age, ...begins],
      yearOf(addMonths(context.today, first)),
    ),
    left: sheet.computed(
      'gap.then',
      'What a month costs beyond what comes in then',
      'usd-per-month',
      'what is missing in a month − what begins, never below nothing',
      [gap, ...begins],
      Math.max(0, Math.round(gap.value - (sumOf(paidIn(first)) - now))),
    ),
  }
}

const fallsInWords = ({ end }: DrawnGap): Text =>
  end === undefined
    ? nothing
    : end.left.value === 0
      ? say`From about ${end.year} on more is paid for life, and nothing is missing.`
      : say`From about ${end.year} on more is paid for life, and about ${end.left} is missing.`

/** Where it comes from, for the summary. */
export function drawnGapInWords(drawn: DrawnGap | undefined): Text {
  if (drawn === undefined) return nothing
  const { gap, yearly, untaxed, rest } = drawn
  const from =
    rest === undefined
      ? say`take that out of a traditional IRA, where it is not taxed by federal law`
      : say`first take ${untaxed} out of a traditional IRA, where it is not taxed by federal law, and the other ${rest} out of this money`
  return join([say`You still spend ${gap} more than comes in, ${yearly}: ${from}.`, fallsInWords(drawn)])
}

export function drawnGapCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const drawn = drawnGap(work, outlook)
  if (drawn === undefined) return []
  const { gap, yearly, untaxed, rest, room } = drawn
  const state = words(isTaxedByState(work) ? ' Look at what your state takes of it.' : '')
  return [
    check(
      'drawn-gap',
      'act',
      'Which account pays for the month',
      join([
        say`The month costs ${gap} more than what is paid for life, ${yearly}. Your deductions are not used up: about ${untaxed} can come out of a traditional IRA or an old plan without federal tax, and what is not used of them is lost with the year.${state}`,
        rest === undefined
          ? words('So this money can stay invested until more is needed, and Roth money comes last.')
          : say`The other ${rest} comes out of this money, of which only what it earned is taxed; Roth money comes last.`,
        room === undefined
          ? nothing
          : say`At the Marketplace what comes out of the IRA counts as income: with it about ${room} is left below the limit of the credit.`,
        fallsInWords(drawn),
        words(
          'The emergency fund is none of it. Add it up anew each fall: a larger income leaves less room.',
        ),
      ]),
    ),
  ]
}

export function drawnGapStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const drawn = drawnGap(work, outlook)
  if (drawn === undefined) return undefined
  const { monthly, gap, rest, room } = drawn
  return {
    id: 'drawn-gap',
    title: say`Have ${monthly} paid out of the traditional IRA`,
    why: say`The month costs ${gap} more than comes in, and your deductions leave this much of the IRA untaxed.`,
    how: join([
      words(
        'Ask the firm that holds it for a payment each month, and choose on Form W-4R that no federal tax is taken off.',
      ),
      rest === undefined ? nothing : words('The rest of the month comes out of this money.'),
      room === undefined
        ? nothing
        : words(
            'Tell the Marketplace the income of the year with it, so that the credit is paid ahead right.',
          ),
    ]),
    due: within.month,
    dueWhy: 'a month from today, before the next month is short',
    minutes: 45,
    link: links.retirementPlans,
    keep: words('The confirmation of the monthly payment, and Form 1099-R.'),
  }
}
