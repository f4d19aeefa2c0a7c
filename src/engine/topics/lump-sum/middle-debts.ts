/**
 * Debts between the low and the high rate. The plan pays one that costs at least what the mix may earn once its accounts
 * are full; unasked no more than a part of it on a home loan.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { costAfterTax, type DebtFigures, rateInWords } from '../debts.ts'
import { mayEarnBeside } from '../expected-return.ts'
import type { Need } from '../order-of-operations.ts'
import type { PayReturns } from '../pay-returns.ts'
import type { LumpSumBasis } from './basis.ts'
import { heldAgainst } from './kept-return.ts'
import type { Way } from './ways.ts'

export const isOfHome = ({ kind }: DebtFigures): boolean => kind === 'mortgage'

/** The debts of which the ledger counts both ways: a cheap home loan too where paying it is asked about. */
export const weighedDebts = ({
  reader,
  middleDebts,
  cheapDebts,
}: Pick<LumpSumBasis, 'reader' | 'middleDebts' | 'cheapDebts'>): DebtFigures[] =>
  reader.told('considersPayoff') === true
    ? [...middleDebts, ...cheapDebts.filter(isOfHome)]
    : [...middleDebts]

/** Never from money that a goal needs soon, nor while cash comes first; until a pay that comes again on a told day it waits. */
export function middleDebtNeeds(basis: LumpSumBasis): Need[] {
  const { middleDebts, reach, reader, unsettled, returns } = basis
  if (reach !== 'long' || (unsettled !== undefined && returns === undefined)) return []
  const onHomes: Figure[] = []
  return middleDebts
    .filter((debt) => costAfterTax(debt).value > heldAgainst(basis, debt).value)
    .flatMap((debt) => {
      const need = returns === undefined ? middleDebtNeed(debt, basis) : waitingNeed(debt, basis, returns)
      if (!isOfHome(debt) || reader.told('considersPayoff') === true) return [need]
      const wanted = paidUnasked(basis, debt, onHomes)
      onHomes.push(wanted)
      return wanted.value > 0 ? [{ ...need, wanted }] : []
    })
}

/**
 * What is paid on a home cannot be had back when it is needed, so unasked a part of the money stays out of it: `before` is
 * what other home loans get of that part.
 */
function paidUnasked(
  { sheet, reader, amount }: LumpSumBasis,
  { balance, minimum }: DebtFigures,
  before: readonly Figure[],
): Figure {
  const most = reader.rule(
    'home-loan.most',
    'Most of the money that is paid on a home unasked',
    'share',
    rules.homeLoanShareMost,
  )
  const tail = reader.rule(
    'home-loan.tail',
    'Months of payments that are not left of a home loan',
    'months',
    rules.homeLoanTailMonths,
  )
  const paid = before.reduce((sum, { value }) => sum + value, 0)
  const part = Math.max(0, Math.round(amount.value * most.value) - paid)
  return sheet.computed(
    `need.ahead.${balance.id}`,
    'To pay ahead on the home loan',
    'usd',
    `what is owed, no more than a share of the money${before.length === 0 ? '' : ' − what a dearer home loan gets'}; all of it where no more than some payments would be left`,
    [balance, amount, most, minimum, tail, ...before],
    balance.value - part <= minimum.value * tail.value ? balance.value : part,
  )
}

/** What it costs more than. */
export const earnedBeside = (
  debt: DebtFigures,
  basis: Pick<LumpSumBasis, 'expected' | 'afterCosts' | 'kept'>,
): Text => {
  const { kept } = basis
  const earned = mayEarnBeside(basis, debt)
  return kept === undefined || !isOfHome(debt) || costAfterTax(debt).value > earned.value
    ? say`your mix of investments is expected to earn${words(isOfHome(debt) ? '' : ' after fund costs')}, ${earned}`
    : say`a taxable account is expected to keep after fund costs and tax, ${kept}`
}

export const middleDebtNeed = (
  debt: DebtFigures,
  basis: Pick<LumpSumBasis, 'expected' | 'afterCosts' | 'kept'>,
): Need => ({
  step: 'middle-debt',
  id: debt.balance.id,
  // Few sums end a home loan: what is paid on it is paid ahead.
  label: isOfHome(debt) ? say`Pay ahead on the ${debt.label}` : say`Pay off the ${debt.label}`,
  act: (amount) => say`pay ${amount} on the ${debt.label}`,
  description: say`At ${rateInWords(debt)} it costs more than ${earnedBeside(debt, basis)}, and what paying it saves is certain. The other way is among the alternatives.`,
  wanted: debt.balance,
})

/** The same while the pay that it waits for is gone. */
const waitingNeed = (debt: DebtFigures, basis: LumpSumBasis, { day }: PayReturns): Need => ({
  ...middleDebtNeed(debt, basis),
  label: say`For the ${debt.label}, once pay is back`,
  act: (amount) => say`keep ${amount} for the ${debt.label} until pay returns`,
  description: say`At ${rateInWords(debt)} it costs more than ${earnedBeside(debt, basis)}. Until pay returns, in about ${day}, it waits in insured savings and Treasury bills.`,
})

/** What a way pays on a debt at once. */
export const paidOn = (way: Way, { balance }: DebtFigures): Dollars => way.prepaid.get(balance.id) ?? 0

/** Whether nothing of it is owed then: what fills a part that was asked for is no end of a debt. */
export const isPaidOff = (way: Way, debt: DebtFigures): boolean =>
  paidOn(way, debt) >= Math.ceil(debt.balance.value)

/** Whether a way pays at least as much on these debts as it leaves: then its other way is to let them run. */
export function isMostlyPaid(way: Way, debts: readonly DebtFigures[]): boolean {
  const paid = debts.reduce((sum, debt) => sum + paidOn(way, debt), 0)
  const owed = debts.reduce((sum, { balance }) => sum + balance.value, 0)
  return paid > 0 && paid >= owed - paid
}
