/** The last days on which money in a 529 still earns a year's state tax benefit. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { StepDraft } from '../steps.ts'
import { othersGifts } from './basis.ts'
import { nothingGoesIn, worthOfMonths } from './contribution.ts'
import { benefitName, type StateBenefit } from './state.ts'
import { type StateRoom, stateRooms } from './state-room.ts'
import type { CollegeWork } from './work.ts'

/** What else cash is there for. */
const otherNeeds = ({ isRetired, children }: CollegeWork): string =>
  isRetired
    ? 'your own later years'
    : children.some(({ isExpected }) => isExpected)
      ? 'the birth, a Roth IRA of this year or a home'
      : 'a Roth IRA of this year or a home'

/** How much further it brings the target, and what money it may not be. */
const withCare = (work: CollegeWork, { lower, more, reaches, isSpare }: StateRoom): Text =>
  join([
    lower === undefined || lower.value < more.value
      ? say`It brings what the plan reaches to ${reaches}.`
      : nothing,
    lower === undefined ? nothing : say`Lower the transfers of next year by ${lower}.`,
    work.state?.carriesForward === undefined
      ? nothing
      : words(
          'If more than the limit went in during earlier years, that counts first and this gains nothing: look at your last state return.',
        ),
    work.state?.isEach === true
      ? words('Each of you has an equal part of the limit, so both have to put in.')
      : nothing,
    intoWhich(work, more),
    say`Only money that is not needed for ${words(otherNeeds(work))}${isSpare ? words('; the emergency fund stays full') : words(', and never the emergency fund')}.`,
  ])

/** Into which child's account, where there are several. */
function intoWhich({ needs, contributions, state }: CollegeWork, more: Figure): Text {
  const children = needs.filter(({ child }) => !child.hasDisability)
  if (children.length < 2) return nothing
  const missing = needs.map((need, index) =>
    Math.max(
      0,
      need.left.value - worthOfMonths(contributions[index] ?? nothingGoesIn, need.rates, need.savingMonths),
    ),
  )
  const most = needs[missing.indexOf(Math.max(...missing))]
  // Where nobody misses anything it only comes sooner, and each child has a limit of its own to use.
  if (most === undefined || Math.round(Math.max(...missing)) <= 0)
    return state?.mostEach === undefined
      ? nothing
      : say`Of one child no more than ${state.mostEach} a year counts, with the transfers of this year: put it into the account into which less has gone.`
  const limit =
    state?.mostEach !== undefined
      ? say`, no more than ${state.mostEach} a year for one child with the transfers${more.value > state.mostEach.value ? words('; what is beyond that goes to the 529 of the next child') : nothing}`
      : nothing
  return say`It goes to the 529 of ${most.child.name}, whose part misses most${limit}.`
}

const refundInTime = (room: StateRoom | undefined): Text =>
  room?.left === undefined
    ? nothing
    : say`If a tax refund or another sum comes in time, up to ${room.left} more can count with it.`

export const stateDeadlines = (work: CollegeWork): (StepDraft | undefined)[] => [
  lastYear(work),
  thisYear(work),
]

function lastDay(work: CollegeWork, { lastYearUntil, countsUntilDay }: StateBenefit): DateFigure | undefined {
  return lastYearUntil === undefined
    ? undefined
    : work.sheet.date(
        'state.last.counts-until',
        'Last day on which the state counts it for last year',
        'the day of this year that the state sets, moved on by a weekend or a holiday',
        countsUntilDay === undefined ? [] : [countsUntilDay],
        lastYearUntil,
      )
}

/** In spring some states still count what arrives for the year before. */
function lastYear(work: CollegeWork): StepDraft | undefined {
  const { state, mode, sheet, yearly529, current } = work
  const day = state === undefined ? undefined : lastDay(work, state)
  if (state === undefined || day === undefined) return undefined
  const step = {
    id: 'state-last-year',
    due: day.value,
    dueWhy: 'the last day on which the state counts it for last year',
    dueInputs: [day],
    minutes: 15,
    link: links.collegePlans,
    keep: words(
      'The plan’s confirmation with the day on which it arrived, for last year’s state tax return.',
    ),
  } as const
  if (mode === 'lump') return lastYearOfLump({ sheet, current, yearly529 }, state, day, step)
  const { last, now } = stateRooms(work)
  if (last === undefined) return undefined
  return {
    ...step,
    title: last.isSpare
      ? say`Put ${last.more} of your spare cash into the 529 while ${state.name} still counts it for last year`
      : say`Put in up to ${last.more} more while ${state.name} still counts it for last year, if you can`,
    why: say`${last.open === undefined ? say`${state.name} sets no limit` : say`For last year ${last.open} is open, if ${last.putIn} went in`}: ${last.more} saves about ${last.saves} of last year’s state tax.${now === undefined ? nothing : now.open === undefined ? words(' What goes in later counts for this year.') : say` For this year ${now.open} is open beside the transfers.`}`,
    how: join([
      withCare(work, last),
      say`It has to arrive by ${day}. Each dollar counts once: what is claimed for last year is not claimed again for this one. If last year’s return is sent already, it takes an amended one.`,
      refundInTime(last),
    ]),
  }
}

/** A sum that is placed in spring can earn the benefit of two years. */
function lastYearOfLump(
  { sheet, current, yearly529 }: Pick<CollegeWork, 'sheet' | 'current' | 'yearly529'>,
  state: StateBenefit,
  day: DateFigure,
  step: Omit<StepDraft, 'title' | 'why' | 'how'>,
): StepDraft | undefined {
  const { useful, of, rate, name } = state
  // What goes in each month has used last year's limit; without one there is nothing to gain by two years.
  if (useful === undefined || current.value > 0 || yearly529.value <= useful.value) return undefined
  const saves = sheet.computed(
    'state.last.lump.saves',
    'State tax of last year that a part of this sum saves',
    'usd',
    'what the state gives for a year’s limit',
    [useful, ...(rate === undefined ? [] : [rate])],
    of(useful.value),
  )
  return saves.value <= 0
    ? undefined
    : {
        ...step,
        title: say`Claim ${useful} of this sum for last year in ${name}`,
        why: say`What arrives by ${day} still counts for last year, and the rest for this year: that saves about ${saves} of last year’s state tax too.`,
        how: words(
          'Only if nothing else went in for last year. Each dollar counts once. If last year’s return is sent already, it takes an amended one.',
        ),
      }
}

function thisYear(work: CollegeWork): StepDraft | undefined {
  const { sheet, state, stateYearly, context, mode, intoCollege } = work
  if (state === undefined || stateYearly === undefined || stateYearly.value <= 0) return undefined
  // What begins later is in time for a later year.
  if (mode === 'monthly' && intoCollege.value === 0) return undefined
  const { now: open } = stateRooms(work)
  const benefit = benefitName(state)
  const { instalments } = work
  if (open === undefined && instalments?.savesNow.value === 0) return undefined
  const isLater = yearOf(state.countsUntil) > yearOf(context.today)
  const inTime = words(isLater ? 'in time' : 'this year')
  const day: Figure[] = state.countsUntilDay === undefined ? [] : [state.countsUntilDay]
  const arrives = isLater
    ? join([
        say`What has arrived in the plan by ${sheet.date(
          'state.counts-until',
          'Last day on which the state counts it for this year',
          'the day of the next year that the state sets, moved on by a weekend or a holiday',
          day,
          state.countsUntil,
        )} can still count for the year before. Each dollar counts once: what goes in after New Year and is claimed for the old year is not claimed again. Send it a week before.`,
        refundInTime(open),
      ])
    : say`What has arrived in the plan by the last day of the year counts for this year. Send it a week before.${state.mayCountLater ? say` ${state.name} may take it until April; ask the plan before you wait for that.` : nothing}`
  return {
    id: 'state-deadline',
    title:
      open === undefined
        ? say`Be in time for the ${state.name} ${benefit}`
        : open.isSpare
          ? say`Put ${open.more} of your spare cash into the 529 ${inTime} for the ${state.name} ${benefit}`
          : say`Put in up to ${open.more} more ${inTime} for the ${state.name} ${benefit}, if you can`,
    why:
      open === undefined
        ? instalments === undefined
          ? say`${mode === 'lump' ? words('This sum') : words('A year of this plan')} saves about ${stateYearly} of state tax.`
          : say`What goes in now saves about ${instalments.savesNow} of this year’s state tax.`
        : say`The transfers${words(othersGifts(work) === undefined ? '' : ' and gifts')} bring in ${open.putIn} by the end of this year, and ${state.useful === undefined ? words('the state sets no limit') : say`${state.useful} a year counts`}. ${open.more} more saves about ${open.saves} of this year’s state tax; a whole year of this plan saves about ${stateYearly}.`,
    how: open === undefined ? arrives : join([withCare(work, open), arrives]),
    due: state.countsUntil,
    dueWhy: isLater
      ? 'the last day on which the state counts it for the year before'
      : 'the last day of the tax year',
    dueInputs: [stateYearly],
    minutes: 15,
    link: links.collegePlans,
    keep: words('The plan’s yearly statement, for the state tax return.'),
  }
}
