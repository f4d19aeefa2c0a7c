/** A job that is lost on a told day: the cash of that day, how long it then lasts, and what a month misses from then on. */
import type { DateFigure, Figure } from '../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import type { Dollars } from '../units.ts'
import { birthDay } from './birth-ahead.ts'
import { otherPay } from './cash-without-pay.ts'
import type { DebtTerms } from './debt-terms.ts'
import { isRollover } from './debts.ts'
import type { EndingJob } from './ending-job.ts'
import { costOfNewChild, monthsToBirth } from './expecting.ts'
import { type JobLoss, type LossCase, lastsInWords, lossInputs, lossOf, needOf } from './job-loss.ts'
import { type MonthlyNeed, monthsOfCash } from './months-of-cash.ts'
import { newChildCredits } from './new-child-credits.ts'
import { type RunningLoan, takenByRunning } from './paid-before-last-day.ts'
import { longestRunway } from './severance.ts'
import type { Drafting } from './topic.ts'

export interface CashOfLastDay extends Drafting {
  readonly ending: EndingJob
  readonly jobLoss: JobLoss
  readonly cash: Figure
  /** What is put aside each month until then. */
  readonly surplus: Figure
  /** What a month costs beyond what is brought home: cash pays it. */
  readonly missing?: Figure | undefined
  /** Debts that come before cash: each would be renewed for a fee. */
  readonly running: readonly RunningLoan[]
  /** Those that cash ends today, whose payments are not in what is put aside. */
  readonly ended?: readonly DebtTerms[]
}

type LastDay = Pick<CashOfLastDay, 'sheet' | 'reader' | 'context' | 'ending' | 'jobLoss'>

/** The loss of that job, as it is on that day: a pay that goes on, and is another one by then, is that one. */
function lossOnLastDay({ sheet, ending, jobLoss }: Pick<LastDay, 'sheet' | 'ending' | 'jobLoss'>): LossCase {
  const loss = lossOf(jobLoss, ending.whose)
  const { payChanges } = loss
  if (payChanges === undefined || payChanges.turns.some(({ after }) => after > ending.months)) return loss
  const { goesOn } = payChanges
  const shortfallOf = (id: string, label: string, bare: Figure) =>
    sheet.computed(
      id,
      label,
      'usd-per-month',
      'a bare month − what goes on coming in then, never below nothing',
      [bare, goesOn],
      Math.max(0, bare.value - goesOn.value),
    )
  const label = 'What a bare month takes out of the cash once the pay has ended'
  const shortfall = shortfallOf('leaving.shortfall', label, jobLoss.bare)
  return {
    ...loss,
    goesOn,
    payChanges: undefined,
    turns: [],
    turnsThen: [],
    shortfall,
    shortfallThen:
      jobLoss.bareThen === undefined
        ? shortfall
        : shortfallOf('leaving.shortfall.full', `${label}, with the full fund`, jobLoss.bareThen),
  }
}

/** What a child on the way takes of a month, once its own tax credits are there, and from when on at the latest. */
interface ChildThen {
  readonly takes: Figure
  readonly after: Figure
  readonly day: DateFigure
}

function childThen(last: CashOfLastDay): ChildThen | undefined {
  const { sheet, reader } = last
  const cost = costOfNewChild(reader)
  if (cost === undefined) return undefined
  const credits = newChildCredits(last)
  const takes =
    credits === undefined
      ? cost
      : sheet.computed(
          'leaving.child',
          'What the child takes of a month beyond its own tax credits',
          'usd-per-month',
          'what the child costs − what its tax credits bring, never below nothing',
          [cost, credits],
          Math.max(0, cost.value - credits.value),
        )
  const after = monthsToBirth(reader)
  return takes.value < 1 ? undefined : { takes, after, day: birthDay(last, { after }) }
}

/** The cash of the last day, about. */
function cashOfLastDay(
  { sheet, cash, surplus, missing, ending, running, ended = [] }: CashOfLastDay,
  child: ChildThen | undefined,
): Figure {
  const monthsWithChild = child === undefined ? 0 : Math.max(0, ending.months - child.after.value)
  // A payment of an extended plan is asked of nobody who pays the loan off.
  const freed = ended.filter((debt) => !isRollover(debt) || debt.minimum.origin === 'told')
  const monthly = surplus.value + freed.reduce((sum, { minimum }) => sum + minimum.value, 0)
  const withChild = monthsWithChild === 0 ? '' : ' − what the child takes in the months that it is there'
  return sheet.computed(
    'leaving.cash',
    'Cash on the last day of the job, about',
    'usd',
    missing === undefined
      ? `cash you have + what you put aside each month until then${freed.length > 0 ? ', the payments in it that cash ends today' : ''}${running.length > 0 ? ' − what goes to a loan that would be renewed' : ''}${withChild}`
      : `cash you have + what you put aside each month until then − what is missing each month${withChild}, never below nothing`,
    [
      cash,
      surplus,
      ...(missing === undefined ? [] : [missing]),
      ending.lastDay,
      ...running.flatMap(({ debt }) => [debt.balance, debt.rate]),
      ...freed.map(({ minimum }) => minimum),
      ...(child === undefined || monthsWithChild === 0 ? [] : [child.takes, child.after]),
    ],
    Math.max(
      0,
      Math.round(
        cash.value +
          (monthly - (missing?.value ?? 0)) * ending.months -
          takenByRunning(running, monthly, ending.months) -
          (child?.takes.value ?? 0) * monthsWithChild,
      ),
    ),
  )
}

/** The same of whoever stops for good. */
export const cashAtEnd = (last: CashOfLastDay): Figure => cashOfLastDay(last, childThen(last))

/** What a month takes out of the cash once the pay has ended, from the birth on with the child. */
const takenWith = (month: Figure, { goesOn }: LossCase, child: ChildThen | undefined): Dollars =>
  Math.max(0, month.value + (child?.takes.value ?? 0) - (goesOn?.value ?? 0))

/**
 * "about $8,400 is there by then, and lasts 2 months at a bare $4,050 a month", to stand after why cash comes first. Where what
 * goes on pays for nearly all of it no count of months is of use, and what is missing is named. `lowered`: what
 * that cash counts of what goes into a plan at work.
 */
export function cashThenInWords(last: CashOfLastDay, lowered: Text): Text {
  const { reader, jobLoss } = last
  const loss = lossOnLastDay(last)
  const { goesOn, shortfall } = loss
  const child = childThen(last)
  const cash = cashOfLastDay(last, child)
  const lasts = lastsThen(last, cash, child)
  if (goesOn !== undefined && lasts.value >= longestRunway)
    return join([
      say`about ${cash} is there by then.`,
      lowered,
      say`What goes on, ${otherPay(reader, loss, '')}, ${words(shortfall.value === 0 ? 'covers' : 'nearly covers')} a bare ${jobLoss.bare}${monthIsShort(last, goesOn, child)}.`,
    ])
  if (goesOn !== undefined)
    return join([
      say`about ${cash} is there by then.`,
      lowered,
      say`What goes on, ${otherPay(reader, loss, '')}, ${shortfall.value === 0 ? say`covers a bare ${jobLoss.bare}, but a month as it is now is short` : say`leaves a bare ${jobLoss.bare} short by ${shortfall}, and a month as it is now`} ${listed(shortOfMonth(last, goesOn, child))}: at the bare one${words(child === undefined ? '' : ', with the child in it,')} the cash lasts ${lastsInWords(lasts)}, before any unemployment benefits or severance.`,
    ])
  const withChild =
    child === undefined
      ? nothing
      : say`, with ${child.takes} more for the child from ${child.day} on at the latest`
  return join([
    say`about ${cash} is there by then, and lasts ${lastsInWords(lasts)} at a bare ${jobLoss.bare}${withChild}, before any unemployment benefits or severance.`,
    lowered,
  ])
}

/** That loss month by month, from the last day on. */
export interface LossFromLastDay {
  readonly loss: LossCase
  readonly cash: Figure
  readonly need: MonthlyNeed
  /** How long that cash lasts alone, and with severance and benefits. */
  readonly lasts: Figure
  readonly lastsWithAll: Figure
}

export function lossFromLastDay(last: CashOfLastDay): LossFromLastDay {
  const loss = lossOnLastDay(last)
  const child = childThen(last)
  const cash = cashOfLastDay(last, child)
  const need = needThen(last, loss, child)
  const lasts = lastsThen(last, cash, child)
  const lastsWithAll =
    loss.severance === undefined && loss.benefit === undefined
      ? lasts
      : last.sheet.computed(
          'leaving.lasts.all',
          'How long it lasts then, with severance and benefits',
          'months',
          'month by month: that cash and severance after tax − what a bare month takes out of it, less benefits while they are paid',
          [cash, ...lossInputs(loss), ...(child === undefined ? [] : [child.takes, child.after])],
          monthsOfCash(cash.value + (loss.severance?.net.value ?? 0), need),
        )
  return { loss, cash, need, lasts, lastsWithAll }
}

/** What the other pay leaves of a month then, beside a plan that counts the cash elsewhere; nothing where no pay goes on. */
export function monthThenInWords(last: LastDay): Text {
  const loss = lossOnLastDay(last)
  const { goesOn, shortfall } = loss
  if (goesOn === undefined) return nothing
  const { bare } = last.jobLoss
  const short = shortOfMonth(last, goesOn, undefined)
  const covers =
    shortfall.value === 0 ? say`covers a bare ${bare}` : say`leaves a bare ${bare} short by ${shortfall}`
  const now =
    short.length === 0
      ? words(' and a month as it is now')
      : say`, and a month as it is now is short ${listed(short)}`
  return say`What goes on, ${otherPay(last.reader, loss, '')}, ${covers}${now}. `
}

/** Nobody lives on a bare month for long: what one as it is now misses comes out of the cash. */
function monthIsShort(last: CashOfLastDay, goesOn: Figure, child: ChildThen | undefined): Text {
  const parts = shortOfMonth(last, goesOn, child)
  return parts.length === 0
    ? words(' and a month as it is now, so the fund is for surprises')
    : say`, but a month as it is now is short ${listed(parts)}: what you do not cut of that comes out of the cash`
}

/** 'by $640' and 'by $759 once the child is there, in Aug 2027 at the latest', as far as anything is missing. */
function shortOfMonth(last: LastDay, goesOn: Figure, child: ChildThen | undefined): Text[] {
  const {
    sheet,
    jobLoss: { month },
  } = last
  const missing = (id: string, label: string, counted: ChildThen | undefined) =>
    sheet.computed(
      `leaving.${id}`,
      label,
      'usd',
      `what a month costs${counted === undefined ? '' : ' + what the child takes'} − what goes on coming in, never below nothing`,
      [month, ...(counted === undefined ? [] : [counted.takes]), goesOn],
      takenWith(month, lossOnLastDay(last), counted),
    )
  const now = missing('missing', 'What a month as it is now misses once the pay has ended', undefined)
  const then = child && missing('missing.birth', 'The same once the child is there', child)
  return [
    ...(now.value > 0 ? [say`by ${now}`] : []),
    ...(child === undefined || then === undefined || then.value === 0
      ? []
      : [say`by ${then} once the child is there, in ${child.day} at the latest`]),
  ]
}

/** Month by month from that day on, in which the child is there from its birth on. */
const needThen = (
  { jobLoss, ending }: LastDay,
  loss: LossCase,
  child: ChildThen | undefined,
): MonthlyNeed => ({
  ...needOf(loss),
  ...(child !== undefined && {
    later: [
      {
        after: Math.max(0, child.after.value - ending.months),
        spending: takenWith(jobLoss.bare, loss, child),
      },
    ],
  }),
})

function lastsThen(last: CashOfLastDay, cash: Figure, child: ChildThen | undefined): Figure {
  const { sheet } = last
  const loss = lossOnLastDay(last)
  return sheet.computed(
    'leaving.lasts',
    'How long it lasts then',
    'months',
    child === undefined
      ? 'that cash ÷ what a bare month takes out of it'
      : 'month by month: that cash − what a bare month takes out of it, from the birth on with the child too',
    [cash, loss.shortfall, ...(child === undefined ? [] : [child.takes, child.after])],
    monthsOfCash(cash.value, needThen(last, { ...loss, benefit: undefined, severance: undefined }, child)),
  )
}
