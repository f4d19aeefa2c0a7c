/** Money for the children: it goes to places for them, and not into the retirement accounts of their parents. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import { known } from '../../tax/tax-year.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { collegeMissing } from '../college/takes.ts'
import type { Need } from '../order-of-operations.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf, type TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { whenThere } from './inherited-steps.ts'
import type { LumpSumWork } from './work.ts'

/** Ages of the children who are not through with school. */
const minorsOf = (reader: FactReader): readonly number[] =>
  (reader.told('dependents') ?? []).filter((age) => age < rules.schoolEndAge.value)

/** Whether the sum is meant for children who were told. */
export const isForChildren = (reader: FactReader): boolean =>
  (reader.value('goal') === 'children' || reader.value('goal') === 'education') && minorsOf(reader).length > 0

interface Asked {
  readonly household: Household
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
}

/** What the usual part of their college lacks today; nothing where nobody is on the way to it. */
export function collegeLack({ household, sheet, reader, context }: Omit<Asked, 'taxes'>): Figure | undefined {
  const ages = minorsOf(reader)
  if (ages.length === 0) return undefined
  const children = ages.map((age, index) =>
    sheet.told('dependents', `child.${index}.age`, 'Age of a child', 'age', age),
  )
  const lack = sheet.computed(
    'children.college',
    'What college savings for the children lack today',
    'usd',
    'for each child, as in the college plan: the part to save of the bills ahead, as they are worth today, less what is saved',
    [reader.number('collegeFundShare'), ...children],
    collegeMissing({ ...household, dependents: [...ages] }, context),
  )
  return lack.value > 0 ? lack : undefined
}

/** A 529 for what the usual part of their college takes; what is beyond it stays free, in the parents' own name. */
export function childrenNeeds(basis: Omit<Asked, 'taxes'>): Need[] {
  const wanted = collegeLack(basis)
  if (wanted === undefined) return []
  const isOne = minorsOf(basis.reader).length === 1
  return [
    {
      step: 'college',
      id: 'college',
      label: words(isOne ? 'A 529 for your child' : 'A 529 for each child'),
      act: (amount) =>
        say`put ${amount} into ${words(isOne ? 'a 529 for your child' : '529 plans, one for each child')}`,
      description: say`Untaxed for college, in your own name with the child as beneficiary${words(isOne ? '' : '; in equal parts, or more for whoever starts sooner')}. What one does not need can go to a brother or sister. Ask “college savings” for what it comes to.`,
      wanted,
    },
  ]
}

export function childrenCheck({ sheet, reader, context, taxes }: Asked): Check[] {
  if (!isForChildren(reader)) return []
  const { limits } = context
  const gift = sheet.law('gift.parents', 'Gifts to one child in a year without a gift-tax return', 'usd', {
    value: annualGiftExclusion({ limits, donors: taxes.isCouple ? 2 : 1 }),
    source: `IRC §§2503(b), 2513; ${sourceOf(limits.gifts)}`,
    ...(taxes.isCouple ? { note: 'Of two parents who each give half.' } : {}),
  })
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
      say`A 529 stays yours to direct. An account in the child’s own name (UTMA) is theirs for good once they are grown, and student aid counts it far more. A Trump account takes up to ${trump} a year for each child and is closed until then. What is not for college stays freest in an account of your own. Above ${gift} a year for one child a gift-tax return is due (Form 709), and seldom any tax. Nobody lends you a retirement: if yours is behind, plan a smaller sum for them.`,
    ),
  ]
}

export function childrenStep(work: LumpSumWork): StepDraft[] {
  const placed = work.placements.find(({ step }) => step === 'college')
  if (placed === undefined) return []
  const isOne = minorsOf(work.reader).length === 1
  return [
    {
      id: 'college',
      title: say`Open ${words(isOne ? 'a 529 plan' : 'a 529 plan for each child')}, and put ${placed.amount} in`,
      why: words('What it earns is not taxed each year, nor at all when it pays for college.'),
      how: words(
        `Your own state’s plan first, where the state takes the contribution off your tax; else one with low costs. Open it in your name, ${isOne ? 'name the child' : 'name one child for each'} as beneficiary, and choose the portfolio by the year in which college starts.`,
      ),
      ...whenThere(work, within.month, 'a month from today, after the things before it'),
      minutes: 60,
      link: links.investor,
      keep: words('The first statement, and the confirmation for the state return.'),
    },
  ]
}
