/** What savings are worth when a child's college starts, and the part of the target that they reach. */
import { growthByYear, presentValueOfBills } from '../../math/changing-rates.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import type { CollegeBasis } from './basis.ts'
import { type Contribution, nothingGoesIn, worthOfMonths } from './contribution.ts'
import type { ChildNeed } from './need.ts'
import type { CollegeParts } from './parts.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface SavingWay extends Contribution {
  readonly rates: readonly AnnualRate[]
}

/** A sum of today as it stands when college starts, in today's dollars. */
const grownToStart = (
  { inflation }: Pick<CollegeBasis, 'inflation'>,
  { child }: ChildNeed,
  way: SavingWay,
  today: Dollars,
): Dollars =>
  (today * growthByYear(way.rates, child.startsIn)) / growthByYear([inflation.value], child.startsIn)

/** What has been saved when one child's college starts, in today's dollars. */
export const savingsAtStart = (
  basis: Pick<CollegeBasis, 'inflation'>,
  need: ChildNeed,
  way: SavingWay,
): Dollars =>
  grownToStart(
    basis,
    need,
    way,
    way.start + worthOfMonths(way, way.rates, Math.min(need.startMonths, need.savingMonths)),
  )

/** What goes in after the first bill, as it is worth when college starts, in today's dollars. */
export const laterAtStart = (
  basis: Pick<CollegeBasis, 'inflation'>,
  need: ChildNeed,
  way: SavingWay,
): Dollars =>
  grownToStart(
    basis,
    need,
    way,
    worthOfMonths(way, way.rates, need.savingMonths) -
      worthOfMonths(way, way.rates, Math.min(need.startMonths, need.savingMonths)),
  )

/** What the target takes when college starts, in today's dollars. */
export function requiredAtStart({ inflation }: CollegeBasis, { child, target, rates }: ChildNeed): Dollars {
  return (
    presentValueOfBills(target.slice(child.startsIn), rates.slice(child.startsIn)) /
    growthByYear([inflation.value], child.startsIn)
  )
}

/** The part of the target that all of it reaches, as it is worth when college starts. */
export function reachOf(basis: CollegeBasis, needs: readonly ChildNeed[], parts: CollegeParts): number {
  const required = sum(needs.map((need) => requiredAtStart(basis, need)))
  const reached = needs.map((need, index) => {
    const way = { ...(parts.contributions[index] ?? nothingGoesIn), rates: need.rates }
    return savingsAtStart(basis, need, way) + laterAtStart(basis, need, way)
  })
  return required > 0 ? sum(reached) / required : 1
}
