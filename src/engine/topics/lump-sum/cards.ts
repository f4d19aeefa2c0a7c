/** The cards of a one-time investment: the mix, the futures, the measures, the dates. */
import { yearOf } from '../../calendar.ts'
import type { AnyFigure, Figure } from '../../figure.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { allocationsOf, type Part } from '../allocations.ts'
import { marketBands } from '../market-bands.ts'
import { stateRateOf } from '../state-rate.ts'
import { bracketOfYear } from './bracket-of-year.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'

const digits = 3

/** The state's rate beside what the money brings in a year, which may fill what the state leaves untaxed. */
const stateRateWith = (work: LumpSumWork, { yearlyIncome }: Outlook): Figure | undefined => {
  const { sheet, reader, context, taxes } = work
  const interest = (taxes.taxReturn.interest ?? 0) + yearlyIncome.value
  return stateRateOf(sheet, reader, context, { ...taxes.taxReturn, interest }, taxes.agi, yearlyIncome)
}

export function mixCard(work: LumpSumWork, outlook: Outlook | undefined): Visualization[] {
  const { sheet, mix, invested, reach } = work
  if (invested.value <= 0) return []
  const bracket = bracketOfYear(work)
  const stateRate = outlook === undefined ? work.taxes.stateRate : stateRateWith(work, outlook)
  const share = (id: string, label: string, value: number) =>
    sheet.computed(
      `share.${id}`,
      label,
      'share',
      'the share for this horizon and for how you feel about ups and downs',
      [work.horizon],
      value,
    )
  const stocks = share('stocks', 'Share in stocks', mix.stocks)
  const bonds = share('bonds', 'Share in bonds', mix.bonds)
  const cash = share('cash', 'Share in cash', mix.cash)
  const wholeStocks = Math.round(invested.value * mix.stocks)
  const wholeBonds = Math.min(invested.value - wholeStocks, Math.round(invested.value * mix.bonds))
  const dollars = (id: string, label: string, value: number, of: typeof stocks) =>
    sheet.computed(`mix.${id}`, label, 'usd', 'invested × share', [invested, of], value)
  const parts: Part[] = [
    {
      label: words('Stocks of the whole world'),
      description: words('US and other countries, in one or a couple of broad index funds.'),
      amount: dollars('stocks', 'In stocks', wholeStocks, stocks),
    },
    {
      label: words('Bonds'),
      description: words('US investment-grade bonds in a broad index fund.'),
      amount: dollars('bonds', 'In bonds', wholeBonds, bonds),
    },
    {
      label: words('Treasury bills and cash'),
      description: words('Bills, insured savings or a Treasury money-market fund.'),
      amount: dollars('cash', 'In cash', invested.value - wholeStocks - wholeBonds, cash),
    },
  ]
  return [
    {
      id: 'mix',
      type: 'allocation',
      title: words('How the invested part is spread'),
      subtitle:
        reach === 'short'
          ? words('Nothing that could fall just before you need it.')
          : words('The share of stocks comes down as the day you need it comes nearer.'),
      allocations: allocationsOf(sheet, parts),
      highlights: [
        { label: words('In stocks today'), value: say`${stocks}` },
        {
          label: words(
            bracket === work.taxes.bracket ? 'Federal bracket' : 'Federal bracket with this money',
          ),
          value: say`${bracket}`,
        },
        ...(stateRate === undefined ? [] : [{ label: words('State rate'), value: say`${stateRate}` }]),
      ],
    },
  ]
}

export function metricsCard(work: LumpSumWork, outlook: Outlook): Visualization {
  const { horizon, mix } = work
  const metric = (label: Text, value: Text) => ({ label, value })
  const falls =
    mix.stocks > 0
      ? [
          metric(words('Loss in a bad year'), say`${outlook.badYear}`),
          metric(say`Loss if ${outlook.worstYearIn} came again`, say`${outlook.worstYear}`),
        ]
      : []
  return {
    id: 'outlook',
    type: 'metrics',
    title: say`What to expect in ${horizon}`,
    subtitle: words('Today’s dollars, after fund costs and yearly tax.'),
    metrics: [
      metric(words('Middle outcome'), say`${outlook.middle}`),
      metric(say`At least this in ${outlook.mostFutures} futures`, say`${outlook.weak}`),
      metric(say`At least this in ${outlook.fewFutures} futures`, say`${outlook.strong}`),
      ...(outlook.yearlyPay === undefined
        ? []
        : [metric(say`Could pay, in ${outlook.mostFutures} futures`, say`${outlook.yearlyPay}`)]),
      metric(words('Middle with the lowest forecasts'), say`${outlook.pessimistic}`),
      ...falls,
      metric(words('Yearly tax on it'), say`${outlook.drag}`),
    ],
  }
}

export function timelineCard(steps: Draft['nextSteps'], figures: readonly AnyFigure[]): Visualization {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  return {
    id: 'dates',
    type: 'timeline',
    title: words('What happens when'),
    milestones: steps.map((step) => {
      const due = byId.get(step.dueFigure)
      return {
        period: due === undefined ? nothing : say`${due}`,
        label: step.title,
        detail: step.why,
      }
    }),
  }
}

export function projectionCard(work: LumpSumWork, outlook: Outlook): Visualization {
  const { sheet, context, invested } = work
  const thisYear = yearOf(context.today)
  const lastYear = sheet.computed(
    'last-year',
    'Year in which the money is needed',
    'year',
    'this year + years until the money is needed',
    [work.horizon],
    thisYear + outlook.years,
  )
  const last = outlook.byYear.at(-1)
  const end = (id: string, label: string, value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      'a percentile of the simulated futures, in today’s dollars',
      [outlook.paths],
      value,
      digits,
    )
  const low = end('band.low', 'Lower end of the light band', last?.p5 ?? 0)
  const high = end('band.high', 'Upper end of the light band', last?.p95 ?? 0)
  return {
    id: 'projection',
    type: 'projection',
    title: say`Likely ${low} to ${high} by ${lastYear}`,
    subtitle: say`${outlook.paths} simulated futures, today’s dollars. ${outlook.mostFutures} land inside the light band; the line is the middle.`,
    years: Array.from({ length: outlook.years + 1 }, (_, year) => thisYear + year),
    bands: marketBands(invested.value, outlook.byYear),
    goal: { label: words('What you invest'), amount: invested.value },
    figure: outlook.middle.id,
  }
}
