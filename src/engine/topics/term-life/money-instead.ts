/**
 * What the money does that no policy needs to cost: the month that was told, or what the smallest policy would cost, placed
 * by the order of “Where should my next dollar go?” on the same facts.
 */
import type { Figure } from '../../figure.ts'
import { premiumSource, termPremium } from '../../markets/term-life-premiums.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { matchCheck } from '../match-check.ts'
import { type DollarWork, dollarWork } from '../next-dollar/work.ts'
import { sourceOf } from '../tax-picture.ts'
import { type Adult, whose } from './family.ts'
import type { TermLifeWork } from './work.ts'

export interface MoneyInstead {
  readonly monthly: Figure
  readonly isTold: boolean
  /** Where the first month goes: "$600 to your Roth IRA". */
  readonly parts: readonly Text[]
  /** What an IRA takes in a year, where dollars go to one. */
  readonly ira: Text
}

/** What the smallest policy would cost whoever asks; undefined where no price is published. */
function priceOf({ sheet, reader, family }: TermLifeWork): Figure | undefined {
  const [you] = family.adults
  if (you === undefined) return undefined
  const price = termPremium({
    age: you.age.value,
    smoker: reader.told('smoker') === true,
    cover: rules.smallestPolicy.value,
    term: rules.smallPolicyYears.value,
  })
  return price === undefined
    ? undefined
    : sheet.market('instead.price', 'About what a small policy costs', 'usd-per-month', {
        value: Math.round(price),
        source: premiumSource,
        note: 'An order of magnitude from quotes of 2019 and 2020 for good health. The quote of an insurer replaces it.',
      })
}

/** Undefined while nobody works or too little was told to place anything. */
export function moneyInstead(work: TermLifeWork): MoneyInstead | undefined {
  const { reader, household, context, none } = work
  if (context.isTried === true || none !== 'enough' || reader.told('income') === undefined) return undefined
  const told = reader.some('amountMonthly') ?? reader.some('monthlySurplus')
  const monthly = told ?? priceOf(work)
  if (monthly === undefined) return undefined
  const placed = dollarWork(
    { ...household, amountMonthly: monthly.value, monthlySurplus: monthly.value },
    context,
  )
  if (!placed.isPaidOn || placed.isEmpty || placed.placements.length === 0) return undefined
  return {
    monthly,
    isTold: told !== undefined,
    parts: placed.placements.map((placement) =>
      placement.act(
        work.sheet.computed(
          `instead.${placement.id}`,
          'Dollars of a month that no policy takes',
          'usd',
          'the order of “Where should my next dollar go?” on the same facts',
          [monthly],
          placement.amount.value,
        ),
      ),
    ),
    ira: iraInWords(work, placed),
  }
}

function iraInWords({ sheet, context, family }: TermLifeWork, { placements }: DollarWork): Text {
  if (!placements.some(({ step }) => step === 'ira')) return nothing
  const law = known(context.limits.ira)
  const isCaughtUp = (adult: Adult) => adult.age.value >= law.catchUpFromAge
  const [you, other] = family.adults
  if (you === undefined) return nothing
  const room = (adult: Adult) =>
    sheet.law(`instead.ira.${adult.id}`, 'What an IRA takes at that age', 'usd-per-year', {
      value: law.limit + (isCaughtUp(adult) ? law.catchUp : 0),
      source: `${sourceOf(context.limits.ira)}; IRC §219(b)(5)`,
      note: 'Never more than the pay of the year.',
    })
  const own = say`Your IRA takes ${room(you)}${words(isCaughtUp(you) ? ', the catch-up of your age included' : '')}`
  if (other === undefined || !family.isMarried) return say`${own}.`
  return say`${own}, and ${words(whose(other))} ${room(other)}.`
}

/** What the money does, and the match that comes before it. */
export function insteadChecks(work: TermLifeWork, instead: MoneyInstead | undefined): Check[] {
  if (instead === undefined) return []
  const { sheet, reader, context } = work
  const { monthly, isTold, parts, ira } = instead
  return [
    check(
      'instead',
      isTold ? 'act' : 'warn',
      isTold ? say`What your ${monthly} does instead` : words('What the price of a policy does instead'),
      join([
        isTold
          ? say`No cover is missing, so this money is free for the first open place of the usual order: ${listed(parts)}.`
          : say`A small policy would cost about ${monthly}. No cover is missing, so that goes to the first open place of the usual order: ${listed(parts)}.`,
        ira,
        words(
          'Late bills, the employer match, costly debt and the emergency fund come before it where they are open, and a plan at work after it. For the years ahead it may be in broad stock funds there. Ask “Where should my next dollar go?” for every month.',
        ),
      ]),
    ),
    ...matchCheck(sheet, reader, context),
  ]
}

/** The same in a sentence of the summary. */
export const insteadInWords = (instead: MoneyInstead | undefined): Text =>
  instead?.isTold === true
    ? say`The ${instead.monthly} that you can put aside does more elsewhere: ${listed(instead.parts)}.`
    : nothing
