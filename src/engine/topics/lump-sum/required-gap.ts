/**
 * A required withdrawal, due already or from next year on, pays for what a month of a retired household misses: it has to come
 * out and is taxed anyway, so a payment that is set up now comes to at least that, with its tax withheld, and this money pays
 * the rest.
 */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { workdayFrom } from '../../tax/legal-holidays.ts'
import { beginsNextYear, requiredAfter } from '../required-withdrawal.ts'
import type { StepDraft } from '../steps.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { accountForMonth } from './account-for-month.ts'
import type { Outlook } from './outlook.ts'
import { fallsInWords, type RetiredGap, retiredGap } from './retired-gap.ts'
import { setAsideForState, takenByState, takenByStateInWords } from './taken-by-state.ts'
import { lostWithYear, savingsOfRetired, untaxedRoomNext } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'
import { returnNext } from './years-with-sum.ts'

interface RequiredGap extends RetiredGap {
  /** The year of the first required withdrawal; undefined where one is due already. */
  readonly year: Figure | undefined
  /** What it comes to. */
  readonly required: Figure
  /** The same without what comes out this year; undefined where nothing does. */
  readonly asOfToday: Figure | undefined
  /** What is taken out in that year, and a month of it. */
  readonly drawn: Figure
  readonly monthly: Figure
  /** Its federal tax, and the share of it that this is; undefined where none is due. */
  readonly tax: { readonly dollars: Figure; readonly share: Figure } | undefined
  readonly taken: ReturnType<typeof takenByState>
  /** What of a year this money still pays; undefined where nothing is left. */
  readonly rest: Figure | undefined
  /** What is left of it beyond what is missing. */
  readonly over: Figure | undefined
  /** Until then, and what comes out of pre-tax savings by then without federal tax. */
  readonly until: DateFigure
  readonly room: Figure | undefined
}

/** Undefined where none is due by next year, and where nothing is missing. */
export function requiredGap(work: LumpSumWork, outlook: Outlook | undefined): RequiredGap | undefined {
  const { sheet, context, required: first } = work
  const savings = savingsOfRetired(work)
  if (first === undefined || savings === undefined) return undefined
  if (!first.isDue && !beginsNextYear(work, first)) return undefined
  const retired = retiredGap(work)
  if (retired === undefined) return undefined
  const { yearly } = retired
  const room = lostWithYear(work, outlook)?.room
  const required = room === undefined ? first.amount : requiredAfter(sheet, first, room)
  const untaxed = untaxedRoomNext(work, outlook)
  const stays = Math.max(0, savings.value - (room?.value ?? 0))
  const most = Math.max(required.value, Math.min(yearly.value, untaxed?.value ?? 0, stays))
  if (most < monthsPerYear) return undefined
  const drawn = sheet.computed(
    'gap.drawn',
    'What comes out of pre-tax savings in a year of required withdrawals',
    'usd-per-year',
    'what the law requires, or what deductions leave untaxed of what is missing where that is more, as far as this year leaves it there',
    [
      required,
      yearly,
      savings,
      ...(untaxed === undefined ? [] : [untaxed]),
      ...(room === undefined ? [] : [room]),
    ],
    most,
    digits,
  )
  // Before any of it: what is due already is on that return too.
  const taxReturn = withUnearned(work, returnNext({ ...work, required: undefined }, outlook))
  const dollars = sheet.computed(
    'gap.drawn.tax',
    'Federal tax on it',
    'usd-per-year',
    'the federal tax of a year of only what goes on, interest and dividends of what you have included, with it as a withdrawal, and with what that makes taxable of Social Security − without it',
    [drawn, work.taxes.later.agi, ...unearnedInputs(work)],
    Math.round(taxOnMore({ taxReturn }, context, 'iraDistributions', drawn.value)),
  )
  const taken = takenByState(work, taxReturn, drawn)
  const ofState = taken === undefined || taken === 'unknown' ? undefined : taken.tax
  const net = Math.max(0, drawn.value - dollars.value - (ofState?.value ?? 0))
  const parts = [yearly, drawn, dollars, ...(ofState === undefined ? [] : [ofState])]
  return {
    ...retired,
    year: first.isDue ? undefined : first.year,
    required,
    asOfToday: room === undefined ? undefined : first.amount,
    drawn,
    monthly: sheet.computed(
      'gap.drawn.monthly',
      'A month of it',
      'usd-per-month',
      'what comes out in that year ÷ months in a year, rounded up',
      [drawn],
      Math.ceil(drawn.value / monthsPerYear),
    ),
    tax:
      dollars.value < 1
        ? undefined
        : {
            dollars,
            share: sheet.computed(
              'gap.drawn.withheld',
              'Share of it that its federal tax takes',
              'share',
              'its federal tax ÷ what comes out, rounded up to a whole percent',
              [dollars, drawn],
              Math.ceil((dollars.value / drawn.value) * percent) / percent,
            ),
          },
    taken,
    rest:
      yearly.value - net < monthsPerYear
        ? undefined
        : sheet.computed(
            'gap.rest',
            'What of it this money pays',
            'usd-per-year',
            'what is missing in a year − what comes out, after its tax',
            parts,
            Math.round(yearly.value - net),
          ),
    over:
      net - yearly.value < monthsPerYear
        ? undefined
        : sheet.computed(
            'gap.over',
            'What is left of it beyond what is missing',
            'usd-per-year',
            'what comes out, after its tax − what is missing in a year',
            parts,
            Math.round(net - yearly.value),
          ),
    until: sheet.date(
      'gap.waits-until',
      'Last day of this year',
      'the last day of the year',
      [],
      yearEnd(context.today),
    ),
    room,
  }
}

/** How many leading digits of what hangs on a balance of a day to come mean something. */
const digits = 3
const percent = 100

/** What pays until it begins. */
const untilInWords = ({ until, room, year }: RequiredGap): Text =>
  year === undefined
    ? say`until ${until} this year’s required withdrawal pays for the month first`
    : room === undefined
      ? say`until ${until} this money pays for the month`
      : say`until ${until} live first on what comes out of the IRA this year without federal tax, about ${room}, then on this money`

const paysInWords = ({ rest }: RequiredGap): Text =>
  rest === undefined
    ? words('that pays for all of it after tax, and none of this money is needed for the month')
    : say`after tax the other ${rest} of it comes out of this money`

/** For the summary. */
export function requiredGapInWords(gap: RequiredGap | undefined): Text {
  if (gap === undefined) return nothing
  return join([
    say`You still spend ${gap.gap} more than comes in, ${gap.yearly}: ${untilInWords(gap)}. From January on about ${gap.drawn} comes out of the IRA${gap.drawn.value > gap.required.value ? nothing : words(', because the law requires it')}: ${paysInWords(gap)}.`,
    fallsInWords(gap),
  ])
}

export function requiredGapCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const found = requiredGap(work, outlook)
  if (found === undefined) return []
  const { year, required, asOfToday, drawn, tax, taken, over } = found
  return [
    accountForMonth(found, {
      comesOut: [
        say`${year === undefined ? words('Each year') : say`In ${year}`} about ${required} has to come out of pre-tax retirement accounts${asOfToday === undefined ? nothing : say`, or ${asOfToday} if nothing comes out this year`}. It is income whether you need it or not, so it pays for the month first.`,
        drawn.value > required.value
          ? say`Your deductions leave more untaxed: take about ${drawn} in that year.`
          : nothing,
        tax === undefined
          ? words('No federal tax is due on it.')
          : say`Its federal tax is about ${tax.dollars}.`,
        takenByStateInWords(taken),
      ],
      enough: 'That leaves enough for all that is missing, so this money can stay invested.',
      after: [
        over === undefined ? nothing : say`What is left of it, about ${over}, goes to this money.`,
        say`${sentenceStart(untilInWords(found))}.`,
        fallsInWords(found),
        words('The emergency fund is none of it.'),
      ],
    }),
  ]
}

export function requiredGapStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const found = requiredGap(work, outlook)
  if (found === undefined) return undefined
  const { gap, year, drawn, required, monthly, tax, taken, rest } = found
  return {
    id: 'drawn-gap',
    title: say`From January on have ${monthly} paid out of the traditional IRA`,
    why: say`You spend ${gap} more than comes in, and about ${required} has to come out ${year === undefined ? words('each year') : say`in ${year}`} anyway.`,
    how: join([
      say`${sentenceStart(untilInWords(found))}.`,
      words('Ask the firm that holds it for a payment each month, the first in January.'),
      tax === undefined
        ? words('Choose on Form W-4R that no federal tax is taken off: none is due on it.')
        : say`Choose on Form W-4R that ${tax.share} is taken off: that covers its federal tax, about ${tax.dollars}.`,
      setAsideForState(taken),
      drawn.value > required.value
        ? nothing
        : words(
            'In January the firm works the sum out from the balance of the last day of this year: the payments of the year have to come to at least that.',
          ),
      rest === undefined ? nothing : words('The rest of the month comes out of this money.'),
    ]),
    due: workdayFrom(calendarDate(yearOf(work.context.today) + 1, 1, 1)),
    dueWhy: 'the first workday of the year in which it has to come out',
    minutes: 45,
    link: links.requiredWithdrawals,
    keep: words('The confirmation of the monthly payment, and Form 1099-R.'),
  }
}
