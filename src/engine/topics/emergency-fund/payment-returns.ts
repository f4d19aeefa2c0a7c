/** A payment that is no part of the month yet: of student loans that were held up under SAVE. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { words } from '../../say.ts'
import { check } from '../check.ts'
import type { FundWork } from './work.ts'

/** A payment of today that was told stands among the costs already. */
export function paymentReturns({ reader, debts }: FundWork): Check[] {
  const isHeldUp = debts.some(({ told }) => isFederalLoan(told) && (told.minPayment ?? 0) === 0)
  return reader.told('incomeDrivenPlan') === 'save' && isHeldUp
    ? [
        check(
          'payment-returns',
          'act',
          'A student-loan payment comes back',
          words(
            'SAVE has ended, and what the next plan asks for is in neither the month nor the sum that you can put aside. Choose the plan now (ask “Debt management”), and then put its payment into both: the fund has to carry it too, and less is left each month to fill it, so the target is too low and the dates too early until then.',
          ),
        ),
      ]
    : []
}
