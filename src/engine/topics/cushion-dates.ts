/** When a cushion is full, saved month by month: first the starter, then debts at a high rate, then the rest. */
import { addMonths } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { debtPayoff } from '../math/debt-payoff.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { CalendarDate, Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'
import { debtInNumbers } from './debt-terms.ts'
import type { DebtFigures } from './debts.ts'

export interface Milestone {
  readonly id: 'starter' | 'debts' | 'month' | 'quarter' | 'full'
  readonly amount: Figure
  /** Months from now; 0 when it is there already. */
  readonly months: Months
  readonly date: DateFigure
}

export interface CushionDates {
  readonly milestones: readonly Milestone[]
  /** The months of costs that the waypoint stands for. */
  readonly waypoint?: Figure
  /** Why there is no date, when saving never gets there. */
  readonly stuck?: 'nothing to save' | 'debts grow faster' | 'too slow'
}

/** Nobody plans further ahead than this. */
export const longestSaving: Months = 1_200

/** Months until saving this much a month fills the gap. */
const monthsToSave = (gap: Dollars, monthly: Dollars): Months => (gap <= 0 ? 0 : Math.ceil(gap / monthly))

/** The months that the debts take when what is saved goes to them, highest rate first, on top of their minimums. */
function monthsForDebts(
  debts: readonly DebtFigures[],
  surplus: Dollars,
  paidAtOnce: Dollars,
): Months | undefined {
  let left = paidAtOnce
  const owed = debts.flatMap((debt) => {
    const numbers = debtInNumbers(debt)
    const paid = Math.min(numbers.balance, left)
    left -= paid
    return paid < numbers.balance ? [{ ...numbers, balance: numbers.balance - paid }] : []
  })
  return debtPayoff({ debts: owed, extra: surplus, order: 'avalanche' }).months
}

/** The payments that end with the debts: they go on into the fund. */
export const freedBy = (costlyDebts: readonly DebtFigures[]): Dollars =>
  costlyDebts.reduce((sum, { minimum }) => sum + minimum.value, 0)

/** What cash beyond the starter pays on debts at a high rate at once. */
export const payableFromCash = (
  cash: Dollars,
  starter: Dollars,
  costlyDebts: readonly DebtFigures[],
): Dollars =>
  Math.min(
    Math.max(0, Math.floor(cash - starter)),
    Math.ceil(costlyDebts.reduce((sum, debt) => sum + debt.balance.value, 0)),
  )

/** Months until a fund is full when this much is saved: the starter first, then the debts, then the rest. */
export function monthsUntilFull(p: {
  cash: Dollars
  starter: Dollars
  target: Dollars
  surplus: Dollars
  /** What the match takes from it, from the starter on. */
  matchCost?: Dollars
  costlyDebts: readonly DebtFigures[]
}): Months | undefined {
  if (p.cash >= p.target && p.costlyDebts.length === 0) return 0
  if (p.surplus <= 0) return undefined
  const paid = payableFromCash(p.cash, p.starter, p.costlyDebts)
  const later = Math.max(0, p.surplus - (p.matchCost ?? 0))
  const debts = monthsForDebts(p.costlyDebts, later, paid)
  if (debts === undefined) return undefined
  const first = monthsToSave(p.starter - p.cash, p.surplus)
  const after = later + freedBy(p.costlyDebts)
  const months = first + debts + monthsToSave(p.target - p.cash + paid - first * p.surplus, after)
  return months > longestSaving ? undefined : months
}

/** `later`: what is put aside from the starter cushion on, when a part of `surplus` goes to the match. */
export function cushionDates(
  sheet: Worksheet,
  cushion: Cushion,
  { surplus, later = surplus }: { surplus: Figure; later?: Figure },
  costlyDebts: readonly DebtFigures[],
  today: CalendarDate,
): CushionDates {
  if (surplus.value <= 0) return { milestones: [], stuck: 'nothing to save' }
  const { cash, essentials, starter, target } = cushion
  const paid = payableFromCash(cash.value, starter.value, costlyDebts)
  const debtMonths = monthsForDebts(costlyDebts, later.value, paid)
  if (debtMonths === undefined) return { milestones: [], stuck: 'debts grow faster' }

  const milestones: Milestone[] = []
  const starterMonths = monthsToSave(starter.value - cash.value, surplus.value)
  // The whole month that the starter or the debts end in is counted; what is over in it is not carried on.
  const held = cash.value - paid + starterMonths * surplus.value
  const reach = (
    id: Milestone['id'],
    amount: Figure,
    months: Months,
    how: string,
    inputs: readonly Figure[],
  ) => {
    if (months > longestSaving) return
    const date = sheet.date(
      `date.${id}`,
      `When you have ${amount.label.toLowerCase()}`,
      how,
      inputs,
      addMonths(today, months),
      'month-of-year',
    )
    milestones.push({ id, amount, months, date })
  }
  reach('starter', starter, starterMonths, 'what is missing, divided by what you save each month', [
    starter,
    cash,
    surplus,
  ])
  if (costlyDebts.length > 0) {
    const owed = sheet.computed(
      'debts.costly',
      'Debts at a high rate',
      'usd',
      'the balances added up',
      costlyDebts.map((debt) => debt.balance),
      costlyDebts.reduce((sum, debt) => sum + debt.balance.value, 0),
    )
    reach(
      'debts',
      owed,
      starterMonths + debtMonths,
      'cash beyond the starter cushion pays at once, then all you save goes to these debts on top of their minimums',
      [owed, later],
    )
  }
  const monthsTo = (amount: Figure) =>
    starterMonths + debtMonths + monthsToSave(amount.value - held, later.value + freedBy(costlyDebts))
  const freed = costlyDebts.map(({ minimum }) => minimum)
  const afterwards =
    freed.length === 0
      ? 'after the starter cushion, what is missing divided by what you save each month'
      : 'after the starter cushion and the debts, what is missing divided by what you save each month and the payments that ended with the debts'
  const month = sheet.computed(
    'cover.month',
    'One month of costs',
    'usd',
    'what a month costs',
    [essentials],
    Math.round(essentials.value),
  )
  const quarterMonths = sheet.assumed(
    'cover.months',
    'A common waypoint',
    'months',
    rules.cushionStart.value,
    'A place to pause and look back on the way to the full fund.',
  )
  const quarter = sheet.computed(
    'cover.quarter',
    'Some months of costs',
    'usd',
    'what a month costs × the waypoint',
    [essentials, quarterMonths],
    Math.round(essentials.value * quarterMonths.value),
  )
  if (month.value > starter.value && month.value < target.value)
    reach('month', month, monthsTo(month), afterwards, [month, cash, later, ...freed])
  if (quarter.value < target.value)
    reach('quarter', quarter, monthsTo(quarter), afterwards, [quarter, cash, later, ...freed])
  reach('full', target, monthsTo(target), afterwards, [target, cash, later, ...freed])
  return milestones.some(({ id }) => id === 'full')
    ? { milestones, waypoint: quarterMonths }
    : { milestones, waypoint: quarterMonths, stuck: 'too slow' }
}
