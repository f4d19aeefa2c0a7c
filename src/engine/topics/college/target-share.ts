/** How much of college to save for: the usual part, or all of it where more than that part takes is meant for it. */
import type { Figure } from '../../figure.ts'
import { worksheet } from '../../worksheet.ts'
import { losesJob } from '../ending-job.ts'
import type { CollegeBasis } from './basis.ts'
import { areGrandchildren } from './children.ts'
import { monthlyNeeds } from './contribution.ts'
import { isNothingLeft } from './month-after-work.ts'
import { collegeNeeds } from './need.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface MoreThanUsual {
  /** What goes in beyond it; nothing where it is what is saved already. */
  readonly of: Figure | undefined
  /** What the usual part takes a month, where it is a month's sum. */
  readonly takes?: number
  readonly why: string
}

/** What is saved, given or put aside beyond the usual part; a share that was told stands as it is. */
function moreThanUsual(basis: CollegeBasis, arrives: () => boolean): MoreThanUsual | undefined {
  const { reader, saved, lump, isGift, current, budget } = basis
  if (reader.told('collegeFundShare') !== undefined) return undefined
  // The needs of the usual part are weighed here, and only those of the share that is chosen are written down.
  const needs = collegeNeeds({ ...basis, sheet: worksheet() })
  if (saved.value > sum(needs.map(({ wholeWorth }) => wholeWorth.value)))
    return { of: undefined, why: 'More is saved than all of college takes, so it may pay for all of it.' }
  const missing = sum(needs.map(({ left }) => left.value))
  const isMeant = isGift || reader.told('collegeSumToPlace') === true
  const once = isMeant && lump !== undefined ? lump.value : 0
  if (once > missing)
    return {
      of: lump,
      why: isGift
        ? 'The gift is meant for college and is more than the usual part, so it may pay for all of it.'
        : 'What you think of putting in is more than the usual part, so it may pay for all of it.',
    }
  // What is beyond the usual part is needed once a month leaves nothing.
  if (losesJob(reader) || (basis.afterWork !== undefined && isNothingLeft(basis.afterWork))) return undefined
  const rest = missing > 0 ? 1 - once / missing : 0
  const after = needs.map((need) => ({ ...need, left: { value: need.left.value * rest } }))
  const takes = sum(monthlyNeeds(after, 0).map(Math.ceil))
  if (current.value > takes && arrives())
    return {
      of: current,
      takes,
      why: 'What goes in each month is more than the usual part takes, so it may pay for all of it.',
    }
  return budget !== undefined &&
    reader.told('amountMonthly') !== undefined &&
    budget.value > takes &&
    arrives()
    ? {
        of: budget,
        takes,
        why: 'What you think of putting in is more than the usual part takes, so it may pay for all of it.',
      }
    : undefined
}

export interface TargetShare {
  readonly share: Figure
  /** The sum that is more than the usual part takes, and that part; undefined where it is not. */
  readonly beyond:
    | { readonly of: Figure; readonly usual: Figure; readonly takes: Figure | undefined }
    | undefined
}

/**
 * Whether what goes in each month stays as it is: it is more than the usual part takes, and what else the month leaves is
 * a grandparent’s own, or was told by nobody to be for college. Whoever names a sum to decide on is answered about that one.
 */
export const givesAsNow = (
  { children, reader, current, budget, leftToSave }: CollegeBasis,
  beyond: TargetShare['beyond'],
): boolean =>
  (areGrandchildren(children) || leftToSave !== undefined) &&
  beyond?.of === current &&
  reader.told('amountMonthly') === undefined &&
  budget !== undefined &&
  budget.value > current.value

/** The same household deciding on no more than goes in. */
export function givingAsNow(basis: CollegeBasis): CollegeBasis {
  basis.reader.instead(
    'amountMonthly',
    Math.round(basis.current.value),
    'What goes in is more than the usual part takes, so this counts on no more of what a month leaves.',
  )
  return { ...basis, budget: undefined }
}

/** `arrives`: whether what reaches college pays the usual part, where something else may come first. */
export function targetShare(basis: CollegeBasis, arrives: () => boolean): TargetShare {
  const more = moreThanUsual(basis, arrives)
  if (more === undefined) return { share: basis.share, beyond: undefined }
  basis.reader.instead('collegeFundShare', 1, more.why)
  return {
    share: basis.sheet.assumed('share.whole', 'Share of the college cost to save for', 'share', 1, more.why),
    beyond:
      more.of === undefined
        ? undefined
        : { of: more.of, usual: basis.share, takes: usualMonthly(basis, more.takes) },
  }
}

const usualMonthly = (
  { sheet, share, growth }: CollegeBasis,
  takes: number | undefined,
): Figure | undefined =>
  takes === undefined
    ? undefined
    : sheet.computed(
        'usual.monthly',
        'What the usual part of college takes a month',
        'usd-per-month',
        'what is missing of that part ÷ what a dollar at the end of each month to save is worth today, rounded up',
        [share, growth],
        takes,
      )
