/** What every part of a rollover plan starts from: the gates, the cheapest places, and where each dollar goes. */
import type { Household } from '../../household.ts'
import { type LateFirst, lateBeside } from '../late-first.ts'
import type { DraftContext } from '../topic.ts'
import { type RolloverBasis, rolloverBasis } from './basis.ts'
import { type CheckInHand, checkInHand } from './check-in-hand.ts'
import { type KeptOfCheck, keptOfCheck } from './check-kept.ts'
import type { EarlyNeed } from './early-need.ts'
import { type Gates, gatesOf } from './gates.ts'
import { earlyDrawOf, type Growth } from './growth.ts'
import { type RequiredWithdrawal, requiredWithdrawal, taxesWithRequired } from './required.ts'
import { type Placement, type Routes, routesOf } from './routes.ts'
import { type CompanyStock, companyStock } from './stock.ts'

export interface RolloverWork extends RolloverBasis, Routes {
  readonly required: RequiredWithdrawal | undefined
  readonly check: CheckInHand | undefined
  /** What stays out of it, where a part of it does. */
  readonly keptOfCheck: KeptOfCheck | undefined
  readonly stock: CompanyStock | undefined
  readonly gates: Gates
  /** What is late, with what cash pays of it. */
  readonly late: LateFirst | undefined
  /** Where most of the pre-tax money goes. */
  readonly main: Placement | undefined
  /** Dollars that go to some destinations. */
  readonly placed: (...destinations: Placement['destination'][]) => number
  /** A part of it goes to an inherited IRA, which pays on without the penalty. */
  readonly isPaidAsHeir: boolean
  /** All that was told, for what another topic has to say of it. */
  readonly household: Household
}

export function rolloverWork(household: Household, context: DraftContext): RolloverWork {
  const plain = rolloverBasis(household, context)
  const required = requiredWithdrawal(plain)
  const basis = { ...plain, taxes: taxesWithRequired(plain, required) }
  const stock = companyStock(basis)
  const gates = gatesOf(basis, stock)
  const growth = withEarlyDraw(basis, gates.earlyNeed)
  const check = checkInHand(basis, gates.isPenaltyFree, required)
  const kept = keptOfCheck(basis, gates, check)
  const { placements, tie } = routesOf({ ...basis, required, stock, gates, check, keptOfCheck: kept })
  const placed = (...destinations: Placement['destination'][]): number =>
    placements
      .filter(({ destination }) => destinations.includes(destination))
      .reduce((sum, { amount }) => sum + amount.value, 0)
  return {
    ...basis,
    household,
    growth,
    required,
    check,
    keptOfCheck: kept,
    stock,
    gates,
    late: lateBeside(basis),
    placements,
    tie,
    main: largest(placements.filter(({ source }) => source === 'pretax')) ?? largest(placements),
    placed,
    isPaidAsHeir: placed('inheritedIra', 'inheritedRothIra') > 0,
  }
}

function withEarlyDraw({ growth, total }: RolloverBasis, need: EarlyNeed | undefined): Growth {
  if (need === undefined) return growth
  const draw = earlyDrawOf(growth, {
    total: total.value,
    draws: need.draws,
    years: need.drawnFor,
    goesOnUntil: need.goesOn ? need.plannedFor : undefined,
  })
  return { ...growth, draw, uses: [...draw.early, ...draw.rest] }
}

/** What is taken out, or kept out, goes nowhere. */
export const largest = (placements: readonly Placement[]): Placement | undefined =>
  placements
    .filter(
      ({ destination }) => destination !== 'required' && destination !== 'cash' && destination !== 'keptOut',
    )
    .reduce<Placement | undefined>(
      (most, one) => (most === undefined || one.amount.value > most.amount.value ? one : most),
      undefined,
    )
