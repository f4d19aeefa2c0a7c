/**
 * What a month of a retired household still costs beyond what comes in once this money has paid debts, and when that falls:
 * with pay for life that begins later, and with debts whose payments end.
 */
import { addMonths, yearOf } from '../../calendar.ts'
import { type AnyFigure, type Figure, sumOf } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { overBy } from '../debt-ends.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { hasRetired } from '../retired.ts'
import { endingLeft } from './ending-left.ts'
import { lastingOf } from './lasting.ts'
import { isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

export interface RetiredGap {
  /** A month, and a year of it. */
  readonly gap: Figure
  readonly yearly: Figure
  /** The months in which it falls, the first one first, until nothing is missing. */
  readonly falls: readonly Fall[]
}

interface Fall {
  /** The year where pay for life begins, which ages tell; the month where debts are paid. */
  readonly when: AnyFigure
  readonly isPay: boolean
  readonly paid: readonly Text[]
  /** What is missing from then on. */
  readonly left: Figure
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
      falls: fallsOf(work, gap),
    }
  )
}

const paidIn = ({ reader, taxes }: LumpSumWork, month: Months): Figure[] =>
  lifelongPayAt(reader, reader.number('age').value + month / monthsPerYear, taxes.isCouple)

/** What is missing so many months from now: less what is paid for life by then, and the payments that are over. */
export const gapIn = (work: LumpSumWork, gap: Figure, month: Months): Dollars =>
  Math.max(
    0,
    gap.value - (sumOf(paidIn(work, month)) - sumOf(paidIn(work, 0))) - overBy(endingLeft(work), month),
  )

function fallsOf(work: LumpSumWork, gap: Figure): Fall[] {
  const { sheet, reader, context, horizon } = work
  const ending = endingLeft(work)
  const falls: Fall[] = []
  const inputs: Figure[] = []
  for (let month = 1; month <= horizon.value * monthsPerYear; month += 1) {
    const before = paidIn(work, month - 1)
    const begins = paidIn(work, month).filter(({ id }) => !before.some((one) => one.id === id))
    // A last payment of today is over in the next month.
    const ended = ending.filter(({ after }) => Math.max(1, Math.ceil(after)) === month)
    if (sumOf(begins) === 0 && ended.length === 0) continue
    const suffix = falls.length === 0 ? '' : `.${falls.length + 1}`
    const isPay = sumOf(begins) > 0
    inputs.push(...begins, ...ended.map(({ debt }) => debt.minimum))
    const left = Math.round(gapIn(work, gap, month))
    falls.push({
      isPay,
      paid: ended.map(({ debt }) => say`the ${debt.label}`),
      when: isPay
        ? sheet.computed(
            `gap.falls${suffix}`,
            'Year in which more is paid for life',
            'year',
            'the year in which the next pension or Social Security begins, by the ages that you told',
            [reader.number('age'), ...begins],
            yearOf(addMonths(context.today, month)),
          )
        : sheet.date(
            `gap.falls${suffix}`,
            'When the payments of a debt are over',
            'today + the months that its own payments take',
            ended.flatMap(({ debt }) => [debt.balance, debt.rate, debt.minimum]),
            addMonths(context.today, month),
            'month-of-year',
          ),
      left: sheet.computed(
        `gap.then${suffix}`,
        'What a month costs beyond what comes in then',
        'usd-per-month',
        'what is missing in a month − what begins to be paid and the payments that are over, never below nothing',
        [gap, ...inputs],
        left,
      ),
    })
    if (left === 0) break
  }
  return falls
}

const fallInWords = ({ when, isPay, paid, left }: Fall): Text => {
  const ends = say`${listed(paid)} ${words(paid.length === 1 ? 'is' : 'are')} paid`
  const missing = left.value === 0 ? words('nothing') : say`about ${left}`
  return isPay
    ? say`From about ${when} on more is paid for life${paid.length === 0 ? nothing : say` and ${ends}`}, and ${missing} is missing.`
    : say`In about ${when} ${ends}, and from then on ${missing} is missing.`
}

export const fallsInWords = ({ falls }: RetiredGap): Text => join(falls.map(fallInWords))
