/**
 * Cash that nobody told of. Where no cash was told, the plan fills an emergency fund first and says what it would do with
 * the fund there; where cash was told and no sum, or as the same sum, that cash is the sum, and the fund is kept out of it
 * once.
 */
import { valueInWords } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { listed, nothing, say, type Text } from '../../say.ts'
import { tellsCash } from '../cushion.ts'
import { placedIn } from '../order-of-operations.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import { type LumpSumWork, lumpSumWork } from './work.ts'

const isCashTheSum = ({ amount, savings }: Household): boolean =>
  amount === undefined && Math.round(middle(savings ?? 0)) > 0

/** The household with the cash that it told as the sum to decide about, where it named none or the same. */
export const withCashAsSum = (household: Household): Household => {
  if (isCashTheSum(household)) return { ...household, amount: household.savings, savings: 0 }
  const { amount, savings, sumIsTheCash } = household
  const isTwice = sumIsTheCash === true && amount !== undefined && savings !== undefined
  return isTwice ? { ...household, savings: 0 } : household
}

const areEqual = ({ amount, savings }: Household): boolean =>
  middle(amount ?? 0) > 0 && middle(amount ?? 0) === middle(savings ?? 0)

/** Lists that the cash is taken as the sum. */
export function listCashAsSum({ reader }: LumpSumWork, told: Household): void {
  if (told.sumIsTheCash === true && areEqual(told))
    reader.filledIn(
      'sumIsTheCash',
      'yes',
      'Cash and sum are the same to the dollar, so they are read as the same money. The emergency fund is kept out of it first. If both are there, say no.',
    )
  if (isCashTheSum(told))
    reader.filledIn(
      'amount',
      valueInWords(middle(told.savings ?? 0), 'usd'),
      'All of the cash that you told, as you named no other sum. The emergency fund is kept out of it first.',
    )
}

/** The same money beside a fund that is full, to stand after another sentence. */
export function ifFundIsThere(work: LumpSumWork): Text {
  const { reader, sheet, placements, household, context, cushion, isProtected, inherited } = work
  if (tellsCash(reader) || isProtected || isChildOnBenefits(reader) || inherited !== undefined) return nothing
  if (placedIn(placements, 'starter', 'cushion') === 0) return nothing
  const there = lumpSumWork({ ...household, savings: cushion.target.value }, context)
  const parts = there.placements.map((placement) =>
    placement.act(
      sheet.computed(
        `fund-there.${placement.id}`,
        'This part of the money, if the emergency fund is there already',
        'usd',
        'the same order beside a fund that is full',
        [work.amount, cushion.target],
        placement.amount.value,
      ),
    ),
  )
  return say`If ${cushion.target} of cash is there beside it, say so: then ${listed(parts)}.`
}
