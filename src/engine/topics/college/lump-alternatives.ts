/** What else could be done with a sum for college: all of it in one tax year, or an account of one's own. */
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { sourceOf } from '../tax-picture.ts'
import { allAtOnce, nothingGoesIn } from './contribution.ts'
import { aidOf, type Course, courseOf, sumGoesIn, type Way } from './ledger.ts'
import type { CollegeWork } from './work.ts'

export function lumpAlternatives(work: CollegeWork, plan: Course): Way[] {
  if (work.mode !== 'lump' || work.first.gates.length > 0) return []
  return [...atOnce(work), ownAccount(work, plan)]
}

/** All of it in this tax year, where the plan spreads it. */
function atOnce(work: CollegeWork): Way[] {
  const { instalments, contributions } = work
  if (instalments === undefined) return []
  const course = courseOf(work, 'at-once', 'all of it at once', (need, index) => ({
    ...allAtOnce(contributions[index] ?? nothingGoesIn),
    rates: need.rates,
  }))
  const { savesNow, ahead } = instalments
  return [
    {
      id: 'at-once',
      kind: 'other',
      title: words('Put in all of it now'),
      detail: words('One transfer, and all of it grows free of tax from the first day on.'),
      putIn: sumGoesIn(work, 'once'),
      reach: say`${course.reach}`,
      state: say`${savesNow} once`,
      aid: aidOf(work, course),
      difference: say`Ends about ${ahead} behind, the state tax of every year and what the wait costs counted.`,
    },
  ]
}

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
    ...allAtOnce(contributions[index] ?? nothingGoesIn),
    rates: need.rates.map((rate, year) => {
      const mix = need.mixes[year]
      if (mix === undefined) return rate
      const interest = mix.bonds * context.market.bonds.value + mix.cash * context.market.cash.value
      return rate - mix.stocks * dividends.value * onDividends.value - interest * taxes.later.bracket.value
    }),
  }))
  const gap = sheet.computed(
    'own.gap',
    'Less for college than in this plan, today’s dollars',
    'usd',
    'this plan − an account of your own, before the tax on the gain',
    [plan.value, course.value],
    Math.max(0, plan.value.value - course.value.value),
    3,
  )
  return {
    id: 'own',
    kind: 'other',
    title: words('Invest it in an account of your own'),
    detail: words('Free for anything, taxed every year, and taxed again on the gain when it is sold.'),
    putIn: sumGoesIn(work, 'once'),
    reach: say`${course.reach}`,
    state: words('Nothing'),
    aid: aidOf(work, course, 'parents’ own'),
    difference:
      gap.value > 0
        ? say`Ends at least ${gap} behind.`
        : words('Ends about level before the tax on the gain, and saves no state tax.'),
  }
}
