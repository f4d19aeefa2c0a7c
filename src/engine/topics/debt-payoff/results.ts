/** The results of a debt plan as figures: when each debt is gone, what it all costs, what it saves. */
import type { AnyFigure, DateFigure, Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { monthDate } from '../month-date.ts'
import type { DebtWork } from './work.ts'

const scheduleHow =
  'each month interest is added and rounded to the cent, every debt gets its minimum payment, and the rest goes to the first of the order'

/** What the schedule was worked out from. */
export const scheduleInputs = ({ paid, toDebts, before, laterCushion, fund, sent }: DebtWork): Figure[] => [
  ...paid.flatMap(({ balance, rate, minimum, later, eased, assisted }) => [
    balance,
    rate,
    minimum,
    ...(later === undefined ? [] : [later.afterMonths, later.payment]),
    ...(eased === undefined ? [] : [eased.asked, eased.months]),
    ...(assisted === undefined
      ? []
      : [
          assisted.payment,
          assisted.leastPrincipal,
          ...(assisted.waits === undefined ? [] : [assisted.waits]),
        ]),
  ]),
  toDebts,
  ...before,
  ...(laterCushion === undefined ? [] : [laterCushion]),
  ...(fund === undefined ? [] : [fund.gap]),
  ...(sent === undefined ? [] : [sent.sum]),
]

export interface PayoffFigures {
  /** Months until the last debt that is paid faster is gone; undefined when it never is. */
  readonly months: Figure | undefined
  readonly date: DateFigure | undefined
  readonly interest: Figure
  /** Interest of the first years, where the debts never end. */
  readonly owedLater: Figure
  readonly firstGone: DateFigure | undefined
}

export function payoffFigures(work: DebtWork, id: string, label: string, payoff: DebtPayoff): PayoffFigures {
  const { sheet } = work
  const inputs = scheduleInputs(work)
  const date = (part: string, name: string, months: Months | undefined) =>
    months === undefined ? undefined : monthDate(work, `${id}.${part}`, `${label}: ${name}`, months, inputs)
  const gone = payoff.debts.flatMap(({ months }) => (months === undefined ? [] : [months]))
  const later = Math.min(payoff.schedule.length, rules.longestPayoffMonths.value)
  const balances = later === 0 ? [] : (payoff.schedule[later - 1]?.balances ?? [])
  return {
    months:
      payoff.months === undefined
        ? undefined
        : sheet.computed(`${id}.months`, `${label}: months`, 'months', scheduleHow, inputs, payoff.months),
    date: date('date', 'the last debt is paid', payoff.months),
    interest: sheet.computed(
      `${id}.interest`,
      `${label}: interest from here on`,
      'usd',
      scheduleHow,
      inputs,
      payoff.months === undefined ? 0 : payoff.totalInterest,
    ),
    owedLater: sheet.computed(
      `${id}.owed-later`,
      `${label}: still owed after some years`,
      'usd',
      scheduleHow,
      inputs,
      balances.reduce((sum, balance) => sum + balance, 0),
    ),
    firstGone: date('first', 'the first debt is paid', gone.length === 0 ? undefined : Math.min(...gone)),
  }
}

export const outOfDebt = ({ date }: PayoffFigures): Text =>
  date === undefined ? words('Never at this pace') : say`${date}`

export function interestInWords(work: DebtWork, { date, interest, owedLater }: PayoffFigures): Text {
  if (date !== undefined) return say`${interest}`
  const after = work.reader.rule(
    'years.later',
    'Months after which the balance is shown',
    'months',
    rules.longestPayoffMonths,
  )
  return say`without end; ${owedLater} still owed after ${after}`
}

/** The month in which a debt is gone under the plan. */
export function goneBy(work: DebtWork, debt: DebtTerms): DateFigure | undefined {
  const index = work.paid.findIndex(({ id }) => id === debt.id)
  const months = work.plan.debts[index]?.months
  if (months === undefined) return undefined
  return monthDate(work, `gone.${debt.id}`, `The ${debt.label} is paid`, months, scheduleInputs(work))
}

/** The interest that a debt still costs under the plan; undefined where it never ends or is paid at once. */
export function interestOn(work: DebtWork, debt: DebtTerms): Figure | undefined {
  const outcome = work.plan.debts[work.paid.findIndex(({ id }) => id === debt.id)]
  if (outcome?.months === undefined || outcome.interest === 0) return undefined
  return work.sheet.computed(
    `interest.${debt.id}`,
    `Interest on the ${debt.label} from here on`,
    'usd',
    'interest of the exact schedule on this debt, in whole cents',
    scheduleInputs(work),
    outcome.interest,
  )
}

/** What the minimum payments alone come to; undefined where they cannot be met. */
export const leastFigures = (work: DebtWork): PayoffFigures | undefined =>
  work.minimumsOnly && payoffFigures(work, 'least', 'Minimum payments alone', work.minimumsOnly)

/** Interest saved against the minimum payments alone; undefined where either never ends. */
export function savedInterest(
  work: DebtWork,
  plan: PayoffFigures,
  least: PayoffFigures | undefined,
): Figure | undefined {
  if (plan.date === undefined || least?.date === undefined) return undefined
  return work.sheet.computed(
    'saved',
    'Interest saved against the minimum payments alone',
    'usd',
    'interest at the minimum payments − interest of this plan',
    [least.interest, plan.interest],
    least.interest.value - plan.interest.value,
  )
}

/**
 * What the plan is worth today: all payments at the least − all payments of the plan, each discounted at what safe
 * savings pay, because that is what the extra could have earned instead.
 */
export function worthToday(work: DebtWork): Figure | undefined {
  const { sheet, context, plan, minimumsOnly } = work
  if (plan.months === undefined || minimumsOnly?.months === undefined) return undefined
  const cash = sheet.market('cash.rate', 'What safe savings pay a year', 'rate', context.market.cash)
  const growth = 1 + effectiveMonthlyRate(cash.value)
  const presentValue = (payoff: DebtPayoff) => {
    let value = payoff.lumpSums.reduce((sum, paid) => sum + paid, 0)
    let discount = 1
    for (const { payments } of payoff.schedule) {
      discount /= growth
      value += discount * payments.reduce((sum, paid) => sum + paid, 0)
    }
    return value
  }
  const inputs: AnyFigure[] = [cash, ...scheduleInputs(work)]
  return sheet.computed(
    'worth',
    'What the plan is worth in today’s dollars, at least',
    'usd',
    'payments at the least, each discounted at the rate of safe savings, − payments of this plan, discounted alike',
    inputs,
    presentValue(minimumsOnly) - presentValue(plan),
    digitsShown,
  )
}
const digitsShown = 3
