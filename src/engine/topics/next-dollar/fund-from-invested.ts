/** Where nothing is left each month, what fills the fund all the same: another pay that was told, and what is invested. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { investedOutside } from '../sold-investments.ts'
import type { DollarWork } from './work.ts'

/** What is invested outside retirement accounts, where it is enough for all that the fund lacks and pay comes in. */
function investedForFund({
  reader,
  stage,
  ending,
  bridge,
  costly,
  today,
  cushion,
}: DollarWork): Figure | undefined {
  if (stage !== 'working' || ending !== undefined || bridge !== undefined || costly.length > 0)
    return undefined
  const invested = investedOutside(reader)
  const missing = cushion.target.value - today.left.value
  return invested === undefined || missing <= 0 || invested.value < missing ? undefined : invested
}

/** "Apr 2029, with the new pay; or now, from the $26,000 that you have invested" */
export function fundWithoutDollars(work: DollarWork, day: Text, isInSight: boolean): Text {
  const invested = investedForFund(work)
  const then = isInSight
    ? say`${day}${words(work.payChange?.isRaise === true ? ', with the new pay' : '')}`
    : words('Not in sight')
  return invested === undefined ? then : say`${then}; or now, from the ${invested} that you have invested`
}

export const investedForFundInWords = (work: DollarWork): Text => {
  const invested = work.isEmpty ? investedForFund(work) : undefined
  return invested === undefined
    ? nothing
    : say`The ${invested} that you have invested outside retirement accounts can fall just when a job is lost, but a part of it sold fills the fund now: “Emergency fund” says how, and what tax it takes.`
}
