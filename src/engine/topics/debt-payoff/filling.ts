/** When what comes before the debts is full, as the schedule has it. */
import type { DateFigure } from '../../figure.ts'
import { toCents } from '../../math/cents.ts'
import type { DebtMonth, DebtPayoff } from '../../math/debt-payoff.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { monthDate } from '../month-date.ts'
import type { Part } from './claims.ts'
import type { DebtWork } from './work.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What parts get in a month of the schedule. */
const givenIn = ({ claims }: DebtWork, parts: readonly Part[], month: DebtMonth | undefined): Dollars =>
  sum(claims.map(({ part }, index) => (parts.includes(part) ? (month?.claims[index] ?? 0) : 0)))

/** What a part gets this month. Where cash ends every debt there is no schedule, and only the match goes on. */
export function givenNow(work: DebtWork, ...parts: Part[]): Dollars {
  const [first] = work.plan.schedule
  return first === undefined && parts.includes('match')
    ? (work.match?.monthly.value ?? 0)
    : givenIn(work, parts, first)
}

/** Months until parts are full, nothing where they are so today; undefined where they never are. */
export function monthsToFill({ claims, plan }: DebtWork, ...parts: Part[]): Months | undefined {
  let months = 0
  for (const [index, { part, total, debt }] of claims.entries()) {
    if (!parts.includes(part) || total === undefined) continue
    let missing = toCents(total)
    let full = missing === 0 ? 0 : undefined
    for (const month of plan.schedule) {
      if (full !== undefined) break
      missing -= toCents(month.claims[index] ?? 0)
      // What is late on a debt ends with the debt.
      if (missing <= 0 || (debt !== undefined && month.balances[debt] === 0)) full = month.month
    }
    if (full === undefined) return undefined
    months = Math.max(months, full)
  }
  return months
}

const laterParts: readonly Part[] = ['later-cushion', 'fund-once-back']

/** Whether anything with a sum comes before the debts, all of them. */
export const isBeforeDebts = (work: DebtWork): boolean =>
  work.claims.some(
    ({ part, total = 0 }) => total > 0 && !laterParts.includes(part) && (part !== 'fund' || isFundNext(work)),
  )

/** Months until nothing comes before the debts any more; undefined where something always does. */
export const monthsBeforeDebts = (work: DebtWork): Months | undefined =>
  monthsToFill(work, 'late', 'cushion', ...(isFundNext(work) ? (['fund'] as const) : []))

/** The first month in which what comes first gets anything. */
export const beginsIn = (work: DebtWork): Months | undefined =>
  work.plan.schedule.find((month) => givenIn(work, ['late', 'cushion'], month) > 0)?.month

/** The month in which parts are full; absent where nothing is missing in them, or they never are. */
export function fullIn(work: DebtWork, id: string, label: string, ...parts: Part[]): DateFigure | undefined {
  const months = monthsToFill(work, ...parts)
  const { before, extra, paid, fund } = work
  return months === undefined || months === 0
    ? undefined
    : monthDate(work, id, label, months, [
        ...before,
        ...(parts.includes('fund') && fund !== undefined ? [fund.gap] : []),
        extra,
        ...paid.map(({ minimum }) => minimum),
      ])
}

/** The month in which what is late is made up. */
export const lateMadeUp = (work: DebtWork): DateFigure | undefined =>
  fullIn(work, 'late.made-up', 'What is late is made up', 'late')

/** The month in which what comes first is full: what is late, and the first cushion. */
export const beforeFull = (work: DebtWork): DateFigure | undefined =>
  fullIn(work, 'before.filled', 'What comes first is full', 'late', 'cushion')

/** The month in which the emergency fund is full, where it comes before a debt. */
export const fundFull = (work: DebtWork): DateFigure | undefined =>
  isFundNext(work) || fundWaits(work)
    ? fullIn(work, 'fund.full', 'The emergency fund is full', 'fund')
    : undefined

/** Whether nothing costly is owed any more when today’s cash has paid its part. */
const isFundNext = ({ fund, plan }: DebtWork): boolean =>
  fund?.after.every((index) => plan.debts[index]?.months === 0) === true

/** Whether the money beyond the minimum payments goes to the emergency fund before any debt. */
export const fillsFund = (work: DebtWork): boolean =>
  isFundNext(work) && (work.fund?.gap.value ?? 0) > 0 && work.beyond.value > 0

/** Whether the emergency fund waits for costly debts, and comes before another that outlasts them. */
export const fundWaits = (work: DebtWork): boolean => {
  const { fund, paid, plan, targets } = work
  if (fund === undefined || fund.gap.value <= 0 || isFundNext(work)) return false
  const monthOf = (index: number) => plan.debts[index]?.months ?? Infinity
  const costlyGone = Math.max(...fund.after.map(monthOf))
  return targets.some(({ id }) => monthOf(paid.findIndex((debt) => debt.id === id)) > costlyGone)
}

/** The debts that are still owed when the emergency fund is full: only they can be paid early then. */
export function outlastFund(work: DebtWork): DebtTerms[] {
  const { targets, paid, plan } = work
  const full = monthsToFill(work, 'fund') ?? Infinity
  return targets.filter(
    ({ id }) => (plan.debts[paid.findIndex((debt) => debt.id === id)]?.months ?? Infinity) > full,
  )
}

/** What a debt may ask for in a month, the most where it changes. */
const askedOf = ({ numbers }: Pick<DebtWork, 'numbers'>, place: number): Dollars =>
  Math.max(numbers[place]?.minimum ?? 0, numbers[place]?.later?.minimum ?? 0)

/** Whether what comes first has the month's money up to a birth, and the child has all of it from then on. */
export function isSpentByBirth(work: DebtWork): boolean {
  const { birth, before, claims, plan } = work
  const first = before.length === 0 ? 0 : (monthsToFill(work, 'late', 'cushion') ?? Infinity)
  if (birth === undefined || first < birth.after.value) return false
  const month = plan.schedule[birth.after.value]
  const others = claims.flatMap(({ part }) => (part === 'child' ? [] : [part]))
  return (
    month !== undefined &&
    givenIn(work, others, month) === 0 &&
    month.payments.every((paid, place) => paid <= askedOf(work, place))
  )
}

/** Which of some debts a schedule first sends more than is asked, once some months are over. */
export function firstPaidFaster(
  work: DebtWork,
  debts: readonly DebtTerms[],
  { plan: { schedule }, after }: { plan: Pick<DebtPayoff, 'schedule'>; after: Months },
): DebtTerms | undefined {
  const placeOf = ({ id }: DebtTerms) => work.paid.findIndex((debt) => debt.id === id)
  for (const { month, payments } of schedule) {
    const faster = debts.find((debt) => (payments[placeOf(debt)] ?? 0) > askedOf(work, placeOf(debt)))
    if (month > after && faster !== undefined) return faster
  }
  return undefined
}

/** The debt that gets the month's money where the fund is there already: the plan as it is drafted once that is told. */
export function firstBeyondFund(work: DebtWork): DebtTerms | undefined {
  const { claims, paid, targets, tried } = work
  const [month] = tried({
    claims: claims.filter(({ part }) => part !== 'fund' && part !== 'cushion'),
  }).schedule
  const beyond = (debt: DebtTerms) => (month?.payments[paid.indexOf(debt)] ?? 0) - debt.minimum.value
  const [most] = [...targets].sort((a, b) => beyond(b) - beyond(a))
  return most
}
