/** What savings are worth when a child's college starts, and the part of the target that they reach. */
import { growthOver } from '../../math/changing-rates.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Share } from '../../units.ts'
import type { CollegeBasis } from './basis.ts'
import { type Contribution, nothingGoesIn, worthOfMonths } from './contribution.ts'
import { type ChildNeed, worthOfBills } from './need.ts'
import type { CollegeParts } from './parts.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface SavingWay extends Contribution {
  readonly rates: readonly AnnualRate[]
}

/** A sum of today as it stands when college starts, in today's dollars. */
const grownToStart = (
  { inflation }: Pick<CollegeBasis, 'inflation'>,
  { child }: ChildNeed,
  { rates }: Pick<SavingWay, 'rates'>,
  today: Dollars,
): Dollars => {
  const years = child.startMonths / monthsPerYear
  return (today * growthOver(rates, years)) / growthOver([inflation.value], years)
}

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
    way.start + worthOfMonths(way, way.rates, Math.min(need.child.startMonths, need.savingMonths)),
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
      worthOfMonths(way, way.rates, Math.min(need.child.startMonths, need.savingMonths)),
  )

/** What the target takes when college starts, in today's dollars. */
export const requiredAtStart = (basis: Pick<CollegeBasis, 'inflation'>, need: ChildNeed): Dollars =>
  grownToStart(basis, need, need, worthOfBills(need, need.target))

/** What each child's savings and all that goes in come to when its college starts, in today's dollars. */
const paidOfEach = (
  basis: Pick<CollegeBasis, 'inflation'>,
  needs: readonly ChildNeed[],
  { contributions }: Pick<CollegeParts, 'contributions'>,
): readonly Dollars[] =>
  needs.map((need, index) => {
    const way = { ...(contributions[index] ?? nothingGoesIn), rates: need.rates }
    return savingsAtStart(basis, need, way) + laterAtStart(basis, need, way)
  })

/** The part of the target that all of it reaches, as it is worth when college starts. */
export function reachOf(
  basis: CollegeBasis,
  needs: readonly ChildNeed[],
  parts: Pick<CollegeParts, 'contributions'>,
): number {
  const required = sum(needs.map((need) => requiredAtStart(basis, need)))
  return required > 0 ? sum(paidOfEach(basis, needs, parts)) / required : 1
}

/** The part of all of each child's bills that its own savings and what goes in pay: more than all where more is there. */
export function paidShares(
  work: CollegeBasis & { readonly needs: readonly ChildNeed[] } & Pick<CollegeParts, 'contributions'>,
): readonly Share[] {
  const { needs } = work
  const paid = paidOfEach(work, needs, work)
  return needs.map((need, index) => {
    const whole = requiredAtStart(work, { ...need, target: need.bills })
    return whole > 0 ? (paid[index] ?? 0) / whole : 1
  })
}
