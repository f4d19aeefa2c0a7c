/** The last day on which money in a 529 still earns this year's state tax benefit: how much is open, and what it saves. */
import { addDays, civilDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { type StepDraft, within } from '../steps.ts'
import { spreadAhead } from './lump-alternatives.ts'
import type { CollegeWork } from './work.ts'

/** What more may go in this year, and the tax that it takes off. */
interface OpenThisYear {
  readonly putIn: Figure
  readonly more: Figure
  readonly saves: Figure
  /** It is cash beyond the emergency fund, and not only what the law would take. */
  readonly isSpare: boolean
}

/** What the monthly transfers bring in by the end of this year: all of it where they run already, else those that are left. */
function putInThisYear({ sheet, context, current, parts, owner }: CollegeWork): Figure {
  // What goes into an account in the child's own name goes into no 529 yet.
  const runs = current.value > 0 && owner !== 'custodial'
  const monthly = parts.filter(({ kind }) => kind === '529').map(({ amount }) => amount)
  const start = addDays(context.today, within.fortnight)
  const left = yearOf(start) === yearOf(context.today) ? monthsPerYear + 1 - civilDate(start).month : 0
  return sheet.computed(
    'state.this-year',
    'What goes into the 529 by the end of this year',
    'usd',
    runs
      ? 'what goes in each month today × the months of a year'
      : 'the monthly transfers that are left this year, once the account is open',
    runs ? [current] : monthly,
    Math.round(
      runs ? current.value * monthsPerYear : monthly.reduce((sum, { value }) => sum + value, 0) * left,
    ),
  )
}

function openThisYear(work: CollegeWork): OpenThisYear | undefined {
  const { sheet, state, mode, first } = work
  const most = state?.useful
  if (state === undefined || most === undefined || mode !== 'monthly' || first.gates.length > 0)
    return undefined
  const putIn = putInThisYear(work)
  const { cushion } = first
  const spare =
    cushion === undefined ? undefined : Math.max(0, Math.floor(cushion.cash.value - cushion.target.value))
  const room = Math.max(0, most.value - putIn.value)
  const isSpare = spare !== undefined && spare >= leastSpare
  const more = sheet.computed(
    'state.more',
    'What more may go in this year',
    'usd',
    isSpare
      ? 'the contribution that still earns the benefit − what goes in this year, and no more than cash beyond the emergency fund'
      : 'the contribution that still earns the benefit − what goes in this year',
    isSpare && cushion !== undefined ? [most, putIn, cushion.cash, cushion.target] : [most, putIn],
    isSpare ? Math.min(room, spare) : room,
  )
  const saves = sheet.computed(
    'state.more.saves',
    'State tax of this year that it saves',
    'usd',
    'what the state gives with it − what it gives without it',
    [putIn, more, ...(state.rate === undefined ? [] : [state.rate])],
    state.of(putIn.value + more.value) - state.of(putIn.value),
  )
  return saves.value > 0 ? { putIn, more, saves, isSpare } : undefined
}

/** Less than this is not worth a payment of its own. */
const leastSpare = 100

export function stateDeadline(work: CollegeWork): StepDraft | undefined {
  const { state, stateYearly, context, mode, intoCollege } = work
  if (state === undefined || stateYearly === undefined || stateYearly.value <= 0) return undefined
  // What begins later is in time for a later year.
  if (mode === 'monthly' && intoCollege.value === 0) return undefined
  const open = openThisYear(work)
  const benefit = state.isCredit ? words('tax credit') : words('tax deduction')
  const spread =
    state.most !== undefined && spreadAhead(work) !== undefined
      ? say` Only up to ${state.most} a year counts, with what goes in each month; a part that waits for January can earn it again.`
      : nothing
  const arrives = words(
    'What has arrived in the plan by the last day of the year counts for this year. Send it a week before.',
  )
  return {
    id: 'state-deadline',
    title:
      open === undefined
        ? say`Be in time for the ${state.name} ${benefit}`
        : open.isSpare
          ? say`Put ${open.more} of your spare cash into the 529 this year for the ${state.name} ${benefit}`
          : say`Put in up to ${open.more} more this year for the ${state.name} ${benefit}, if you can`,
    why:
      open === undefined
        ? say`${mode === 'lump' ? words('This sum') : words('A year of this plan')} saves about ${stateYearly} of state tax.${spread}`
        : say`The transfers bring in ${open.putIn} by the end of this year, and ${state.useful ?? nothing} a year counts. ${open.more} more saves about ${open.saves} of this year’s state tax; a whole year of this plan saves about ${stateYearly}.`,
    how:
      open === undefined
        ? arrives
        : say`Only money that is meant for college anyway${open.isSpare ? words(': the emergency fund stays full') : words(', never the emergency fund')}. Lower the transfers of next year by as much if you like. ${arrives}`,
    due: yearEnd(context.today),
    dueWhy: 'the last day of the tax year',
    dueInputs: [stateYearly],
    minutes: 15,
    link: links.investor,
    keep: words('The plan’s yearly statement, for the state tax return.'),
  }
}
