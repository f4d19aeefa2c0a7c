/** A gift to a child above the yearly exclusion: how to give it without a gift-tax return, and with one. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, words } from '../../say.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import type { CollegeWork } from './work.ts'

interface LargeGift {
  /** What needs no return in a calendar year, for one child. */
  readonly exclusion: Figure
  /** The largest part of a child beyond it. */
  readonly rest: Figure
  /** Calendar years that it takes without a return. */
  readonly years: Figure
}

/** Undefined where no child gets more at once than the exclusion of the givers. */
export function largeGift(work: CollegeWork): LargeGift | undefined {
  const { sheet, context, taxes, parts, mode, isGift, children } = work
  if (mode !== 'lump') return undefined
  // Several may give, each with an exclusion of their own, and the return is theirs.
  if (isGift && !children.every(({ isGrandchild }) => isGrandchild)) return undefined
  const exclusion = sheet.law(
    'gift.exclusion',
    'Gifts to one person in a calendar year without a return',
    'usd',
    {
      value: annualGiftExclusion({ limits: context.limits, donors: taxes.isCouple ? 2 : 1 }),
      source: `IRC §§529(c)(2), 6019; ${sourceOf(context.limits.gifts)}`,
      note: 'What is paid into a 529 is a gift of that day. Of both givers, where a couple files together.',
    },
  )
  const large = parts.filter(({ kind, amount }) => kind === '529' && amount.value > exclusion.value)
  const amounts = large.map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  const most = Math.max(...amounts.map(({ value }) => value))
  return {
    exclusion,
    rest: sheet.computed(
      'gift.rest',
      'Most that is left for one child after this year',
      'usd',
      'the largest part of a child − gifts of a calendar year without a return',
      [...amounts, exclusion],
      most - exclusion.value,
    ),
    years: sheet.computed(
      'gift.years',
      'Calendar years that the gift takes without a return',
      'years',
      'the largest part of a child ÷ gifts of a calendar year without a return, as this year has them, rounded up',
      [...amounts, exclusion],
      Math.ceil(most / exclusion.value),
    ),
  }
}

export function giftReturn(work: CollegeWork): StepDraft | undefined {
  const gift = largeGift(work)
  if (gift === undefined) return undefined
  const { sheet, context, taxes, state } = work
  const { exclusion, rest, years } = gift
  const filing = sheet.date(
    'gift.filing-day',
    'Last day for the gift-tax return of this year',
    'the filing day of this year',
    [],
    filingDay(yearOf(context.today)),
  )
  const each = taxes.isCouple
    ? words(' Each of you gives the same, from your own or a joint account, or a return is needed after all.')
    : nothing
  const electing = words(
    'Each giver files and ticks the election for a 529, which spreads the gift over the next years, so no tax is due. Other gifts to this child in those years count on top. If the giver dies in that time, a part comes back into the estate.',
  )
  const again =
    state !== undefined && state.of(rest.value) > 0
      ? say` What goes in next year can earn the benefit of ${state.name} again.`
      : nothing
  const common = { id: 'gift-return', link: links.irs } as const
  // A second year begins soon enough, and is far less work.
  if (rest.value <= exclusion.value)
    return {
      ...common,
      title: say`Put in ${exclusion} for a child this year and the rest in January, or file Form 709`,
      why: say`More than ${exclusion} for one child in a calendar year is a gift to report, though no tax is due. In January a new year begins, with a limit that is not expected to be lower.`,
      how: say`Without a return: ${exclusion} by the end of this year, and ${rest} in January, other gifts to the child counted.${each}${again} With all of it at once, Form 709 is due by ${filing}. ${electing}`,
      due: yearEnd(context.today),
      dueWhy: 'gifts count by the calendar year in which they arrive',
      minutes: 30,
      keep: words('The confirmations of both payments, or a copy of the return.'),
    }
  return {
    ...common,
    title: words('File Form 709 for the gift spread over several years'),
    why: say`More than ${exclusion} for one child in a year is a gift to report, also where no tax is due.`,
    how: say`${electing} Without a return it takes ${years}, this one counted: ${exclusion} for a child in each.${each}${again}`,
    due: filing.value,
    dueWhy: 'the day on which gift-tax returns are due',
    minutes: 90,
    keep: words('A copy of the return.'),
  }
}
