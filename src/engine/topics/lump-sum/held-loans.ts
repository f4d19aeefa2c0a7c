/** Federal loans that get none of the sum: why, and what the sum and what it earns do to their payment. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type ForgivenLoans, forgivenLoansInWords } from '../forgiven-loan-words.ts'
import { isPayGone } from '../out-of-work.ts'
import { taxedPart } from './money-tax.ts'
import type { LumpSumWork } from './work.ts'

const heldLoans = (work: LumpSumWork): ForgivenLoans | undefined => forgivenLoansInWords(work, work.forgiven)

/** "Pay the loan?" is the first question of whoever has one: its answer stands with the parts of the money. */
export function heldLoansInWords(work: LumpSumWork): Text {
  const held = heldLoans(work)
  if (held === undefined) return nothing
  return say` ${sentenceStart(held.named)} ${words(held.isOne ? 'gets' : 'get')} none of it: ${held.why}.`
}

export function heldLoansCheck(work: LumpSumWork): Check[] {
  const held = heldLoans(work)
  if (held === undefined) return []
  return [
    check(
      'forgiveness',
      'pass',
      held.isOne ? 'The federal loan is not paid ahead' : 'The federal loans are not paid ahead',
      join([held.detail, ofThisMoney(work, held)]),
    ),
  ]
}

/** What is income moves the payment, and this money mostly is none. */
function ofThisMoney(work: LumpSumWork, { byIncome }: ForgivenLoans): Text {
  if (work.inherited !== undefined || taxedPart(work) !== undefined || work.reader.told('inSchool') === true)
    return nothing
  return join([
    words('This money itself is no income, so the payment stays as it is.'),
    byIncome === undefined
      ? nothing
      : say`What it earns outside retirement accounts is: each ${byIncome.step} of interest, dividends and gains adds about ${byIncome.less} to what the plan of the loan asks for, once you certify that income.${words(isPayGone(work.reader) ? '' : ' What goes into a plan at work before tax takes as much off.')}`,
  ])
}
