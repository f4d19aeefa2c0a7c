/** Where a sum goes: what comes first, each child's accounts, what is free. */
import { nothing } from '../../say.ts'
import type { Dollars, Months } from '../../units.ts'
import { pour } from '../order-of-operations.ts'
import { accountsOf, dividedOf } from './account-parts.ts'
import type { CollegeBasis } from './basis.ts'
import { type LaterSum, monthlyNeeds, worthOfSums } from './contribution.ts'
import { instalmentsOf, waitingPart } from './instalments.ts'
import { besideBirth, type MoreLater, moreLater, withMoreLater } from './more-later.ts'
import type { ChildNeed } from './need.ts'
import {
  added,
  type CollegeParts,
  collegeNeed,
  dollarsIn,
  freeNeed,
  type Instalments,
  type Placing,
  split,
  yearlyFigure,
} from './parts.ts'
import { collegeThen, sumThen } from './sum-then.ts'
import { transferNow, transferThen } from './transfer.ts'

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

/** What waits, with what it earns until its turn comes. */
const laterSums = (instalments: Instalments | undefined, child: number): LaterSum[] =>
  (instalments?.later ?? []).flatMap(({ at, grown, ofChildren }) => {
    const amount = (ofChildren[child] ?? 0) * grown
    return amount > 0 ? [{ amount, at }] : []
  })

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What the month has more on the way; the payment of what the sum pays off does not come again. */
const moreAfter = ({ first }: Placing, college: Dollars): readonly MoreLater[] =>
  moreLater(
    besideBirth(first),
    college > 0 ? first.endings.filter(({ debt }) => !first.costlyDebts.includes(debt)) : first.endings,
  )

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
  /** What reaches the rest a month when so much of each child’s part is missing still. */
  const restTakes = (after: readonly Dollars[], from: Months = 0): readonly Dollars[] =>
    monthlyNeeds(
      needs.map((need, index) => ({ ...need, left: { value: Math.max(0, after[index] ?? 0) } })),
      from,
    ).map(Math.ceil)
  const takesAtOnce = restTakes(needs.map((need, index) => need.left.value - (shares[index] ?? 0)))
  const transfer = transferNow(placing, sumOf(takesAtOnce))
  const instalments = instalmentsOf(
    placing,
    needs.map((need, index) => dividedOf(placing, need, shares[index] ?? 0, false).in529),
    transfer,
  )
  const waits = needs.map((_, index) => instalments?.ofChildren[index] ?? 0)
  const parts = [
    ...placements
      .filter(({ id }) => id !== 'college' && id !== 'free')
      .map((part) => ({ ...part, kind: 'first' as const, act: part.act(part.amount) })),
    ...needs.flatMap((need, index) => accountsOf(placing, need, shares[index] ?? 0, false, waits[index])),
    ...(instalments === undefined ? [] : [waitingPart(instalments)]),
    ...placements
      .filter(({ id }) => id === 'free')
      .map((part) => ({ ...part, kind: 'free' as const, act: nothing })),
  ]
  const into529 = dollarsIn(parts, '529')
  const then = sumThen(placing, wanted)
  const sharesThen = lumpShares(basis, needs, (then && collegeThen(then)?.value) ?? 0)
  const sums = needs.map((_, index) => [
    ...laterSums(instalments, index),
    ...(then === undefined ? [] : [{ amount: sharesThen[index] ?? 0, at: then.returns.after }]),
  ])
  // What waits earns less in the meantime.
  const after = needs.map((need, index) => ({
    ...need,
    left: {
      value: Math.max(
        0,
        need.left.value -
          (shares[index] ?? 0) +
          (waits[index] ?? 0) -
          worthOfSums(sums[index] ?? [], need.rates),
      ),
    },
  }))
  const takes = restTakes(after.map(({ left }) => left.value))
  const from = placing.besideSum === undefined ? 0 : (placing.wait.months ?? 0)
  const takesThen =
    from === 0
      ? takes
      : restTakes(
          after.map(({ left }) => left.value),
          from,
        )
  const monthly = split(
    Math.round(placing.besideSum === undefined ? transfer.value : transferThen(placing, sumOf(takesThen))),
    takesThen.some((each) => each > 0) ? takesThen : needs.map((need) => need.monthly.value),
  )
  const { contributions, rise } = withMoreLater(
    basis,
    'plan',
    after,
    needs.map(({ saved }, index) => ({
      start: saved.value + (shares[index] ?? 0) - (waits[index] ?? 0),
      monthly: monthly[index] ?? 0,
      from,
    })),
    placing.besideSum !== undefined
      ? placing.wait.later
      : transfer.value > 0
        ? moreAfter(placing, college)
        : [],
    { monthly: sumOf(monthly), of: transfer },
  )
  return {
    parts,
    instalments,
    contributions: contributions.map((own, index) =>
      instalments === undefined && then === undefined ? own : { ...own, sums: sums[index] ?? [] },
    ),
    then,
    needAfter: basis.sheet.computed(
      'need.after',
      'What reaches the rest of the target, a month',
      'usd-per-month',
      'what is missing after this sum ÷ what a dollar at the end of each month to save is worth today, rounded up',
      [wanted, total],
      sumOf(takes),
    ),
    transfer,
    rise,
    yearlyEach: needs.map((need, index) => dividedOf(placing, need, shares[index] ?? 0, false).in529),
    yearly529: yearlyFigure(placing, into529, added(into529)),
  }
}
