/** Dated steps: each with a receipt for its day, in order, none in the past. */
import { addDays } from '../calendar.ts'
import type { AnyFigure } from '../figure.ts'
import type { NextStep } from '../plan.ts'
import type { Text } from '../say.ts'
import { workdayFrom } from '../tax/legal-holidays.ts'
import type { CalendarDate } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { stepsThatFit } from './steps-that-fit.ts'

/** A plan asks for at most this many things at once. */
const mostSteps = 7

/** How soon, in days, so that a plan's first week is not crowded. */
export const within = {
  today: 0,
  days: 3,
  week: 7,
  tenDays: 10,
  fortnight: 14,
  month: 30,
  sixWeeks: 45,
  sixtyDays: 60,
  quarter: 90,
} as const

/** Every step says where to look and what to keep: a deed that leaves nothing behind is hard to prove. */
export interface StepDraft extends Omit<NextStep, 'dueDate' | 'dueFigure' | 'link' | 'keep'> {
  /** Days from today, or a day. Days count on to the next workday: offices are closed on the others. */
  readonly due: number | CalendarDate
  /** Why this day. */
  readonly dueWhy: string
  readonly dueInputs?: readonly AnyFigure[]
  readonly link: NonNullable<NextStep['link']>
  readonly keep: NonNullable<NextStep['keep']>
  /** Which dollars of the plan it moves, where it moves any: such a step never gives way. `waiting`: those of a day to come. */
  readonly moves?: 'cash' | 'debts' | 'accounts' | 'investments' | 'tax' | 'waiting'
  /** What it is about, to tell it from another one that it becomes one with. */
  readonly about?: Text | undefined
  /** Of steps that move no dollars those that matter less give way when there are too many; larger gives way first. */
  readonly rank?: number
}

function dueDay(today: CalendarDate, due: number | CalendarDate): CalendarDate {
  if (typeof due === 'string') return due < today ? today : due
  return due === 0 ? today : workdayFrom(addDays(today, due))
}

export function datedSteps(
  sheet: Worksheet,
  today: CalendarDate,
  drafts: readonly (StepDraft | undefined)[],
): NextStep[] {
  const dated = drafts
    .filter((draft) => draft !== undefined)
    .map((draft) => ({ ...draft, due: dueDay(today, draft.due) }))
  return stepsThatFit(dated, mostSteps)
    .map(({ due, dueWhy, dueInputs, rank: _rank, moves: _moves, about: _about, ...step }) => {
      const figure = sheet.date(`due.${step.id}`, 'Do this by', dueWhy, dueInputs ?? [], due)
      return { ...step, dueDate: due, dueFigure: figure.id }
    })
    .sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}
