/** Where savings stand that are enough: the bills, what could still be used, and what is over. */
import type { Figure } from '../../figure.ts'
import { say, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import { type CollegePart, type CollegeParts, type Placing, yearlyFigure } from './parts.ts'

/** Enough is there: what the bills take, what could still be used, and what is over. */
export function enoughParts(placing: Placing): CollegeParts {
  const { basis, needs, total } = placing
  const { sheet, context } = basis
  const law = known(context.limits.plan529)
  let left = Math.round(total.value)
  const take = (most: Dollars): Dollars => {
    const taken = Math.max(0, Math.min(left, Math.round(most)))
    left -= taken
    return taken
  }
  const bills = needs.map((need) => take(need.worth.value))
  const more = needs.map((need, index) => take(need.wholeWorth.value - (bills[index] ?? 0)))
  const rothMost = sheet.law(
    'roth.most',
    'Most that may move from a 529 to the child’s Roth IRA, ever',
    'usd',
    {
      value: law.rothRolloverLifetimeMaximum,
      source: sourceOf(context.limits.plan529),
    },
  )
  const roth = needs.map(() => take(rothMost.value))
  const over = left
  const money = (id: string, label: string, how: string, inputs: readonly Figure[], value: Dollars) =>
    sheet.computed(id, label, 'usd', how, inputs, value)
  const parts: CollegePart[] = [
    ...needs.map(
      (need, index): CollegePart => ({
        kind: 'bills',
        need,
        label: say`College of ${need.child.name}`,
        description: words('The part of the bills that you want to have saved.'),
        amount: money(
          `${need.child.id}.bills`,
          'For the bills',
          'what the part to save is worth today, or what is there',
          [total, need.worth],
          bills[index] ?? 0,
        ),
      }),
    ),
    ...needs.map(
      (need, index): CollegePart => ({
        kind: 'more',
        need,
        label: say`More for the bills of ${need.child.name}`,
        description: words(
          'Beyond your target, and still less than all of college costs. It can replace pay and loans at the time.',
        ),
        amount: money(
          `${need.child.id}.more`,
          'Beyond the target',
          'what is over, up to all of college',
          [total, need.wholeWorth],
          more[index] ?? 0,
        ),
      }),
    ),
    ...needs.map(
      (need, index): CollegePart => ({
        kind: 'roth',
        need,
        label: say`A Roth IRA for ${need.child.name}, later`,
        description: words(
          'What is over can move there year by year once the child earns money and the account is old enough.',
        ),
        amount: money(
          `${need.child.id}.roth`,
          'Could move to the child’s Roth IRA',
          'what is over, up to the limit of a lifetime',
          [total, rothMost],
          roth[index] ?? 0,
        ),
      }),
    ),
    {
      kind: 'over',
      label: words('More than college takes'),
      description: words(
        'Graduate school, a brother, sister or cousin, a parent’s own courses, or a later grandchild.',
      ),
      amount: money('over', 'More than college takes', 'what is left of the savings', [total], over),
    },
  ]
  return {
    parts,
    contributions: needs.map(({ saved }) => ({ start: saved.value, monthly: 0, from: 0 })),
    yearly529: yearlyFigure(placing, [], 0),
    yearlyEach: needs.map(() => 0),
  }
}
