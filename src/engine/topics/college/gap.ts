/** What is not saved of a child's college, and has to come from elsewhere. */
import type { Figure } from '../../figure.ts'
import type { ChildNeed } from './need.ts'
import { paidShares } from './reach.ts'
import type { CollegeWork } from './work.ts'

export interface CollegeGap {
  readonly need: ChildNeed
  /** Of a year, at today's price. */
  readonly yearly: Figure
}

/**
 * Child by child: what one account holds pays that child's bills. Whoever has all of it saved is among them with nothing.
 */
export function collegeGaps(work: CollegeWork): readonly CollegeGap[] {
  const { sheet, worth, inflation } = work
  const shares = paidShares(work)
  return work.needs.map((need, index) => {
    const { id, scholarship } = need.child
    const paid = sheet.computed(
      `${id}.paid`,
      'Part of all of this child’s college that savings and what goes in pay',
      'share',
      'what is saved for it and all that goes in, as it is worth when college starts ÷ what all its bills take then',
      [need.saved, need.wholeWorth, worth, inflation],
      shares[index] ?? 0,
    )
    const price = Math.max(0, need.cost.value - (scholarship?.value ?? 0))
    return {
      need,
      yearly: sheet.computed(
        `${id}.gap`,
        'What is not saved of a year of college, today’s prices',
        'usd-per-year',
        scholarship === undefined
          ? 'the price of a year × (one − the part of it that savings pay), never below nothing'
          : '(the price of a year − the scholarship) × (one − the part of it that savings pay), never below nothing',
        [need.cost, ...(scholarship === undefined ? [] : [scholarship]), paid],
        Math.max(0, Math.round(price * (1 - paid.value))),
      ),
    }
  })
}
