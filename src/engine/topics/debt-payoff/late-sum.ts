/** What is late: as told, or by the payments that were missed; where nobody said how many, one is taken to be. */
import { type Figure, sumOf } from '../../figure.ts'
import { say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isPayGone } from '../out-of-work.ts'
import { isDueWhole, isLate, pastDue } from '../past-due.ts'
import type { Drafting } from '../topic.ts'
import { isLateAndSecured } from './secured-late.ts'

export interface LateSum {
  readonly sum: Figure
  /** Payments that are taken to be late on a debt of which nobody said how many; none where the sum was told. */
  readonly usual: Months
  /** Set where nobody said on which debt either, so that one payment of each is counted. */
  readonly isOfEach?: boolean
}

const usualPayments: Months = 1

/**
 * Undefined where nothing is late, or nobody can say how much. While a pay is gone whoever is owed is called first, and only a
 * home or a car has a sum without one that was told.
 */
export function lateSum(
  { sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>,
  debts: readonly DebtTerms[],
): LateSum | undefined {
  const told = pastDue(sheet, reader)
  if (told !== undefined) return { sum: told, usual: 0 }
  if (!isLate(reader)) return undefined
  const payable = debts.filter(({ told: debt }) => debt.isInCollections !== true && !isDueWhole(debt))
  const late = payable.filter(({ told: { isPastDue } }) => isPastDue === true)
  const isSecured = late.some((debt) => isLateAndSecured(debt.told))
  if (isPayGone(reader) && !isSecured) return undefined
  const isOfEach = late.length === 0
  const counted = isOfEach ? payable : late
  // Where no cash was told none waits for it: the first that can be spared makes it up, however much it is.
  if (counted.length === 0 || (isOfEach && !tellsCash(reader))) return undefined
  const rent = isOfEach && reader.told('monthlyRent') !== undefined ? [reader.number('monthlyRent')] : []
  const missed =
    counted.reduce(
      (sum, { told: { monthsBehind = usualPayments }, minimum }) => sum + monthsBehind * minimum.value,
      0,
    ) + sumOf(rent)
  if (missed <= 0) return undefined
  const isCounted = late.length > 0 && late.every(({ told: { monthsBehind } }) => monthsBehind !== undefined)
  const which = isCounted
    ? 'The payments that you missed'
    : isOfEach
      ? `One payment of each debt${rent.length === 0 ? '' : ' and the rent'}, as you did not say what is late`
      : 'One payment, as you did not say how many are late'
  reader.instead(
    'pastDueBills',
    Math.round(missed),
    `${which}, without fees${isSecured ? ' and without insurance or tax in an escrow' : ''}. Ask for the sum in writing.`,
  )
  return {
    usual: isCounted ? 0 : usualPayments,
    ...(isOfEach ? { isOfEach } : {}),
    sum: sheet.computed(
      'late.usual',
      'Late, without fees',
      'usd',
      `payments that were missed${isCounted ? '' : isOfEach ? ', one of each' : ', one where you did not say how many'} × the payment that is asked`,
      [...counted.map(({ minimum }) => minimum), ...rent],
      Math.round(missed),
    ),
  }
}

/** That the sum is ours, to follow what is said of it. */
export const usualLateInWords = ({ sum, isOfEach }: LateSum): Text =>
  say`You did not say how much is late: ${sum} is counted, one payment ${words(isOfEach === true ? 'of each debt' : 'where you did not say how many')}. Ask for the sum in writing before you send it.`
