/** A gift to a child above the yearly exclusion: how to give it without a gift-tax return, with one, and how much at most. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import type { StepDraft } from '../steps.ts'
import { type Givers, giversOf } from './givers.ts'
import type { CollegeWork } from './work.ts'

interface LargeGift {
  readonly givers: Givers
  /** The largest part of a child beyond what needs no return in a calendar year. */
  readonly rest: Figure
  /** Calendar years that it takes without a return. */
  readonly years: Figure
}

/** Undefined where no child gets more at once than the exclusion of the givers. */
export function largeGift(work: CollegeWork): LargeGift | undefined {
  const { sheet, parts, mode } = work
  if (mode !== 'lump') return undefined
  const givers = giversOf(work)
  const exclusion = givers.year
  const large = parts.filter(({ kind, amount }) => kind === '529' && amount.value > exclusion.value)
  const amounts = large.map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  const most = Math.max(...amounts.map(({ value }) => value))
  return {
    givers,
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

/** How much one giver may spread over several years, and what undoes it. */
export function fiveYears(work: CollegeWork): Check[] {
  const gift = largeGift(work)
  if (gift === undefined) return []
  const { years, oneMost, most, areSeveral, areOthers } = gift.givers
  const both = areSeveral
    ? say`, ${most} ${words(areOthers ? 'from all who give' : 'from both of you')}`
    : areOthers
      ? words(' and as much from a second giver')
      : nothing
  return [
    check(
      'five-years',
      'warn',
      'The limit of a large gift, and its risk',
      say`One giver may put up to ${oneMost} into a 529 for one child at once${both}, counted as the gifts of ${years}. It takes Form 709 of each giver, and no tax is due. Every other gift of theirs to this child in those years is then one to report. If a giver dies before the ${years} are over, the share of the years after the death goes back into the taxed estate.`,
    ),
  ]
}

/** A sum that needs no return as long as each giver stays below the limit of one. */
function sumWithoutReturn({ parts, ...work }: CollegeWork): Check[] {
  const { oneYear, year, areSeveral } = giversOf(work)
  const amounts = parts.filter(({ kind }) => kind === '529' || kind === 'able').map(({ amount }) => amount)
  const most = Math.max(0, ...amounts.map(({ value }) => value))
  if (most === 0 || most > year.value) return []
  const largest = work.sheet.computed(
    'gift.largest',
    'Most that goes in for one child',
    'usd',
    'the largest part of a child',
    amounts,
    most,
  )
  const isOfBoth = areSeveral && most > oneYear.value
  return [
    check(
      'gift-year',
      isOfBoth ? 'warn' : 'pass',
      isOfBoth ? 'Give it from both of you' : 'No gift-tax return for this',
      say`Up to ${oneYear} a year from each giver to each child needs no gift-tax return${areSeveral ? say`, ${year} from both of you` : nothing}, all other gifts to the child counted. Here at most ${largest} goes in for one child.${isOfBoth ? words(' So let each of you give the same, from your own or a joint account. If all of it comes from the same giver, a return is needed, though no tax is due.') : nothing}`,
    ),
  ]
}

/** What grandparents put in month by month is a gift to each child, and most of it is below what has to be reported. */
export function yearsGifts(work: CollegeWork): Check[] {
  const { sheet, contributions, mode, intoCollege, intoCollegeLater, rise } = work
  if (mode === 'lump') return sumWithoutReturn(work)
  // What the month has more later may all go to the same child.
  const ended = (rise?.turns ?? []).reduce((sum, { adds }) => sum + adds.value, 0)
  const each = contributions.map(({ monthly }) => (Math.round(monthly) + ended) * monthsPerYear)
  const most = Math.max(0, ...each)
  if (mode !== 'monthly' || most === 0) return []
  const { oneYear, year, areSeveral } = giversOf(work)
  const largest = sheet.computed(
    'gift.yearly',
    'Most that goes in for one child in a year',
    'usd-per-year',
    'the largest part of a child in a month × months in a year',
    [intoCollege, intoCollegeLater, ...(rise === undefined ? [] : [rise.to])],
    most,
  )
  const isLarge = most > year.value
  const both = areSeveral ? say`, ${year} from both of you` : nothing
  return [
    check(
      'gift-year',
      isLarge ? 'warn' : 'pass',
      isLarge ? 'These gifts are to be reported' : 'No gift-tax return for this',
      say`Up to ${oneYear} a year from each giver to each child needs no gift-tax return${both}, all other gifts to the child counted. Here at most ${largest} goes in for one child.${isLarge ? words(' More than that is reported on Form 709, though no tax is due below the exemption of a lifetime.') : nothing}`,
    ),
  ]
}

export function giftReturn(work: CollegeWork): StepDraft | undefined {
  const gift = largeGift(work)
  if (gift === undefined) return undefined
  const { sheet, context, state } = work
  const { givers, rest, years } = gift
  const { areOthers, areSeveral, year: exclusion } = givers
  const filing = sheet.date(
    'gift.filing-day',
    'Last day for the gift-tax return of this year',
    'the filing day of this year',
    [],
    filingDay(yearOf(context.today)),
  )
  const each = areSeveral
    ? words(
        areOthers
          ? ' Each of the givers gives the same, from their own or a joint account, or a return is needed after all.'
          : ' Each of you gives the same, from your own or a joint account, or a return is needed after all.',
      )
    : nothing
  const electing = say`Each giver files and ticks the election for a 529, which spreads the gift over ${givers.years}, so no tax is due.`
  const again =
    state !== undefined && state.of(rest.value) > 0
      ? say` What goes in next year can earn the benefit of ${state.name} again.`
      : nothing
  const common = { id: 'gift-return', link: links.giftReturn } as const
  // A second year begins soon enough, and is far less work.
  if (rest.value <= exclusion.value)
    return {
      ...common,
      title: areOthers
        ? say`Ask for ${exclusion} for a child this year and the rest in January, or for Form 709`
        : say`Put in ${exclusion} for a child this year and the rest in January, or file Form 709`,
      why: say`More than ${exclusion} for one child in a calendar year is a gift to report, though no tax is due. In January a new year begins, with a limit that is not expected to be lower.`,
      how: say`Without a return: ${exclusion} by the end of this year, and ${rest} in January, other gifts to the child counted.${each}${again} With all of it at once, Form 709 is due by ${filing}. ${electing}`,
      due: yearEnd(context.today),
      dueWhy: 'gifts count by the calendar year in which they arrive',
      minutes: 30,
      keep: words('The confirmations of both payments, or a copy of the return.'),
    }
  return {
    ...common,
    title: words(
      areOthers
        ? 'Ask the givers to file Form 709 for the gift spread over several years'
        : 'File Form 709 for the gift spread over several years',
    ),
    why: say`More than ${exclusion} for one child in a year is a gift to report, also where no tax is due.`,
    how: say`${electing} Without a return it takes ${years}, this one counted: ${exclusion} for a child in each.${each}${again}`,
    due: filing.value,
    dueWhy: 'the day on which gift-tax returns are due',
    minutes: 90,
    keep: words('A copy of the return.'),
  }
}
