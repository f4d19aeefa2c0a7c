/** Money for the children: it goes to places for them, and not into the retirement accounts of their parents. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { collegeMissing } from '../college/takes.ts'
import type { Need } from '../order-of-operations.ts'
import type { Drafting } from '../topic.ts'

/** Ages of the children who are not through with school; of grandchildren where the sum is meant for them. */
export function minorsOf(reader: FactReader): readonly number[] {
  const isMeant = ['children', 'education'].includes(reader.value('goal'))
  const ages = isMeant ? reader.savedFor('dependents') : reader.told('dependents')
  return (ages ?? []).filter((age) => age < rules.schoolEndAge.value)
}

/** Whether the sum is meant for the children; for education, where there are some who are not through with school. */
export const isForChildren = (reader: FactReader): boolean =>
  reader.value('goal') === 'children' || (reader.value('goal') === 'education' && minorsOf(reader).length > 0)

interface Asked extends Drafting {
  readonly household: Household
}

/** What the usual part of their college lacks today; nothing where nobody is on the way to it. */
export function collegeLack({ household, sheet, reader, context }: Asked): Figure | undefined {
  const ages = minorsOf(reader)
  if (ages.length === 0) return undefined
  const children = ages.map((age, index) =>
    sheet.told('dependents', `child.${index}.age`, 'Age of a child', 'age', age),
  )
  const goesIn = reader.some('collegeMonthly')
  const lack = sheet.computed(
    'children.college',
    'What college savings for the children lack today',
    'usd',
    `for each child, as in the college plan: the part to save of the bills ahead, as they are worth today, less what is saved${goesIn === undefined ? '' : ' and what the transfers of today will bring'}`,
    [reader.number('collegeFundShare'), ...(goesIn === undefined ? [] : [goesIn]), ...children],
    collegeMissing({ ...household, dependents: [...ages] }, context),
  )
  return lack.value > 0 ? lack : undefined
}

/** A 529 for what the usual part of their college takes; what is beyond it stays free, in the parents' own name. */
export function childrenNeeds(basis: Asked): Need[] {
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
