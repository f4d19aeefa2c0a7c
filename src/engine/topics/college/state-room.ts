/** What more may go into a 529 for a year's state tax benefit: this year's, and in spring last year's in some states. */
import { addDays, civilDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { within } from '../steps.ts'
import type { CollegeWork } from './work.ts'

/** What more may go in for a year, and the tax that it takes off. */
export interface StateRoom {
  readonly putIn: Figure
  /** What the state would still count, whether or not it is at hand or missed by the target; undefined without a limit. */
  readonly open: Figure | undefined
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

interface Asked {
  /** The beginning of the ids of its figures. */
  readonly id: string
  readonly year: 'this' | 'last'
  readonly putIn: Figure
  readonly spare: Dollars | undefined
  /** What the target misses still. */
  readonly missing: Dollars
  /** What the transfers of the next year bring beyond the limit. */
  readonly beyond: Dollars
}

/** Whether transfers go into a 529 today. */
function runs({ current, owner, reader, saved, children }: CollegeWork): boolean {
  // What goes into an account in the child's own name goes into no 529 yet, and nothing goes in for who is not born.
  const isOpen = saved.value > 0 || reader.told('collegeSaved') === undefined
  return (
    current.value > 0 && owner !== 'custodial' && isOpen && children.some(({ isExpected }) => !isExpected)
  )
}

/** What the monthly transfers bring in by the end of this year: all of it where they run already, else those that are left. */
function putInThisYear(work: CollegeWork): Figure {
  const { sheet, context, current, parts } = work
  const monthly = parts.filter(({ kind }) => kind === '529').map(({ amount }) => amount)
  const start = addDays(context.today, within.fortnight)
  const left = yearOf(start) === yearOf(context.today) ? monthsPerYear + 1 - civilDate(start).month : 0
  return sheet.computed(
    'state.this-year',
    'What goes into the 529 by the end of this year',
    'usd',
    runs(work)
      ? 'what goes in each month today × the months of a year'
      : 'the monthly transfers that are left this year, once the account is open',
    runs(work) ? [current] : monthly,
    Math.round(
      runs(work) ? current.value * monthsPerYear : monthly.reduce((sum, { value }) => sum + value, 0) * left,
    ),
  )
}

/** What went in last year, as far as today's transfers tell. */
function putInLastYear(work: CollegeWork): Figure {
  const { sheet, current } = work
  return sheet.computed(
    'state.last-year',
    'What went into the 529 last year',
    'usd',
    runs(work)
      ? 'what goes in each month today × the months of a year, as if it had gone in all of last year'
      : 'nothing, as no transfer runs into a 529',
    runs(work) ? [current] : [],
    runs(work) ? Math.round(current.value * monthsPerYear) : 0,
  )
}

function roomOf(
  work: CollegeWork,
  { id, year, putIn, spare, missing, beyond }: Asked,
): StateRoom | undefined {
  const { sheet, stateThisYear: state, worth, reached, yearly529, first } = work
  const most = state?.useful
  if (state === undefined) return undefined
  const uncounted = most === undefined ? Infinity : Math.max(0, most.value - putIn.value)
  const room = Math.min(missing + beyond, uncounted)
  if (room < rules.leastPayment.value) return undefined
  const isSpare = spare !== undefined && spare >= rules.leastPayment.value
  const { cushion } = first
  const limits = [...(most === undefined ? [] : [most]), putIn, worth, reached]
  const more = sheet.computed(
    `${id}.more`,
    `What more may go in for ${year} year`,
    'usd',
    `the contribution that still earns the benefit − what goes in for that year, and no more than ${isSpare ? 'cash beyond the emergency fund or ' : ''}the target misses and next year’s transfers bring beyond the limit`,
    [...limits, yearly529, ...(isSpare && cushion !== undefined ? [cushion.cash, cushion.target] : [])],
    isSpare ? Math.min(room, spare) : room,
  )
  const saves = sheet.computed(
    `${id}.more.saves`,
    `State tax of ${year} year that it saves`,
    'usd',
    'what the state gives with it − what it gives without it',
    [putIn, more, ...(state.rate === undefined ? [] : [state.rate])],
    state.of(putIn.value + more.value) - state.of(putIn.value),
  )
  const sooner = more.value - missing
  if (saves.value <= 0) return undefined
  return {
    putIn,
    more,
    saves,
    isSpare,
    open:
      most === undefined
        ? undefined
        : sheet.computed(
            `${id}.open`,
            `What the state would still count for ${year} year`,
            'usd',
            'the contribution that still earns the benefit − what goes in for that year',
            [most, putIn],
            uncounted,
          ),
    reaches: sheet.computed(
      `${id}.more.reaches`,
      'Part of the target that the plan reaches with it',
      'share',
      'what the plan reaches + this sum ÷ what the part to save is worth today, no more than all of it',
      [reached, more, worth],
      1 - Math.max(0, missing - more.value) / Math.max(1, worth.value),
    ),
    lower:
      sooner < rules.leastPayment.value
        ? undefined
        : sheet.computed(
            `${id}.more.sooner`,
            'What of it comes in place of transfers of next year',
            'usd',
            'what more goes in − what the target misses',
            [more, worth, reached],
            sooner,
          ),
    left:
      room - more.value < rules.leastPayment.value
        ? undefined
        : sheet.computed(
            `${id}.left`,
            `What may still go in for ${year} year after that`,
            'usd',
            'the contribution that still earns the benefit − what goes in for that year − what more goes in now, and no more than the target misses',
            [...limits, more],
            room - more.value,
          ),
  }
}

export interface StateRooms {
  readonly last: StateRoom | undefined
  readonly now: StateRoom | undefined
}

/** Last year's room comes first where it is still open: it ends sooner, and a dollar counts once. */
export function stateRooms(work: CollegeWork): StateRooms {
  const { stateThisYear: state, mode, first, worth, reached, yearly529 } = work
  if (state === undefined || mode !== 'monthly' || first.gates.length > 0)
    return { last: undefined, now: undefined }
  const { cushion } = first
  const spare =
    cushion === undefined ? undefined : Math.max(0, Math.floor(cushion.cash.value - cushion.target.value))
  // What the transfers bring anyway is only paid sooner, and loses next year what it gains this year: unless they bring
  // more in a year than the state counts.
  const missing = Math.max(0, Math.round(worth.value * (1 - reached.value)))
  const last =
    state.lastYearUntil === undefined
      ? undefined
      : roomOf(work, {
          id: 'state.last',
          year: 'last',
          putIn: putInLastYear(work),
          spare,
          missing,
          beyond: 0,
        })
  const used = last?.isSpare === true ? last.more.value : 0
  const now = roomOf(work, {
    id: 'state',
    year: 'this',
    putIn: putInThisYear(work),
    spare: spare === undefined ? undefined : spare - used,
    missing: missing - used,
    beyond: Math.max(0, yearly529.value - (state.useful?.value ?? Infinity)),
  })
  return { last, now }
}
