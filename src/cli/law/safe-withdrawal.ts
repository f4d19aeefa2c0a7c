import { z } from 'zod'
import {
  historicalSuccess,
  maximumWithdrawalRates,
  type RealYear,
  type WithdrawalTime,
} from '#engine/markets/backtest.ts'
import { historicalRealReturns } from '#engine/markets/historical-returns.ts'
import { payment } from '#engine/math/annuity.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

type ReadBeside = Parameters<Suite['answer']>[1]

const times: Record<string, WithdrawalTime> = {
  start: 'start',
  end: 'end',
  'end-uninflated-first': 'end-before-inflation',
}
const timing = z.enum(['start', 'end', 'end-uninflated-first']).transform((name) => times[name]!)

const retirement = z.object({
  firstYear: z.number(),
  lastYear: z.number(),
  stockShare: z.number(),
  years: z.number(),
  withdrawalRate: z.number(),
})

const realSeries = z.object({
  rows: z.record(z.string(), z.object({ stocks: z.number(), bonds: z.number() })),
})

/** The years of a series file of real returns. */
function seriesOf(file: unknown): RealYear[] {
  const { rows } = realSeries.parse(file)
  return Object.entries(rows)
    .map(([year, returns]) => ({ year: Number(year), ...returns }))
    .sort((a, b) => a.year - b.year)
}

const within = (
  history: readonly RealYear[],
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
) => history.filter(({ year }) => year >= firstYear && year <= lastYear)

const kinds: Record<string, (input: LawCase['input'], readBeside: ReadBeside) => Answer> = {
  /** Answered with the returns that our plans use, which begin in 1928. */
  publishedTrinity(given) {
    const input = retirement.parse(given)
    const history = within(historicalRealReturns, input)
    return { successRate: historicalSuccess({ ...input, history, when: 'end' }) }
  },
  historicalSuccess(given, readBeside) {
    const input = retirement.extend({ series: z.string(), timing }).parse(given)
    const history = within(seriesOf(readBeside(input.series)), input)
    return { successRate: historicalSuccess({ ...input, history, when: input.timing }) }
  },
  maxRate(given) {
    const input = z
      .object({ startYear: z.number(), years: z.number(), stockShare: z.number(), timing })
      .parse(given)
    const rows = maximumWithdrawalRates({ ...input, history: historicalRealReturns, when: input.timing })
    return { maxWithdrawalRate: rows.find(({ startYear }) => startYear === input.startYear)?.rate }
  },
  /** Excel's PMT: money paid in counts as negative. */
  vpwPayment(given) {
    const input = z
      .object({
        rate: z.number(),
        periods: z.number(),
        pv: z.number(),
        fv: z.number(),
        when: z.enum(['start', 'end']),
      })
      .parse(given)
    const { rate, periods: years, pv: presentValue, fv, when } = input
    return { payment: payment({ presentValue, futureValue: -fv, rate, years, when }) }
  },
}

export const safeWithdrawal: Suite = {
  name: 'safe-withdrawal',
  answer: (question, readBeside) => kinds[question.kind ?? '']?.(question.input, readBeside) ?? noAnswer,
}
