/**
 * "A rental property or an index fund?": what the property has to bring to keep up with the mix. What one house would bring
 * nobody told, so the plan says the measure and how to reckon by it.
 */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { LumpSumWork } from './work.ts'

/** What the invested part is expected to earn in a year; undefined where no property is weighed, or nothing is invested. */
function measureOf({ reader, sheet, invested, expected }: LumpSumWork): Figure | undefined {
  if (reader.told('considersRental') !== true || invested.value <= 0) return undefined
  return sheet.computed(
    'rental.measure',
    'What a property has to bring each year to keep up',
    'usd-per-year',
    'what is invested × what the mix is expected to earn a year',
    [invested, expected],
    Math.round(invested.value * expected.value),
  )
}

const isLater = ({ reach }: LumpSumWork): boolean => reach !== 'short'

/** The answer in short, before the plan says where the money goes. */
export function rentalInWords(work: LumpSumWork): Text {
  const measure = measureOf(work)
  if (measure === undefined) return nothing
  return isLater(work)
    ? say`A property to rent out keeps up with this mix where, after all its costs, it brings about ${measure} on the ${work.invested} that is left to invest: the check below says how to reckon it. Until you have, funds are the choice that takes no work and can be undone. `
    : say`You need this money in ${work.horizon}: buying and selling a property would cost more than it is likely to bring by then. `
}

export function rentalCheck(work: LumpSumWork): Check[] {
  const measure = measureOf(work)
  if (measure === undefined || !isLater(work)) return []
  return [
    check(
      'rental',
      'warn',
      'A property or an index fund',
      say`Reckon a year of the house that you have in mind. Take the rent, with some empty weeks taken off. Take off the interest of its loan, property tax, insurance, repairs, and a manager, or your own hours. Add what its price may honestly gain. Divide by the cash that goes in, closing costs and the first repairs included. Of ${work.invested} that is ${measure} to be as good as the mix at ${work.expected}. ${words('A house is one thing in one town, mostly on credit: it can do better, and it can lose far more. It cannot be sold in parts, a new roof comes out of your cash, so the emergency fund has to be larger, and the part of its cost that is deducted over the years is taxed when you sell. A fund needs none of that.')}`,
    ),
  ]
}
