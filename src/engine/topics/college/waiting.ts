/** How long college waits for what comes before it, and what is free when its turn comes. */
import { addMonths } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import { changesIn, type MonthsAhead, monthChanges } from '../month-changes.ts'
import { monthlyCourse, type Stream } from '../next-dollar/months.ts'
import type { CollegeBasis } from './basis.ts'
import type { Ending } from './ended-debts.ts'
import { afterMissing, type MoreLater, moreLater } from './more-later.ts'
import type { FirstThings, Gate } from './order.ts'

export interface Phase {
  readonly id: Gate
  readonly label: Text
  /** Months from now until it is done. */
  readonly months: Months
  readonly until: DateFigure
  /** What goes there each month as its turn begins, where it is known. */
  readonly monthly?: Figure
}

export interface Waiting {
  readonly phases: readonly Phase[]
  /** Months until college saving starts; undefined when no day can be named. */
  readonly months: Months | undefined
  readonly from: DateFigure | undefined
  /** A month's payments on debts and for child care that have ended when college saving starts, and what a new pay brings by then. */
  readonly freed: Figure | undefined
  /** What a month has more only after that. */
  readonly later: readonly MoreLater[]
}

/** For who saves no sum of the month, or nothing of their own. */
export const nothingWaits: Waiting = {
  phases: [],
  months: 0,
  from: undefined,
  freed: undefined,
  later: [],
}

/** Whether a retirement that is a little behind takes its part of each month, and college gets what is left. */
export const isBesideRetirement = ({
  first,
  wait,
}: {
  readonly first: Pick<FirstThings, 'retirementGap'>
  readonly wait: Pick<Waiting, 'months'>
}): boolean => first.retirementGap !== undefined && wait.months !== undefined

/** Those of the debts at a lower rate that end by a month, or after it. */
const endingsBy = ({ endings, costlyDebts }: FirstThings, month: Months, isBy: boolean): Ending[] =>
  endings.filter(({ debt, at }) => !costlyDebts.includes(debt) && at <= month === isBy)

/** Pay that comes again is as much more in a month as a raise. */
const changesAhead = ({ careEnds, payChange, returns }: FirstThings): MonthsAhead => ({
  careEnds,
  payChange: payChange ?? returns,
})

/** Debts whose payment a month has free by then: the costly ones being gone; what ends today is in the month's sum already. */
const debtsGoneBy = (first: FirstThings, month: Months): DebtFigures[] => [
  ...first.costlyDebts.filter((debt) => !first.goneToday.includes(debt)),
  ...endingsBy(first, month, true).map(({ debt }) => debt),
]

/** What a month has more by then: payments on debts that have ended, child care and a new pay. */
export function freeBy(first: FirstThings, month: Months): Figure[] {
  const debts = debtsGoneBy(first, month).map(({ minimum }) => minimum)
  return [...debts, ...changesIn(changesAhead(first), month + 1)]
}

/** Which of them that is: nothing where college does not wait, or where pay comes again. */
export function freedFrom(
  first: FirstThings,
  { months, freed }: Pick<Waiting, 'months' | 'freed'>,
): readonly ('debts' | 'care' | 'pay')[] {
  if (months === undefined || freed === undefined || first.returns !== undefined) return []
  const isIn = ({ after }: { readonly after: Months }) => after <= months
  return [
    ...(debtsGoneBy(first, months).length > 0 ? (['debts'] as const) : []),
    ...(first.careEnds.some(isIn) ? (['care'] as const) : []),
    ...(first.payChange !== undefined && isIn(first.payChange) ? (['pay'] as const) : []),
  ]
}

/** Nobody plans further ahead than this. */
const longest: Months = rules.supportUntilAge.value * monthsPerYear

const phaseLabels = {
  late: 'What is late is paid',
  starter: 'Starter cushion is there',
  debt: 'Debts at a high rate are gone',
  cushion: 'Emergency fund is full',
} as const

type Waited = keyof typeof phaseLabels

/** Whether a raise that is to come is in those months. */
export const isRaiseInWait = (
  { payChange }: Pick<FirstThings, 'payChange'>,
  { phases }: Pick<Waiting, 'phases'>,
): boolean => payChange !== undefined && phases.some(({ months }) => months > payChange.after)

/** Months until each of what comes first is done, by the schedule of the fund and the next dollar. */
function doneAfter(
  { afterWork }: Pick<CollegeBasis, 'afterWork'>,
  first: FirstThings,
  monthly: Figure,
): ReadonlyMap<Waited, Months | undefined> {
  const others = first.endings.map(({ debt }) => debt).filter((debt) => !first.costlyDebts.includes(debt))
  const debts = [...first.debtsLeft, ...others]
  const costly = first.debtsLeft.map((_, debt): Stream => ({ kind: 'debt', debt }))
  const pile = (total: Dollars): Stream => ({ kind: 'pile', total })
  const [late, starter, cushion] = [
    pile(first.late.left.value),
    pile(first.starterGap),
    pile(first.cushionGap),
  ]
  const forMatch = first.matchCost?.takeHome.value ?? 0
  const streams: Stream[] = [late, starter, { kind: 'flow', monthly: forMatch }, ...costly, cushion]
  const { filled, paidOff } = monthlyCourse({
    streams,
    debts: debts.map(({ id, balance, rate, minimum }) => ({
      name: id,
      balance: balance.value,
      rate: rate.value,
      minimum: minimum.value,
    })),
    monthly: monthly.value,
    less: [
      ...(first.birth === undefined ? [] : [{ after: first.birth.after.value, by: first.birth.child.value }]),
      ...(afterWork === undefined
        ? []
        : [{ after: afterWork.at, by: Math.max(0, monthly.value - afterWork.left.value) }]),
      ...monthChanges({
        ...changesAhead(first),
        supportEnds: first.supportEnds,
      }).map(({ after, monthly: more }) => ({ after, by: -more })),
    ],
    months: longest,
  })
  const gone = paidOff.slice(0, first.debtsLeft.length)
  return new Map<Waited, Months | undefined>([
    ['late', filled[streams.indexOf(late)]],
    ['starter', filled[streams.indexOf(starter)]],
    ['debt', gone.every((month) => month !== undefined) ? Math.max(0, ...gone) : undefined],
    ['cushion', filled[streams.indexOf(cushion)]],
  ])
}

/** How long what comes first takes, at so much a month. Paid-off debts free their payments for the cushion, then for college. */
export function waiting(basis: CollegeBasis, first: FirstThings, monthly: Figure): Waiting {
  const { sheet, context } = basis
  const phases: Phase[] = []
  let months: Months = 0
  const none = { phases, months: undefined, from: undefined, freed: undefined, later: [] }
  const { returns } = first
  if (first.short !== undefined && returns === undefined) return none
  if (returns !== undefined) {
    months = returns.after
    phases.push({ id: 'month', label: words('Pay is back'), months, until: returns.day })
  }
  for (const [id, after] of doneAfter(basis, first, monthly)) {
    if (after === 0) continue
    if (after === undefined || after > (first.ending?.months ?? after)) return none
    const begins = months
    months = Math.max(months, after)
    const label = phaseLabels[id]
    const until = sheet.date(
      `phase.${id}`,
      label,
      'today + the months that it takes at this amount',
      [monthly],
      addMonths(context.today, months),
      'month-of-year',
    )
    phases.push({
      id,
      label: words(label),
      months,
      until,
      ...(id === 'cushion' ? { monthly: fillsBy(basis, first, monthly, begins) } : {}),
    })
  }
  if (first.ending !== undefined) return none
  const { isRetirementOnTrack, retirementGap } = first
  if (!isRetirementOnTrack && retirementGap === undefined) return none
  const left = leftFrom(first, monthlyIn(basis, monthly, months), months)
  const later = moreLater(first, endingsBy(first, months, false), months)
  if (left <= 0) return retirementGap === undefined ? { ...none, later: afterMissing(later, -left) } : none
  if (months === 0) return { ...none, months, later }
  const from = sheet.date(
    'college.from',
    'College saving starts',
    'when what comes before it is done',
    [monthly],
    addMonths(context.today, months),
    'month-of-year',
  )
  const ended = freeBy(first, months)
  const freed =
    sumOf(ended) === 0
      ? undefined
      : sheet.computed(
          'freed',
          'What a month has more by then',
          'usd-per-month',
          'payments that have ended by then, on debts and for child care, and what a new pay brings, added up',
          ended,
          Math.round(sumOf(ended)),
        )
  return { phases, months, from, freed, later }
}

/** What a month has for college from some month on; a child on the way takes its part from today, as cash until it is there, and what retirement misses is closed first. */
function leftFrom(first: FirstThings, monthly: Dollars, month: Months): Dollars {
  const { birth, retirementGap } = first
  if (birth === undefined && retirementGap === undefined) return Infinity
  const beside = Math.max(0, monthly - (first.matchCost?.takeHome.value ?? 0))
  const taken = (birth?.child.value ?? 0) + (retirementGap?.takeHome.value ?? 0)
  return beside + sumOf(freeBy(first, month)) - taken
}

/** What of it a month still leaves once one of two has stopped work. */
const monthlyIn = (
  { afterWork }: Pick<CollegeBasis, 'afterWork'>,
  monthly: Figure,
  month: Months,
): Dollars =>
  afterWork !== undefined && month >= afterWork.at
    ? Math.min(monthly.value, afterWork.left.value)
    : monthly.value

/** What a month brings to the cushion as its turn begins. */
function fillsBy(basis: CollegeBasis, first: FirstThings, monthly: Figure, from: Months): Figure {
  const { sheet } = basis
  const match = first.matchCost?.takeHome
  const ended = freeBy(first, from)
  const child = first.birth !== undefined && from >= first.birth.after.value ? first.birth.child : undefined
  return sheet.computed(
    'cushion.monthly',
    'What goes to the emergency fund each month when its turn comes',
    'usd-per-month',
    `what is put aside less what a match${child === undefined ? '' : ' and the child'} takes of it, payments that have ended, on debts and for child care, and what a new pay brings`,
    [monthly, ...[match, child].filter((part) => part !== undefined), ...ended],
    Math.max(
      0,
      Math.round(
        Math.max(0, monthlyIn(basis, monthly, from) - (match?.value ?? 0)) +
          sumOf(ended) -
          (child?.value ?? 0),
      ),
    ),
  )
}
