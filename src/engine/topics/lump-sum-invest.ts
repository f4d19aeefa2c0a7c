/** Invest a sum once: where each dollar goes in order, how it could turn out, what to do by when. */
import { addYears } from '../calendar.ts'
import type { AnyFigure } from '../figure.ts'
import type { Draft, Visualization } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../say.ts'
import { allocationsOf, type Part } from './allocations.ts'
import { lumpSumAlternatives } from './lump-sum-alternatives.ts'
import { lumpSumChecks } from './lump-sum-checks.ts'
import { type Outlook, outlookOf, projectionCard } from './lump-sum-outlook.ts'
import { lumpSumSteps } from './lump-sum-steps.ts'
import { type LumpSumWork, lumpSumWork } from './lump-sum-work.ts'
import { placedIn } from './order-of-operations.ts'
import type { Topic } from './topic.ts'

function title({ amount, reach, horizon, invested }: LumpSumWork): Text {
  if (invested.value === 0) return say`Put ${amount} to work where it saves most`
  if (reach === 'short') return say`Keep ${amount} safe for ${horizon}`
  if (reach === 'middle') return say`Grow ${amount} carefully for ${horizon}`
  return say`Invest ${amount} for the long run`
}

function summary(work: LumpSumWork, outlook: Outlook | undefined): Text {
  const { placements, horizon, reach } = work
  const order = say`${sentenceStart(listed(placements.map(({ act, amount }) => act(amount))))}.`
  if (outlook === undefined)
    return join([order, words('Nothing is left to invest yet, and that is a good use of the money.')])
  if (reach === 'short')
    return join([
      order,
      say`In ${horizon} the invested part is worth about ${outlook.middle} in today’s dollars.`,
    ])
  return join([
    order,
    say`The middle outcome for what is invested is ${outlook.middle} in ${horizon}, in today’s dollars; ${outlook.mostFutures} simulated futures end with at least ${outlook.weak}.`,
  ])
}

function mixCard(work: LumpSumWork): Visualization[] {
  const { sheet, mix, invested, bracket } = work
  if (invested.value === 0) return []
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
  const wholeBonds = Math.round(invested.value * mix.bonds)
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
      amount: dollars('cash', 'In cash', Math.max(0, invested.value - wholeStocks - wholeBonds), cash),
    },
  ]
  return [
    {
      id: 'mix',
      type: 'allocation',
      title: words('How the invested part is spread'),
      subtitle: words('The share of stocks comes down as the day you need it comes nearer.'),
      allocations: allocationsOf(sheet, parts),
      highlights: [
        { label: words('In stocks today'), value: say`${stocks}` },
        { label: words('Federal bracket'), value: say`${bracket}` },
      ],
    },
  ]
}

function metricsCard(work: LumpSumWork, outlook: Outlook): Visualization {
  const { horizon, mix } = work
  const metric = (label: Text, value: Text) => ({ label, value })
  return {
    id: 'outlook',
    type: 'metrics',
    title: say`What to expect in ${horizon}`,
    subtitle: words('Today’s dollars, after fund costs and yearly tax.'),
    metrics: [
      metric(words('Middle outcome'), say`${outlook.middle}`),
      metric(say`At least this in ${outlook.mostFutures} futures`, say`${outlook.weak}`),
      metric(say`At least this in ${outlook.fewFutures} futures`, say`${outlook.strong}`),
      ...(mix.stocks > 0 ? [metric(words('Loss in a bad year'), say`${outlook.badYear}`)] : []),
      metric(words('With the lowest forecasts'), say`${outlook.pessimistic}`),
      metric(words('Yearly tax on it'), say`${outlook.drag}`),
    ],
  }
}

function timelineCard(steps: Draft['nextSteps'], figures: readonly AnyFigure[]): Visualization {
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

function accountNotes(work: LumpSumWork): Text[] {
  const { reach, placements, cushion } = work
  return [
    ...(placedIn(placements, 'starter', 'cushion') > 0
      ? [
          say`Cash is counted in months of what a month costs you: ${cushion.essentials}, for ${cushion.months}.`,
        ]
      : []),
    ...(placedIn(placements, 'ira') > 0
      ? [
          words(
            'Each IRA belongs to one person. What you put into a Roth IRA can come out again; what it earned stays until later.',
          ),
        ]
      : []),
    reach === 'short'
      ? words(
          'Interest on Treasury bills is free of state income tax; interest on savings and certificates is not.',
        )
      : words(
          'Bonds that pay interest fit best inside retirement accounts, stocks outside; the shares of the plan hold over all accounts together.',
        ),
    words('Name a beneficiary on every account, and add a payable-on-death name to bank accounts.'),
  ]
}

const risk = { short: 'No market risk', middle: 'Low to moderate risk', long: 'Moderate risk' } as const

function riskLabel({ reach, mix, invested }: LumpSumWork): Text {
  if (invested.value === 0) return words('No market risk')
  if (reach === 'long' && mix.stocks >= rules.growthShare.value)
    return words('Growth, with deep dips on the way')
  return words(risk[reach])
}

export const lumpSumInvest: Topic = {
  slug: 'lump_sum_invest',
  label: 'One time invest',
  pill: 'One time invest',
  asks: [
    'amount',
    'horizonYears',
    'goal',
    'debts',
    'savings',
    'monthlyExpenses',
    'age',
    'income',
    'maritalStatus',
    'moneySource',
    'taxOwedOnMoney',
    'employerMatch',
    'hasWorkplacePlan',
    'hsaEligible',
    'riskTolerance',
    'numDependents',
    'incomeStability',
    'employment',
  ],
  draft(household, context) {
    const work = lumpSumWork(household, context)
    const { sheet, reader, amount, placements, horizon } = work
    const outlook = outlookOf(work)
    const allocations = allocationsOf(sheet, placements)
    const nextSteps = lumpSumSteps(work)
    const checks = lumpSumChecks(work, outlook)
    const alternatives = lumpSumAlternatives(work, outlook)
    const cards = [
      ...mixCard(work),
      ...(outlook === undefined ? [] : [projectionCard(work, outlook), metricsCard(work, outlook)]),
    ]
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, or when the goal, your work or your family changes',
      [],
      addYears(context.today, 1),
    )
    const figures = sheet.figures()
    return {
      topic: 'lump_sum_invest',
      title: title(work),
      summary: summary(work, outlook),
      totalAmount: Math.round(amount.value),
      totalLabel: words('To place'),
      totalFigure: amount.id,
      allocations,
      ...(outlook === undefined || work.reach === 'short'
        ? {}
        : { oddsLabel: say`Keeps its buying power in ${outlook.odds} simulated futures` }),
      riskLabel: riskLabel(work),
      horizonLabel: say`${horizon}`,
      accountNotes: accountNotes(work),
      nextSteps,
      checks,
      visualizations: [...cards, timelineCard(nextSteps, figures)],
      figures,
      assumptions: reader.assumptions(),
      alternatives,
      method:
        outlook === undefined
          ? words('Exact arithmetic in the order of operations.')
          : say`Exact arithmetic for the order; ${outlook.paths} simulated futures for the outcomes. Chance alone may move the odds by about ${outlook.oddsError}.`,
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
