/** All at once or in slices: a short schedule, what it is expected to cost, and what history says. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { costAveraging } from '../../markets/cost-averaging.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text } from '../../say.ts'
import type { CitedValue } from '../../worksheet.ts'
import { investFrom, isMourning } from './mourning.ts'
import type { LumpSumWork } from './work.ts'

/** World stocks, 1976–2022: the share of one-year periods in which all at once beat a split over three months. */
const atOnceWins: CitedValue = {
  value: 0.68,
  source: 'Vanguard, cost averaging: invest now or temporarily hold your cash, world stocks 1976–2022',
  note: 'One-year periods; the waiting cash is taken to earn nothing.',
}

export const evidenceForAtOnce = ({ sheet }: LumpSumWork): Text =>
  say`In ${sheet.market('at-once.wins', 'One-year periods in which all at once ended ahead of a short split', 'odds', atOnceWins)} past years, all at once ended ahead of a short split. A written schedule softens regret more than risk.`

export interface Averaging {
  /** Length of the schedule, and the number of its slices: one a month. */
  readonly slices: Figure
  readonly cost: Figure
  readonly slice: Figure
  /** The days of the slices. */
  readonly days: readonly DateFigure[]
}

/** A short schedule and what it is expected to cost in its first year. Who mourns begins it later; while cash comes first all waits. */
export function averagingOf(work: LumpSumWork): Averaging | undefined {
  const { sheet, reader, taxable, mix, expected, context } = work
  if (taxable.value === 0 || mix.stocks === 0 || work.unsettled !== undefined) return undefined
  const isLater = isMourning(work)
  const from = isLater ? investFrom(work) : undefined
  const wait = isLater ? rules.mourningMonths.value : 0
  const slices = reader.rule('averaging.months', 'Length of the schedule', 'months', rules.averagingMonths)
  const { expectedCost } = costAveraging({
    amount: taxable.value,
    slices: slices.value,
    wait,
    investedRate: expected.value,
    cashRate: context.market.cash.value,
  })
  const cashRate = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  return {
    slices,
    cost: sheet.computed(
      'averaging.cost',
      'Expected cost of spreading',
      'usd',
      isLater
        ? 'all at once today − equal monthly slices that wait in cash, the first after the months in which nothing large is decided, after a year'
        : 'all at once − equal monthly slices that wait in cash, after a year',
      [taxable, slices, expected, cashRate, ...(from === undefined ? [] : [from])],
      Math.max(0, Math.round(expectedCost)),
    ),
    slice: sheet.computed(
      'averaging.slice',
      'Each slice',
      'usd',
      'the taxable part ÷ the months of the schedule',
      [taxable, slices],
      Math.round(taxable.value / slices.value),
    ),
    days: Array.from({ length: slices.value }, (_, month) =>
      sheet.date(
        `averaging.day.${month}`,
        'Day of a slice',
        from === undefined
          ? 'a month after the one before, the first a month from today'
          : 'a month after the one before, the first after the months in which nothing large is decided',
        from === undefined ? [slices] : [slices, from],
        addMonths(context.today, month + (isLater ? wait : 1)),
      ),
    ),
  }
}
