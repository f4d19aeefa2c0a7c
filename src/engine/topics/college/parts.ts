/** Where each dollar of a college plan goes: what comes first, then each child's account, then what is free. */

import type { Figure } from '../../figure.ts'
import { splitByWeights } from '../../math/largest-remainder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import type { Dollars, Months } from '../../units.ts'
import { ableLimit } from '../able-limit.ts'
import type { Part } from '../allocations.ts'
import { type Need, pour } from '../order-of-operations.ts'
import { sourceOf } from '../tax-picture.ts'
import { type CollegeBasis, othersGifts } from './basis.ts'
import { type Contribution, handedOn, monthlyNeeds, worthOfMonths } from './contribution.ts'
import { giversOf } from './givers.ts'
import type { ChildNeed } from './need.ts'
import type { FirstThings } from './order.ts'
import type { Waiting } from './waiting.ts'

export type PartKind =
  | 'first'
  | '529'
  | 'able'
  | 'outside'
  | 'later'
  | 'free'
  | 'bills'
  | 'more'
  | 'roth'
  | 'over'

export interface CollegePart extends Part {
  readonly kind: PartKind
  readonly need?: ChildNeed
  /** The same as a part of a sentence, for what comes before college. */
  readonly act?: Text
}

/** Whether any of it goes to college, now or later. */
export const savesAnything = (contributions: readonly Contribution[]): boolean =>
  contributions.some(({ start, monthly }) => start + monthly > 0)

export interface CollegeParts {
  readonly parts: readonly CollegePart[]
  readonly contributions: readonly Contribution[]
  /** What goes into a 529 in a year. */
  readonly yearly529: Figure
  /** What goes in of one's own each month once what comes first is done, where gifts go in before. */
  readonly ownLater?: Dollars
  /** What reaches the target a month when a sum has been placed. */
  readonly needAfter?: Figure
}

export interface Placing {
  readonly basis: CollegeBasis
  readonly needs: readonly ChildNeed[]
  readonly first: FirstThings
  readonly wait: Waiting
  readonly total: Figure
  readonly needMonthly: Figure
}

/** The gift exclusion of a year stands for the limit of an ABLE account, which is a little higher. */
export const ableYearly = ({ sheet, context }: Pick<CollegeBasis, 'sheet' | 'context'>): Figure =>
  sheet.law('able.most', 'Least limit of an ABLE account a year', 'usd', {
    value: annualGiftExclusion({ limits: context.limits, donors: 1 }),
    source: `IRC §529A(b)(2)(B); ${sourceOf(context.limits.gifts)}`,
    note: 'Approximated by the gift exclusion; the limit itself may be a little higher, so this is on the careful side.',
  })

const firstParts = (placing: Placing, college: Need, free: Need) =>
  pour(placing.basis.sheet, placing.total, [...placing.first.needs, college, free])

const collegeNeed = (wanted: Figure): Need => ({
  step: 'rest',
  id: 'college',
  label: words('College'),
  description: nothing,
  act: (amount) => say`save ${amount} for college`,
  wanted,
})

const freeNeed = (basis: CollegeBasis): Need => ({
  step: 'rest',
  id: 'free',
  label: words('Free for other goals'),
  description: words(
    basis.isGift && basis.reader.told('collegeGivers') !== undefined
      ? 'The college target is reached without it. Ask the givers whether they keep it or give it for another goal.'
      : basis.isRetired
        ? 'The college target is reached without it. Keep it for your own later years or another goal.'
        : 'The college target is reached without it. Your own retirement gains most.',
  ),
  act: (amount) => say`keep ${amount} for other goals`,
  wanted: undefined,
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
function dividedOf({ basis }: Placing, need: ChildNeed, dollars: Dollars, isMonthly: boolean) {
  const { child, worth } = need
  const outside = worth.value > 0 ? Math.round((dollars * need.outsideWorth) / worth.value) : 0
  const inside = dollars - outside
  const ableMost = child.hasDisability ? ableYearly(basis).value : 0
  const able = Math.min(inside, Math.floor(isMonthly ? ableMost / monthsPerYear : ableMost))
  const most = isMonthly ? inside : giversOf(basis).most.value
  const in529 = Math.min(inside - able, most)
  return { able, in529, outside, later: inside - able - in529 }
}

function accountsOf(placing: Placing, need: ChildNeed, dollars: Dollars, isMonthly: boolean): CollegePart[] {
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
      description:
        child.startsIn > rules.shortHorizon.value
          ? words(
              'An age-based mix: growth while there is time, cash when the bills come. Free of tax for education.',
            )
          : words('In its cash choice, because the bills are near. Free of tax for education.'),
      amount: money('529', 'To the 529', in529),
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

export const yearlyFigure = ({ basis }: Placing, inputs: readonly Figure[], value: Dollars): Figure =>
  basis.sheet.computed(
    'yearly-529',
    'Into a 529 in a year',
    'usd-per-year',
    'what goes into a 529, by the year',
    inputs,
    value,
  )

const dollarsIn = (parts: readonly CollegePart[], kind: PartKind) =>
  parts.filter((part) => part.kind === kind).map(({ amount }) => amount)

const added = (figures: readonly Figure[]) => figures.reduce((sum, { value }) => sum + value, 0)

/** Parts of a sum by weights; nothing for everybody where there is nothing to split. */
const split = (amount: Dollars, weights: readonly number[]): Dollars[] =>
  amount === 0 || weights.every((weight) => weight === 0)
    ? weights.map(() => 0)
    : splitByWeights(amount, weights)

/** What others give for college goes there, whatever comes before it in the household's own order. */
function giftsFirst({ basis, needMonthly, first }: Placing): Figure | undefined {
  const gifts = othersGifts(basis)
  return gifts === undefined || first.gates.length === 0
    ? undefined
    : basis.sheet.computed(
        'gifts.placed',
        'Gifts that go to college',
        'usd-per-month',
        'the gifts, or what reaches the target when that is less',
        [gifts, needMonthly],
        Math.min(gifts.value, needMonthly.value),
      )
}

/** What each child's savings still miss beside what the gifts bring until a month. */
const besideGifts = (needs: readonly ChildNeed[], gifts: readonly Dollars[], until: Months): ChildNeed[] =>
  needs.map((need, index) => {
    const brought = worthOfMonths({ start: 0, monthly: gifts[index] ?? 0, from: 0 }, need.rates, until)
    return { ...need, left: { ...need.left, value: Math.max(0, need.left.value - brought) } }
  })

export function monthlyParts(placing: Placing): CollegeParts {
  const { basis, needs, wait, total, needMonthly, first } = placing
  const gifts = giftsFirst(placing)
  const placements = pour(basis.sheet, total, [
    ...(gifts === undefined ? [] : [{ ...collegeNeed(gifts), id: 'gifts' }]),
    ...first.needs,
    collegeNeed(needMonthly),
    freeNeed(basis),
  ])
  const isOfCollege = ({ id }: { id: string }) => id === 'college' || id === 'gifts'
  const college = added(placements.filter(isOfCollege).map(({ amount }) => amount))
  const shares = split(
    college,
    needs.map(({ monthly }) => monthly.value),
  )
  const parts = [
    ...placements
      .filter((part) => !isOfCollege(part) && part.id !== 'free')
      .map((part) => ({ ...part, kind: 'first' as const, act: part.act(part.amount) })),
    ...needs.flatMap((need, index) => accountsOf(placing, need, shares[index] ?? 0, true)),
    ...placements
      .filter(({ id }) => id === 'free')
      .map((part) => ({ ...part, kind: 'free' as const, act: nothing })),
  ]
  const forMatch = first.matchTakeHome?.value ?? 0
  const later = Math.max(0, total.value - forMatch) + (wait.freed?.value ?? 0)
  const from = wait.months
  const given = gifts === undefined ? needs.map(() => 0) : shares
  const laterNeeds = from === undefined ? given : monthlyNeeds(besideGifts(needs, given, from), from)
  const wanted = laterNeeds.reduce((sum, need) => sum + need, 0)
  const reach = from === undefined ? 1 : wanted > 0 ? Math.min(1, later / wanted) : 0
  const into529 = dollarsIn(parts, '529')
  const monthly = needs.map((_, index) =>
    from === 0 ? (shares[index] ?? 0) : (laterNeeds[index] ?? 0) * reach,
  )
  // Where college waits, a year is one in which the saving goes on: the state rewards it as any other.
  const in529Later = needs.reduce(
    (sum, need, index) => sum + dividedOf(placing, need, monthly[index] ?? 0, true).in529,
    0,
  )
  const in529 = college > 0 ? added(into529) : Math.round(in529Later)
  const own = monthly.map((each, index) => Math.max(0, each - (given[index] ?? 0)))
  const hasRaise = gifts !== undefined && from !== undefined && from > 0
  return {
    parts,
    contributions: handedOn(
      needs,
      needs.map(({ saved }, index) =>
        hasRaise
          ? {
              start: saved.value,
              monthly: given[index] ?? 0,
              from: 0,
              raises: [{ monthly: own[index] ?? 0, from }],
            }
          : { start: saved.value, monthly: monthly[index] ?? 0, from: from ?? 0 },
      ),
    ),
    ...(hasRaise ? { ownLater: own.reduce((sum, each) => sum + each, 0) } : {}),
    yearly529: yearlyFigure(placing, college > 0 ? into529 : [total, needMonthly], in529 * monthsPerYear),
  }
}

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
  const placements = firstParts(placing, collegeNeed(wanted), freeNeed(placing.basis))
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
