/** The Repayment Assistance Plan beside a fixed payment, and what it makes of the loans that go to it. */

import { citedIn } from '../../cited-in.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { AssistedTerms, DebtTerms } from '../debt-terms.ts'
import type { Drafting } from '../topic.ts'
import { assistedRate } from './loan-assistance.ts'
import type { LoanChoice } from './loan-choice.ts'
import type { PlanOption } from './loan-plans.ts'

export interface AssistanceOffer {
  /** The Repayment Assistance Plan. */
  readonly option: PlanOption
  /** The payment that does not follow income. */
  readonly fixed: PlanOption
}

/** The plan among the ones that are open, where it asks for less than a fixed payment by more than rounding. */
export function assistanceFor(
  fixed: PlanOption,
  options: readonly PlanOption[],
): AssistanceOffer | undefined {
  const option = options.find(
    ({ plan, payment }) =>
      plan === 'repayment_assistance' && fixed.payment.value - payment.value >= rules.planMoveLeast.value,
  )
  return option === undefined ? undefined : { option, fixed }
}

/** `minimum` of the loan, or of all of them together, is what the plan asks for. */
export function assistedTerms({ sheet }: Drafting, loan: DebtTerms): AssistedTerms {
  const most = sheet.law(
    'assistance.match',
    'Most principal matched in a month',
    'usd',
    citedIn(studentLoanLaw.repaymentAssistance, (it) => it.principalMatchMaximum),
  )
  return {
    payment: loan.minimum,
    leastPrincipal: sheet.computed(
      'assisted.principal',
      'Least by which a payment lowers the loans under the Repayment Assistance Plan',
      'usd-per-month',
      'the payment, at most the principal that is matched',
      [loan.minimum, most],
      Math.min(loan.minimum.value, most.value),
    ),
    rate: loan.rate,
    effectiveRate: assistedRate(sheet, loan),
  }
}

/**
 * The loans of a fixed payment, all taken together, with the payment that is asked once the change is confirmed: the
 * match is counted on one payment for all of them. Where the fixed payment cannot be met nobody waits with it.
 */
export function assistedLoan(
  basis: Drafting,
  { merged, fixed, options, best }: LoanChoice,
  isRelieved: boolean,
): DebtTerms | undefined {
  const offer = assistanceFor(fixed, options)
  if (offer === undefined) return undefined
  if (isRelieved) {
    const minimum = offer.option.payment
    const loan = { ...merged, minimum, minimumOnly: best !== undefined }
    return { ...loan, assisted: assistedTerms(basis, loan) }
  }
  const waits = basis.reader.rule(
    'assisted.waits',
    'Payments until another plan of the federal loans is confirmed',
    'months',
    rules.planChangeMonths,
  )
  return {
    ...merged,
    assisted: { ...assistedTerms(basis, { ...merged, minimum: offer.option.payment }), waits },
  }
}
