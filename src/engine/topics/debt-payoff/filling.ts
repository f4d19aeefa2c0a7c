/** When what comes before the debts is full, as the schedule has it. */
import type { DateFigure } from '../../figure.ts'
import { toCents } from '../../math/cents.ts'
import type { DebtMonth } from '../../math/debt-payoff.ts'
import type { Dollars, Months } from '../../units.ts'
import type { Part } from './claims.ts'
import { fundWaits, isFundNext } from './extra.ts'
import { type DebtWork, monthFigure } from './work.ts'

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

/** Whether anything with a sum comes before the debts. */
export const isBeforeDebts = ({ claims }: Pick<DebtWork, 'claims'>): boolean =>
  claims.some(({ total = 0 }) => total > 0)

/** The first month in which what comes first gets anything. */
export const beginsIn = (work: DebtWork): Months | undefined =>
  work.plan.schedule.find((month) => givenIn(work, ['late', 'cushion'], month) > 0)?.month

/** The month in which parts are full; absent where nothing is missing in them, or they never are. */
function fullIn(work: DebtWork, id: string, label: string, ...parts: Part[]): DateFigure | undefined {
  const months = monthsToFill(work, ...parts)
  const { before, extra, paid, fund } = work
  return months === undefined || months === 0
    ? undefined
    : monthFigure(work, id, label, months, [
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
