/** Who gives a sum for college, and what the law lets so many givers put into one child's 529. */
import type { Figure } from '../../figure.ts'
import { annualGiftExclusion, superfundingMaximum } from '../../tax/gift-exclusion.ts'
import { known } from '../../tax/tax-year.ts'
import { sourceOf } from '../tax-picture.ts'
import type { CollegeBasis } from './basis.ts'

export interface Givers {
  /** Others than whoever asks: they file the return. */
  readonly areOthers: boolean
  readonly areSeveral: boolean
  /** What one of them may give a child in a calendar year without a return, and all of them together. */
  readonly oneYear: Figure
  readonly year: Figure
  /** The years that one large gift may be spread over. */
  readonly years: Figure
  /** As many years' gifts at once, of one giver and of all of them. */
  readonly oneMost: Figure
  readonly most: Figure
  /** What one giver may give beyond all that over a lifetime before tax is due. */
  readonly lifetime: Figure
}

/** The household itself, both of a couple, unless others were named. */
export function giversOf(basis: Pick<CollegeBasis, 'sheet' | 'reader' | 'context' | 'taxes'>): Givers {
  const { sheet, reader, context, taxes } = basis
  const { limits } = context
  // Grandparents who ask for themselves are no others.
  const areOthers = reader.told('collegeGivers') !== undefined && reader.told('forGrandchild') !== true
  const others = areOthers ? reader.number('collegeGivers') : undefined
  const count = others?.value ?? (taxes.isCouple ? 2 : 1)
  const source = `IRC §§529(c)(2), 2503(b), 6019; ${sourceOf(limits.gifts)}`
  const oneYear = sheet.law(
    'gift.one-giver',
    'Gift of one person to another in a year without a return',
    'usd',
    {
      value: annualGiftExclusion({ limits, donors: 1 }),
      source,
      note: 'What is paid into a 529 is a gift of that day.',
    },
  )
  const oneMost = sheet.law('superfund.one', 'Most of one giver into one child’s 529 at once', 'usd', {
    value: superfundingMaximum({ limits, donors: 1 }),
    source,
    note: 'The gifts of several years at once. More may go in, but then it uses up the exemption of a lifetime.',
  })
  const all = (id: string, label: string, one: Figure) =>
    count === 1
      ? one
      : sheet.computed(
          id,
          label,
          'usd',
          areOthers ? 'that of one giver × the givers' : 'that of one giver × both of a couple',
          [one, ...(others === undefined ? [] : [others])],
          one.value * count,
        )
  return {
    areOthers,
    areSeveral: count > 1,
    oneYear,
    year: all('gift.exclusion', 'Gifts to one child in a calendar year without a return', oneYear),
    years: sheet.law('superfund.years', 'Years that one gift to a 529 may be spread over', 'years', {
      value: known(limits.gifts).superfundYears,
      source,
    }),
    oneMost,
    lifetime: sheet.law('gift.lifetime', 'Gifts and estate of one person without tax, ever', 'usd', {
      value: known(limits.gifts).basicExclusion,
      source,
    }),
    most: all('superfund.most', 'Most that may go into a 529 for one child at once', oneMost),
  }
}
