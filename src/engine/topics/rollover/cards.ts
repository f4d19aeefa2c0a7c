/** The cards of a rollover plan: where the money goes, four columns side by side, what it is worth, the days. */
import type { AnyFigure } from '../../figure.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { staysWhole, type Value } from './alternatives.ts'
import { ledgerRow, protections } from './ledger.ts'
import type { Payout } from './payout.ts'
import { requiredFrom } from './required.ts'
import { accessOf, allIn, type CashOut, cashWay } from './ways.ts'
import type { RolloverWork } from './work.ts'

export function splitCard(work: RolloverWork, allocations: Draft['allocations']): Visualization[] {
  if (allocations.length === 0) return []
  const { fees, taxes } = work
  return [
    {
      id: 'rollover-split',
      type: 'allocation',
      title: words('Where each kind of money goes'),
      subtitle: words('By what the law allows first, then by what it costs.'),
      allocations,
      highlights: [
        ...(work.gates.freeze === 'nonprofit-457'
          ? []
          : [{ label: words('The old plan costs a year'), value: say`${fees.leave}` }]),
        ...(work.hasNewPlan
          ? [{ label: words('The new plan costs a year'), value: say`${fees.newPlan}` }]
          : []),
        ...(work.gates.freeze === 'nonprofit-457'
          ? []
          : [{ label: words('An index IRA costs a year'), value: say`${fees.ira}` }]),
        { label: words('Your federal bracket'), value: say`${taxes.bracket}` },
      ],
    },
  ]
}

/** The factors that FINRA’s notice on rollovers names, for the four ways. */
export function columnsCard(work: RolloverWork, cash: CashOut): Visualization[] {
  const { gates, fees, sources, hasNewPlan, placed, total } = work
  // Nothing is left in the old plan to compare when all of it came by check.
  const isOut = placed('redeposit', 'late', 'required') >= total.value
  if (gates.freeze === 'nonprofit-457' || isOut) return []
  const leave = ledgerRow(work, 'column.leave', 'Left in the old plan', allIn(work, 'leave', fees.leave))
  const newPlan = ledgerRow(work, 'column.new-plan', 'In the new plan', allIn(work, 'newPlan', fees.newPlan))
  const ira = ledgerRow(work, 'column.ira', 'In an IRA', allIn(work, 'ira', fees.ira))
  const taken = ledgerRow(work, 'column.cash', 'Taken as cash', cashWay(work, cash))
  const elsewhere = accessOf(work, 'elsewhere')
  const row = (name: string, ...cells: Text[]): Text[] => [words(name), ...cells]
  const start = requiredFrom(work)
  const withdrawals = say`From age ${start}; not while you work there`
  const rows = [
    row(
      'Costs a year',
      say`${fees.leave}`,
      say`${fees.newPlan}`,
      say`${fees.ira}`,
      say`${fees.ira}, and yearly tax`,
    ),
    row(
      'Investments',
      words('The plan’s list, at times at prices for large investors'),
      words('The new plan’s list'),
      words('Nearly everything; cash until you choose'),
      words('Nearly everything'),
    ),
    row(
      'Help',
      words('A telephone line; loans usually end when you leave'),
      words('A telephone line; often loans'),
      words('From none to an adviser who is paid for it'),
      words('None'),
    ),
    row(
      'Without a penalty',
      accessOf(work, 'old'),
      work.isPenaltyOver ? elsewhere : say`${elsewhere}, or sooner if you leave that job late enough`,
      elsewhere,
      words('Now, after tax and penalty'),
    ),
    row(
      'Creditors',
      gates.isShielded ? protections.plan : protections.ira,
      protections.plan,
      protections.ira,
      protections.none,
    ),
    row(
      'Required withdrawals',
      withdrawals,
      withdrawals,
      say`From age ${start}, from all IRAs together`,
      words('None'),
    ),
    ...(sources.stock.value > 0
      ? [
          row(
            'Company stock',
            words('Keeps its tax advantage until it is paid out'),
            words('Loses it'),
            words('Loses it'),
            words('Keeps it, if paid out as shares in one year with all the rest'),
          ),
        ]
      : []),
    row(
      'Federal tax and penalty of the move itself',
      say`${leave.way.causes}`,
      say`${newPlan.way.causes}`,
      say`${ira.way.causes}`,
      say`${cash.cost}`,
    ),
    row(
      'To spend then, today’s dollars',
      say`${leave.middle}`,
      say`${newPlan.middle}`,
      say`${ira.middle}`,
      say`${taken.middle}`,
    ),
  ]
  const column = (label: string) => ({ label: words(label), numeric: false })
  return [
    {
      id: 'rollover-columns',
      type: 'schedule',
      title: words('All ways side by side'),
      subtitle: say`All of it in one place, the same investments everywhere, looked at in ${work.horizon}.${hasNewPlan ? nothing : words(' No new plan is known to take it; its column shows a usual one.')}`,
      columns: [
        column('What differs'),
        column('Leave it'),
        column('New plan'),
        column('IRA'),
        column('Cash'),
      ],
      rows,
      figure: leave.middle.id,
    },
  ]
}

export function metricsCard(
  work: RolloverWork,
  cash: CashOut,
  value: Value | undefined,
  payout: Payout | undefined,
): Visualization {
  const metric = (label: string, text: Text) => ({ label: words(label), value: text })
  const { stock, check, gates } = work
  const metrics =
    payout !== undefined
      ? [
          metric('Federal tax if paid at once', say`${payout.allAtOnce}`),
          metric('Federal tax if spread', say`${payout.spread}`),
          metric('Saved by spreading', say`${payout.saved}`),
        ]
      : [
          ...(value !== undefined && value.middle.value > 0
            ? [metric('Ahead of doing nothing, today’s dollars', say`${value.middle}`)]
            : []),
          ...(value !== undefined && value.low.value > 0
            ? [metric('The same with the lowest forecasts', say`${value.low}`)]
            : []),
          metric('Federal tax and penalty against cash, avoided', say`${cash.cost}`),
          ...(stock?.isChosen ? [metric('Tax saved on company stock', say`${stock.saved}`)] : []),
          ...(check !== undefined && !check.isDirect && !check.isLate
            ? [metric('Days left for the check', say`${check.daysLeft}`)]
            : []),
          metric(
            'Without a penalty',
            accessOf(work, staysWhole(work) || gates.kept !== undefined ? 'old' : 'elsewhere'),
          ),
        ]
  return {
    id: 'rollover-metrics',
    type: 'metrics',
    title: words('What it comes to'),
    subtitle: words('Federal tax only. Every figure opens to how it was worked out.'),
    metrics,
  }
}

export function timelineCard(steps: Draft['nextSteps'], figures: readonly AnyFigure[]): Visualization {
  const dates = new Map(figures.map((figure) => [figure.id, figure]))
  return {
    id: 'rollover-timeline',
    type: 'timeline',
    title: words('What happens when'),
    milestones: steps.map((step) => {
      const due = dates.get(step.dueFigure)
      return { period: due === undefined ? nothing : say`${due}`, label: step.title, detail: step.why }
    }),
  }
}
