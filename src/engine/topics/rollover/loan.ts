/** A loan that the old plan gave: whether and by when it can be replaced once it is closed, and what it costs not to. */
import { addDays, addMonths, daysBetween, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { extendedFilingDay, filingDay } from '../../tax/deadlines.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { CalendarDate } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { creditLostTo } from './credit-lost.ts'
import { leavingDay } from './leaving.ts'
import { afterLeaving } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

interface Amounts {
  readonly balance: Figure
  readonly tax: Figure
  readonly penalty: Figure
  readonly cost: Figure
  /** What it takes of the Marketplace credit as income of this year; undefined where it takes none. */
  readonly credit: Figure | undefined
}

/** Closed because the owner left or the plan ended: until the return of that year is due. IRC §402(c)(3)(C). */
interface ClosedByLeaving extends Amounts {
  readonly kind: 'left'
  readonly filing: DateFigure
  readonly extended: DateFigure
  /** The first of the two that is still ahead. */
  readonly by: DateFigure
  readonly isLate: boolean
}

/** Closed for another reason, or too long after leaving: as any other payout. */
interface ClosedOtherwise extends Amounts {
  readonly kind: 'other'
  readonly closed: DateFigure
  readonly days: Figure
  readonly daysLeft: Figure
  readonly by: DateFigure
  readonly isLate: boolean
  /** Months after leaving from which on leaving is no longer the reason; undefined where another reason was told. */
  readonly monthsAfterLeaving: Figure | undefined
}

/** In default and taxed as if it had been paid out: nothing was, so nothing can be rolled over. IRC §72(p). */
interface Taxed extends Amounts {
  readonly kind: 'taxed'
}

export type PlanLoan = ClosedByLeaving | ClosedOtherwise | Taxed

export function planLoanOf(work: RolloverWork): PlanLoan | undefined {
  const { reader, stillThere, context } = work
  const balance = reader.number('planLoanBalance')
  if (balance.value <= 0) return undefined
  const how = reader.value('planLoanClosed')
  const leaves = (leavingDay(work) ?? context.today) > context.today
  if (stillThere && !leaves && how !== 'other' && how !== 'taxed') return undefined
  const amounts = amountsOf(work, balance, how === 'taxed')
  if (how === 'taxed') return { kind: 'taxed', ...amounts }
  const late = how === 'other' ? undefined : closedLongAfter(work)
  return how === 'other' || late !== undefined
    ? { kind: 'other', ...amounts, ...shortDeadline(work), monthsAfterLeaving: late }
    : { kind: 'left', ...amounts, ...longDeadline(work) }
}

/** A loan that is closed more than a year after leaving is not closed because of it. */
function closedLongAfter(work: RolloverWork): Figure | undefined {
  const { sheet, reader } = work
  const [left, closed] = [leavingDay(work), reader.told('planLoanClosedDate')]
  if (left === undefined || closed === undefined) return undefined
  const months = sheet.law(
    'loan.leaving-months',
    'Months after leaving within which the plan has to close the loan',
    'months',
    rolloverLaw.loanOffsetMonths,
  )
  return closed > addMonths(left, months.value) ? months : undefined
}

function amountsOf(work: RolloverWork, balance: Figure, isTaxed: boolean): Amounts {
  const { sheet, context, gates, penaltyRate, isPenaltyOver, planType } = work
  const { taxes } = inYearOfLoan(work, isTaxed)
  const year = taxes === work.taxes ? '' : ' of the year in which you leave, under this year’s law,'
  // What opens a plan after leaving does not reach a loan that was taxed before.
  const isPenaltyFree = isTaxed
    ? isPenaltyOver || planType === 'gov_457b'
    : gates.isPenaltyFree || gates.opensOn !== undefined || gates.isOverOnLeaving
  const when = isTaxed ? 'of the loan' : 'if the loan is not replaced'
  const tax = sheet.computed(
    'loan.tax',
    `Federal tax ${when}`,
    'usd',
    `your federal tax${year} with the loan as income − your federal tax without it`,
    [balance, taxes.agi],
    Math.max(0, Math.round(taxOnMore(taxes, context, 'iraDistributions', balance.value))),
  )
  const penalty = sheet.computed(
    'loan.penalty',
    `Penalty ${when}`,
    'usd',
    isPenaltyFree
      ? 'none: the penalty has ended for you or does not reach this plan'
      : 'the loan × the penalty',
    isPenaltyFree ? [balance] : [balance, penaltyRate],
    isPenaltyFree ? 0 : Math.round(balance.value * penaltyRate.value),
  )
  return {
    balance,
    tax,
    penalty,
    cost: sheet.computed(
      'loan.cost',
      isTaxed ? 'Federal tax and penalty of the loan' : 'Lost if the loan is not replaced',
      'usd',
      'tax + penalty',
      [tax, penalty],
      tax.value + penalty.value,
    ),
    credit: creditLostToLoan(work, balance),
  }
}

/** Of the year in which it counts as paid out, as far as that is this one and its income is known. */
function creditLostToLoan(work: RolloverWork, balance: Figure): Figure | undefined {
  const { context, taxes } = work
  if (taxes.ended.isUntold || yearOf(closedOn(work)) !== yearOf(context.today)) return undefined
  return creditLostTo(work, balance, {
    id: 'loan.credit-lost',
    label: 'Marketplace credit that is owed back if the loan counts as income, estimated',
  })?.lost
}

/** The return on which it would be income: a plan closes no loan because of a last day that lies ahead. */
export const inYearOfLoan = (work: RolloverWork, isTaxed: boolean): RolloverWork =>
  !isTaxed && yearOf(closedOn(work)) > yearOf(work.context.today) ? afterLeaving(work).work : work

const closedOn = (work: RolloverWork): CalendarDate =>
  work.reader.told('planLoanClosedDate') ?? leavingDay(work) ?? work.context.today

function longDeadline(work: RolloverWork): Pick<ClosedByLeaving, 'filing' | 'extended' | 'by' | 'isLate'> {
  const { sheet, context } = work
  const year = yearOf(closedOn(work))
  const filing = sheet.date(
    'loan.filing',
    'Tax day of the year in which the loan was closed',
    'the tax day after the year in which you left, or in which the plan closed the loan',
    [],
    filingDay(year),
  )
  const months = sheet.law(
    'filing.extension',
    'Months of a filing extension',
    'months',
    rolloverLaw.filingExtensionMonths,
  )
  const extended = sheet.date(
    'loan.extended',
    'The same with an extension',
    'tax day + the months of an extension',
    [filing, months],
    extendedFilingDay(year),
  )
  return {
    filing,
    extended,
    by: filing.value >= context.today ? filing : extended,
    isLate: extended.value < context.today,
  }
}

function shortDeadline({
  sheet,
  reader,
  context,
}: RolloverWork): Pick<ClosedOtherwise, 'closed' | 'days' | 'daysLeft' | 'by' | 'isLate'> {
  const days = sheet.law(
    'loan.days',
    'Days to replace a loan that was closed for another reason',
    'days',
    rolloverLaw.redepositDays,
  )
  const onDay: CalendarDate = reader.value('planLoanClosedDate')
  const closed = sheet.date(
    'loan.closed',
    'Day on which the plan closed the loan',
    'as you said, or today to show the deadline',
    [],
    onDay > context.today ? context.today : onDay,
  )
  const by = sheet.date(
    'loan.by',
    'Last day to replace the loan',
    'the day on which the plan closed it + the days that the law gives',
    [closed, days],
    addDays(closed.value, days.value),
  )
  const left = daysBetween(context.today, by.value)
  return {
    closed,
    days,
    by,
    daysLeft: sheet.computed(
      'loan.days-left',
      'Days left to replace the loan',
      'days',
      'the last day − today, nothing when it has passed',
      [by],
      Math.max(0, left),
    ),
    isLate: left < 0,
  }
}
