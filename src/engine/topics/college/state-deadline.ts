/** The last day on which money in a 529 still earns this year's state tax benefit: how much is open, and what it saves. */
import { addDays, civilDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
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
  /** The part of the target that the plan reaches with it. */
  readonly reaches: Figure
  /** What the state would still count, where not all of it is at hand now. */
  readonly left: Figure | undefined
  /** What the transfers of next year can be lower by. */
  readonly lower: Figure | undefined
}

/** What the monthly transfers bring in by the end of this year: all of it where they run already, else those that are left. */
function putInThisYear(work: CollegeWork): Figure {
  const { sheet, context, current, parts, owner, reader, saved, children } = work
  // What goes into an account in the child's own name goes into no 529 yet, and nothing goes in for who is not born.
  const isOpen = saved.value > 0 || reader.told('collegeSaved') === undefined
  const runs =
    current.value > 0 && owner !== 'custodial' && isOpen && children.some(({ isExpected }) => !isExpected)
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
  const { sheet, state, mode, first, worth, reached, yearly529 } = work
  if (state === undefined || mode !== 'monthly' || first.gates.length > 0) return undefined
  const most = state.useful
  const putIn = putInThisYear(work)
  const { cushion } = first
  const spare =
    cushion === undefined ? undefined : Math.max(0, Math.floor(cushion.cash.value - cushion.target.value))
  // What the transfers bring anyway is only paid sooner, and loses next year what it gains this year: unless they bring
  // more in a year than the state counts.
  const missing = Math.max(0, Math.round(worth.value * (1 - reached.value)))
  const beyond = Math.max(0, yearly529.value - (most?.value ?? Infinity))
  const room = Math.min(missing + beyond, Math.max(0, (most?.value ?? Infinity) - putIn.value))
  if (room < rules.leastPayment.value) return undefined
  const isSpare = spare !== undefined && spare >= rules.leastPayment.value
  const more = sheet.computed(
    'state.more',
    'What more may go in this year',
    'usd',
    isSpare
      ? 'the contribution that still earns the benefit − what goes in this year, and no more than cash beyond the emergency fund or what the target misses and next year’s transfers bring beyond the limit'
      : 'the contribution that still earns the benefit − what goes in this year, and no more than the target misses and next year’s transfers bring beyond the limit',
    [
      ...(most === undefined ? [] : [most]),
      ...[putIn, worth, reached, yearly529],
      ...(isSpare && cushion !== undefined ? [cushion.cash, cushion.target] : []),
    ],
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
  const reaches = sheet.computed(
    'state.more.reaches',
    'Part of the target that the plan reaches with it',
    'share',
    'what the plan reaches + this sum ÷ what the part to save is worth today, no more than all of it',
    [reached, more, worth],
    reached.value + Math.min(missing, more.value) / Math.max(1, worth.value),
  )
  const sooner = more.value - missing
  const lower =
    sooner < rules.leastPayment.value
      ? undefined
      : sheet.computed(
          'state.more.sooner',
          'What of it comes in place of transfers of next year',
          'usd',
          'what more goes in − what the target misses',
          [more, worth, reached],
          sooner,
        )
  const left =
    room - more.value < rules.leastPayment.value
      ? undefined
      : sheet.computed(
          'state.left',
          'What may still go in for this year after that',
          'usd',
          'the contribution that still earns the benefit − what goes in this year − what more goes in now, and no more than the target misses',
          [...(most === undefined ? [] : [most]), putIn, more, worth, reached],
          room - more.value,
        )
  return saves.value > 0 ? { putIn, more, saves, isSpare, reaches, left, lower } : undefined
}

/** What else cash is there for. */
const otherNeeds = ({ isRetired, children }: CollegeWork): string =>
  isRetired
    ? 'your own later years'
    : children.some(({ isExpected }) => isExpected)
      ? 'the birth, a Roth IRA of this year or a home'
      : 'a Roth IRA of this year or a home'

export function stateDeadline(work: CollegeWork): StepDraft | undefined {
  const { sheet, state, stateYearly, context, mode, intoCollege } = work
  if (state === undefined || stateYearly === undefined || stateYearly.value <= 0) return undefined
  // What begins later is in time for a later year.
  if (mode === 'monthly' && intoCollege.value === 0) return undefined
  const open = openThisYear(work)
  const benefit = state.isCredit ? words('tax credit') : words('tax deduction')
  const spread =
    state.most !== undefined && spreadAhead(work) !== undefined
      ? say` Only up to ${state.most} a year counts, with what goes in each month; a part that waits for January can earn it again.`
      : nothing
  const isLater = yearOf(state.countsUntil) > yearOf(context.today)
  const inTime = words(isLater ? 'in time' : 'this year')
  const arrives = isLater
    ? say`What has arrived in the plan by ${sheet.date(
        'state.counts-until',
        'Last day on which the state counts it for this year',
        'the day of the next year that the state sets, moved on by a weekend or a holiday',
        state.countsUntilDay === undefined ? [] : [state.countsUntilDay],
        state.countsUntil,
      )} can still count for the year before. Each dollar counts once: what goes in after New Year and is claimed for the old year is not claimed again. Send it a week before.${open?.left === undefined ? nothing : say` If a tax refund or another sum comes in time, up to ${open.left} more can count with it.`}`
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
        ? say`${mode === 'lump' ? words('This sum') : words('A year of this plan')} saves about ${stateYearly} of state tax.${spread}`
        : say`The transfers bring in ${open.putIn} by the end of this year, and ${state.useful === undefined ? words('the state sets no limit') : say`${state.useful} a year counts`}. ${open.more} more saves about ${open.saves} of this year’s state tax; a whole year of this plan saves about ${stateYearly}.`,
    how:
      open === undefined
        ? arrives
        : join([
            open.lower === undefined || open.lower.value < open.more.value
              ? say`It brings what the plan reaches to ${open.reaches}.`
              : nothing,
            open.lower === undefined ? nothing : say`Lower the transfers of next year by ${open.lower}.`,
            say`Only money that is not needed for ${words(otherNeeds(work))}${open.isSpare ? words('; the emergency fund stays full') : words(', and never the emergency fund')}.`,
            arrives,
          ]),
    due: state.countsUntil,
    dueWhy: isLater
      ? 'the last day on which the state counts it for the year before'
      : 'the last day of the tax year',
    dueInputs: [stateYearly],
    minutes: 15,
    link: links.investor,
    keep: words('The plan’s yearly statement, for the state tax return.'),
  }
}
