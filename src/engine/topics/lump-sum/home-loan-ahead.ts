/**
 * Where the ledger ends ahead by paying a home loan that the plan leaves to its payments, the summary says so, and why the
 * plan does not: what is paid on a home comes back only by a sale or a new loan.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtWay } from './debt-ways.ts'
import { isForChildren } from './for-children.ts'
import { isOfHome, paidOn } from './middle-debts.ts'
import { isMortgageAnswered } from './mortgage-rate.ts'
import type { Difference, Row } from './rows.ts'
import type { LumpSumWork } from './work.ts'

export interface HomeLoanAhead extends Pick<Difference, 'gap' | 'ahead'> {
  readonly debt: DebtTerms
  /** Whether accounts would get less for it. */
  readonly isBeforeAccounts: boolean
}

/** The other way of a home loan, where it ends clearly ahead of the plan and nothing else has answered it. */
export function homeLoanAhead(
  work: LumpSumWork,
  { way, debts }: DebtWay,
  plan: Row,
  { isMore, gap, ahead }: Difference,
): HomeLoanAhead | undefined {
  const { reader, inherited, isLivedOn, reach, way: planned } = work
  const [debt] = debts
  if (debt === undefined || !isOfHome(debt) || !isMore || inherited !== undefined || isLivedOn)
    return undefined
  if (paidOn(way, debt) === 0 || debts.some((one) => paidOn(planned, one) > 0)) return undefined
  // What belongs to children pays no debt of their parents, and what is saved for a purchase soon is not there to pay one.
  if (isForChildren(reader) || isMortgageAnswered(work)) return undefined
  const goal = reader.told('goal')
  const isSpoken = goal !== undefined && goal !== 'general' && reader.told('considersPayoff') !== true
  if (reach === 'short' && isSpoken) return undefined
  if (gap.value <= rules.kindsAlike.value * plan.middle.value) return undefined
  return { debt, gap, ahead, isBeforeAccounts: way.sheltered < planned.sheltered }
}

export function homeLoanAheadInWords(work: LumpSumWork, found: HomeLoanAhead | undefined): Text {
  if (found === undefined) return nothing
  const { debt, gap, ahead } = found
  const deducted =
    debt.afterTax === undefined
      ? nothing
      : say`; as its interest is deducted for now, it costs about ${debt.afterTax} after tax`
  return say` By the numbers alone, paying the ${debt.label} down at ${debt.rate} is better: ${gap} more in the middle outcome, ahead in ${ahead} futures${deducted}. But a house gives it back only by a sale or a new loan. ${whyNot(work, found)} Pay it down with what you will not need before the house is sold or the loan ends; keep what you may need sooner.`
}

function whyNot({ reach, horizon, expected }: LumpSumWork, { isBeforeAccounts }: HomeLoanAhead): Text {
  if (reach !== 'long') return say`You need this money in ${horizon}, so the plan keeps it within reach.`
  return isBeforeAccounts
    ? words('The plan fills the accounts first, because the room of a year does not come back.')
    : sooner(expected)
}

const sooner = (expected: Figure): Text =>
  say`The plan invests it all the same: its mix is expected to earn ${expected} a year today, before costs and tax, and stays within reach.`
