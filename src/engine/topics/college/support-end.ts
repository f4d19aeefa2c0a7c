/** Child support that is a part of the month ends about when college begins: what is left then, and how far that reaches. */
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars, Months, Share } from '../../units.ts'
import { check } from '../check.ts'
import { supportReceived } from '../support-received.ts'
import { areGrandchildren } from './children.ts'
import type { Contribution, Stream } from './contribution.ts'
import { reachOf } from './reach.ts'
import type { CollegeWork } from './work.ts'

interface SupportEnd {
  readonly support: Figure
  /** The first bill of the last child to begin. */
  readonly on: DateFigure
  /** What can go to college each month after it. */
  readonly left: Figure
  readonly reached: Figure
}

const streamsOf = ({ monthly, from, raises = [] }: Contribution): Stream[] => [{ monthly, from }, ...raises]

/** The same contribution with a share of each of its streams gone from a month on. */
const loweredFrom = (contribution: Contribution, month: Months, share: Share): Contribution => ({
  ...contribution,
  raises: [
    ...(contribution.raises ?? []),
    ...streamsOf(contribution).map(({ monthly, from }) => ({
      monthly: -monthly * share,
      from: Math.max(month, from),
    })),
  ],
})

/** Undefined where no support comes in, or where nothing is put in after it. */
function supportEnd(work: CollegeWork): SupportEnd | undefined {
  const { sheet, reader, needs, contributions, reached, mode, children } = work
  const support = supportReceived(reader)
  if (support === undefined || mode === 'enough' || areGrandchildren(children)) return undefined
  const last = needs.reduce((latest, need) => (need.startMonths > latest.startMonths ? need : latest))
  const month = last.startMonths
  const goesIn: Dollars = contributions.reduce(
    (sum, contribution, index) =>
      (needs[index]?.savingMonths ?? 0) <= month
        ? sum
        : sum + streamsOf(contribution).reduce((all, { monthly }) => all + monthly, 0),
    0,
  )
  if (month <= 0 || goesIn <= 0) return undefined
  const left = sheet.computed(
    'support-end.left',
    'What can go to college each month when the support has ended',
    'usd-per-month',
    'what goes to college each month by then − the support, never below nothing',
    [work.intoCollegeLater, support],
    Math.round(Math.max(0, goesIn - support.value)),
  )
  const share = Math.min(1, support.value / goesIn)
  const lowered = contributions.map((contribution) => loweredFrom(contribution, month, share))
  const without = sheet.computed(
    'support-end.reached',
    'Part of the target that is reached when the support ends with the first bill',
    'share',
    'as in this plan until then, and after it what can go in without the support',
    [reached, left, last.startsOn],
    reachOf(work, needs, { contributions: lowered }),
  )
  return without.shown === reached.shown ? undefined : { support, on: last.startsOn, left, reached: without }
}

/** The plan's reach is that of support which goes on: how far it is without. */
export function reachWithoutSupport(work: CollegeWork): Text {
  const end = supportEnd(work)
  return end === undefined
    ? nothing
    : say` If the support that you get ends in ${end.on}, as college begins, it is about ${end.reached}.`
}

export function supportEndCheck(work: CollegeWork): Check[] {
  const end = supportEnd(work)
  if (end === undefined) return []
  const age = work.sheet.assumed(
    'support-end.age',
    'Age at which child support ends in most states',
    'age',
    rules.schoolEndAge.value,
    'From general knowledge, not read in each state’s law: in many it runs on to the end of high school, in some to an older age.',
  )
  return [
    check(
      'support-end',
      'warn',
      'Child support may end as college begins',
      say`The ${end.support} that you get is counted as if it went on. Child support ends as a rule at ${age} or with high school, in some states later; alimony ends on the day that the order names. If ${work.children.length > 1 ? words('all of it has ended') : words('it ends')} by ${end.on}, ${end.left} is left for college, and about ${end.reached} of the target is reached instead of ${work.reached}. Look in the order for that day, and for what it says of college: in some states a court can have the other parent pay a part of it.`,
    ),
  ]
}
