/** A pay that is gone and comes again on a told day: what the month leaves then, and the fund that has it after the costly debts. */
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { cashWhilePayIsGone } from '../cash-without-pay.ts'
import { cushionOf } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { type PayReturns, payReturns } from '../pay-returns.ts'
import type { Drafting } from '../topic.ts'

export interface PayBack extends PayReturns {
  /** The emergency fund of that day: it comes after the debts at a high rate, by their places, and before all others. */
  readonly fund: { readonly after: readonly number[]; readonly target: Figure; readonly missing: Dollars }
}

/** Undefined where no day was told, and where the cash does not reach that far. */
export function payBack(asked: Drafting, paid: readonly DebtTerms[], highRate: Figure): PayBack | undefined {
  const returns = payReturns(asked, cashWhilePayIsGone(asked))
  if (returns?.isBridged !== true) return undefined
  const costly = paid.filter((debt) => debt.minimumOnly !== true && isCostly(debt, highRate))
  const { target, cash } = cushionOf(asked, { debts: costly, id: 'back.' })
  return {
    ...returns,
    fund: {
      after: costly.map((debt) => paid.indexOf(debt)),
      target,
      missing: Math.max(0, target.value - Math.max(0, cash.value - returns.takes)),
    },
  }
}
