/** A home loan that costs more than the mix is expected to earn: the plan does not pay it ahead by itself, and says so. */
import type { Check } from '../../plan.ts'
import { nothing, say, type Text } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtFigures } from '../debts.ts'
import { placedIn } from '../order-of-operations.ts'
import type { LumpSumWork } from './work.ts'

function dearHomeLoan({ middleDebts, expected, reach, placements }: LumpSumWork): DebtFigures | undefined {
  if (reach !== 'long' || placedIn(placements, 'rest') <= 0) return undefined
  return middleDebts.find(({ kind, rate }) => kind === 'mortgage' && rate.value > expected.value)
}

export const homeLoanInWords = (work: LumpSumWork): Text => {
  const loan = dearHomeLoan(work)
  return loan === undefined
    ? nothing
    : say` Your ${loan.label} at ${loan.rate} costs more than this mix is expected to earn, ${work.expected}: paying it ahead is the other good choice.`
}

export function homeLoanChecks(work: LumpSumWork): Check[] {
  const loan = dearHomeLoan(work)
  return loan === undefined
    ? []
    : [
        check(
          'home-loan',
          'warn',
          'Pay the home loan ahead, or invest?',
          say`At ${loan.rate} it costs more than your mix is expected to earn, ${work.expected}, and what paying it saves is certain. But a home gives the money back only by a sale or a new loan. Once your cushion is full and your retirement saving is on its way, paying a part or all of it is the better number: the other ways below count it. Some lenders lower the monthly payment after a large extra payment: ask for a recast.`,
        ),
      ]
}
