/** A payday loan of which no payment was told: due in full, unless the lender grants an extended payment plan. */
import { planningRules as rules } from '../../planning-rules.ts'
import { smallLoanLaw } from '../../tax/small-loan-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'

/** Takes it that the plan is granted. A rate that a credit union may ask is that of a small loan in installments. */
export function withExtendedPlan(sheet: Worksheet, debt: DebtTerms): DebtTerms {
  if (
    debt.kind !== 'payday' ||
    debt.minimum.origin !== 'assumed' ||
    debt.promotion !== undefined ||
    debt.rate.value <= smallLoanLaw.highestRate.value
  )
    return debt
  return {
    ...debt,
    extendedPlan: sheet.assumed(
      `${debt.id}.extended-plan`,
      `Months of an extended payment plan for the ${debt.label}`,
      'months',
      Math.ceil(rules.extendedPlanPayments.value / rules.paydaysPerMonth.value),
      rules.extendedPlanPayments.why,
    ),
  }
}
