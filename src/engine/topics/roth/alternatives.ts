/** The plan against the present course, all of either kind and half of each, on one ledger. */

import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type AheadWay, againstLedger } from './against-ledger.ts'
import { atTenths } from './at-tenths.ts'
import { conversionAlternatives } from './conversion-alternatives.ts'
import { type Dollarway, wayWithCredit } from './outcomes.ts'
import { rothOf } from './places.ts'
import { isIntoNewPlaces, isOnOneKind, presentKind } from './present-course.ts'
import { savedIn } from './saved-in.ts'
import { decidedInWords } from './verdict-words.ts'
import { isOfWholeYear } from './whole-year.ts'
import type { RothWork } from './work.ts'
import { type Row, type Worth, worthOf } from './worth.ts'

const digits = 3

export interface Comparison {
  readonly alternatives: Alternative[]
  /** Middle and weak outcome of the plan against what it is measured by; undefined where there is no choice. */
  readonly value: { readonly middle: Figure; readonly weak: Figure; readonly against: Text } | undefined
  readonly plan: Row | undefined
  readonly pessimistic: Figure | undefined
  readonly worth: Worth | undefined
  /** Why the plan holds where another way ends ahead; empty where none does. */
  readonly reason: Text
  /** The kind that was not chosen ends ahead in the middle outcome, by less than would change the choice. */
  readonly isOtherKindAhead: boolean
  /** How far ahead, as a share of the middle outcome of the plan. */
  readonly ahead: number
  /** How far the kind that the plan hedges ends behind the other one or equal parts; undefined where none is hedged. */
  readonly behind: Figure | undefined
}

interface Course {
  readonly id: string
  readonly title: Text
  readonly detail: Text
  readonly way: Dollarway
}

const nothingSaved: Dollarway = { traditional: 0, roth: 0, invested: [], saved: 0 }

/** Where the tax saved is counted to go. */
const savedGoesTo = ({ invested }: Dollarway): Text =>
  words(
    invested.every(({ outside }) => outside <= 0)
      ? 'The tax saved goes into Roth accounts that have room for it.'
      : invested.some(({ sheltered }) => sheltered > 0)
        ? 'The tax saved goes into Roth accounts as far as they have room, the rest is invested outside.'
        : 'The tax saved is invested outside.',
  )

/** Whether some of what goes in can only be Roth, such as a catch-up at high wages. */
const rothBeside = ({ now }: RothWork): boolean => now.choice > 0 && rothOf(now.most.places) > 0

function courses(work: RothWork): Course[] {
  const { now, decision, later } = work
  const { stretches } = work.children
  const half = now.least.traditional + Math.round(now.choice * rules.evenSplit.value)
  const plan: Course = {
    id: 'plan',
    title: words('This plan'),
    detail: decidedInWords(decision),
    way: wayWithCredit(now, decision.year, stretches),
  }
  if (now.choice === 0) {
    const roth = work.roth
    return [
      { ...plan, way: { ...nothingSaved, roth } },
      {
        id: 'outside',
        title: words('The same dollars in a taxable account'),
        detail: words('No limit and no rules, and tax on what it earns every year.'),
        way: {
          ...nothingSaved,
          invested: stretches.map((years) => ({ years, isRising: true, sheltered: 0, outside: roth })),
        },
      },
    ]
  }
  const most = wayWithCredit(now, now.most, stretches)
  const all: Course[] = [
    {
      id: 'traditional',
      title: words(rothBeside(work) ? 'Traditional where you can choose' : 'All of it Traditional'),
      detail: say`Taxed later: about ${decision.later} of it goes to tax then. ${savedGoesTo(most)}`,
      way: most,
    },
    {
      id: 'roth',
      title: words(now.traditionalBeside > 0 ? 'Roth where you can choose' : 'All of it Roth'),
      detail: words('Taxed now, nothing later, and no required withdrawals.'),
      way: wayWithCredit(now, now.least, stretches),
    },
    {
      id: 'half',
      title: words('Some of each, in equal parts'),
      detail: words('You choose your bracket later, year by year.'),
      way: wayWithCredit(now, now.yearWith(half), stretches),
    },
  ]
  return [plan, ...all.filter(({ way }) => later.growth > 0 && way.traditional !== plan.way.traditional)]
}

export function rothAlternatives(work: RothWork): Comparison {
  const none = {
    alternatives: [],
    value: undefined,
    plan: undefined,
    pessimistic: undefined,
    worth: undefined,
    reason: nothing,
    isOtherKindAhead: false,
    ahead: 0,
    behind: undefined,
  }
  const { sheet, now, reader, retirementAge, decision } = work
  if (!work.contributes || (now.choice === 0 && work.roth === 0))
    return { ...none, alternatives: conversionAlternatives(work) }
  const worth = worthOf(work)
  const most = reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures)
  const lawRisk = reader.rule('law-risk', 'Points that later rates may rise', 'rate', rules.lawRisk)
  const isWhole = isOfWholeYear(work)
  const ledger = (row: Row) => [
    {
      label: isWhole
        ? say`Saved in ${savedIn(now)} in a whole year`
        : say`Saved in ${savedIn(now)} this year`,
      value: say`${row.saved}`,
    },
    { label: say`Worth after tax at ${retirementAge}, middle outcome`, value: say`${row.middle}` },
    { label: say`The same, if tax later takes another ${lawRisk}`, value: say`${row.higherRates}` },
    { label: say`At least this in ${most} futures`, value: say`${row.weak}` },
  ]
  const rows = courses(work).map((course) => ({
    course,
    row: worth.rowOf(
      course.id,
      course.id === 'plan' ? 'This plan' : (labels[course.id] ?? course.id),
      course.way,
    ),
  }))
  const [first] = rows
  if (first === undefined) return none
  const plan = first.row
  const current = now.choice === 0 ? 'outside' : presentKind(work)
  const others = rows.slice(1)
  const isOnCourse = isOnOneKind(work)
  const isPlanCurrent =
    isOnCourse && !isIntoNewPlaces(work) && !others.some(({ course }) => course.id === current)
  const ahead = aheadOf(work, others, plan)
  const reason = againstLedger(work, ahead)
  const alternatives: Alternative[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      title: first.course.title,
      detail: join([first.course.detail, reason]),
      ledger: ledger(plan),
      difference: isPlanCurrent ? words('The plan, and your present course.') : words('The plan.'),
    },
    ...others.map(
      ({ course, row }): Alternative => ({
        id: course.id,
        kind: isOnCourse && course.id === current ? 'current' : 'other',
        title: course.title,
        detail: course.detail,
        ledger: ledger(row),
        difference: join([differs(work, worth, course.id, row, plan), belowBoth(work, course, row, rows)]),
      }),
    ),
  ]
  const measure =
    others.find(({ course }) => course.id === current) ??
    others.find(({ course }) => course.id === (decision.verdict === 'roth' ? 'traditional' : 'roth')) ??
    others[0]
  const gap = (id: string, label: string, of: (row: Row) => Figure) =>
    measure === undefined
      ? undefined
      : sheet.computed(
          id,
          label,
          'usd',
          'this plan − the other way',
          [of(plan), of(measure.row)],
          of(plan).value - of(measure.row).value,
          digits,
        )
  const middle = gap('value.middle', 'Middle outcome of this plan − the other way', (row) => row.middle)
  const weak = gap('value.weak', 'Weak outcome of this plan − the other way', (row) => row.weak)
  return {
    alternatives,
    plan,
    worth,
    reason,
    isOtherKindAhead: isOtherKindAhead(work, others, plan),
    ahead: ahead?.share ?? 0,
    behind: behindOther(work, others, plan),
    pessimistic: worth.pessimistic('plan', 'This plan', first.course.way),
    value:
      middle === undefined || weak === undefined || measure === undefined
        ? undefined
        : { middle, weak, against: against[measure.course.id] ?? words('the other way') },
  }
}

const labels: Record<string, string> = {
  traditional: 'All Traditional',
  roth: 'All Roth',
  half: 'Equal parts',
  outside: 'Taxable account',
}

const against: Record<string, Text> = {
  traditional: words('all Traditional'),
  roth: words('all Roth'),
  half: words('equal parts of each'),
  outside: words('a taxable account'),
}

const gapOf = ({ sheet }: RothWork, id: string, row: Row, plan: Row): Figure =>
  sheet.computed(
    `gap.${id}`,
    'Difference of the middle outcomes',
    'usd',
    'the larger middle outcome − the smaller',
    [row.middle, plan.middle],
    Math.abs(row.middle.value - plan.middle.value),
    digits,
  )

/** Less than a dollar: both end alike. */
const isNothing = (gap: Figure): boolean => Math.round(gap.value) === 0

interface OtherWay {
  readonly course: Course
  readonly row: Row
}

/** The other way that ends furthest ahead of the plan. */
function aheadOf(work: RothWork, others: readonly OtherWay[], plan: Row): AheadWay | undefined {
  const [best] = [...others].sort((a, b) => b.row.middle.value - a.row.middle.value)
  if (best === undefined || best.row.middle.value <= plan.middle.value) return undefined
  const gap = gapOf(work, best.course.id, best.row, plan)
  if (isNothing(gap)) return undefined
  return {
    id: best.course.id,
    title: best.course.title,
    gap,
    share: gap.value / Math.max(1, plan.middle.value),
  }
}

/** Of a kind that was chosen for more than this year alone. */
function isOtherKindAhead({ decision, now }: RothWork, others: readonly OtherWay[], plan: Row): boolean {
  const { verdict, reason } = decision
  if (verdict === 'split' || (reason !== 'rates' && reason !== 'lean') || now.endsWithYear !== undefined)
    return false
  const other = others.find(({ course }) => course.id === (verdict === 'roth' ? 'traditional' : 'roth'))
  if (other === undefined) return false
  const lead = other.row.middle.value / Math.max(1, plan.middle.value) - 1
  return lead > 0 && lead <= rules.kindsAlike.value
}

/** How far a kind that is hedged ends behind the other one, or behind the equal parts that the plan is. */
function behindOther(work: RothWork, others: readonly OtherWay[], plan: Row): Figure | undefined {
  const { hedged } = work.decision
  const rowOf = (kind: string) => others.find(({ course }) => course.id === kind)?.row
  if (hedged === undefined) return undefined
  const one = rowOf(hedged.kind)
  const other =
    hedged.behind === 'equal-parts' ? plan : rowOf(hedged.kind === 'roth' ? 'traditional' : 'roth')
  if (one === undefined || other === undefined) return undefined
  return one.middle.value < other.middle.value ? gapOf(work, 'kinds', one, other) : undefined
}

/** Why equal parts can end below all of either kind: the first Traditional dollars are then those that cost the most later. */
function belowBoth(work: RothWork, { id, way }: Course, row: Row, all: readonly OtherWay[]): Text {
  const { sheet, decision, outcomes, now } = work
  if (id !== 'half' || all.some((one) => one.row.middle.value < row.middle.value)) return nothing
  const costs = (part: string, label: string, traditional: number) =>
    sheet.computed(
      `rate.later.${part}`,
      label,
      'rate',
      'tax on the withdrawals from so many dollars in middling markets, stacked on Social Security, pension and other pre-tax money, ÷ the withdrawals',
      [decision.later],
      atTenths(outcomes.laterRateIn(Math.max(1, traditional)).middle),
    )
  const half = costs(
    'half',
    'What a Traditional dollar of equal parts costs later in middling markets',
    way.traditional - now.least.traditional,
  )
  const whole = costs('whole', 'The same with all of it Traditional', now.choice)
  return half.value <= whole.value
    ? nothing
    : say`It ends below all of either kind, because the first Traditional dollars cost the most later: in middling markets about ${half} of each in equal parts, ${whole} with all of it Traditional.`
}

const evenOdds = 1 / 2

function differs(work: RothWork, worth: Worth, id: string, row: Row, plan: Row): Text {
  const ahead = worth.ahead(id, plan, row)
  const gap = gapOf(work, id, row, plan)
  const isBehind = row.middle.value > plan.middle.value
  // The middle of each way's own outcomes, and pairs of the same future: near each other they can point apart.
  const opposite =
    ahead.value !== evenOdds && ahead.value > evenOdds === isBehind
      ? words(' The middle and the count point apart, so these ways are about alike.')
      : nothing
  if (isNothing(gap)) return say`As much in the middle outcome; the plan ends ahead in ${ahead} futures.`
  return isBehind
    ? say`${gap} more in the middle outcome; the plan ends ahead in ${ahead} futures.${opposite}`
    : say`${gap} less in the middle outcome; the plan ends ahead in ${ahead} futures.${opposite}`
}
