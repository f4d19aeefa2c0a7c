/** What every part of a rollover plan starts from: the gates, the cheapest places, and where each dollar goes. */
import type { Household } from '../household.ts'
import { type RolloverBasis, rolloverBasis } from './rollover-basis.ts'
import { type CheckInHand, checkInHand } from './rollover-check.ts'
import { type Gates, gatesOf } from './rollover-gates.ts'
import { type Growth, growthOf } from './rollover-growth.ts'
import { type RequiredWithdrawal, requiredWithdrawal } from './rollover-required.ts'
import { type Placement, routesOf } from './rollover-routes.ts'
import { type CompanyStock, companyStock } from './rollover-stock.ts'
import type { DraftContext } from './topic.ts'

export interface RolloverWork extends RolloverBasis {
  readonly growth: Growth
  readonly required: RequiredWithdrawal | undefined
  readonly check: CheckInHand | undefined
  readonly stock: CompanyStock | undefined
  readonly gates: Gates
  readonly placements: readonly Placement[]
  /** Where most of the pre-tax money goes. */
  readonly main: Placement | undefined
  /** Dollars that go to some destinations. */
  readonly placed: (...destinations: Placement['destination'][]) => number
}

export function rolloverWork(household: Household, context: DraftContext): RolloverWork {
  const basis = rolloverBasis(household, context)
  const growth = growthOf(basis)
  const required = requiredWithdrawal(basis)
  const stock = companyStock(basis, growth)
  const gates = gatesOf(basis, stock)
  const check = checkInHand(basis, gates.isPenaltyFree)
  const placements = routesOf({ ...basis, required, stock, gates, check })
  return {
    ...basis,
    growth,
    required,
    check,
    stock,
    gates,
    placements,
    main: largest(placements.filter(({ source }) => source === 'pretax')) ?? largest(placements),
    placed: (...destinations) =>
      placements
        .filter(({ destination }) => destinations.includes(destination))
        .reduce((sum, { amount }) => sum + amount.value, 0),
  }
}

const largest = (placements: readonly Placement[]): Placement | undefined =>
  placements
    .filter(({ destination }) => destination !== 'required')
    .reduce<Placement | undefined>(
      (most, one) => (most === undefined || one.amount.value > most.amount.value ? one : most),
      undefined,
    )
