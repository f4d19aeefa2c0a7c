/** The smallest balance first, in words: what was asked for, and what of cheap debts is the same or not in both orders. */
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { goesBySize, smallWithoutTurn } from './smallest-first.ts'
import type { DebtWork } from './work.ts'

/** What was asked for, beside the highest rate first. */
export function smallestWords(work: DebtWork): Text {
  if (goesBySize(work)) return words('You asked for the smallest first; the price of that is shown below.')
  const without = smallWithoutTurn(work)
  return without.length === 0
    ? words('You asked for the smallest first; here that is the same as the highest rate first.')
    : say`You asked for the smallest first; ${listed(without.map(({ label }) => say`the ${label}`))} ${words(without.length > 1 ? 'get' : 'gets')} only what is asked all the same, and for the rest it is the same as the highest rate first.`
}

/** The same order, and which smaller debts have no turn in either. */
export function sameOrder(work: DebtWork): Text {
  const without = smallWithoutTurn(work)
  return without.length === 0
    ? words('Here it comes to the same order.')
    : say`Here it comes to the same order: in both ${listed(without.map(({ label }) => say`the ${label}`))} ${words(without.length > 1 ? 'get' : 'gets')} only what is asked.`
}

/** What is cheap and has its turn all the same where the smallest comes first. */
export function cheapOnes({ paid, order }: DebtWork): Text {
  const small = paid.filter(({ isSmallCheap }) => isSmallCheap === true)
  if (small.length === 0) return nothing
  return order === 'snowball'
    ? say`There ${listed(small.map(({ label, rate }) => say`the ${label} at ${rate}`))} ${words(small.length > 1 ? 'get' : 'gets')} only what is asked.`
    : say`It pays ${listed(small.map(({ label, rate }) => say`the ${label} at ${rate}`))} early. This plan sends only what is asked there on purpose: a dollar saves more interest on a dearer debt.`
}
