/** What else could be done with a sum for college: the state's benefit year by year, or an account of one's own. */
import type { Figure } from '../../figure.ts'
import { growthByYear } from '../../math/changing-rates.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import { nothingGoesIn } from './contribution.ts'
import { aidOf, type Course, courseOf, planCourse, type Way } from './ledger.ts'
import { laterAtStart, requiredAtStart, savingsAtStart } from './reach.ts'
import { type CollegeWork, stateBeside } from './work.ts'

export function lumpAlternatives(work: CollegeWork, plan: Course): Way[] {
  if (work.mode !== 'lump' || work.first.gates.length > 0) return []
  return [...byYear(work, plan), ownAccount(work, plan)]
}

/** One child's sum spread by what the state rewards in a year beside what goes in each month; the rest waits in Treasury bills. */
function spreadOf(work: CollegeWork) {
  const { state, needs, yearly529, mode, first, intoCollege, context, taxes, inflation } = work
  const [need] = needs
  if (mode !== 'lump' || first.gates.length > 0 || state?.most === undefined) return undefined
  // What is beyond the limit counts in later years by itself.
  if (state.carriesForward !== undefined) return undefined
  if (need === undefined || needs.length > 1 || need.child.startsIn <= 1) return undefined
  const most = roomOf(work, state.most)
  // Without state tax to lower, nothing speaks for waiting.
  const yearly = stateBeside(work, state, most.value)
  if (yearly <= 0 || most.value >= yearly529.value) return undefined
  const waitingRate = context.market.cash.value * (1 - taxes.later.bracket.value)
  let waiting: Dollars = intoCollege.value
  let inside: Dollars = need.saved.value
  let saved: Dollars = 0
  for (let year = 0; year < need.child.startsIn; year += 1) {
    const moved = Math.min(waiting, most.value)
    saved += stateBeside(work, state, moved) / growthByYear([inflation.value], year)
    waiting = (waiting - moved) * (1 + waitingRate)
    inside = (inside + moved) * (1 + (need.rates[year] ?? 0))
  }
  const [contribution = nothingGoesIn] = work.contributions
  const monthly = { start: 0, monthly: contribution.monthly, from: 0, rates: need.rates }
  const value =
    (waiting + inside) / growthByYear([inflation.value], need.child.startsIn) +
    savingsAtStart(work, need, monthly)
  const atOnce = savingsAtStart(work, need, { ...contribution, rates: need.rates })
  const ahead = value + saved - atOnce - (work.stateYearly?.value ?? 0)
  return { need, most, yearly, monthly, value, ahead }
}

type Spread = NonNullable<ReturnType<typeof spreadOf>>

const aheadOf = ({ sheet, intoCollege }: CollegeWork, { most, ahead }: Spread, plan: Course): Figure =>
  sheet.computed(
    'by-year.ahead',
    'More when college starts, state tax counted, today’s dollars',
    'usd',
    'so much a year with the state tax of every year − this plan with one year’s state tax',
    [plan.value, most, intoCollege],
    ahead,
    3,
  )

/** Where spreading ends ahead by more than one year's benefit: so much a year, and by how much. Less than that is level. */
export function spreadAhead(work: CollegeWork): { most: Figure; ahead: Figure } | undefined {
  const spread = spreadOf(work)
  return spread === undefined || spread.ahead <= spread.yearly
    ? undefined
    : { most: spread.most, ahead: aheadOf(work, spread, planCourse(work)) }
}

/** So much each year as the state rewards. */
function byYear(work: CollegeWork, plan: Course): Way[] {
  const { intoCollege, sheet } = work
  const spread = spreadOf(work)
  if (spread === undefined) return []
  const { need, most, yearly, monthly, value, ahead } = spread
  const behind = sheet.computed(
    'by-year.gap',
    'Less when college starts, state tax counted, today’s dollars',
    'usd',
    'this plan with one year’s state tax − so much a year with the state tax of every year',
    [plan.value, most, intoCollege],
    -ahead,
    3,
  )
  const reach = sheet.computed(
    'by-year.reach',
    'Part of the target reached year by year',
    'share',
    'those savings ÷ what the target takes when college starts',
    [plan.value, most],
    (value + laterAtStart(work, need, monthly)) / Math.max(1, requiredAtStart(work, need)),
  )
  return [
    {
      id: 'by-year',
      kind: 'other',
      title: say`Put in ${most} a year for the state’s benefit`,
      detail: words('The rest waits in Treasury bills, taxed, until its turn comes.'),
      putIn: say`${most} a year`,
      reach: say`${reach}`,
      state: say`${sheet.computed('by-year.state', 'State tax saved in each of those years', 'usd-per-year', 'the contribution that still earns something × the credit or the state’s rate', [most], yearly)}`,
      aid: aidOf(work, plan),
      difference:
        behind.value > 0
          ? say`Ends ${behind} behind, although the state gives something every year.`
          : ahead <= yearly
            ? words('Ends about level, and keeps the money in reach for longer.')
            : say`Ends ${aheadOf(work, spread, plan)} ahead, the state tax of every year counted, and keeps the money in reach for longer. It asks for a transfer every year.`,
    },
  ]
}

/** What a year's limit leaves beside what goes in each month. */
const roomOf = ({ sheet, current }: CollegeWork, most: Figure): Figure =>
  current.value === 0
    ? most
    : sheet.computed(
        'by-year.room',
        'What a year’s limit leaves beside what goes in each month',
        'usd',
        'the contribution of a year that still earns something − what goes in each month × months in a year',
        [most, current],
        Math.max(0, most.value - Math.round(current.value) * monthsPerYear),
      )

/** The same mix outside a 529, taxed every year. */
function ownAccount(work: CollegeWork, plan: Course): Way {
  const { reader, context, taxes, contributions, sheet } = work
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const onDividends = sheet.law('gains.rate', 'Federal rate on dividends and long-term gains', 'rate', {
    value: known(context.law.capitalGains).middleRate,
    source: sourceOf(context.law.capitalGains),
    note: 'The middle rate; many pay it.',
  })
  const course = courseOf(work, 'own', 'an account of your own', (need, index) => ({
    ...(contributions[index] ?? nothingGoesIn),
    rates: need.rates.map((rate, year) => {
      const mix = need.mixes[year]
      if (mix === undefined) return rate
      const interest = mix.bonds * context.market.bonds.value + mix.cash * context.market.cash.value
      return rate - mix.stocks * dividends.value * onDividends.value - interest * taxes.later.bracket.value
    }),
  }))
  return {
    id: 'own',
    kind: 'other',
    title: words('Invest it in an account of your own'),
    detail: words('Free for anything, taxed every year, and taxed again on the gain when it is sold.'),
    putIn: say`${work.intoCollege} once`,
    reach: say`${course.reach}`,
    state: words('Nothing'),
    aid: aidOf(work, course, 'parents’ own'),
    difference: say`Ends at least ${sheet.computed('own.gap', 'Less for college than in this plan, today’s dollars', 'usd', 'this plan − an account of your own, before the tax on the gain', [plan.value, course.value], Math.max(0, plan.value.value - course.value.value), 3)} behind.`,
  }
}
