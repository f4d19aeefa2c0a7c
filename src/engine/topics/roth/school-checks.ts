/** What is paid for college, behind or now, and what it takes off tax as income moves: loan interest and tuition. */

import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import { tuitionCreditLaw, tuitionCreditYears } from '../tuition-credit-law.ts'
import { atTenths } from './at-tenths.ts'
import type { RothWork } from './work.ts'

/** The interest is in the return already; this says so, and where the deduction shrinks. */
export function loanInterestCheck({ sheet, context, status, decision, loanInterest }: RothWork): Check[] {
  if (loanInterest === undefined) return []
  const { paid } = loanInterest
  const law = context.law.studentLoanInterest
  if (citedIn(law, (it) => it.maximum[status]).value === 0)
    return [
      check(
        'loan-interest',
        'pass',
        'Filing separately closes the deduction for student-loan interest',
        say`You pay about ${paid} of it. On a joint return it could be deducted; set that beside the loan payment, which may follow the income of both of you there.`,
      ),
    ]
  const deducted = Math.round(decision.year.tax.federal.studentLoanInterestDeduction)
  const edge = (id: 'from' | 'to', label: string) =>
    sheet.law(
      `loan-interest.${id}`,
      label,
      'usd',
      citedIn(law, (it) => it.phaseOut[status][id]),
    )
  const range = say`from ${edge('from', 'Income from which the deduction of student-loan interest shrinks')} of income on it shrinks, and at ${edge('to', 'Income at which no student-loan interest is deducted')} it is gone`
  const closes = words('A Traditional contribution lowers that income; a Roth one does not.')
  if (deducted === 0)
    return [
      check(
        'loan-interest',
        'pass',
        'No deduction for student-loan interest at this income',
        say`You pay about ${paid} of it a year, but ${range}. ${closes}`,
      ),
    ]
  const most = sheet.law(
    'loan-interest.most',
    'Most student-loan interest that is deducted',
    'usd-per-year',
    citedIn(law, (it) => it.maximum[status]),
  )
  const counted = sheet.computed(
    'loan-interest.deducted',
    'Student-loan interest that comes off income',
    'usd-per-year',
    'the interest paid in a year, no more than the most, less what the phase-out takes at this income',
    [paid, most],
    deducted,
  )
  return [
    check(
      'loan-interest',
      'pass',
      'Student-loan interest comes off your income',
      say`This plan deducts ${counted}, of about ${paid} that your loans charge and you pay this year; at most ${most} counts, ${range}. ${closes} Form 1098-E has the exact interest.`,
    ),
  ]
}

/** The credit for tuition is counted where a price was told; where only an age was, its range is named. */
export function tuitionChecks({ sheet, context, status, students, now, income }: RothWork): Check[] {
  if (students.count === 0) return []
  const law = context.law.americanOpportunityCredit
  const { from, to, expenses } = tuitionCreditLaw({ sheet, context }, status)
  const years = tuitionCreditYears(sheet)
  const agiOf = (year: typeof now.least) => year.tax.federal.agi
  const isMoved = to.value > from.value && agiOf(now.least) > from.value && agiOf(now.most) < to.value
  if (students.tuition.length === 0) {
    if (!isMoved) return []
    const slope = sheet.computed(
      'tuition.slope',
      'Tuition credit that a Traditional dollar brings back inside the range',
      'rate',
      'the most of the credit ÷ the width of the range',
      [from, to],
      atTenths(citedIn(law, (it) => it.maximum).value / (to.value - from.value)),
    )
    return [
      check(
        'tuition',
        'warn',
        'A child in college would change this',
        say`You named a child of that age and no price of a college, so no credit for tuition is counted. In the first ${years} of college the American opportunity credit shrinks from ${from} of income on and is gone at ${to}: between them every Traditional dollar brings back another ${slope}, for each student. Say what a year of the college costs, and it is counted.`,
      ),
    ]
  }
  const creditOf = (id: string, label: string, { tax }: typeof now.least) =>
    sheet.computed(
      `tuition.${id}`,
      label,
      'usd-per-year',
      'the American opportunity credit of each student, less what the phase-out takes at that income',
      [income, expenses],
      Math.round(tax.federal.educationCredit + tax.federal.refundableEducationCredit),
    )
  const low = creditOf('low', 'Tuition credit with all Roth', now.least)
  const high = creditOf('high', 'Tuition credit with all Traditional', now.most)
  if (high.value === 0) return []
  const paid = say`It asks for ${expenses} of tuition for each student, paid from other money than a 529, in the first ${years} of college. The ledger counts it for this year alone.`
  return [
    high.value > low.value
      ? check(
          'tuition',
          'act',
          'Traditional contributions bring back the tuition credit',
          say`From ${low} with all Roth to ${high} with all Traditional: the American opportunity credit shrinks from ${from} of income on and is gone at ${to}. ${paid}`,
        )
      : check(
          'tuition',
          'pass',
          'The tuition credit is counted',
          say`About ${low} of American opportunity credit with either kind; it shrinks from ${from} of income on. ${paid}`,
        ),
  ]
}
