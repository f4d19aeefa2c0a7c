/** Child support that is a part of the month ends child by child: what is left then, and how far that reaches. */
import { addYears } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months, Share, Years } from '../../units.ts'
import { check } from '../check.ts'
import { supportAge } from '../support-age.ts'
import { supportReceived } from '../support-received.ts'
import { areGrandchildren } from './children.ts'
import { type Contribution, inMonth, type Stream, streamsOf } from './contribution.ts'
import type { ChildNeed } from './need.ts'
import { reachOf } from './reach.ts'
import { freeBy } from './waiting.ts'
import type { CollegeWork } from './work.ts'

/** When one child's part of the support ends. */
interface PartEnd {
  readonly need: ChildNeed
  readonly at: Months
  /** Years after the first bill: none where the support ends with high school. */
  readonly later: Years
}

interface SupportEnd {
  readonly support: Figure
  readonly age: Figure
  readonly first: DateFigure
  readonly last: DateFigure
  /** Whether all of it ends in one month. */
  readonly isAtOnce: boolean
  /** Whether each part ends as that child's college begins. */
  readonly isWithCollege: boolean
  /** What can go to college each month once all of it has ended. */
  readonly left: Figure
  readonly reached: Figure
}

const inMonthOfAll = ({ contributions, needs }: CollegeWork, month: Months): Dollars =>
  contributions.reduce(
    (sum, contribution, index) =>
      (needs[index]?.savingMonths ?? 0) > month ? sum + inMonth(contribution, month) : sum,
    0,
  )

/** What a month has for college some months from now, whether or not the target takes all of it; with what it is made of. */
function freeIn(
  work: CollegeWork,
  month: Months,
): { readonly value: Dollars; readonly of: readonly Figure[] } {
  const { first, mode, total, budget, current, besideSum } = work
  const own = mode === 'monthly' ? [total, budget] : [besideSum, budget, current]
  const [most] = own.filter((sum) => sum !== undefined).sort((a, b) => b.value - a.value)
  const more = freeBy(first, month)
  const taken = [first.matchCost?.takeHome, first.birth?.child, first.retirementGap?.takeHome].filter(
    (part) => part !== undefined,
  )
  return {
    value: Math.max(inMonthOfAll(work, month), (most?.value ?? 0) + sumOf(more) - sumOf(taken)),
    of: [...(most === undefined ? [] : [most]), ...more, ...taken],
  }
}

/**
 * The same contributions without the support that has ended. It comes first out of what a month has beyond what goes in, then
 * off each child's in proportion, and never more than goes in.
 */
function withoutSupport(work: CollegeWork, ends: readonly PartEnd[], each: Dollars): readonly Contribution[] {
  const { contributions, needs, first } = work
  const changes = new Set<Months>([
    ...contributions.flatMap((contribution) => streamsOf(contribution).map(({ from }) => from)),
    ...needs.map(({ savingMonths }) => savingMonths),
    ...ends.map(({ at }) => at),
    ...first.endings.map(({ at }) => at),
    ...first.careEnds.map(({ after }) => after),
    ...(first.payChange === undefined ? [] : [first.payChange.after]),
  ])
  const months = [...changes].sort((a, b) => a - b)
  const kept = (month: Months): Share => {
    const goesIn = inMonthOfAll(work, month)
    const ended = each * ends.filter(({ at }) => at <= month).length
    return goesIn <= 0 ? 1 : Math.max(0, Math.min(goesIn, freeIn(work, month).value - ended)) / goesIn
  }
  return contributions.map((contribution) => {
    let before: Dollars = 0
    const raises = months.map((from): Stream => {
      const now = inMonth(contribution, from) * kept(from)
      const monthly = now - before
      before = now
      return { from, monthly }
    })
    return { ...contribution, monthly: 0, raises: raises.filter(({ monthly }) => monthly !== 0) }
  })
}

/** The parts that still end, the first one first. An age counts from college: nobody says when a birthday is. */
function partEnds({ needs }: CollegeWork, age: Figure): PartEnd[] {
  return needs
    .filter(({ child }) => !child.isExpected && !child.isGraduate)
    .map((need): PartEnd => {
      const { child } = need
      const later = Math.max(0, Math.ceil(age.value - child.age.value)) - child.startsIn
      return { need, later, at: child.startMonths + later * monthsPerYear }
    })
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)
}

/** Undefined where no support comes in, or where nothing is put in after it. */
function supportEnd(work: CollegeWork): SupportEnd | undefined {
  const { sheet, reader, needs, reached, mode, children } = work
  const support = supportReceived(reader)
  if (support === undefined || mode === 'enough' || areGrandchildren(children)) return undefined
  const age = supportAge(work)
  const ends = partEnds(work, age)
  // What ends after all that goes in changes nothing.
  const felt = ends.filter(({ at }) => inMonthOfAll(work, at) > 0)
  const [first] = felt
  const last = felt.at(-1)
  if (first === undefined || last === undefined) return undefined
  const each = support.value / ends.length
  const ended = each * ends.filter(({ at }) => at <= last.at).length
  const endOf = ({ need, later }: PartEnd): DateFigure =>
    later === 0
      ? need.startsOn
      : sheet.date(
          `support-end.${need.child.id}`,
          'When the support for this child ends',
          'when college starts, and as many years on as the support goes on after that age',
          [need.startsOn, age],
          addYears(need.startsOn.value, later),
          'month-of-year',
        )
  const free = freeIn(work, last.at)
  const left = sheet.computed(
    'support-end.left',
    'What can go to college each month when the support has ended',
    'usd-per-month',
    'what a month has for college by then, with payments that have ended and what a new pay brings, and less what goes elsewhere − the support that has ended, never below nothing',
    [...free.of, support],
    Math.round(Math.max(0, free.value - ended)),
  )
  const without = sheet.computed(
    'support-end.reached',
    'Part of the target that is reached when the support ends',
    'share',
    ends.length > 1
      ? 'as in this plan, less an equal part of the support from the day on on which each child’s ends'
      : 'as in this plan until then, and after it what can go in without the support',
    [reached, left, endOf(last)],
    reachOf(work, needs, { contributions: withoutSupport(work, ends, each) }),
  )
  return without.shown === reached.shown
    ? undefined
    : {
        support,
        age,
        first: endOf(first),
        last: endOf(last),
        isAtOnce: felt.length === ends.length && first.at === last.at,
        isWithCollege: ends.every(({ later }) => later === 0),
        left,
        reached: without,
      }
}

/** The plan's reach is that of support which goes on: how far it is without. */
export function reachWithoutSupport(work: CollegeWork): Text {
  const end = supportEnd(work)
  if (end === undefined) return nothing
  const when = end.isAtOnce
    ? say`in ${end.last}${end.isWithCollege ? words(', as college begins') : nothing},`
    : say`child by child,`
  return say` If the support that you get ends ${when} it is about ${end.reached}.`
}

export function supportEndCheck(work: CollegeWork): Check[] {
  const end = supportEnd(work)
  if (end === undefined) return []
  const { support, age, first, last, left, reached } = end
  const law =
    age.origin === 'law'
      ? say`By the law of your state child support ends at ${age}, if no order names another day`
      : say`Child support ends as a rule at ${age} or with high school, in some states later`
  const course = end.isAtOnce
    ? say`If ${work.children.length > 1 ? words('all of it has ended') : words('it ends')} by ${last}, ${left} is left for college, and about ${reached} of the target is reached instead of ${work.reached}.`
    : say`Counted as an equal part for each child, ${first.value === last.value ? say`one part ends in ${last}` : say`the first part ends in ${first} and the last in ${last}`}; after that ${left} is left for college, and about ${reached} of the target is reached instead of ${work.reached}. An order for all children together can go on until a court changes it, and mostly falls by less than an equal part.`
  return [
    check(
      'support-end',
      'warn',
      end.isWithCollege ? 'Child support may end as college begins' : 'Child support may end during college',
      say`The ${support} that you get is counted as if it went on. ${law}; alimony ends on the day that the order names. ${course} Look in the order for that day, and for what it says of college: in some states a court can have the other parent pay a part of it.`,
    ),
  ]
}
