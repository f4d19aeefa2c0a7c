/** One pay is lost, and the other one ends soon, with work or with a job: what comes in from month to month then. */

import { addMonths } from '../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Months } from '../units.ts'
import { monthsUntil } from './benefit-schedule.ts'
import { besideInWords, besideLostPay, goesOnWithout } from './beside-lost-pay.ts'
import { lostAhead } from './ending-job.ts'
import { whosePay } from './ending-names.ts'
import { lastDayAhead, monthsToStop, stopsSoon } from './last-pay.ts'
import { type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { longestRunway } from './severance.ts'
import type { Drafting } from './topic.ts'

export interface PayEnds {
  /** One’s own age then; undefined where it is a job that ends, and not work. */
  readonly stop: Figure | undefined
  /** 'your job' or 'your spouse’s job', where it is one that ends. */
  readonly job: string | undefined
  readonly day: DateFigure
  readonly after: Figure
  /** What is paid from then on; undefined where nothing is. */
  readonly goesOn: Figure | undefined
  readonly beside: readonly Figure[]
  /** The months in which what comes in changes, the first being that one. */
  readonly turns: readonly { readonly after: Months; readonly goesOn: Dollars }[]
}

/** Undefined where the pay that is lost is one’s own, and where nobody told that the other one ends soon. */
export function payEndsBeside({ sheet, reader, context }: Drafting): PayEnds | undefined {
  const stop = whoIsOutOfWork(reader) === 'partner' ? stopsSoon(reader) : undefined
  if (stop === undefined) return undefined
  const age = reader.number('age')
  const first = monthsToStop(reader, context.today, stop)
  const told = lastDayAhead(reader, context.today)
  const paidIn = (month: Months) => besideLostPay(reader, age.value + month / monthsPerYear)
  const turns: { after: Months; goesOn: Dollars }[] = []
  for (let month = first; month < longestRunway; month += 1) {
    const goesOn = sumOf(paidIn(month))
    if (turns.at(-1)?.goesOn !== goesOn) turns.push({ after: month, goesOn })
  }
  const beside = paidIn(first)
  return {
    stop,
    job: undefined,
    day: sheet.date(
      'pay-ends.day',
      'When your own pay ends',
      told === undefined ? 'today + (age at which you stop − your age)' : 'the last day that you told',
      [age, stop],
      told ?? addMonths(context.today, first),
      'month-of-year',
    ),
    after: sheet.computed(
      'pay-ends.after',
      'Months until your own pay ends',
      'months',
      told === undefined
        ? '(age at which you stop − your age) × months in a year'
        : 'the months from today to the last day that you told',
      [stop, age],
      first,
    ),
    goesOn: goesOnWithout(sheet, undefined, beside, '.after-pay'),
    beside,
    turns,
  }
}

/** The same where the job of whoever would keep the other pay, `paid`, ends on a told day: `beside` comes in all the same. */
export function jobEndsBeside(
  asked: Drafting,
  paid: OutOfWork,
  beside: readonly Figure[],
): PayEnds | undefined {
  const { sheet, reader, context } = asked
  const ending = lostAhead(asked)
  if (ending?.whose !== paid) return undefined
  const after = sheet.computed(
    'pay-ends.job-after',
    paid === 'own' ? 'Months until your own job ends' : 'Months until the job of your spouse or partner ends',
    'months',
    'the days from today to the last day that you told, in months, rounded',
    [],
    Math.max(1, Math.round(monthsUntil(context.today, ending.lastDay.value))),
  )
  const goesOn = goesOnWithout(sheet, undefined, beside, '.after-job')
  return {
    stop: undefined,
    job: `${whosePay(reader, paid)} job`,
    day: ending.lastDay,
    after,
    goesOn,
    beside,
    turns: [{ after: after.value, goesOn: goesOn?.value ?? 0 }],
  }
}

/** " until you stop work at 60, about Nov 2027, and $2,210 a month of pension from then on" */
export const payEndsInWords = (ends: PayEnds | undefined): Text =>
  ends === undefined
    ? nothing
    : say` until ${ends.stop === undefined ? say`${words(ends.job ?? 'your job')} ends (${ends.day})` : say`you stop work at ${ends.stop}, about ${ends.day}`}, and ${ends.goesOn === undefined ? words('nothing') : say`${ends.goesOn} of ${besideInWords(ends.beside)}`} from then on`
