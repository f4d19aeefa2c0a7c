/** What is said of money for the children beside its place: in whose name it stands, and how the 529 is opened. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { stateBenefit } from '../college/state.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { isForChildren, minorsOf } from './for-children.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

const giftsOf = ({ sheet, context: { limits }, taxes }: LumpSumWork): Figure =>
  sheet.law('gift.parents', 'Gifts to one child in a year without a gift-tax return', 'usd', {
    value: annualGiftExclusion({ limits, donors: taxes.isCouple ? 2 : 1 }),
    source: `IRC §§2503(b), 2513; ${sourceOf(limits.gifts)}`,
    ...(taxes.isCouple ? { note: 'Of two parents who each give half.' } : {}),
  })

export function childrenCheck(work: LumpSumWork): Check[] {
  const { sheet, reader, context } = work
  if (!isForChildren(reader)) return []
  const { limits } = context
  const gift = giftsOf(work)
  const trump = sheet.law(
    'trump.family',
    'Most that family and employer may add to a Trump account a year',
    'usd',
    {
      value: known(limits.trumpAccount).annualContributionMaximum,
      source: sourceOf(limits.trumpAccount),
    },
  )
  return [
    check(
      'children',
      'warn',
      'In whose name the children’s money stands',
      say`${minorsOf(reader).length === 0 ? words('Say how old they are, and the plan says how much of it a 529 takes. ') : nothing}A 529 stays yours to direct. An account in the child’s own name (UTMA) is theirs for good once they are grown, and student aid counts it far more. A Trump account takes up to ${trump} a year for each child and is closed until then. What is not for college stays freest in an account of your own. Above ${gift} a year for one child a gift-tax return is due (Form 709), and seldom any tax. Nobody lends you a retirement: if yours is behind, plan a smaller sum for them.`,
    ),
  ]
}

/** What the state takes off its tax in a year: where it is so much for each child, each account has to get its part. */
function stateInWords({ sheet, reader, context, taxes }: LumpSumWork): Text {
  const children = minorsOf(reader).length
  const benefit = stateBenefit(sheet, reader, context, taxes, children)
  if (benefit?.most === undefined || benefit.kind === 'none') return nothing
  const isEach = children > 1 && benefit.isPerChild
  return say`${benefit.name} counts up to ${benefit.most} of a year${words(isEach ? ' for all your children together, so much for each: split it evenly over their accounts' : '')}${words(benefit.kind === 'own' ? ', in its own plan' : '')}. Ask whether it counts the rest in later years; if it does not, what is beyond it can wait for them.`
}

/** What is too much for one year and one child goes in over New Year, or is reported. */
function largeGift(work: LumpSumWork, placed: Figure): Text {
  const gift = giftsOf(work)
  const ofEach = placed.value / minorsOf(work.reader).length
  return ofEach <= gift.value
    ? nothing
    : say`Above ${gift} a year for one child, put the rest in after New Year, or file Form 709 with your return and have it counted as the gifts of several years: no tax is due.`
}

export function childrenStep(work: LumpSumWork): StepDraft[] {
  const placed = work.placements.find(({ step }) => step === 'college')
  if (placed === undefined) return []
  const isOne = minorsOf(work.reader).length === 1
  return [
    {
      id: 'college',
      moves: 'accounts',
      title: say`Open ${words(isOne ? 'a 529 plan' : 'a 529 plan for each child')}, and put ${placed.amount} in`,
      why: words('What it earns is not taxed each year, nor at all when it pays for college.'),
      how: join([
        words(
          `Your own state’s plan first, where the state takes the contribution off your tax; else one with low costs. Open it in your name, ${isOne ? 'name the child' : 'name one child for each'} as beneficiary, and choose the portfolio by the year in which college starts.`,
        ),
        stateInWords(work),
        largeGift(work, placed.amount),
      ]),
      ...whenThere(work, within.month, 'a month from today, after the things before it'),
      minutes: 60,
      link: links.collegePlans,
      keep: words('The first statement, and the confirmation for the state return.'),
    },
  ]
}
