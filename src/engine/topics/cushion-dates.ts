/** When a cushion is full, saved month by month in the one order of operations. */
import { addMonths } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { CalendarDate, Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'
import { debtEnds } from './debt-ends.ts'
import { type DebtTerms, debtInNumbers } from './debt-terms.ts'
import { type DebtFigures, isRollover } from './debts.ts'
import { cashToDebts } from './deferred-interest.ts'
import { monthlyCourse, type Stream } from './next-dollar/months.ts'

export interface Milestone {
  readonly id: 'starter' | 'debts' | 'home' | 'month' | 'quarter' | 'full'
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
  /** The debts at a lower rate that their own payments end before the fund is full, the first one first. */
  readonly ended: readonly EndedDebt[]
}

interface EndedDebt {
  readonly debt: DebtTerms
  readonly months: Months
  readonly date: DateFigure
}

/** Nobody plans further ahead than this. */
export const longestSaving: Months = 1_200

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

interface Saving {
  readonly cash: Dollars
  readonly starter: Dollars
  readonly target: Dollars
  readonly surplus: Dollars
  /** What the match takes from it, from the starter on. */
  readonly matchCost?: Dollars
  /** Late bills that the month has to make up before anything else. */
  readonly late?: Dollars
  /** What a child on the way takes of it each month, after so many months. */
  readonly child?: { readonly after: Months; readonly monthly: Dollars } | undefined
  /** What a month has more after so many months: child care costs less. */
  readonly freed?: readonly { readonly after: Months; readonly monthly: Dollars }[]
  /** A home beside the fund, and whether it comes before the fund is full. */
  readonly home?: { readonly sum: Dollars; readonly isFirst: boolean } | undefined
  readonly costlyDebts: readonly DebtTerms[]
  /** Debts at a lower rate: they get their own payments, which go on into the fund once they are gone. */
  readonly otherDebts: readonly DebtTerms[]
}

interface Course {
  /** Months until this much cash is there. */
  readonly reaches: (amount: Dollars) => Months | undefined
  /** Months until what the home takes is there beside it. */
  readonly homeAt: Months | undefined
  /** Months until no costly debt is left. */
  readonly debtsGone: Months | undefined
  readonly ended: readonly Pick<EndedDebt, 'debt' | 'months'>[]
}

/** The exact schedule: loans that would be renewed for a fee, deferred interest that can be kept away, the starter, the match, debts at a high rate, the rest. */
function courseOf({
  cash,
  starter,
  target,
  surplus,
  matchCost = 0,
  late = 0,
  child,
  freed = [],
  home,
  costlyDebts,
  otherDebts,
}: Saving): Course {
  const { prepaid, paid, inTime } = cashToDebts({ cash, starter, monthly: surplus, costly: costlyDebts })
  const stays = home?.isFirst === true ? starter : target
  const forHome = Math.min(home?.sum ?? 0, Math.max(0, cash - paid - stays))
  const held = cash - paid - forHome
  const placeOf = (debt: DebtTerms): 'rollover' | 'promised' | 'other' =>
    isRollover(debt) ? 'rollover' : inTime.has(debt.id) ? 'promised' : 'other'
  const streamsOf = (place: ReturnType<typeof placeOf>): Stream[] =>
    costlyDebts.flatMap((one, debt): Stream[] =>
      placeOf(one) === place
        ? [{ kind: 'debt', debt, by: place === 'promised' ? one.promotion?.months.value : undefined }]
        : [],
    )
  const piles: Stream[] = [
    { kind: 'pile', total: Math.max(0, starter - held) },
    { kind: 'pile', total: Math.max(0, target - Math.max(starter, held)) },
  ]
  const [first, rest] = piles as [Stream, Stream]
  const move: Stream = { kind: 'pile', total: (home?.sum ?? 0) - forHome }
  const flow: Stream[] = matchCost > 0 ? [{ kind: 'flow', monthly: matchCost }] : []
  const streams: Stream[] = [
    ...(child === undefined ? [] : [{ kind: 'flow', monthly: 0, later: [child] } as const]),
    ...(late > 0 ? [{ kind: 'pile', total: late } as const] : []),
    ...streamsOf('rollover'),
    ...streamsOf('promised'),
    first,
    ...flow,
    ...streamsOf('other'),
    ...(home?.isFirst === true ? [move, rest] : home === undefined ? [rest] : [rest, move]),
  ]
  const { placed, paidOff } = monthlyCourse({
    streams,
    debts: [...costlyDebts, ...otherDebts].map((debt) => ({
      ...debtInNumbers(debt),
      balance: Math.max(0, debt.balance.value - (prepaid.get(debt.id) ?? 0)),
    })),
    monthly: surplus,
    less: freed.map(({ after, monthly }) => ({ after, by: -monthly })),
    months: longestSaving,
  })
  const [starterAt, restAt] = [streams.indexOf(first), streams.indexOf(rest)]
  // From a month on in which the child takes more than there is, cash shrinks: nothing after it is a date.
  const isShort = (row: readonly Dollars[], month: number) =>
    child !== undefined && month >= child.after && (row[0] ?? 0) < child.monthly - rules.noiseOfDollar.value
  const shortAt = placed.findIndex(isShort)
  const counted = shortAt < 0 ? placed : placed.slice(0, shortAt)
  const reached = (from: Dollars, amount: Dollars, at: readonly number[]): Months | undefined => {
    let there = from
    if (there >= amount) return 0
    const month = counted.findIndex((row) => {
      there += at.reduce((sum, index) => sum + (row[index] ?? 0), 0)
      return there >= amount - rules.noiseOfDollar.value
    })
    return month < 0 ? undefined : month + 1
  }
  return {
    reaches: (amount) => reached(held, amount, [starterAt, restAt]),
    homeAt: home && reached(forHome, home.sum, [streams.indexOf(move)]),
    debtsGone: paidOff
      .slice(0, costlyDebts.length)
      .reduce<Months | undefined>(
        (last, month) => (last === undefined || month === undefined ? undefined : Math.max(last, month)),
        0,
      ),
    ended: otherDebts.flatMap((debt, index) => {
      const months = paidOff[costlyDebts.length + index]
      return months === undefined || debt.minimum.value <= 0 ? [] : [{ debt, months }]
    }),
  }
}

/** Months until a fund is full when this much is saved, and no costly debt is left. */
export function monthsUntilFull(saving: Saving): Months | undefined {
  if (saving.cash >= saving.target && saving.costlyDebts.length === 0) return 0
  return courseOf(saving).reaches(saving.target)
}

/** Where no pay fills it there is no day. */
export const noDates: CushionDates = { milestones: [], stuck: 'nothing to save', ended: [] }

/**
 * `later`: what is put aside from the starter cushion on, when a part of `surplus` goes to the match. A month that leaves
 * nothing yet may leave something once a payment has ended or another pay has come.
 */
export function cushionDates(
  sheet: Worksheet,
  cushion: Cushion,
  {
    surplus,
    later = surplus,
    matchCost = 0,
    late = 0,
    freed = [],
    home,
  }: {
    surplus: Figure
    later?: Figure
    late?: Dollars
    home?: { readonly sum: Figure; readonly isFirst: boolean } | undefined
  } & Pick<Saving, 'matchCost' | 'freed'>,
  { costlyDebts, otherDebts }: Pick<Saving, 'costlyDebts' | 'otherDebts'>,
  today: CalendarDate,
): CushionDates {
  const { cash, toCover, starter, target } = cushion
  const { reaches, homeAt, debtsGone, ended } = courseOf({
    cash: cash.value,
    starter: starter.value,
    target: target.value,
    surplus: surplus.value,
    matchCost,
    late,
    freed,
    home: home && { sum: home.sum.value, isFirst: home.isFirst },
    costlyDebts,
    otherDebts,
  })
  const isFullOneDay = debtsGone !== undefined && reaches(target.value) !== undefined
  if (surplus.value <= 0 && !isFullOneDay) return noDates
  if (debtsGone === undefined) return { milestones: [], stuck: 'debts grow faster', ended: [] }

  const milestones: Milestone[] = []
  const reach = (
    id: Milestone['id'],
    amount: Figure,
    months: Months | undefined,
    how: string,
    inputs: readonly Figure[],
  ) => {
    if (months === undefined) return
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
  reach('starter', starter, reaches(starter.value), 'the exact schedule, month by month', [
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
      debtsGone,
      'the exact schedule: what cash pays at once, then what you save each month on top of the minimums',
      [owed, later],
    )
  }
  if (home !== undefined)
    reach(
      'home',
      home.sum,
      homeAt,
      `the exact schedule, month by month: it is filled ${home.isFirst ? 'once the starter cushion is there' : 'once the fund is full'}`,
      [home.sum, cash, later],
    )
  const fullIn = reaches(target.value) ?? 0
  const endedBefore = ended
    .filter(({ months }) => months <= fullIn)
    .sort((one, other) => one.months - other.months)
    .map(({ debt, months }) => ({
      debt,
      months,
      date: debtEnds(sheet, 'date', debt, today, months),
    }))
  const payments = [...costlyDebts, ...endedBefore.map(({ debt }) => debt)].map(({ minimum }) => minimum)
  const afterwards =
    payments.length === 0
      ? 'the exact schedule, month by month'
      : 'the exact schedule, month by month, with the payments that ended with the debts'
  const month = sheet.computed(
    'cover.month',
    'One month of costs',
    'usd',
    'what a month of the fund has to pay',
    [toCover],
    Math.round(toCover.value),
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
    'what a month of the fund has to pay × the waypoint',
    [toCover, quarterMonths],
    Math.round(toCover.value * quarterMonths.value),
  )
  if (month.value > starter.value && month.value < target.value)
    reach('month', month, reaches(month.value), afterwards, [month, cash, later, ...payments])
  if (quarter.value < target.value)
    reach('quarter', quarter, reaches(quarter.value), afterwards, [quarter, cash, later, ...payments])
  reach('full', target, reaches(target.value), afterwards, [target, cash, later, ...payments])
  // What keeps deferred interest away may be done before the starter is there.
  milestones.sort((a, b) => a.months - b.months)
  return milestones.some(({ id }) => id === 'full')
    ? { milestones, waypoint: quarterMonths, ended: endedBefore }
    : { milestones, waypoint: quarterMonths, stuck: 'too slow', ended: endedBefore }
}
