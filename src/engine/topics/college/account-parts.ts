/** One child's dollars by account: ABLE first where there is a disability, then the 529, and what is better kept outside. */
import type { Figure } from '../../figure.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import type { Dollars } from '../../units.ts'
import { ableLimit } from '../able-limit.ts'
import { sourceOf } from '../tax-picture.ts'
import type { CollegeBasis } from './basis.ts'
import { giversOf } from './givers.ts'
import { type ChildNeed, isAllCash } from './need.ts'
import type { CollegePart, PartKind, Placing } from './parts.ts'

/** The gift exclusion of a year stands for the limit of an ABLE account, which is a little higher. */
export const ableYearly = ({ sheet, context }: Pick<CollegeBasis, 'sheet' | 'context'>): Figure =>
  sheet.law('able.most', 'Least limit of an ABLE account a year', 'usd', {
    value: annualGiftExclusion({ limits: context.limits, donors: 1 }),
    source: `IRC §529A(b)(2)(B); ${sourceOf(context.limits.gifts)}`,
    note: 'Approximated by the gift exclusion; the limit itself may be a little higher, so this is on the careful side.',
  })

/** No tax is due far below the exemption, and bills are taxed every year: so in it goes, and is reported. */
function beyondAtOnce(basis: CollegeBasis): Text {
  const { most, years, lifetime, year } = giversOf(basis)
  const both = basis.sheet.computed(
    'superfund.new-year',
    'What may go in for one child over New Year without using up an exemption',
    'usd',
    'gifts of a calendar year without a return + the gifts of several years at once, from January on',
    [year, most],
    year.value + most.value,
  )
  return say`Beyond ${most}, the gifts of ${years} at once. Into the 529 as well, reported on Form 709 against the lifetime exemption of ${lifetime} for each giver: no tax is due. Or give ${year} this year and ${most} with the election in January: ${both} for a child then uses none of the exemption, and the rest can follow when the ${years} are over.`
}

/** One child's dollars by account: ABLE first where there is a disability, then the 529, and what is better kept outside. */
export function dividedOf({ basis }: Placing, need: ChildNeed, dollars: Dollars, isMonthly: boolean) {
  const { child, worth } = need
  const outside = worth.value > 0 ? Math.round((dollars * need.outsideWorth) / worth.value) : 0
  const inside = dollars - outside
  const ableMost = child.hasDisability ? ableYearly(basis).value : 0
  const able = Math.min(inside, Math.floor(isMonthly ? ableMost / monthsPerYear : ableMost))
  const most = isMonthly ? inside : giversOf(basis).most.value
  const in529 = Math.min(inside - able, most)
  return { able, in529, outside, later: inside - able - in529 }
}

export function accountsOf(
  placing: Placing,
  need: ChildNeed,
  dollars: Dollars,
  isMonthly: boolean,
  /** What of the 529 waits for a later year. */
  waits: Dollars = 0,
): CollegePart[] {
  const { basis, total } = placing
  const { sheet } = basis
  const { child } = need
  const { able, in529, outside, later } = dividedOf(placing, need, dollars, isMonthly)
  const money = (kind: PartKind, label: string, value: Dollars) =>
    sheet.computed(
      `${child.id}.${kind}`,
      label,
      'usd',
      'what is left for college, by what each child’s part still misses',
      [total, need.left],
      value,
    )
  return [
    {
      kind: 'able',
      need,
      label: say`ABLE account for ${child.name}`,
      description: say`Grows and comes out free of tax for health, therapy, housing and school, and does not count for SSI up to ${ableLimit(sheet)}.`,
      amount: money('able', 'To the ABLE account', able),
    },
    {
      kind: '529',
      need,
      label: say`529 for ${child.name}`,
      description: isAllCash(need)
        ? words('In its cash choice, because the bills are near. Free of tax for education.')
        : words(
            'An age-based mix: growth while there is time, cash when the bills come. Free of tax for education.',
          ),
      amount: money('529', waits > 0 ? 'To the 529 now' : 'To the 529', in529 - waits),
    },
    {
      kind: 'outside',
      need,
      label: say`Savings outside for ${child.name}`,
      description: words(
        'Treasury bills or insured savings in your own name, for the tuition that earns the tax credit.',
      ),
      amount: money('outside', 'To savings outside the 529', outside),
    },
    {
      kind: 'later',
      need,
      label: say`Beyond the limit for ${child.name}`,
      description: beyondAtOnce(basis),
      amount: money('later', 'Beyond what may go in at once without using up an exemption', later),
    },
  ]
}
