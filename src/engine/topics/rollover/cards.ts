/** The cards of a rollover plan: where the money goes, four columns side by side, what it is worth, the days. */
import type { AnyFigure, Figure } from '../../figure.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { staysWhole, type Value } from './alternatives.ts'
import type { Place } from './basis.ts'
import { isUsedInParts, ledgerRow, penaltyInWords, penaltyLabel, protections, whenUsed } from './ledger.ts'
import type { Payout } from './payout.ts'
import { isPension, pensionChoice, pensionMetrics } from './pension.ts'
import { requiredFrom } from './required.ts'
import type { laterSales } from './stock-steps.ts'
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
        ...(work.gates.freeze === 'nonprofit-457' || isPension(work)
          ? []
          : [
              {
                label: words(work.stillThere ? 'The plan costs a year' : 'The old plan costs a year'),
                value: say`${fees.leave}`,
              },
            ]),
        ...(work.hasNewPlan
          ? [
              {
                label: words(work.stillThere ? 'The other plan costs a year' : 'The new plan costs a year'),
                value: say`${fees.newPlan}`,
              },
            ]
          : []),
        ...(work.gates.freeze === 'nonprofit-457'
          ? []
          : [{ label: words('An index IRA costs a year'), value: say`${fees.ira}` }]),
        { label: words('Your federal bracket'), value: say`${taxes.bracket}` },
      ],
    },
  ]
}

type Column = Place | 'cash'

/** Beside the plan of the job of today another one is that of a second job, or of one that ended before. */
const columnNames = ({ stillThere }: RolloverWork): Record<Column, string> => ({
  leave: 'Leave it',
  newPlan: stillThere ? 'Another plan' : 'New plan',
  ira: 'IRA',
  inheritedIra: 'Inherited IRA',
  cash: 'Cash',
})

/** The factors that FINRA’s notice on rollovers names, for the four ways; three where no new plan takes it. */
export function columnsCard(work: RolloverWork, cash: CashOut): Visualization[] {
  const { gates, fees, sources, hasNewPlan, placed, total, stillThere } = work
  // Nothing is left in the old plan to compare when all of it came by check.
  const isOut = gates.isPaidOut || placed('redeposit', 'late', 'required') >= total.value
  if (gates.freeze === 'nonprofit-457' || isPension(work) || isOut) return []
  const isRefused = work.reader.told('newPlanAcceptsRollovers') === false
  const columns = (['leave', 'newPlan', 'inheritedIra', 'ira', 'cash'] as const).filter((column) =>
    column === 'newPlan'
      ? // Beside an inherited IRA a plan that nobody named, and that charges the penalty, is no way to look at.
        !isRefused && (hasNewPlan || !gates.inheritsIra)
      : column !== 'inheritedIra' || gates.inheritsIra,
  )
  const ira = ledgerRow(work, 'column.ira', 'In an IRA', allIn(work, 'ira', fees.ira))
  const rowOf = {
    leave: ledgerRow(work, 'column.leave', 'Left in the old plan', allIn(work, 'leave', fees.leave)),
    newPlan: ledgerRow(work, 'column.new-plan', 'In the new plan', allIn(work, 'newPlan', fees.newPlan)),
    ira,
    inheritedIra: gates.inheritsIra
      ? ledgerRow(
          work,
          'column.inherited',
          'In an inherited IRA',
          allIn(work, 'inheritedIra', fees.inheritedIra),
        )
      : ira,
    cash: ledgerRow(work, 'column.cash', 'Taken as cash', cashWay(work, cash)),
  }
  const elsewhere = accessOf(work, 'elsewhere')
  const row = (name: string, cells: Record<Column, Text>): Text[] => [
    words(name),
    ...columns.map((column) => cells[column]),
  ]
  // In its first years a move of a SIMPLE IRA is a withdrawal: the columns count one that is made after them.
  const closed = gates.freeze === 'simple-years' ? gates.simpleUntil : undefined
  const movesAt = (causes: Figure): Text =>
    closed === undefined ? say`${causes}` : say`${cash.cost} before ${closed}; from then on ${causes}`
  const start = requiredFrom(work)
  // The employer of today’s plan may be one that the owner has left, and no IRA knows the exception.
  const notAtWork = say`From age ${start}; not while you work there`
  // 26 U.S.C. §401(a)(9)(B)(iv): of a surviving spouse who stays the beneficiary.
  const heirStarts = words('From the year in which your spouse would have had to begin')
  const rows = [
    row('Costs a year', {
      leave: say`${fees.leave}`,
      newPlan: say`${fees.newPlan}`,
      ira: say`${fees.ira}`,
      inheritedIra: say`${fees.inheritedIra}`,
      cash: say`${fees.ira}, and yearly tax`,
    }),
    row('Investments', {
      leave: words('The plan’s list, at times at prices for large investors'),
      newPlan: words(stillThere ? 'That plan’s list' : 'The new plan’s list'),
      ira: words('Nearly everything; cash until you choose'),
      inheritedIra: words('Nearly everything; cash until you choose'),
      cash: words('Nearly everything'),
    }),
    row('Help', {
      leave: words(
        work.planType === 'simple_ira'
          ? 'A telephone line; no loans'
          : 'A telephone line; loans usually end when you leave',
      ),
      newPlan: words(
        stillThere
          ? 'A telephone line; loans as a rule only while you work for its employer'
          : 'A telephone line; often loans',
      ),
      ira: words('From none to an adviser who is paid for it'),
      inheritedIra: words('From none to an adviser who is paid for it'),
      cash: words('None'),
    }),
    row('Without a penalty', {
      leave: accessOf(work, 'old'),
      newPlan: work.isPenaltyOver
        ? elsewhere
        : say`${elsewhere}, or sooner if you ${words(stillThere ? 'left, or leave, its employer' : 'leave that job')} late enough`,
      ira: elsewhere,
      inheritedIra: accessOf(work, 'old'),
      cash: words('Now, after tax and penalty'),
    }),
    row('Creditors', {
      leave: gates.isShielded ? protections.plan : protections.ira,
      newPlan: protections.plan,
      ira: protections.ira,
      inheritedIra: protections.inherited,
      cash: protections.none,
    }),
    row('Required withdrawals', {
      leave: gates.inheritsIra
        ? heirStarts
        : work.stillThere && work.planType !== 'simple_ira'
          ? notAtWork
          : say`From age ${start}`,
      newPlan: stillThere ? say`From age ${start}; not while you work for its employer` : notAtWork,
      ira: say`From age ${start}, from all IRAs together`,
      inheritedIra: heirStarts,
      cash: words('None'),
    }),
    ...(sources.stock.value > 0
      ? [
          row('Company stock', {
            leave: words('Keeps its tax advantage until it is paid out'),
            newPlan: words('Loses it'),
            ira: words('Loses it'),
            inheritedIra: words('Loses it'),
            cash: words('Keeps it, if paid out as shares in one year with all the rest'),
          }),
        ]
      : []),
    row('Federal tax and penalty of the move itself', {
      leave: say`${rowOf.leave.way.causes}`,
      newPlan: movesAt(rowOf.newPlan.way.causes),
      ira: movesAt(rowOf.ira.way.causes),
      inheritedIra: movesAt(rowOf.inheritedIra.way.causes),
      cash: say`${cash.cost}`,
    }),
    ...(gates.earlyNeed?.penalty === undefined
      ? []
      : [
          row(penaltyLabel, {
            leave: penaltyInWords(rowOf.leave.way.penalty),
            newPlan: penaltyInWords(rowOf.newPlan.way.penalty),
            ira: penaltyInWords(rowOf.ira.way.penalty),
            inheritedIra: penaltyInWords(rowOf.inheritedIra.way.penalty),
            cash: words('None'),
          }),
        ]),
    row(isUsedInParts(work) ? 'To spend in all, today’s dollars' : 'To spend then, today’s dollars', {
      leave: say`${rowOf.leave.middle}`,
      newPlan: say`${rowOf.newPlan.middle}`,
      ira: say`${rowOf.ira.middle}`,
      inheritedIra: say`${rowOf.inheritedIra.middle}`,
      cash: say`${rowOf.cash.middle}`,
    }),
  ]
  const column = (label: string) => ({ label: words(label), numeric: false })
  const isUnknown = !hasNewPlan && columns.includes('newPlan')
  return [
    {
      id: 'rollover-columns',
      type: 'schedule',
      title: words('All ways side by side'),
      subtitle: say`All of it in one place, the same investments everywhere, ${isUsedInParts(work) ? words('added up') : words('looked at')} ${whenUsed(work)}.${
        isUnknown
          ? words(
              ` No ${stillThere ? 'other' : 'new'} plan is known to take it; its column shows a usual one.`,
            )
          : nothing
      }${closed === undefined ? nothing : say` Closed until ${closed}: the new plan and the IRA, whose columns count a move after that.`}`,
      columns: [column('What differs'), ...columns.map((one) => column(columnNames(work)[one]))],
      rows,
      figure: rowOf.leave.middle.id,
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
          ...pensionMetrics(pensionChoice(work)),
          check?.isLate === true && !check.isDirect
            ? metric('Due beyond what was withheld, if nothing is put back', say`${check.stillDue}`)
            : metric('Federal tax and penalty against cash, avoided', say`${cash.cost}`),
          ...(stock?.isChosen ? [metric('Tax saved on company stock', say`${stock.saved}`)] : []),
          ...(check !== undefined && !check.isDirect && !check.isLate
            ? [metric('Days left for the check', say`${check.daysLeft}`)]
            : []),
          metric(
            'Without a penalty',
            accessOf(
              work,
              staysWhole(work) || gates.kept !== undefined || work.isPaidAsHeir ? 'old' : 'elsewhere',
            ),
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

/** The steps, and the days that a step only names, in order. */
export function timelineCard(
  steps: Draft['nextSteps'],
  figures: readonly AnyFigure[],
  sales: ReturnType<typeof laterSales>,
): Visualization {
  const dates = new Map(figures.map((figure) => [figure.id, figure]))
  const milestones = [
    ...steps.map((step) => {
      const due = dates.get(step.dueFigure)
      const period = due === undefined ? nothing : say`${due}`
      return { on: step.dueDate, milestone: { period, label: step.title, detail: step.why } }
    }),
    ...sales.map(({ day, tax }) => ({
      on: day.value,
      milestone: {
        period: say`${day}`,
        label: words('Sell the next part of the shares'),
        detail: say`About ${tax} of federal tax.`,
      },
    })),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return {
    id: 'rollover-timeline',
    type: 'timeline',
    title: words('What happens when'),
    milestones: milestones.map(({ milestone }) => milestone),
  }
}
