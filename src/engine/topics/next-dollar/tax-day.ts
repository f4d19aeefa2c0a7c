/** The filing day, until which the room of the tax year before is still open. */
import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { Months } from '../../units.ts'
import { isSoleProprietor } from '../own-business.ts'
import type { StepDraft } from '../steps.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { payrollOfHsa } from './hsa-through-payroll.ts'
import { roomThatLapses } from './lapsing-room.ts'
import { type DollarWork, eachMonth } from './work.ts'

/** The months after the filing day, when no room of the year before is left to fill. */
export const phaseAfterFilingDay = ({ phases, context }: DollarWork): number =>
  phases.findIndex(({ from }) => from === monthsToFilingDay(context.today) + 1)

/**
 * Until returns are due, the room of the tax year before is still open, and it is the one that lapses: what is paid in
 * by hand counts for it first, in the order of the plan.
 */
export function taxDay(work: DollarWork): StepDraft | undefined {
  const { sheet, needs, phases, context } = work
  const due = nextFilingDay(context.today)
  const last = monthsToFilingDay(context.today)
  const isUsed = (wanted: string) =>
    needs.some(
      ({ step, stream }, at) =>
        step === wanted &&
        !(stream.kind === 'flow' && stream.first?.total === 0) &&
        phases.some(({ from, row }) => from <= last && (row[at] ?? 0) > 0),
    )
  const [hsa, ira] = [isUsed('hsa'), isUsed('ira')]
  const rooms = [...(hsa ? [words('the HSA')] : []), ...(ira ? [words('the IRAs')] : [])]
  if (rooms.length === 0) return undefined
  const year = sheet.law('room.year', 'Tax year whose room is open until returns are due', 'year', {
    value: yearOf(due) - 1,
    source: 'IRC §219(f)(3), §223(d)(4)(B)',
    note: 'What is paid in up to the filing deadline may count for the year before, if you say so.',
  })
  const after = phaseAfterFilingDay(work)
  const lapsingHsa = needs.find(
    ({ id, stream }) => id === 'hsa' && stream.kind === 'flow' && stream.first !== undefined,
  )
  const order = hsa && ira ? words(', the HSA’s before the IRAs’') : nothing
  return {
    id: 'tax-day',
    title: say`Use what is left of the room of ${year} in ${listed(rooms)}`,
    why: words(
      'Money for that year can go in until the day on which returns are due. After it, the room is gone.',
    ),
    how: join([
      say`Until then fill this room first${order}: name ${year} as the tax year of what you pay in each month. What goes through payroll counts for the year of the pay check.`,
      restOfRoom(work, last, isUsed),
      hsa
        ? words('An HSA has the whole room of a year only where the health plan allowed one all year.')
        : nothing,
      after < 0 ? nothing : say`From then on each month: ${eachMonth(work, after)}.`,
      // What counts for the year before cannot go through payroll; from here on it can.
      after < 0 || !hsa || lapsingHsa === undefined || isSoleProprietor(work.reader)
        ? nothing
        : payrollOfHsa(work, after, lapsingHsa),
    ]),
    due,
    dueWhy: 'the day by which returns are due',
    dueInputs: [year],
    minutes: 20,
    link: links.irs,
    keep: words('The receipt that names the tax year.'),
    rank: 2,
  }
}

/** What the dollars until then leave open of the accounts that they reach, and the cash that could fill it. */
function restOfRoom(work: DollarWork, paydays: Months, isUsed: (step: string) => boolean): Text {
  const { sheet, needs, course, monthly, today, cushion, bridge, goals } = work
  const room = roomThatLapses(work)
  if (room === undefined) return words('Idle cash, a bonus or a refund can fill the rest.')
  const paidIn = course.placed.slice(0, paydays)
  const open = Math.round(
    needs.reduce((sum, { id, step }, at) => {
      const left = isUsed(step) ? room.get(id) : undefined
      return left === undefined ? sum : paidIn.reduce((part, row) => part - (row[at] ?? 0), sum + left)
    }, 0),
  )
  if (open <= 0) return nothing
  const rest = sheet.computed(
    'tax-day.rest',
    'Room of the year that these dollars leave open',
    'usd',
    'the room of the accounts that is left of the year − what the dollars until the filing day put in',
    [monthly],
    open,
  )
  const setApart = goals.flatMap(({ fromCash }) => fromCash ?? [])
  const free = Math.round(
    today.left.value -
      cushion.target.value -
      (bridge?.cost.value ?? 0) -
      setApart.reduce((sum, { value }) => sum + value, 0),
  )
  if (free <= 0)
    return say`By that day these dollars leave ${rest} of that room open; a bonus or a refund can fill that.`
  const cash = sheet.computed(
    'tax-day.cash',
    'Cash beyond the emergency fund that could fill it',
    'usd',
    'cash that stays − target − what months without pay and nearer purposes need, at most what is open',
    [today.left, cushion.target, ...(bridge === undefined ? [] : [bridge.cost]), rest, ...setApart],
    Math.min(open, free),
  )
  return say`By that day these dollars leave ${rest} of that room open. ${cash} of your cash beyond the emergency fund can go in too, as far as no bill of the month waits for it${open > free ? words('; a bonus or a refund can fill the rest') : nothing}.`
}
