/** The rules of the law that a repayment plan's payment rests on, as figures beside it. */
import { citedIn } from '../cited-in.ts'
import type { Figure } from '../figure.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import { isSmallPayment, tieredStandardYears } from '../tax/student-loan-payment.ts'
import type { RepaymentPlan } from '../tax/student-loan-plans.ts'
import type { BorrowerIncome, FederalLoan } from '../tax/student-loan-projection.ts'
import type { CitedValue, Worksheet } from '../worksheet.ts'

export function rulesOf(
  sheet: Worksheet,
  plan: RepaymentPlan,
  loan: FederalLoan,
  income: BorrowerIncome,
): Figure[] {
  const { standard, tieredStandard, incomeBased, incomeContingent, repaymentAssistance } = studentLoanLaw
  const rule = (id: string, label: string, unit: Figure['unit'], cited: CitedValue) =>
    sheet.law(`loan-rule.${id}`, label, unit, cited)
  const ofIncome = (newBorrower: boolean): Figure[] => {
    const terms = incomeBased.value[newBorrower ? 'newBorrower' : 'earlierBorrower']
    const id = newBorrower ? 'new' : 'earlier'
    return [
      rule(
        `income-based.${id}`,
        'Share of income above the protected part',
        'share',
        citedIn(incomeBased, () => terms.rate),
      ),
      rule(
        'income-based.protected',
        'Protected part, as a share of the poverty guideline',
        'share',
        citedIn(incomeBased, (it) => it.protectedShareOfGuideline),
      ),
      ...(isSmallPayment({ ...income, newBorrower })
        ? [
            rule(
              'small',
              'Least payment of an income plan, where little is due',
              'usd-per-month',
              citedIn(studentLoanLaw.smallPayments, (it) => it.leastMonthly),
            ),
          ]
        : []),
    ]
  }
  switch (plan) {
    case 'standard':
      return [
        rule(
          'standard',
          'Years of the Standard plan',
          'years',
          citedIn(standard, (it) => it.years),
        ),
      ]
    case 'tiered_standard':
      return [
        rule(
          // Loans of one's own and those for a child have their own balances, and so their own years.
          `tiered.${tieredStandardYears(loan.balance)}`,
          'Years of the tiered Standard plan at this balance',
          'years',
          citedIn(tieredStandard, () => tieredStandardYears(loan.balance)),
        ),
      ]
    case 'income_based':
      return ofIncome(income.isNewBorrower)
    case 'pay_as_you_earn':
      return ofIncome(true)
    case 'income_contingent':
      return [
        rule(
          'contingent',
          'Share of income above the poverty guideline',
          'share',
          citedIn(incomeContingent, (it) => it.rate),
        ),
      ]
    case 'repayment_assistance':
      return [
        rule(
          'assistance.dependent',
          'Taken off for each dependent',
          'usd-per-month',
          citedIn(repaymentAssistance, (it) => it.perDependentMonthly),
        ),
      ]
    default:
      return plan satisfies never
  }
}
