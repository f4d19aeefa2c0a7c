/** The cards of an emergency fund: where one stands, the tiers, the dates, what speeds them up, a job loss. */
import { addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsUntilFull } from '../cushion-dates.ts'
import { type LossCase, lossInputs, needOf } from '../job-loss.ts'
import { monthChanges } from '../month-changes.ts'
import { type MonthlyNeed, spentBy } from '../months-of-cash.ts'
import { longestRunway } from '../severance.ts'
import { lossOnTheDay } from './last-months.ts'
import { lossSubtitle, lossTitle, runwayMetrics } from './loss-words.ts'
import type { FundWork } from './work.ts'

const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })

export function emergencyFundCards(work: FundWork, allocations: Draft['allocations']): Visualization[] {
  return [
    metrics(work),
    {
      id: 'fund-tiers',
      type: 'allocation',
      title: words('Where the money stands once the fund is full'),
      subtitle: words('Safe first, then within reach, then paid well.'),
      allocations,
      highlights: monthsCovered(work),
    },
    ...timeline(work),
    ...faster(work),
    ...(work.stage === 'retired' || work.stage === 'benefits' ? [] : jobLossCards(work)),
  ]
}

/** A month and how many of them the fund holds: only where the two make up the target. */
function monthsCovered({ stage, cushion: { toCover, months, sizedBy } }: FundWork) {
  const month =
    stage === 'retired' ? 'What a month costs beyond pension and Social Security' : 'What a month costs'
  return [
    { label: words(month), value: say`${toCover}` },
    ...(sizedBy === 'months' ? [{ label: words('Months of cover'), value: say`${months}` }] : []),
  ]
}

function metrics(work: FundWork): Visualization {
  const { cushion, gap, dates, stage, runway, lastsUntil, jobLoss, missing, spent, ending } = work
  const { returns, fullOnceBack } = work
  const full = dates.milestones.find((milestone) => milestone.id === 'full')
  const metric = (label: string, value: Text) => ({ label: words(label), value })
  return {
    id: 'fund-metrics',
    type: 'metrics',
    title: words('Where you stand'),
    metrics: [
      ...runwayMetrics(work),
      ...(stage === 'unemployed' && !jobLoss.cases[0].isCovered && runway.value < longestRunway
        ? [metric('Into', say`${lastsUntil}`)]
        : []),
      metric('Target', say`${cushion.target}`),
      metric('Still to save', say`${gap}`),
      ...(missing === undefined ? [] : [metric('Missing each month', say`${missing}`)]),
      ...(spent === undefined || ending !== undefined ? [] : [metric('Cash is spent in', say`${spent}`)]),
      ...(returns === undefined
        ? []
        : [metric('Left each month once pay is back', say`About ${returns.more}`)]),
      ...(fullOnceBack === undefined ? [] : [metric('Full in', say`About ${fullOnceBack}`)]),
      // It hangs on what is missing being found.
      ...(full === undefined || gap.value === 0 || missing !== undefined
        ? []
        : [metric('Full in', say`${full.date}`)]),
    ],
  }
}

function timeline(work: FundWork): Visualization[] {
  const { stage, dates, surplus, missing, match } = work
  // Where all but the first of it stands in an ABLE account, no further tier begins.
  const ahead = dates.milestones.filter(
    ({ id, months }) =>
      months > 0 &&
      !(id === 'home' && work.home === undefined) &&
      !(stage === 'benefits' && id === 'quarter'),
  )
  if (ahead.length === 0) return []
  const names = {
    starter: words('Starter cushion'),
    debts: words('Debts at a high rate are gone'),
    home: words(work.home?.isRented === true ? 'Enough to move' : 'Enough for the home'),
    month: words('One month of costs'),
    quarter: dates.waypoint === undefined ? words('Waypoint') : say`${dates.waypoint} of costs`,
    full: words('Full fund'),
  }
  const details = {
    starter: (amount: Figure) => say`${amount}: enough for the next repair or deductible.`,
    debts: (amount: Figure) => say`${amount} is owed on them today.`,
    home: (amount: Figure) =>
      say`${amount} for it, beside ${words(work.home?.isRented === true ? 'the starter cushion' : 'the full fund')}.`,
    month: (amount: Figure) => say`${amount} in all: what has to be ready at once is there.`,
    quarter: (amount: Figure) => say`${amount} in all: from here on short Treasuries may hold the rest.`,
    full: (amount: Figure) => say`${amount} in all. What you save then goes to the next thing.`,
  }
  return [
    {
      id: 'fund-timeline',
      type: 'timeline',
      title:
        missing !== undefined
          ? say`Month by month, once the ${missing} is found`
          : surplus.value <= 0
            ? words('Month by month, as it stands')
            : say`Month by month at ${surplus}`,
      ...(match === undefined || surplus.value <= 0
        ? {}
        : { subtitle: say`From the starter cushion on ${match.later}, while the rest earns the match.` }),
      milestones: [...ahead, ...dates.ended]
        .sort((one, other) => one.months - other.months)
        .map((event) =>
          'debt' in event
            ? {
                period: say`${event.date}`,
                label: say`The ${event.debt.label} is paid`,
                detail: say`Its ${event.debt.minimum} goes to the fund from then on.`,
              }
            : {
                period: say`${event.date}`,
                label: names[event.id],
                detail: details[event.id](event.amount),
              },
        ),
    },
  ]
}

/** What a little more each month, or a sum at once, does to the date. */
function faster(work: FundWork): Visualization[] {
  const { sheet, reader, cushion, surplus, match, costlyDebts, otherDebts, gap, stage, context } = work
  const { birth, ending, missing, sold } = work
  // Pay that ends on a day fills nothing beyond it.
  if (gap.value === 0 || stage === 'unemployed' || stage === 'retired' || ending !== undefined) return []
  const more = reader.rule('faster.monthly', 'A little more each month', 'usd-per-month', rules.surplusMore)
  const once = reader.rule('faster.once', 'A sum at once', 'usd', rules.windfall)
  const until = (extraMonthly: number, extraNow: number) =>
    monthsUntilFull({
      cash: cushion.cash.value + extraNow,
      starter: cushion.starter.value,
      target: cushion.target.value,
      surplus: surplus.value + extraMonthly,
      matchCost: match?.cost.takeHome.value ?? 0,
      child: birth && { after: birth.after.value, monthly: birth.child.value },
      freed: monthChanges(work, missing?.value),
      home: work.saved && { sum: work.saved.sum.value, isFirst: work.saved.isFirst },
      costlyDebts,
      otherDebts,
    })
  const base = until(0, 0)
  const [monthly, windfall] = [until(more.value, 0), until(0, once.value)]
  // From the birth on nothing may be left that could fill it.
  if (birth !== undefined && [base, monthly, windfall].every((months) => months === undefined)) return []
  const row = (id: string, name: Text, months: number | undefined, inputs: Figure[]): Text[] => {
    if (months === undefined) return [name, words('Not yet'), words('')]
    if (months === 0) return [name, words('Now'), words('')]
    const date = sheet.date(
      `faster.${id}.date`,
      'When the fund is full then',
      'the same months counted again with this change',
      [cushion.target, cushion.cash, ...inputs, ...(birth ? [birth.child, birth.after] : [])],
      addMonths(context.today, months),
      'month-of-year',
    )
    const sooner =
      base === undefined
        ? words('')
        : say`${sheet.computed(`sooner.${id}`, 'Sooner by', 'months', 'months as it is now − months with this change', inputs, base - months)}`
    return [name, say`${date}`, id === 'base' ? words('') : sooner]
  }
  return [
    {
      id: 'fund-faster',
      type: 'schedule',
      title: words('What brings the date nearer'),
      ...(birth === undefined
        ? {}
        : {
            subtitle: say`From the birth on the child takes ${birth.child}. The birth is counted in ${birth.after}, which is the latest: if it comes sooner, the fund is full later.`,
          }),
      ...(missing === undefined
        ? {}
        : { subtitle: say`Each day counts on the ${missing} that is missing being found.` }),
      columns: [column('If you', false), column('Full in', false), column('Sooner by', true)],
      rows: [
        row(
          'base',
          missing !== undefined
            ? say`find the ${missing} that is missing`
            : surplus.value <= 0
              ? words('save nothing yet, as it stands')
              : say`save ${surplus}, as planned`,
          base,
          [surplus],
        ),
        row(
          'monthly',
          missing === undefined ? say`save ${more} more` : say`find ${more} beyond it`,
          monthly,
          [surplus, more],
        ),
        row('once', say`add ${once} once, such as a tax refund`, windfall, [surplus, once]),
        ...(sold === undefined
          ? []
          : [
              row('sold', say`sell ${sold.sale} of what you have invested`, until(0, sold.sale.value), [
                surplus,
                sold.sale,
              ]),
            ]),
      ],
      figure: cushion.target.id,
    },
  ]
}

/** More months than anyone looks at. */
const mostRows = 24

/** A table for each job that may be lost, unless the other pay carries a bare month. */
const jobLossCards = (work: FundWork): Visualization[] =>
  work.jobLoss.cases
    .filter(
      ({ shortfall, shortfallThen, turns, turnsThen }) =>
        Math.max(shortfall.value, shortfallThen.value) > 0 ||
        [...turns, ...turnsThen].some(({ spending }) => spending > 0),
    )
    .map((loss) => jobLossCard(work, loss))

/** What would be left each month without this pay, with today's cash and with the full fund. */
function jobLossCard(work: FundWork, loss: LossCase): Visualization {
  const { sheet, cushion, context, returns } = work
  const then = lossOnTheDay(work, loss)
  const { severance } = loss
  const { target } = cushion
  const cash = then?.cash ?? cushion.cash
  const from = then?.ending.lastDay
  const id = loss.whose === 'partner' ? 'loss.partner' : 'loss'
  const need = then?.need ?? needOf(loss)
  const counted = then?.loss ?? loss
  const whenFull = { ...counted, shortfall: counted.shortfallThen, turns: counted.turnsThen }
  const covered = Math.max(
    cushion.months.value + (severance?.months.value ?? 0),
    need.benefitMonths + need.benefitWait,
  )
  // No month is without that pay once it is back.
  const rowsWanted = Math.min(mostRows, returns === undefined ? Math.ceil(covered) + 1 : returns.after)
  const rows: Text[][] = []
  const how = `cash at the start${severance ? ' and severance after tax' : ''} − what the months so far took out of it${
    loss.benefit ? ', less benefits while they are paid' : ''
  }, never below nothing`
  for (let month = 1; month <= rowsWanted; month += 1) {
    const name = sheet.date(
      from === undefined ? `loss.month.${month}` : `leaving.month.${month}`,
      'Month without pay',
      `months counted from ${from === undefined ? 'today' : 'the last day of the job'}`,
      from === undefined ? [] : [from],
      addMonths(from?.value ?? context.today, month),
      'month-of-year',
    )
    const left = (part: string, label: string, start: Figure, by: LossCase, takes: MonthlyNeed) =>
      sheet.computed(
        `${id}.${part}.${month}`,
        label,
        'usd',
        how,
        [start, ...lossInputs(by)],
        Math.max(0, Math.round(start.value + (severance?.net.value ?? 0) - spentBy(month, takes))),
      )
    rows.push([
      say`${name}`,
      say`${left('now', from === undefined ? 'Left of today’s cash' : 'Left of the cash of the last day', cash, counted, need)}`,
      say`${left('full', 'Left of the full fund', target, whenFull, needOf(whenFull))}`,
    ])
  }
  return {
    id: loss.whose === 'partner' ? 'job-loss-partner' : 'job-loss',
    type: 'schedule',
    title: lossTitle(work, loss, then),
    subtitle: lossSubtitle(work, counted),
    columns: [
      column('Month', false),
      column(from === undefined ? 'With today’s cash' : 'With the cash of that day', true),
      column('With the full fund', true),
    ],
    rows,
    figure: work.jobLoss.bare.id,
  }
}
