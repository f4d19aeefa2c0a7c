/** The plan against what families do instead, on one ledger. */
import type { Figure } from '../../figure.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { averageBankRate } from '../bank-rates.ts'
import { untilBirth } from './birth-words.ts'
import { borrowing } from './borrowing.ts'
import { allAtOnce, nothingGoesIn, splitMonthly } from './contribution.ts'
import { enoughAlternatives } from './enough-alternatives.ts'
import {
  aidOf,
  courseOf,
  goesIn,
  type PlanWay,
  planCourse,
  stateOf,
  stateOfMonthly,
  type Way,
  wayToAlternative,
} from './ledger.ts'
import { lumpAlternatives } from './lump-alternatives.ts'
import { afterMissing, besideBirth, type MoreLater, moreLater, withMoreLater } from './more-later.ts'
import { type FirstThings, isFundSaidFull } from './order.ts'
import { giveMore, more, roth, school, stopAtStart } from './other-ways.ts'
import type { CollegeOutlook } from './outlook.ts'
import { cardsKeptLevel, rising } from './rise-words.ts'
import type { CollegeWork } from './work.ts'

export function collegeAlternatives(work: CollegeWork, outlook: CollegeOutlook): Alternative[] {
  if (work.mode === 'enough') return enoughAlternatives(work)
  const plan = planWay(work)
  const others = [
    bank(work, plan, outlook),
    ...first(work, plan),
    ...giveMore(work, plan),
    ...lumpAlternatives(work, plan.course),
    ...more(work, plan),
    ...school(work, plan),
    ...loans(work),
    ...stopAtStart(work, plan),
    ...roth(work, plan),
  ]
  const now = current(work, plan)
  const seen = new Set<string>(now === undefined ? [] : [now.id])
  const kept = others.filter((way): way is Way => {
    if (way === undefined || seen.has(way.id)) return false
    seen.add(way.id)
    return true
  })
  return [plan, ...(now === undefined ? [] : [now]), ...kept.slice(0, rules.mostOtherWays.value)].map(
    wayToAlternative,
  )
}

function planWay(work: CollegeWork): PlanWay {
  const course = planCourse(work)
  const isWaiting = work.first.gates.length > 0
  return {
    id: 'recommended',
    kind: 'recommended',
    title: words('This plan'),
    detail: isWaiting
      ? words('First what college must wait for, then college.')
      : words('An age-based mix in the account that is taxed least.'),
    putIn: goesIn(work),
    reach: say`${work.reached}`,
    state: stateOf(work),
    aid: aidOf(work, course),
    difference: words('The plan.'),
    course,
  }
}

/** What the household does today. */
function current(work: CollegeWork, plan: PlanWay): Way | undefined {
  const { current: now, saved, isIn529, first: before, mode, sheet } = work
  // It would go on without the pay that it comes from.
  if (before.ending !== undefined) return undefined
  if (mode === 'lump' || (now.value === 0 && saved.value === 0)) return undefined
  const byNeed = work.needs.map(({ monthly: need }) => need.value)
  const parts = byNeed.some((need) => need > 0) ? byNeed : work.needs.map(({ worth }) => worth.value)
  const goesOn = untilBirth(work, splitMonthly(work.needs, now.value, parts), now)
  const { contributions: ways, rise } = withMoreLater(
    work,
    'current',
    work.needs,
    goesOn.contributions,
    now.value > 0 && mode === 'monthly' ? moreToCollege(before) : [],
    { monthly: goesOn.monthly, of: now },
  )
  const course = courseOf(work, 'current', 'the present course', (need, index) => ({
    ...(ways[index] ?? nothingGoesIn),
    rates: need.rates,
  }))
  const gap = sheet.computed(
    'current.gap',
    'This plan ahead of the present course when college starts, today’s dollars',
    'usd',
    'savings of this plan − savings of the present course',
    [plan.course.value, course.value],
    Math.round(plan.course.value.value - course.value.value),
    3,
  )
  const isWaiting = before.gates.length > 0
  const isOver = mode === 'monthly' && now.value > work.intoCollege.value
  return {
    id: 'current',
    kind: 'current',
    title: now.value > 0 ? say`Go on as now: ${now}` : words('Leave what is saved and add nothing'),
    detail: isIn529
      ? say`Counted as if it stood in an age-based 529 already.${cardsKeptLevel(rise)}`
      : say`Counted as if it were invested like the plan.${cardsKeptLevel(rise)}`,
    putIn: now.value > 0 ? say`${now}${goesOn.fromBirth}${rising(rise)}` : words('Nothing'),
    reach: say`${course.reach}`,
    state: now.value > 0 ? stateOfMonthly(work, now, rise) : words('Nothing'),
    aid: aidOf(work, course),
    difference: isWaiting
      ? gap.value < 0
        ? say`Has more for college, and less for what comes before it.${debtCost(work)}${matchCost(work)}`
        : say`Reaches no more, and leaves what comes first undone.${debtCost(work)}${matchCost(work)}`
      : isOver
        ? words('Puts in more than the target takes; the plan leaves the rest free for other goals.')
        : course.reach.shown !== plan.course.reach.shown && gap.value > 0
          ? say`Ends ${gap} behind, in today’s dollars.`
          : work.children.some(({ hasDisability }) => hasDisability)
            ? words('The same amount, but in a 529 it may count for SSI and pays for education only.')
            : words('The same amount; the plan adds the right account, the dates and the order.'),
  }
}

/** What a child on the way leaves missing is filled first. */
const moreToCollege = (first: FirstThings): readonly MoreLater[] => {
  const later = moreLater(besideBirth(first), first.endings)
  return first.birth?.isMissing === true ? afterMissing(later, first.birth.left.value) : later
}

/** What the interest of costly debts comes to when they only get their minimum payments. */
function debtCost({ first, putAside, sheet }: CollegeWork): Text {
  const debts = first.costlyDebts.map(({ id, balance, rate, minimum }) => ({
    name: id,
    balance: balance.value,
    rate: rate.value,
    minimum: minimum.value,
  }))
  const { atOnce, starterGap, matchCost } = first
  if (debts.length === 0) return nothing
  const least = debtPayoff({ debts, extra: 0, order: 'minimum-only' })
  const faster = debtPayoff({
    debts,
    extra: Math.round(putAside.value),
    order: 'avalanche',
    lumpSum: atOnce?.value ?? 0,
    claims: [
      ...(starterGap > 0 ? [{ total: starterGap }] : []),
      ...(matchCost === undefined ? [] : [{ monthly: matchCost.takeHome.value }]),
    ],
  })
  if (least.months === undefined) return words(' The debt would never be paid off.')
  // What comes before the debt takes all of it for good.
  if (least.totalInterest - faster.totalInterest < 1) return nothing
  const interest = sheet.computed(
    'debt.interest',
    'More interest when the debt gets only its minimum payment',
    'usd',
    'interest with minimum payments − interest with what the starter cushion and a match leave of this money on top',
    first.costlyDebts.map(({ balance }) => balance),
    Math.round(least.totalInterest - faster.totalInterest),
  )
  return say` It costs ${interest} more interest.`
}

const matchCost = ({ first }: CollegeWork): Text =>
  first.match === undefined ? nothing : say` It misses ${first.match.match} of employer match.`

/** The same dollars where most people leave them. */
function bank(work: CollegeWork, plan: PlanWay, outlook: CollegeOutlook): Way | undefined {
  const { sheet, taxes, contributions, mode, first: before } = work
  if (before.gates.length > 0 || contributions.every(({ start, monthly: each }) => start + each === 0))
    return undefined
  const rate = sheet.market('bank.rate', 'What the average bank pays a year', 'rate', averageBankRate)
  const course = courseOf(work, 'bank', 'an average bank', (_need, index) => ({
    ...allAtOnce(contributions[index] ?? nothingGoesIn),
    rates: [rate.value * (1 - taxes.later.bracket.value)],
  }))
  const middle = sheet.computed(
    'value.middle',
    'This plan ahead of the bank when college starts, today’s dollars, middle outcome',
    'usd',
    'middle outcome of this plan − the bank',
    [outlook.middle, course.value],
    outlook.middle.value - course.value.value,
    3,
  )
  const weak = sheet.computed(
    'value.weak',
    'This plan ahead of the bank in most futures at least',
    'usd',
    'what most futures reach − the bank',
    [outlook.weak, course.value],
    outlook.weak.value - course.value.value,
    3,
  )
  return {
    id: 'bank',
    kind: mode === 'lump' || plan.course.value.value === 0 ? 'current' : 'other',
    title: words('The same money in an average bank'),
    detail: say`At ${rate} before tax it loses to prices every year.`,
    putIn: goesIn(work),
    reach: say`${course.reach}`,
    state: words('Nothing'),
    aid: aidOf(work, course, 'parents’ own'),
    difference:
      middle.value <= 0
        ? words('Ends about where the plan does: there is little time left to grow.')
        : weak.value >= 0
          ? say`Gives up ${middle} in the middle outcome, and at least ${weak} in ${outlook.mostFutures} futures.`
          : say`Gives up ${middle} in the middle outcome. In weak markets it would end ahead.`,
  }
}

/** College at once, although something else comes before it. */
function first(work: CollegeWork, plan: PlanWay): Way[] {
  const { first: before, putAside, needs, mode, current: now, reader, leftToSave, needMonthly, sheet } = work
  const isSaidFull = isFundSaidFull(reader, before)
  if (before.ending !== undefined) return []
  if (before.gates.length === 0 || mode !== 'monthly' || (now.value > 0 && !isSaidFull)) return []
  const weights = needs.map(({ monthly: need }) => need.value)
  // Of what nobody told to be for college no more goes in than the target takes.
  const isPart = leftToSave !== undefined && needMonthly.value < putAside.value
  const into = isPart ? needMonthly : putAside
  const goesOn = untilBirth(work, splitMonthly(needs, into.value, weights), into)
  const { contributions: ways, rise } = withMoreLater(
    work,
    'college-first',
    needs,
    goesOn.contributions,
    moreToCollege(before),
    { monthly: goesOn.monthly, of: into },
  )
  const course = courseOf(work, 'college-first', 'college first', (need, index) => ({
    ...(ways[index] ?? nothingGoesIn),
    rates: need.rates,
  }))
  const gap = sheet.computed(
    'college-first.gap',
    'More for college than in this plan, today’s dollars',
    'usd',
    'college first − this plan',
    [course.value, plan.course.value],
    Math.round(course.value.value - plan.course.value.value),
    3,
  )
  const has = say`Has ${gap} more for college when it starts`
  return [
    {
      id: 'college-first',
      kind: now.value > 0 ? 'other' : 'current',
      title: words(isSaidFull ? 'Leave the fund as it is, and college now' : 'College first'),
      detail: say`${words(isSaidFull ? 'You said that the fund is full: all of it goes into a 529 from today.' : isPart ? 'What the target takes goes into a 529 from today, and what comes first gets the rest.' : 'All of it into a 529 from today, and the rest waits.')}${cardsKeptLevel(rise)}`,
      putIn: say`${into}${goesOn.fromBirth}${rising(rise)}`,
      reach: say`${course.reach}`,
      state: stateOfMonthly(work, into, rise),
      aid: aidOf(work, course),
      difference: isPart
        ? say`${has}. What comes first gets ${restOf(work)} instead of all of it, and is done later.`
        : say`${has}, and leaves what comes first undone.${debtCost(work)}${matchCost(work)}`,
    },
  ]
}

const restOf = ({ sheet, putAside, needMonthly }: CollegeWork): Figure =>
  sheet.computed(
    'college-first.rest',
    'What a month leaves beside the target',
    'usd-per-month',
    'what is put aside − what reaches the target',
    [putAside, needMonthly],
    putAside.value - needMonthly.value,
  )

const loans = (work: CollegeWork): Way[] => borrowing(work)
