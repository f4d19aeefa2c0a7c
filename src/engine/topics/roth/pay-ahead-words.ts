/** What a pay that was named for later means for the plan, in words. */
import { nothing, say, type Text, words } from '../../say.ts'
import type { Decision } from './decision.ts'
import type { KindAhead } from './pay-ahead.ts'
import { turnInWords } from './turn-words.ts'
import type { RothWork } from './work.ts'

/** Until when this year's choice is repeated on the ledger. */
export const keptUntil = ({
  children,
  ahead,
  retirementAge,
}: Pick<RothWork, 'children' | 'ahead' | 'retirementAge'>): Text =>
  say`${(children.change?.isTurn === true ? children.change.from : ahead?.from) ?? retirementAge}`

/**
 * Of which kind it is then. Of dollars of which only some are taken as Traditional the first save more than they cost later
 * and the last do not.
 */
function turnAhead(decision: Decision, { saves, contributed, traditional }: KindAhead): Text {
  const isAll = traditional !== undefined && traditional.value >= contributed.value
  return isAll || saves.value - decision.later.value <= decision.band.value
    ? turnInWords({ saves, until: decision.now.value, decision })
    : words(
        'That is more than the first of those dollars cost later, and no more than the last of them do: some of each may be right then, so choose again.',
      )
}

/** The pay ahead, to stand at the begin of a sentence. */
const payInWords = ({ pay, from }: KindAhead, endOfPay: RothWork['endOfPay']): Text =>
  endOfPay === undefined
    ? say`At the ${pay} that you expect from ${from} on`
    : say`On the ${pay} that you are paid in ${from} until work ends ${endOfPay.when}`

/** What the named pay changes, and when to choose again. */
export function aheadInWords({ ahead, decision, lateChange, endOfPay }: RothWork): Text {
  if (ahead === undefined) return nothing
  const { saves, savesAfterLoans, year } = ahead
  const after =
    savesAfterLoans === undefined
      ? nothing
      : say` Once the loan is ${words(year.loans?.isForgiven === true ? 'forgiven' : 'paid')} it is ${savesAfterLoans}: choose again then, too.`
  return say`${payInWords(ahead, endOfPay)}, a Traditional dollar saves about ${saves} instead of ${words(lateChange === undefined ? 'this year’s' : 'the')} ${decision.now}${lateChange === undefined ? nothing : words(' until then')}. ${turnAhead(decision, ahead)}${after}`
}

/** What the later rate takes of those years. */
export function aheadInSavings({ ahead, endOfPay }: RothWork): Text {
  if (ahead === undefined) return nothing
  const { from, contributed, traditional } = ahead
  const taken =
    traditional === undefined
      ? words('taken as Roth')
      : traditional === contributed
        ? words('taken as Traditional')
        : say`with ${traditional} of it taken as Traditional, about as much as then saves what it costs,`
  const goesIn =
    endOfPay === undefined
      ? say`From ${from} on ${contributed} goes in at that pay`
      : say`In ${from} ${contributed} goes in until work ends`
  return say` ${goesIn}, ${taken} whatever you choose now; the comparison is about the contributions until then.`
}
