/** Interest on a student loan comes off income on the tax return, whoever lent it and without a list of deductions. */
import { citedIn } from '../../cited-in.ts'
import { isMarried } from '../../fallbacks/told.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { aheadByTax } from './loan-tax.ts'
import type { DebtWork } from './work.ts'

/** "With it the student loan at 6.5% costs about 4.78% a year: that is held against other debts and against investing." */
function costsInWords(work: DebtWork): Text {
  const counted = work.paid.filter(({ afterTax }) => afterTax !== undefined)
  const ahead = aheadByTax(work)
  return counted.length === 0
    ? nothing
    : say` With it ${listed(counted.map(({ label, rate, afterTax }) => say`the ${label} at ${rate} costs about ${afterTax ?? rate} a year`))}: that is held against other debts and against investing.${ahead.length === 0 ? nothing : say` So ${listed(ahead.map(({ label, rate }) => say`the ${label} at ${rate}`))} ${words(ahead.length > 1 ? 'are' : 'is')} paid early before that.`}`
}

export function loanInterestChecks(work: DebtWork): Check[] {
  const { debts, sheet, reader, context, household, pay } = work
  if (!debts.some(({ kind, rate }) => kind === 'student_loan' && rate.value > 0)) return []
  const status = reader.told('filingStatus') ?? (isMarried(household) ? 'married_joint' : 'single')
  const law = context.law.studentLoanInterest
  const most = citedIn(law, (it) => it.maximum[status])
  const from = citedIn(law, (it) => it.phaseOut[status].from)
  const to = citedIn(law, (it) => it.phaseOut[status].to)
  const income = reader.told('agi') === undefined ? pay?.value : reader.number('agi').value
  if (most.value === 0 || (income ?? 0) >= to.value) return []
  return [
    check(
      'loan-interest',
      'pass',
      'Student-loan interest comes off your taxable income',
      say`Up to ${sheet.law('loan-interest.most', 'Most student-loan interest that is deducted', 'usd-per-year', most)} of what you pay of it is deducted, also without itemizing. From ${sheet.law('loan-interest.from', 'Income from which the deduction of student-loan interest shrinks', 'usd', from)} of income on the deduction shrinks, and at ${sheet.law('loan-interest.to', 'Income at which no student-loan interest is deducted', 'usd', to)} it is gone. Form 1098-E of the servicer has the sum.${costsInWords(work)} The dates and the interest of this plan are before that tax.`,
    ),
  ]
}
