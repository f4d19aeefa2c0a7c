/** What is left of the plan for whoever thinks of taking it as cash: the answer to the question, in a few words. */
import { nothing, say, type Text, words } from '../../say.ts'
import { statePenaltyOnCash, stateTaxOnCash } from './state.ts'
import type { CashOut } from './ways.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

export function cashInShort(work: RolloverWork, cash: CashOut): Text {
  const { sheet, reader } = work
  if (reader.told('considersCashOut') !== true || cash.taxable.value === 0) return nothing
  const ofState = stateTaxOnCash(work, cash.taxable)
  const penalty = statePenaltyOnCash(work, cash.taxable)
  const takes = [
    cash.cost,
    ...(ofState === undefined ? [] : [ofState]),
    ...(penalty === undefined ? [] : [penalty]),
  ]
  const lost = sheet.computed(
    'cash.lost',
    'Tax and penalties if you take it as cash',
    'usd',
    'federal tax and penalty + state tax and a penalty of the state, where they are known',
    takes,
    takes.reduce((sum, { value }) => sum + value, 0),
  )
  const left = sheet.computed(
    'cash.left',
    'Left of it as cash, after your state',
    'usd',
    'what is left after federal tax and penalty − state tax and a penalty of the state, where they are known',
    [cash.net, lost],
    Math.max(0, cash.net.value + cash.cost.value - lost.value),
  )
  const isPayOpen = reader.value('employment') === 'unemployed' && reader.told('payThisYear') === undefined
  const { from } = whenPaid(work)
  const when =
    from === undefined
      ? words('Taken as cash this year,')
      : say`Before ${from} the plan can mostly not pay it out as cash. Taken after that,`
  return say`${when} about ${lost} of it would go to tax${cash.penalty.value > 0 ? words(' and penalties') : nothing} and ${left} would be left${ofState === undefined ? words(', before state tax') : nothing}.${isPayOpen ? words(' What you earned this year comes first and makes it more; you did not name it.') : nothing}${partly(work)}`
}

/**
 * Nobody has to take all of it to get through some months. With the pay of this year told, the check on it says in which
 * year a dollar costs less: credits and benefits can make it the one with pay.
 */
const partly = ({ reader, gates }: RolloverWork): Text =>
  reader.value('employment') === 'unemployed' && gates.freeze === undefined
    ? words(
        ` If nothing else pays for food and housing, take only what the months need${reader.told('payThisYear') === undefined ? ', in a year without pay,' : ''} and leave the rest.`,
      )
    : nothing
