/** The plan against the other ways, on one ledger. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { isHeldByWork } from './gates.ts'
import { type LedgerRow, ledgerRow, shownLedger } from './ledger.ts'
import { adviserOther, currentCourse, mostOthers, type Other, others } from './other-ways.ts'
import { type Payout, payoutAlternatives } from './payout.ts'
import { isPension, pensionAlternative, pensionChoice } from './pension.ts'
import { placeNames } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { afterSimpleYears, thenMoved } from './simple-years.ts'
import { type CashOut, planned } from './ways.ts'
import type { RolloverWork } from './work.ts'

/** What the recommendation is worth against what happens without it. */
export interface Value {
  readonly middle: Figure
  readonly low: Figure
  /** The recommended way at the end. */
  readonly plan: LedgerRow
}

export interface Offered {
  readonly gap: Figure
  /** More only where the old plan costs more than the adviser and the funds together. */
  readonly leavesLess: boolean
}

export interface Comparison {
  readonly alternatives: Alternative[]
  /** Absent where what happens without the plan is the plan, and for a plan that cannot be moved. */
  readonly value: Value | undefined
  /** What an IRA with an adviser’s fee would leave beside the plan. */
  readonly offered: Offered | undefined
}

const digits = 3

/** Whether all of the money stays where it is. */
export const staysWhole = ({ placements }: RolloverWork): boolean =>
  placements.every(
    ({ destination }) => destination === 'leave' || destination === 'kept' || destination === 'required',
  )

/** A check past its deadline is all that there is to place: nothing goes on a way on which it could land. */
export const isOnlyLate = ({ placed, total }: RolloverWork): boolean =>
  placed('late') > 0 && placed('late', 'leave', 'kept', 'required') >= total.value

export function rolloverAlternatives(
  work: RolloverWork,
  cash: CashOut,
  payout: Payout | undefined,
): Comparison {
  if (payout !== undefined)
    return { alternatives: payoutAlternatives(work, payout), value: undefined, offered: undefined }
  const plan = ledgerRow(work, 'plan', 'This plan', planned(work))
  const pension = pensionChoice(work)
  const stays = staysWhole(work)
  const current = stays || isPension(work) ? undefined : currentCourse(work, cash)
  const recommended: Alternative = {
    id: 'recommended',
    kind: 'recommended',
    title: stays
      ? words('Leave it where it is')
      : words(isPension(work) ? 'The lump sum, to a rollover IRA' : 'This plan'),
    detail: stays
      ? leftInWords(work)
      : words(
          isPension(work)
            ? 'If you choose it over the pension: untaxed until you take it out.'
            : work.tie === undefined
              ? 'Each kind of money where it keeps most.'
              : 'Each kind of money where it keeps most, or hardly less in fewer accounts.',
        ),
    ledger: shownLedger(work, plan),
    difference: words('The plan.'),
  }
  const shown = (other: Other, kind: 'current' | 'other'): Alternative => {
    const row = ledgerRow(work, other.id, other.id, other.way)
    return {
      id: other.id,
      kind,
      title: other.title,
      detail: other.detail,
      ledger: shownLedger(work, row),
      difference: join([difference(work, other.id, row, plan), other.note ?? nothing]),
    }
  }
  const offer = adviserOther(work)
  const offerRow = ledgerRow(work, offer.id, offer.id, offer.way)
  return {
    offered: {
      gap: gapTo(work, offer.id, offerRow, plan),
      leavesLess: offerRow.middle.value < plan.middle.value,
    },
    alternatives: [
      recommended,
      ...(current === undefined ? [] : [shown(current, 'current')]),
      ...(pension === undefined
        ? []
        : [
            pensionAlternative(
              pension,
              recommended.ledger.map(({ label }) => label),
            ),
          ]),
      ...others(work, cash)
        .slice(0, mostOthers)
        .map((other) => shown(other, 'other')),
    ],
    value:
      current === undefined
        ? undefined
        : valueAgainst(work, plan, ledgerRow(work, current.id, current.id, current.way)),
  }
}

/** Why it stays: for good by what is known, or as long as nothing else is open. */
function leftInWords(work: RolloverWork): Text {
  const simple = afterSimpleYears(work)
  const then = simple === undefined ? undefined : thenMoved(work, simple)
  if (simple !== undefined && then !== undefined)
    return say`Until ${simple.until} a move would be taxed as a withdrawal. ${then}`
  const { leavesOn, opensOn, freeze } = work.gates
  const place = leavesOn !== undefined && isHeldByWork(freeze) ? placeAfterLeaving(work) : 'leave'
  return leavesOn === undefined || opensOn !== undefined || place === 'leave'
    ? words('It is also what happens without doing anything, and here that is right.')
    : say`It is also what happens without doing anything, and until ${leavesOn} that is right; then it may move to ${placeNames[place]}.`
}

function valueAgainst(work: RolloverWork, plan: LedgerRow, other: LedgerRow): Value {
  const gap = (id: string, label: string, one: Figure, two: Figure) =>
    work.sheet.computed(
      id,
      label,
      'usd',
      'this plan − what happens without it',
      [one, two],
      one.value - two.value,
      digits,
    )
  return {
    plan,
    middle: gap('value.middle', 'What the plan is worth, today’s dollars', plan.middle, other.middle),
    low: gap('value.low', 'What the plan is worth with the lowest forecasts', plan.low, other.low),
  }
}

const gapTo = ({ sheet }: RolloverWork, id: string, row: LedgerRow, plan: LedgerRow): Figure =>
  sheet.computed(
    `gap.${id}`,
    'Difference to the plan',
    'usd',
    'the larger − the smaller of what there is to spend',
    [row.middle, plan.middle],
    Math.abs(row.middle.value - plan.middle.value),
    digits,
  )

function difference(work: RolloverWork, id: string, row: LedgerRow, plan: LedgerRow): Text {
  const gap = gapTo(work, id, row, plan)
  if (gap.value < 1) return words('As much in dollars.')
  return row.middle.value < plan.middle.value ? say`${gap} less.` : say`${gap} more.`
}
