/** Cash that pays every debt of the plan today: what it takes, what stays, and where the freed payments go. */
import type { DateFigure, Figure } from '../../figure.ts'
import { listed, say, type Text, words } from '../../say.ts'
import type { Dollars, Months } from '../../units.ts'
import { cushionOf } from '../cushion.ts'
import { longestSaving } from '../cushion-dates.ts'
import { lostAhead } from '../ending-job.ts'
import { isJobAtRisk, untilSafe } from '../job-at-risk.ts'
import { monthDate } from '../month-date.ts'
import { hasRetired } from '../retired.ts'
import { changedPayments, loansApart } from './changed-payments.ts'
import { monthsWithoutPay } from './months-without-pay.ts'
import { beyondFund } from './months-without-pay-words.ts'
import type { DebtWork } from './work.ts'

export interface PaidAtOnce {
  /** What pays the debts. */
  readonly paid: Figure
  /** "of your cash", after it. */
  readonly of: Text
  /** The cash that stays in savings, where cash is known. */
  readonly kept: Figure | undefined
  /** What the debts took and would have taken each month. */
  readonly freed: Figure
  readonly target: Figure
  readonly countedWith: Text
  /** What is missing in the emergency fund once the debts are paid. */
  readonly gap: Figure
  /** When the freed payments have filled the fund. */
  readonly full: DateFigure | undefined
}

export function paidAtOnce(work: DebtWork): PaidAtOnce | undefined {
  const { sheet, sent, kept, paid, targets, beyond, clearsAtOnce, plan } = work
  if (!clearsAtOnce || sent === undefined) return undefined
  const goOn = [...paid.filter((debt) => !targets.includes(debt)), ...loansApart(work)]
  const change = changedPayments(work, targets, goOn)
  const { target, cash, countedWith } = cushionOf(work, { ...change, id: 'at-once.' })
  const stays = kept ?? cash
  const gap = sheet.computed(
    'at-once.gap',
    'Missing in the emergency fund when the debts are paid',
    'usd',
    'emergency fund target − cash that stays in savings, never below nothing',
    [target, stays],
    Math.max(0, target.value - stays.value),
  )
  const months = monthsToSave(work, gap.value)
  return {
    paid: usedOf(work, sent.sum, plan.lumpSums),
    of: sent.of,
    kept,
    freed: beyond,
    target,
    countedWith,
    gap,
    full:
      gap.value === 0 || months > paceHolds(work)
        ? undefined
        : monthDate(work, 'at-once.full', 'The emergency fund is full', months, [gap, beyond]),
  }
}

/** From the birth of a child on its cost comes off what is saved. */
function monthsToSave({ beyond, birth }: DebtWork, gap: Dollars): Months {
  const until = birth?.after.value ?? Infinity
  const first = beyond.value > 0 ? Math.ceil(gap / beyond.value) : Infinity
  if (birth === undefined || first <= until) return first
  const then = beyond.value - birth.child.value
  return then > 0 ? until + Math.ceil((gap - beyond.value * until) / then) : Infinity
}

/** When a loan is forgiven what it took is free, and when pay ends nothing is: no later date can be told from today's pace. */
const paceHolds = (work: DebtWork): Months =>
  Math.min(
    longestSaving,
    monthsWithoutPay(work)?.ahead ?? Infinity,
    lostAhead(work)?.months ?? Infinity,
    work.loans?.isApart === true && work.loans.chosen.months.value > 0
      ? work.loans.chosen.months.value
      : Infinity,
  )

/** A one-time sum may be more than is owed. */
function usedOf({ sheet, targets }: DebtWork, sum: Figure, lumpSums: readonly Dollars[]): Figure {
  const used = lumpSums.reduce((all, paid) => all + paid, 0)
  if (Math.round(sum.value) <= Math.round(used)) return sum
  return sheet.computed(
    'at-once.used',
    'What pays the debts',
    'usd',
    'what is sent at once, at most what is owed',
    [sum, ...targets.map(({ balance }) => balance)],
    used,
  )
}

/** The debts that the cash pays. */
export function debtsPaid({ targets, goneToday }: DebtWork): Text {
  const few = 3
  const gone = targets.filter(({ id }) => goneToday.some((debt) => debt.id === id))
  return gone.length > few ? words('these debts') : say`the ${listed(gone.map(({ label }) => label))}`
}

/** Where the freed payments go from now on. */
export const freedTo = (work: DebtWork, { gap, full, target }: PaidAtOnce): Text =>
  gap.value === 0
    ? words(
        isJobAtRisk(work.reader)
          ? `savings within reach ${untilSafe(work.reader)}`
          : hasRetired(work.reader)
            ? 'savings or investments in your own name, or to what you live on'
            : beyondFund(work, 'retirement savings'),
      )
    : full === undefined
      ? say`your emergency fund until it holds ${target}`
      : say`your emergency fund until it holds ${target}, about ${full}`
