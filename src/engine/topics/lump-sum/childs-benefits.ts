/**
 * A child on SSI: what the parents hold in savings and taxable accounts counts as the child's. Beyond the first cushion
 * it waits where it does not: in the child's ABLE account, in the parents' retirement accounts, in a trust.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { say, words } from '../../say.ts'
import type { Worksheet } from '../../worksheet.ts'
import { countedFrom, isSupplementalIncome } from '../benefits-limit.ts'
import type { Need } from '../order-of-operations.ts'
import { ableYearly } from './protected.ts'

/** As far as anybody can tell: Medicaid and CHIP by income alone, which look at no savings, go under the same name. */
export const isChildOnBenefits = (reader: FactReader): boolean =>
  reader.told('receivesBenefits') === true &&
  reader.told('specialNeedsChild') === true &&
  reader.number('numDependents').value > 0

/** Whether the sum is placed as SSI asks: elsewhere the first thing is to find out which benefit it is. */
export const isPlacedForBenefits = ({ reader, isProtected }: Placed): boolean =>
  isProtected || isChildOnBenefits(reader) || isSupplementalIncome(reader)

interface Placed {
  readonly reader: FactReader
  readonly isProtected: boolean
}

/** The first cushion, no larger than what the parents may hold. */
export function countedStarter(sheet: Worksheet, reader: FactReader, starter: Figure): Figure {
  const limit = countedFrom(sheet, reader)
  if (!isChildOnBenefits(reader) || starter.value <= limit.value) return starter
  return sheet.computed(
    'starter.counted',
    'Starter cushion below the limit of SSI',
    'usd',
    'the smaller of the starter cushion and the savings above which SSI ends',
    [starter, limit],
    limit.value,
  )
}

/** The same needs in places that are not counted; a 529 of the parents is. */
export const uncounted = (sheet: Worksheet, needs: readonly Need[]): Need[] =>
  needs
    .filter(({ step }) => step !== 'college')
    .map((need) =>
      need.step === 'cushion' ? inAbleAccount(sheet, need) : need.step === 'rest' ? forTheLawyer(need) : need,
    )

const inAbleAccount = (sheet: Worksheet, need: Need): Need => ({
  ...need,
  label: say`${need.label}, in your child’s ABLE account`,
  act: (amount) => say`put ${amount} as an emergency fund into your child’s ABLE account`,
  description: say`In the insured cash choice of that account. SSI does not count it there, and it pays for what your child needs, the home and food among it. From everyone together ${ableYearly(sheet)} a year may go in.`,
})

const forTheLawyer = (need: Need): Need => ({
  ...need,
  label: words('Child’s ABLE account or a trust'),
  act: (amount) => say`put ${amount} into your child’s ABLE account or a trust, as the lawyer says`,
  description: words(
    'An account of your own would count. A special-needs trust that you set up for your child with your own money pays nothing back to Medicaid at the end; an ABLE account may have to.',
  ),
})
