/** A year ahead as it will be filed: with what is paid for life by then, and without pay of work that has ended. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Years } from '../../units.ts'
import { withBenefitsAhead } from '../ended-pay.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import type { RolloverBasis } from './basis.ts'
import { returnAhead } from './years-ahead.ts'

export function returnOfYear({ reader, context, taxes }: RolloverBasis, ahead: Years): TaxReturn {
  if (ahead === 0) return taxes.taxReturn
  const first = ahead === 1 ? withBenefitsAhead(taxes.later.taxReturn, taxes.ended) : taxes.later.taxReturn
  return returnAhead(
    reader,
    context.today,
    taxes,
    first,
  )(ahead, lifelongPayAt(reader, taxes.age.value + ahead, taxes.isCouple))
}
