/** Cash that pays a costly debt, of somebody who wants to buy a home soon: whether it should have waited for the down payment. */
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars, Months } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import { savedForHome } from './beside-debts.ts'
import { homeDay } from './home-day.ts'
import { earnedMeanwhile } from './kept-interest.ts'
import { debtBudget } from './ledger.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

interface Stand {
  readonly cash: Figure
  readonly owed: Figure
}

interface HomeGoal {
  readonly spare: Figure
  /** What the month leaves beside the money for debts. */
  readonly beside: Figure | undefined
  readonly day: DateFigure
  readonly plan: Stand
  readonly keep: Stand
  /** How much more the plan leaves on that day, once what is owed is taken off. */
  readonly more: Figure
  /** What the kept cash would earn until then. */
  readonly earned: Figure
  /** Payments of debts that the plan has ended by then. */
  readonly ended: Figure | undefined
}

const sum = (values: readonly number[]): Dollars => values.reduce((all, value) => all + value, 0)

/**
 * Undefined where no day was told, where no cash is sent, where it would earn as much, and where the day lies beyond the
 * schedule of a month that is to change.
 */
export function homeGoal(work: DebtWork): HomeGoal | undefined {
  const { reader, spare, kept, once, sold, stage, plan, sheet, paid } = work
  const home = homeDay(reader)
  if (home === undefined || stage !== 'payoff') return undefined
  if (spare === undefined || kept === undefined || once !== undefined || sold !== undefined) return undefined
  const { months } = home
  const years = reader.number(home.fact)
  const keeping = work.tried({ lumpSum: 0 })
  const isBeyond = months > Math.min(plan.schedule.length, keeping.schedule.length)
  if (isBeyond && (isChanging(work, months) || keeping.months === undefined)) return undefined
  const budget = debtBudget(work)
  const beside = savedForHome(work)
  const inputs = [...scheduleInputs(work), kept, years, budget, ...(beside === undefined ? [] : [beside])]
  const stand = (id: string, payoff: DebtPayoff, start: Dollars): Stand => ({
    cash: sheet.computed(
      `home-goal.${id}.cash`,
      'In the bank on the day of the home',
      'usd',
      `the cash that stays + what the exact schedule puts aside until then + what goes to these debts each month, once they are gone${beside === undefined ? '' : ' + what a month leaves beside the money for debts, from now on'}; interest is not counted`,
      inputs,
      start + asideBy(work, payoff, { months, budget: budget.value }) + months * (beside?.value ?? 0),
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
  const earned = earnedMeanwhile(work, 'home-goal', { keeping, months })
  if (Math.round(more) <= Math.round(earned.value)) return undefined
  const gone = paid.filter((_, index) => (plan.debts[index]?.months ?? Infinity) <= months)
  const payments = gone.map(({ minimum }) => minimum)
  return {
    spare,
    beside,
    day: monthDate(work, 'home-goal.day', 'The month of the home', months, [years]),
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
    earned,
    ended:
      payments.length === 0
        ? undefined
        : sheet.computed(
            'home-goal.ended',
            'Payments that a lender no longer counts by then',
            'usd-per-month',
            'the minimum payments of the debts that are gone by then',
            payments,
            sumOf(payments),
          ),
  }
}

/** What the month has for debts is not the same until then. */
const isChanging = (
  { birth, grows, careEnds, payChange, lowered, spareEndsIn, returns }: DebtWork,
  months: Months,
): boolean =>
  birth !== undefined ||
  grows.length + careEnds.length > 0 ||
  payChange !== undefined ||
  lowered !== undefined ||
  returns !== undefined ||
  (spareEndsIn ?? Infinity) < months

/** What the bank gets until then, without what earns a match: from the last debt on, all that the debts do not take. */
function asideBy(
  { claims }: DebtWork,
  payoff: DebtPayoff,
  { months, budget }: { readonly months: Months; readonly budget: Dollars },
): Dollars {
  const { schedule } = payoff
  const within = schedule.slice(0, months).map(({ month, payments, setAside, claims: given }) => {
    const saved = setAside - sum(given.filter((_, index) => claims[index]?.part === 'match'))
    return month >= (payoff.months ?? Infinity) ? Math.max(saved, budget - sum(payments)) : saved
  })
  return sum(within) + Math.max(0, months - schedule.length) * budget
}

const owedAfter = ({ schedule }: DebtPayoff, months: Months): Dollars =>
  sum(schedule[months - 1]?.balances ?? [])

/** The two ways on the day of the home, and what a lender looks at. */
export function homeGoalWords(work: DebtWork): Text {
  const goal = homeGoal(work)
  if (goal === undefined) return nothing
  const equity = work.reader.some('homeEquity')
  const isOwedNothing = [goal.plan, goal.keep].every(({ owed }) => Math.round(owed.value) === 0)
  const beside = words(work.mortgages.length > 0 ? ' beside the mortgage' : '')
  const stands = isOwedNothing
    ? say`by ${goal.day} the bank holds ${goal.plan.cash}; with the ${goal.spare} kept it would be ${goal.keep.cash}. Nothing is owed${beside} by then either way.`
    : say`by ${goal.day} the bank holds ${goal.plan.cash} and ${goal.plan.owed} is owed${beside}; with the ${goal.spare} kept it would be ${goal.keep.cash} and ${goal.keep.owed}.`
  const ended =
    goal.ended === undefined ? nothing : say` By then its lender counts ${goal.ended} of payments less.`
  const putBy =
    goal.beside === undefined
      ? nothing
      : say` Counted in it is the ${goal.beside} that your pay leaves beside what goes to debts: put it by from now on.`
  return say`For the home that is the better way too: ${stands}${putBy} That is ${goal.more} more in all, and the cash would earn only about ${goal.earned} until then.${ended}${equity === undefined ? nothing : say` If you sell the home that you have, the down payment is what the sale leaves of its ${equity}.`} ${words('The emergency fund stays out of it, and until the loan is signed take on no new card, loan or plan: a lender counts each payment.')}`
}
