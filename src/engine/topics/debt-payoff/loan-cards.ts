/** What a debt plan shows of federal student loans: each repayment plan side by side, and the days that matter. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import type { Visualization } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { withPayAhead } from '../loan-income-ahead.ts'
import { separateOptions } from './loan-filing.ts'
import { childrenGrowWords } from './loan-options.ts'
import { endedPlansWords } from './loan-plan-ends.ts'
import type { PlanOption } from './loan-plans.ts'
import type { DebtWork } from './work.ts'

export interface Milestone {
  readonly period: DateFigure
  readonly label: Text
  readonly detail: Text
}

export function loanMilestones({ loans, sheet, context }: DebtWork): Milestone[] {
  if (!loans?.isApart || loans.chosen.months.value === 0) return []
  const at = loans.ahead === undefined ? words('at today’s income') : withPayAhead(loans.ahead)
  const { chosen, paymentsLeft } = loans
  const { next } = chosen
  const end: Milestone = {
    period: sheet.date(
      'loans.end',
      'The federal loans end',
      'months left, counted from today',
      [chosen.months],
      addMonths(context.today, chosen.months.value),
      'month-of-year',
    ),
    label:
      paymentsLeft === undefined
        ? words('Federal loans end under their plan')
        : words('Federal loans are forgiven'),
    detail: chosen.forgiven.value > 0 ? say`About ${chosen.forgiven} forgiven, ${at}.` : words('Paid.'),
  }
  if (next === undefined) return [end]
  const change: Milestone = {
    period: sheet.date(
      'older-plans.month',
      'Month in which the older income plans end',
      'the day on which they end',
      [next.end],
      next.end.value,
      'month-of-year',
    ),
    label: say`${chosen.named} has ended`,
    detail: say`${next.payment} under ${next.named} from here on, ${at}.`,
  }
  return [change, end]
}

const column = (label: string, numeric = true) => ({ label: words(label), numeric })

/** Each payment once, in the order in which they are asked for. */
function paymentOf({ payment, turned, next }: PlanOption): Text {
  const asked = [payment, turned?.payment, next?.payment].filter((one) => one !== undefined)
  const changes = asked.filter((one, index) => one.value !== asked[index - 1]?.value)
  return join(
    changes.map((one) => say`${one}`),
    ', then ',
  )
}

const rowOf = (label: Text, option: PlanOption): Text[] => [
  label,
  paymentOf(option),
  say`${option.length}`,
  say`${option.total}`,
  option.forgiven.value > 0 ? say`${option.forgiven}` : words('none'),
  option.tax === undefined ? words('none') : say`${option.tax}`,
]

export function loanTable(work: DebtWork): Visualization[] {
  const { loans, choice, sheet, reader } = work
  const shown = loans ?? choice
  if (shown === undefined) return []
  const { options, merged, agi, ahead, people } = shown
  const apart = separateOptions(work)
  return [
    {
      id: 'loan-plans',
      type: 'schedule',
      title: words('Your federal loans under each plan'),
      subtitle: join([
        say`At ${agi} of adjusted gross income for ${people} in the family${ahead === undefined ? words(', held level. Income that rises') : say`, and from ${ahead.confirmed} on at ${ahead.agi} with the pay that you expect. Income that rises further`} makes the plans that follow it dearer.`,
        childrenGrowWords(reader),
        apart === undefined
          ? nothing
          : say`The rows on a return of your own are what separate returns make of it, at ${apart.agi}.`,
        endedPlansWords(sheet, options),
        options.some(({ plan }) => plan === 'income_contingent') && reader.told('incomeDrivenPlan') !== 'icr'
          ? words(
              'Income-Contingent Repayment may ask for less: a second formula goes by the size of the loan.',
            )
          : nothing,
      ]),
      columns: [
        column('Plan', false),
        column('A month'),
        column('For'),
        column('Paid in all'),
        column('Forgiven'),
        column('Tax on that'),
      ],
      rows: [
        ...(apart?.options ?? []).map((option) =>
          rowOf(say`${option.label}, on a return of your own`, option),
        ),
        ...options.map((option) => rowOf(option.label, option)),
      ],
      figure: merged.balance.id,
    },
  ]
}
