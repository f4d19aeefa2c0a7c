/**
 * Which account pays first for what a month of a retired household misses. What deductions leave untaxed of pre-tax savings
 * is lost with each year, so that comes before this money: at once, or from January on where income of this year is in the way.
 */
import { calendarDate, shareOfYearOver, yearOf } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { workdayFrom } from '../../tax/legal-holidays.ts'
import { marketplaceLimitFigure, safeBelow } from '../marketplace.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { accountForMonth } from './account-for-month.ts'
import { taxedAs } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { requiredGap } from './required-gap.ts'
import { fallsInWords, type RetiredGap, retiredGap } from './retired-gap.ts'
import { setAsideForState, takenByState, takenByStateInWords } from './taken-by-state.ts'
import { isCoveredElsewhere, untaxedRoomNext, untaxedRoomOf } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'
import { creditIncomeNext, isGainOpen, yearAfter } from './year-after.ts'
import { returnNext, yearsWithSum } from './years-with-sum.ts'

interface DrawnGap extends RetiredGap {
  /** What of a year comes out of pre-tax savings without federal tax, and a month of it. */
  readonly untaxed: Figure
  readonly monthly: Figure
  /** What of a year this money pays; undefined where nothing is left. */
  readonly rest: Figure | undefined
  /** What the credit for health cover leaves below its limit with it; undefined where none is claimed. */
  readonly room: Figure | undefined
  /** What the state takes of it. */
  readonly taken: ReturnType<typeof takenByState>
  /** Set where it begins only with the next year. */
  readonly waits: Waits | undefined
}

/** Until then this money pays. */
interface Waits {
  readonly until: DateFigure
  /** Federal tax if what is left of this year came out of pre-tax savings; undefined where nobody knows it, or it is nothing. */
  readonly cost: Figure | undefined
}

/** The income that the limit of the Marketplace credit looks at, in the year in which it comes out. */
function creditIncome(work: LumpSumWork, outlook: Outlook | undefined, isNext: boolean): Figure {
  const { sheet, taxes } = work
  const beside = unearnedInputs(work)
  if (isNext)
    return sheet.computed(
      'income-next',
      'Income of next year that the Marketplace looks at',
      'usd-per-year',
      'what goes on + interest and dividends of a year, untaxed Social Security included',
      [taxes.later.agi, ...beside],
      Math.round(creditIncomeNext(work, outlook) + sumOf(beside)),
    )
  const { income, untaxedBenefits } = yearAfter(work, outlook)
  return sheet.computed(
    'income-credit',
    'Income of this year that the Marketplace looks at',
    'usd-per-year',
    'income with what the plan adds + interest and dividends of what you have + untaxed Social Security',
    [income, ...beside],
    Math.round(income.value + untaxedBenefits + sumOf(beside)),
  )
}

/** Undefined where no pre-tax savings come out untaxed, and where those that have to come out next year pay first. */
export function drawnGap(work: LumpSumWork, outlook: Outlook | undefined): DrawnGap | undefined {
  const { sheet, context } = work
  const retired = requiredGap(work, outlook) === undefined ? retiredGap(work) : undefined
  if (retired === undefined) return undefined
  const now = untaxedRoomOf(work, outlook)
  const most = untaxedRoomNext(work, outlook)
  if (most === undefined) return undefined
  const { yearly } = retired
  const isNext = now === undefined
  const limit = isCoveredElsewhere(work)
    ? undefined
    : marketplaceLimitFigure(work, { year: yearOf(context.today) + (isNext ? 1 : 0) })
  const counted = limit && creditIncome(work, outlook, isNext)
  const below =
    limit === undefined || counted === undefined
      ? Infinity
      : Math.max(0, safeBelow(limit.value) - counted.value)
  const value = Math.floor(Math.min(yearly.value, most.value, below))
  if (value < monthsPerYear) return undefined
  const untaxed = sheet.computed(
    'gap.untaxed',
    'What of it comes out of pre-tax savings without federal tax',
    'usd-per-year',
    `the smallest of what is missing in a year${limit === undefined ? '' : ', what is left below the limit of the Marketplace credit'} and what can come out untaxed`,
    [yearly, most, ...(limit === undefined || counted === undefined ? [] : [limit, counted])],
    value,
  )
  const left = yearly.value - value
  return {
    ...retired,
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
      limit === undefined || counted === undefined
        ? undefined
        : sheet.computed(
            'gap.marketplace-room',
            'Room below the limit of the Marketplace credit with it',
            'usd',
            'limit − the income that it looks at − what comes out of pre-tax savings',
            [limit, counted, untaxed],
            Math.max(0, limit.value - counted.value - value),
          ),
    taken: takenByState(work, withUnearned(work, returnNext(work, outlook)), untaxed),
    waits: isNext ? waitsOf(work, outlook, yearly) : undefined,
  }
}

function waitsOf(work: LumpSumWork, outlook: Outlook | undefined, yearly: Figure): Waits {
  const { sheet, context, taxes } = work
  const until = sheet.date(
    'gap.waits-until',
    'Last day of this year',
    'the last day of the year',
    [],
    yearEnd(context.today),
  )
  const ofThisYear = yearly.value * (1 - shareOfYearOver(context.today))
  const cost = Math.round(
    taxOnMore(
      { taxReturn: withUnearned(work, yearsWithSum(work, outlook).now) },
      context,
      'iraDistributions',
      ofThisYear,
    ),
  )
  return {
    until,
    cost:
      isGainOpen(work) || cost < 1
        ? undefined
        : sheet.computed(
            'gap.cost-now',
            'Federal tax if the rest of this year came out of pre-tax savings',
            'usd',
            'the federal tax of this year with a year of what is missing × the part of this year that is left − without it',
            [yearly, taxes.agi, ...unearnedInputs(work)],
            cost,
          ),
  }
}

/** What fills this year: the gain on what was sold, the money itself, or pay that has ended. */
const besideInWords = (work: LumpSumWork): Text => {
  const as = taxedAs(work.reader)
  return words(
    isGainOpen(work) || as === 'gain' || as === 'sale'
      ? 'the gain of this sale'
      : as === undefined
        ? 'this year’s other income'
        : 'this money, which is income of this year',
  )
}

/** Where it comes from, for the summary. */
export function drawnGapInWords(drawn: DrawnGap | undefined): Text {
  if (drawn === undefined) return nothing
  const { gap, yearly, untaxed, rest, waits } = drawn
  const from =
    rest === undefined
      ? say`take that out of a traditional IRA, where it is not taxed by federal law`
      : say`first take ${untaxed} out of a traditional IRA, where it is not taxed by federal law, and the other ${rest} out of this money`
  const inTurn =
    waits === undefined
      ? from
      : say`until ${waits.until} take it out of this money, and from January on ${from}`
  return join([say`You still spend ${gap} more than comes in, ${yearly}: ${inTurn}.`, fallsInWords(drawn)])
}

export function drawnGapCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const drawn = drawnGap(work, outlook)
  if (drawn === undefined) return []
  const { untaxed, room, taken, waits } = drawn
  const unused = waits === undefined ? 'Your' : 'From January on your'
  return [
    accountForMonth(drawn, {
      comesOut: [
        waits === undefined
          ? nothing
          : say`Until ${waits.until} that comes out of this money: what comes out of a traditional IRA this year counts beside ${besideInWords(work)}${waits.cost === undefined ? nothing : say` and would cost about ${waits.cost} of federal tax`}.`,
        say`${words(unused)} deductions are not used up: about ${untaxed} can come out of a traditional IRA or an old plan without federal tax, and what is not used of them is lost with the year.`,
        takenByStateInWords(taken),
      ],
      enough: 'So this money can stay invested until more is needed, and Roth money comes last.',
      after: [
        room === undefined
          ? nothing
          : say`At the Marketplace what comes out of the IRA counts as income: with it about ${room} is left below the limit of the credit.`,
        fallsInWords(drawn),
        words(
          'The emergency fund is none of it. Add it up anew each fall: a larger income leaves less room.',
        ),
      ],
    }),
  ]
}

export function drawnGapStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const drawn = drawnGap(work, outlook)
  if (drawn === undefined) return undefined
  const { monthly, gap, rest, room, taken, waits } = drawn
  return {
    id: 'drawn-gap',
    title: say`${words(waits === undefined ? 'Have' : 'From January on have')} ${monthly} paid out of the traditional IRA`,
    why: say`You spend ${gap} more than comes in, and your deductions leave this much of the IRA without federal tax.`,
    how: join([
      waits === undefined
        ? nothing
        : say`Until ${waits.until} take what the month needs out of this money, and nothing out of the IRA.`,
      words(
        `Ask the firm that holds it for a payment each month${waits === undefined ? '' : ', the first in January'}, and choose on Form W-4R that no federal tax is taken off.`,
      ),
      setAsideForState(taken),
      rest === undefined ? nothing : words('The rest of the month comes out of this money.'),
      room === undefined
        ? nothing
        : words(
            'Tell the Marketplace the income of the year with it, so that the credit is paid ahead right.',
          ),
    ]),
    ...(waits === undefined
      ? { due: within.month, dueWhy: 'a month from today, before the next month is short' }
      : {
          due: workdayFrom(calendarDate(yearOf(work.context.today) + 1, 1, 1)),
          dueWhy: 'the first workday of the year in which it comes out untaxed',
        }),
    minutes: 45,
    link: links.retirementPlans,
    keep: words('The confirmation of the monthly payment, and Form 1099-R.'),
  }
}
