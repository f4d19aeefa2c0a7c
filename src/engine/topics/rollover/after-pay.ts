/**
 * A need beside a pay of which an end was told: from then on it is all that a month costs, beyond what is paid for life by
 * then and what others bring in.
 */
import type { Figure } from '../../figure.ts'
import { say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { supportReceived } from '../support-received.ts'
import type { RolloverBasis } from './basis.ts'
import type { WithoutPay } from './draws.ts'
import { taxOnAll } from './early-income.ts'

export interface AfterPay extends WithoutPay {
  /** The age at which the pay ends. */
  readonly from: Figure
  /** What a year then costs beyond what comes in. */
  readonly left: Figure
}

/** Undefined where the pay has no told end, no costs were told, or what comes in then covers them. */
export function afterPay(basis: RolloverBasis, besides: TaxReturn, isOwnPaid: boolean): AfterPay | undefined {
  const { sheet, reader, taxes } = basis
  if (
    !isOwnPaid ||
    reader.told('retirementAge') === undefined ||
    reader.told('monthlyExpenses') === undefined
  )
    return undefined
  const from = reader.number('retirementAge')
  const startsIn = from.value - taxes.age.value
  if (startsIn <= 0) return undefined
  const monthly = reader.number('monthlyExpenses')
  const support = supportReceived(reader)
  const costs = (monthly.value - (support?.value ?? 0)) * monthsPerYear
  const paid = lifelongPayAt(reader, from.value, taxes.isCouple)
  const { wages: _wages, selfEmploymentProfit: _profit, ...without } = besides
  const theirs = (without.spouseWages ?? 0) + (without.spouseSelfEmploymentProfit ?? 0)
  const comesIn = paid.reduce((sum, { value }) => sum + value * monthsPerYear, theirs)
  const tax = comesIn > 0 ? taxOnAll(basis, without) : 0
  const left = Math.round(costs + tax - comesIn)
  if (left <= 0) return undefined
  return {
    from,
    startsIn,
    costs,
    left: sheet.computed(
      'kept.after-pay',
      'What a year costs beyond what comes in once your pay ends',
      'usd-per-year',
      'what a month costs × the months of a year + tax on what comes in − what comes in without your pay',
      [
        monthly,
        from,
        ...paid,
        ...(support === undefined ? [] : [support]),
        ...(theirs > 0 && taxes.spouseIncome !== undefined ? [taxes.spouseIncome] : []),
      ],
      left,
    ),
  }
}

export const afterPayInWords = ({ from, left }: AfterPay): Text =>
  say`What is drawn now is what you need beside your pay, which ends at ${from}. From then on you would need ${left}; the sum kept counts that, as far as there is money.`
