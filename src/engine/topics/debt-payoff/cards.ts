/** The pictures of a debt plan: where the money goes, when each debt is gone, what a little more does. */
import type { AnyFigure, Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import type { Allocation, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import { hasRetired } from '../retired.ts'
import { paidAtOnce } from './at-once.ts'
import { firstNeedsName } from './extra.ts'
import { beforeFull, fillsFund, fundFull, isSpentByBirth, outlastFund } from './filling.ts'
import { loanMilestones, loanTable, type Milestone } from './loan-cards.ts'
import { allBeyond } from './match-waits.ts'
import {
  goneBy,
  interestOn,
  leastFigures,
  type PayoffFigures,
  payoffFigures,
  savedInterest,
  scheduleInputs,
} from './results.ts'
import { laterCushionFull } from './rollover-words.ts'
import { outlasting } from './title.ts'
import type { DebtWork } from './work.ts'

export function debtCards(work: DebtWork, allocations: Allocation[], total: Figure): Visualization[] {
  if (work.stage === 'free' || work.stage === 'catch-up') return []
  const month = monthCard(work, allocations, total)
  if (work.stage === 'shortfall') return month
  return [
    ...metrics(work),
    ...month,
    ...timeline(work),
    ...yearByYear(work),
    ...aLittleMore(work),
    ...loanTable(work),
  ]
}

const metric = (label: string, value: Text) => ({ label: words(label), value })
const column = (label: string, numeric = true) => ({ label: words(label), numeric })

function metrics(work: DebtWork): Visualization[] {
  const { owed, plan, targets, loans, paid } = work
  const found = []
  if (paid.length > 0) {
    const figures = payoffFigures(work, 'plan', 'This plan', plan)
    const saved = savedInterest(work, figures, leastFigures(work))
    if (targets.length > 0 && figures.date !== undefined)
      found.push(
        work.clearsAtOnce ? metric('Paid off', words('Now')) : metric('Paid off in', say`${figures.date}`),
      )
    if (figures.date !== undefined) found.push(metric('Interest from here on', say`${figures.interest}`))
    // What pays no more than the minimums is held against them by nobody.
    if (saved !== undefined && saved.value > 0 && work.stage !== 'hold')
      found.push(metric('Saved against minimum payments', say`${saved}`))
  }
  if (loans?.paymentsLeft !== undefined)
    found.push(metric('Payments to forgiveness', say`${loans.paymentsLeft}`))
  return [
    {
      id: 'debt-metrics',
      type: 'metrics',
      title: words('Where you stand'),
      metrics: [metric('Owed in all', say`${owed}`), ...found],
    },
  ]
}

function monthCard(work: DebtWork, allocations: Allocation[], total: Figure): Visualization[] {
  const { stillDue, stage, gap } = work
  const beyond = allBeyond(work)
  if (allocations.length === 0) return []
  const atOnce = paidAtOnce(work)
  return [
    {
      id: 'debt-month',
      type: 'allocation',
      title: words('This month’s money'),
      subtitle:
        stage === 'shortfall'
          ? words('What can be taken from you comes first.')
          : work.clearsAtOnce
            ? words('Cash pays the debts now; what they took each month goes on to savings.')
            : gap !== undefined
              ? words(
                  `All that is there, and nothing beyond what is asked: ${gap.eased.length > 1 ? 'some lenders wait' : 'one lender waits'}.`,
                )
              : beyond.value <= 0
                ? words('All payments together: what is asked, and nothing beyond it.')
                : fillsFund(work)
                  ? words('All payments together: every minimum payment, and the rest to the emergency fund.')
                  : words(
                      'All payments together: every minimum payment, and the rest to the first of the order.',
                    ),
      allocations,
      highlights: [
        metric('In all', say`${total}`),
        ...(atOnce === undefined
          ? gap === undefined
            ? [metric('Minimum payments in it', say`${stillDue}`), metric('Beyond them', say`${beyond}`)]
            : [metric('Asked for', say`${gap.asked}`), metric('Missing', say`${gap.missing}`)]
          : [
              metric('Paid at once', say`${atOnce.paid}`),
              metric('Free each month from now on', say`${atOnce.freed}`),
            ]),
      ],
    },
  ]
}

/** When what comes before the debts is full. */
function filling(work: DebtWork): Milestone[] {
  const { fund, extra } = work
  const atOnce = paidAtOnce(work)
  const first = beforeFull(work)
  const full = fundFull(work)
  const found: Milestone[] = []
  const later = laterCushionFull(work)
  if (later !== undefined)
    found.push({
      period: later,
      label: words('First cushion: done'),
      detail: words('The extra goes to the other debts from here on.'),
    })
  if (first !== undefined)
    found.push({
      period: first,
      label: say`${firstNeedsName(work)}: done`,
      detail:
        full !== undefined && fillsFund(work)
          ? words('The rest of the emergency fund is next.')
          : isSpentByBirth(work)
            ? words('From the birth on the child has what was free.')
            : extra.value > 0
              ? words('The extra goes to the debts from here on.')
              : words('The payments of the debts that are gone made it up.'),
    })
  if (fund !== undefined && full !== undefined)
    found.push({
      period: full,
      label: words('Emergency fund is full'),
      detail: say`It holds ${fund.target}, interest not counted. ${words(outlastFund(work).length > 0 ? 'From here on choose: pay early, or invest.' : `From here on the money is free${hasRetired(work.reader) ? '' : ' for retirement'}.`)}`,
    })
  if (atOnce?.full !== undefined)
    found.push({
      period: atOnce.full,
      label: words('Emergency fund is full'),
      detail: say`The ${atOnce.freed} that went to debts has filled it to ${atOnce.target}, interest not counted.`,
    })
  return found
}

/** What is owed, at what rate, and what that costs until it is paid. */
function atRate(work: DebtWork, debt: DebtWork['paid'][number]): Text {
  const interest = interestOn(work, debt)
  const cost = interest === undefined ? nothing : say`, and ${interest} of interest until then`
  return debt.promotion === undefined
    ? say`${debt.balance} at ${debt.rate} today${cost}.`
    : say`${debt.balance} today, at ${debt.promotion.rate} while the promotion lasts${cost}.`
}

function timeline(work: DebtWork): Visualization[] {
  const { targets, paid, sheet } = work
  const found: Milestone[] = filling(work)
  for (const { promotion, label } of paid)
    if (promotion?.ends !== undefined)
      found.push({
        period: sheet.date(
          `${promotion.ends.id}.month`,
          'Month in which the promotion ends',
          'its last day',
          [promotion.ends],
          promotion.ends.value,
          'month-of-year',
        ),
        label: say`Promotion on the ${label} ends`,
        detail: promotion.isDeferred
          ? words('At zero before that day, or all interest comes back.')
          : words('The rate jumps on what is left.'),
      })
  for (const debt of [...new Set([...targets, ...paid.filter(({ minimumOnly }) => minimumOnly === true)])]) {
    const period = goneBy(work, debt)
    if (period !== undefined)
      found.push({
        period,
        label: say`${sentenceStart(debt.label)} is paid`,
        detail:
          debt.extendedPlan !== undefined && !work.goneToday.includes(debt)
            ? say`${debt.balance} by an extended payment plan, if the lender grants it.`
            : atRate(work, debt),
      })
  }
  found.push(...loanMilestones(work))
  if (found.length === 0 || work.stage === 'hold') return []
  const sorted = [...found].sort((a, b) =>
    a.period.value < b.period.value ? -1 : a.period.value > b.period.value ? 1 : 0,
  )
  return [
    {
      id: 'debt-timeline',
      type: 'timeline',
      title: words('Month by month'),
      milestones: sorted.map(({ period, label, detail }) => ({ period: say`${period}`, label, detail })),
    },
  ]
}

/** What is owed at the end of each year under the plan and under the minimum payments. */
function yearByYear(work: DebtWork): Visualization[] {
  const { sheet, plan, minimumsOnly, owed, targets, paid } = work
  const lengthOf = ({ months, schedule }: DebtPayoff) => months ?? schedule.length
  const longest = Math.max(
    ...[plan, minimumsOnly].map((payoff) => (payoff === undefined ? 0 : lengthOf(payoff))),
  )
  if (targets.length === 0 || longest <= monthsPerYear || work.stage === 'hold') return []
  const years = Math.min(Math.ceil(longest / monthsPerYear), rules.yearsShown.value)
  const inputs = scheduleInputs(work)
  const owedAfter = (id: string, label: string, payoff: DebtPayoff, months: number): AnyFigure => {
    const at = payoff.schedule[Math.min(months, payoff.schedule.length) - 1]
    const value = at === undefined ? 0 : at.balances.reduce((sum, balance) => sum + balance, 0)
    return sheet.computed(
      `owed.${id}.${months}`,
      label,
      'usd',
      'what is left of the balances in the exact schedule',
      inputs,
      value,
    )
  }
  const rows: Text[][] = []
  for (let year = 1; year <= years; year += 1) {
    const months = year * monthsPerYear
    rows.push([
      say`${monthDate(work, `owed.month.${months}`, 'End of a year of the plan', months)}`,
      say`${owedAfter('plan', 'Still owed under this plan', plan, months)}`,
      ...(minimumsOnly === undefined
        ? []
        : [say`${owedAfter('least', 'Still owed at the minimum payments', minimumsOnly, months)}`]),
    ])
  }
  return [
    {
      id: 'debt-years',
      type: 'schedule',
      title: words('What is still owed'),
      subtitle:
        paid.length < work.debts.length
          ? words('Only the debts that this plan pays off.')
          : words('All debts together, with nothing new charged.'),
      columns: [
        column('By', false),
        column('This plan'),
        ...(minimumsOnly === undefined ? [] : [column('Minimum payments alone')]),
      ],
      rows,
      figure: owed.id,
    },
  ]
}

/** Months until the last of the debts that are paid faster is gone. */
function lastOf({ paid, targets }: DebtWork, { debts }: DebtPayoff): Months | undefined {
  const months = targets.map(({ id }) => debts[paid.findIndex((debt) => debt.id === id)]?.months)
  return months.includes(undefined) ? undefined : Math.max(0, ...months.map((one) => one ?? 0))
}

function aLittleMore(work: DebtWork): Visualization[] {
  const { sheet, reader, beyond, targets, plan, stage } = work
  if (targets.length === 0 || stage === 'hold' || work.clearsAtOnce) return []
  const lasting = outlasting(work)
  // A cheap debt that goes on as asked would set the date, whatever more is paid on the others.
  const faster = (payoff: DebtPayoff): DebtPayoff =>
    lasting.length === 0 ? payoff : { ...payoff, months: lastOf(work, payoff) }
  const base = payoffFigures(work, lasting.length === 0 ? 'plan' : 'faster', 'This plan', faster(plan))
  const steps = [
    reader.rule('more.little', 'A little more a month', 'usd-per-month', rules.aLittleMore),
    reader.rule('more.larger', 'More a month', 'usd-per-month', rules.moreMonthly),
  ]
  const row = (label: Text, { date, interest }: PayoffFigures): Text[] => [
    label,
    date === undefined ? words('Never at this pace') : say`${date}`,
    date === undefined ? words('without end') : say`${interest}`,
  ]
  return [
    {
      id: 'debt-more',
      type: 'schedule',
      title: words('What a little more does'),
      subtitle: words('The same plan with more money each month.'),
      columns: [
        column('Beyond the minimum payments', false),
        column(lasting.length === 0 ? 'Out of debt' : 'All but the cheap ones paid'),
        column('Interest from here on'),
      ],
      rows: [
        row(say`${beyond}`, base),
        ...steps.map((step) => {
          const extra = sheet.computed(
            `${step.id}.extra`,
            'Beyond the minimum payments, with more',
            'usd-per-month',
            'what goes to debts now + the step',
            [beyond, step],
            beyond.value + step.value,
          )
          return row(
            say`${extra}`,
            payoffFigures(work, step.id, step.label, faster(work.tried({ more: step.value }))),
          )
        }),
      ],
      figure: beyond.id,
    },
  ]
}
