/** What every part of a one-time investment plan starts from: where each dollar goes, and how it is invested. */
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import { type LumpSumBasis, lumpSumBasis } from './lump-sum-basis.ts'
import { lumpSumNeeds } from './lump-sum-needs.ts'
import { type Placement, placedIn, pour } from './order-of-operations.ts'
import type { DraftContext } from './topic.ts'

export interface LumpSumWork extends LumpSumBasis {
  readonly placements: readonly Placement[]
  /** Dollars that are invested for the goal. */
  readonly invested: Figure
  readonly mix: AssetAllocation
}

export function lumpSumWork(household: Household, context: DraftContext): LumpSumWork {
  const basis = lumpSumBasis(household, context)
  const placements = pour(basis.sheet, basis.amount, lumpSumNeeds(basis))
  const invested = basis.sheet.computed(
    'invested',
    'Invested for the goal',
    'usd',
    'the parts that are invested, added up',
    placements
      .filter(({ step }) => ['hsa', 'ira', 'rest'].includes(step))
      .map((placement) => placement.amount),
    placedIn(placements, 'hsa', 'ira', 'rest'),
  )
  return { ...basis, placements, invested, mix: basis.glide[0] ?? { stocks: 0, bonds: 0, cash: 1 } }
}
