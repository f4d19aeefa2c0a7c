/** Where a sum goes: what comes first, each child's accounts, what is free. */
import { nothing } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { pour } from '../order-of-operations.ts'
import { accountsOf } from './account-parts.ts'
import type { CollegeBasis } from './basis.ts'
import { handedOn, monthlyNeeds } from './contribution.ts'
import type { ChildNeed } from './need.ts'
import {
  added,
  type CollegeParts,
  collegeNeed,
  dollarsIn,
  freeNeed,
  type Placing,
  split,
  yearlyFigure,
} from './parts.ts'

/** A sum over the children: as it was meant where each is to get the same, else by what each one still misses. */
function lumpShares(
  { reader }: Pick<CollegeBasis, 'reader'>,
  needs: readonly ChildNeed[],
  college: Dollars,
): Dollars[] {
  const left = needs.map((need) => need.left.value)
  const same = split(
    college,
    needs.map(() => 1),
  )
  const fits = same.every((share, index) => share <= (left[index] ?? 0))
  return reader.told('collegeGiftIsEach') === true && fits ? same : split(college, left)
}

export function lumpParts(placing: Placing): CollegeParts {
  const { basis, needs, total } = placing
  const left = needs.reduce((sum, need) => sum + need.left.value, 0)
  const wanted = basis.sheet.computed(
    'left',
    'Still missing, in today’s worth',
    'usd',
    'all children added up',
    needs.map((need) => need.left),
    left,
  )
  const placements = pour(basis.sheet, total, [...placing.first.needs, collegeNeed(wanted), freeNeed(basis)])
  const college = placements.find(({ id }) => id === 'college')?.amount.value ?? 0
  const shares = lumpShares(basis, needs, college)
  const parts = [
    ...placements
      .filter(({ id }) => id !== 'college' && id !== 'free')
      .map((part) => ({ ...part, kind: 'first' as const, act: part.act(part.amount) })),
    ...needs.flatMap((need, index) => accountsOf(placing, need, shares[index] ?? 0, false)),
    ...placements
      .filter(({ id }) => id === 'free')
      .map((part) => ({ ...part, kind: 'free' as const, act: nothing })),
  ]
  const into529 = dollarsIn(parts, '529')
  const monthly = split(
    Math.round(basis.current.value),
    needs.map((need) => need.monthly.value),
  )
  const after = needs.map((need, index) => ({
    ...need,
    left: { value: Math.max(0, need.left.value - (shares[index] ?? 0)) },
  }))
  return {
    parts,
    contributions: handedOn(
      after,
      needs.map(({ saved }, index) => ({
        start: saved.value + (shares[index] ?? 0),
        monthly: monthly[index] ?? 0,
        from: 0,
      })),
    ),
    needAfter: basis.sheet.computed(
      'need.after',
      'What reaches the rest of the target, a month',
      'usd-per-month',
      'what is missing after this sum ÷ what a dollar at the end of each month to save is worth today, rounded up',
      [wanted, total],
      monthlyNeeds(after, 0).reduce((sum, each) => sum + Math.ceil(each), 0),
    ),
    yearly529: yearlyFigure(placing, into529, added(into529)),
  }
}
