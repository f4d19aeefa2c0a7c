/** What a month of a retired household still costs beyond what comes in once this money has paid debts, and when that falls. */
import { addMonths, yearOf } from '../../calendar.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { hasRetired } from '../retired.ts'
import { lastingOf } from './lasting.ts'
import { isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

export interface RetiredGap {
  /** A month, and a year of it. */
  readonly gap: Figure
  readonly yearly: Figure
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

/** Undefined where the money is not there to live on, where nothing is missing, and where other checks plan those months. */
export function retiredGap(work: LumpSumWork): RetiredGap | undefined {
  const { sheet, reader, bridge, isLivedOn } = work
  if (!isLivedOn || !hasRetired(reader) || bridge !== undefined || lastingOf(work) !== undefined)
    return undefined
  const gap = gapLeft(work)
  return (
    gap && {
      gap,
      yearly: sheet.computed(
        'gap.yearly',
        'The same in a year',
        'usd-per-year',
        'what is missing in a month × months in a year',
        [gap],
        Math.round(gap.value * monthsPerYear),
      ),
      end: endOf(work, gap),
    }
  )
}

const paidIn = ({ reader, taxes }: LumpSumWork, month: number): Figure[] =>
  lifelongPayAt(reader, reader.number('age').value + month / monthsPerYear, taxes.isCouple)

/** What is missing so many months from now, the pay for life that has begun by then counted. */
export const gapIn = (work: LumpSumWork, { gap }: RetiredGap, month: number): Dollars =>
  Math.max(0, gap.value - (sumOf(paidIn(work, month)) - sumOf(paidIn(work, 0))))

/** The first pension or Social Security that begins later, of either. */
function endOf(work: LumpSumWork, gap: Figure): RetiredGap['end'] {
  const { sheet, reader, context, horizon } = work
  const today = paidIn(work, 0)
  const months = Array.from({ length: horizon.value * monthsPerYear }, (_, month) => month + 1)
  const first = months.find((month) => sumOf(paidIn(work, month)) > sumOf(today))
  if (first === undefined) return undefined
  const then = paidIn(work, first)
  const begins = then.filter(({ id }) => !today.some((one) => one.id === id))
  return {
    year: sheet.computed(
      'gap.falls',
      'Year in which more is paid for life',
      'year',
      'the year in which the next pension or Social Security begins, by the ages that you told',
      [reader.number('age'), ...begins],
      yearOf(addMonths(context.today, first)),
    ),
    left: sheet.computed(
      'gap.then',
      'What a month costs beyond what comes in then',
      'usd-per-month',
      'what is missing in a month − what begins, never below nothing',
      [gap, ...begins],
      Math.max(0, Math.round(gap.value - (sumOf(then) - sumOf(today)))),
    ),
  }
}

export const fallsInWords = ({ end }: RetiredGap): Text =>
  end === undefined
    ? nothing
    : end.left.value === 0
      ? say`From about ${end.year} on more is paid for life, and nothing is missing.`
      : say`From about ${end.year} on more is paid for life, and about ${end.left} is missing.`
