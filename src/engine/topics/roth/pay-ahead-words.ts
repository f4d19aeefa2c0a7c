/** What a pay that was named for later means for the plan, in words. */
import { nothing, say, type Text, words } from '../../say.ts'
import { turnInWords } from './turn-words.ts'
import type { RothWork } from './work.ts'

/** Until when this year's choice is repeated on the ledger. */
export const keptUntil = ({
  children,
  ahead,
  retirementAge,
}: Pick<RothWork, 'children' | 'ahead' | 'retirementAge'>): Text =>
  say`${(children.change?.isTurn === true ? children.change.from : ahead?.from) ?? retirementAge}`

/** What the named pay changes, and when to choose again. */
export function aheadInWords({ ahead, decision, lateChange }: RothWork): Text {
  if (ahead === undefined) return nothing
  const { pay, from, saves, savesAfterLoans, year } = ahead
  const after =
    savesAfterLoans === undefined
      ? nothing
      : say` Once the loan is ${words(year.loans?.isForgiven === true ? 'forgiven' : 'paid')} it is ${savesAfterLoans}: choose again then, too.`
  return say`At the ${pay} that you expect from ${from} on, a Traditional dollar saves about ${saves} instead of ${words(lateChange === undefined ? 'this year’s' : 'the')} ${decision.now}${lateChange === undefined ? nothing : words(' until then')}. ${turnInWords({ saves, until: decision.now.value, decision })}${after}`
}

/** What the later rate takes of those years. */
export function aheadInSavings({ ahead }: RothWork): Text {
  if (ahead === undefined) return nothing
  const { from, contributed, traditional } = ahead
  const taken =
    traditional === undefined
      ? words('taken as Roth')
      : traditional === contributed
        ? words('taken as Traditional')
        : say`with ${traditional} of it taken as Traditional, about as much as then saves what it costs,`
  return say` From ${from} on ${contributed} goes in at that pay, ${taken} whatever you choose now; the comparison is about the contributions until then.`
}
