/** What a plan that follows income asks for once a return shows a year of the raise that the same debt plan calls for. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { LoanChoice } from './loan-choice.ts'
import { incomeOf } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import type { DebtWork } from './work.ts'

/** Undefined where nothing more goes in before tax, and where the payment hardly moves. */
function paymentAfterMatch(work: DebtWork, { merged }: LoanChoice, option: PlanOption): Figure | undefined {
  const { match, sheet, reader } = work
  if (match === undefined || match.cost.isAllRoth || reader.told('contributionKind') === 'roth')
    return undefined
  const { agi, given, income } = incomeOf(work)
  const payment = repaymentPlanPayment(
    option.plan,
    { balance: merged.balance.value, rate: merged.rate.value },
    { ...income, agi: Math.max(0, agi.value - match.raise.value * monthsPerYear) },
  )
  return payment < option.payment.value * (1 - rules.planCheaperShare.value)
    ? sheet.computed(
        'loans.after-match',
        'Payment once a year of the raise for the match has lowered income',
        'usd-per-month',
        'the plan’s formula at adjusted gross income − a year of the raise',
        [...given, match.raise],
        payment,
      )
    : undefined
}

/** To follow what the plan asks for at the income of today. */
export function afterMatchInWords(work: DebtWork, choice: LoanChoice, option: PlanOption): Text {
  const payment = paymentAfterMatch(work, choice, option)
  return payment === undefined
    ? nothing
    : say`, and for ${payment} once a tax return shows a year of the raise above, which lowers that income`
}
