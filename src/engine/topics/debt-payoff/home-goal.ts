/** Cash that pays a costly debt, of somebody who wants to buy a home soon: whether it should have waited for the down payment. */
import type { DateFigure, Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

interface Stand {
  readonly cash: Figure
  readonly owed: Figure
}

interface HomeGoal {
  readonly spare: Figure
  readonly day: DateFigure
  readonly plan: Stand
  readonly keep: Stand
  /** How much more the plan leaves on that day, once what is owed is taken off. */
  readonly more: Figure
}

const sum = (values: readonly number[]): Dollars => values.reduce((all, value) => all + value, 0)

/** Undefined where no day was told, where it lies beyond the schedule, and where no cash is sent. */
export function homeGoal(work: DebtWork): HomeGoal | undefined {
  const { reader, spare, kept, once, sold, stage, plan, sheet } = work
  const years = reader.told('horizonYears')
  if (reader.told('goal') !== 'home' || years === undefined || stage !== 'payoff') return undefined
  if (spare === undefined || kept === undefined || once !== undefined || sold !== undefined) return undefined
  const months = Math.max(1, Math.round(middle(years) * monthsPerYear))
  const keeping = work.tried({ lumpSum: 0 })
  if (months > Math.min(plan.schedule.length, keeping.schedule.length)) return undefined
  const inputs = [...scheduleInputs(work), kept, reader.number('horizonYears')]
  const stand = (id: string, payoff: DebtPayoff, start: Dollars): Stand => ({
    cash: sheet.computed(
      `home-goal.${id}.cash`,
      'In the bank on the day of the home',
      'usd',
      'the cash that stays + what the exact schedule puts aside until then; interest is not counted',
      inputs,
      start + sum(payoff.schedule.slice(0, months).map(({ setAside }) => setAside)),
    ),
    owed: sheet.computed(
      `home-goal.${id}.owed`,
      'Still owed on the day of the home, the mortgage apart',
      'usd',
      'the balances in the exact schedule after so many months',
      inputs,
      owedAfter(payoff, months),
    ),
  })
  const [now, later] = [stand('plan', plan, kept.value), stand('keep', keeping, kept.value + spare.value)]
  const net = ({ cash, owed }: Stand) => cash.value - owed.value
  const more = net(now) - net(later)
  if (Math.round(more) <= 0) return undefined
  return {
    spare,
    day: monthDate(work, 'home-goal.day', 'The month of the home', months, [reader.number('horizonYears')]),
    plan: now,
    keep: later,
    more: sheet.computed(
      'home-goal.more',
      'What the plan leaves more on that day',
      'usd',
      'cash − what is owed with the plan, less the same with the cash kept',
      [now.cash, now.owed, later.cash, later.owed],
      more,
    ),
  }
}

const owedAfter = ({ schedule }: DebtPayoff, months: Months): Dollars =>
  sum(schedule[months - 1]?.balances ?? [])

/** The two ways on the day of the home, and what a lender looks at. */
export function homeGoalWords(work: DebtWork): Text {
  const goal = homeGoal(work)
  if (goal === undefined) return nothing
  const equity = work.reader.some('homeEquity')
  return say`For the home that is the better way too: by ${goal.day} the bank holds ${goal.plan.cash} and ${goal.plan.owed} is owed beside the mortgage; with the ${goal.spare} kept it would be ${goal.keep.cash} and ${goal.keep.owed}. That is ${goal.more} more in all, which is more than the cash would earn until then.${equity === undefined ? nothing : say` If you sell the home that you have, the down payment is what the sale leaves of its ${equity}.`} ${words('The emergency fund stays out of it, and until the loan is signed take on no new card, loan or plan: a lender counts each payment.')}`
}
