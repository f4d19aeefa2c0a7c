/** What a Parent PLUS has left of plans, and how much of it there can be. */
import { citedIn } from '../../cited-in.ts'
import type { DateFigure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { check } from '../check.ts'
import { olderPlansEnd } from './loan-plans.ts'
import { parentPlusDeadline } from './parent-plus-words.ts'
import type { DebtWork } from './work.ts'

export function parentChecks(work: DebtWork): Check[] {
  const { parentPlus, sheet } = work
  const [first] = parentPlus
  if (first === undefined) return []
  const yearly = sheet.law(
    'plus.yearly',
    'Most Parent PLUS a year for each child',
    'usd-per-year',
    citedIn(studentLoanLaw.parentPlusLimits, (it) => it.annualPerStudent),
  )
  const total = sheet.law(
    'plus.total',
    'Most Parent PLUS for each child',
    'usd',
    citedIn(studentLoanLaw.parentPlusLimits, (it) => it.totalPerStudent),
  )
  const deadline = parentPlusDeadline(sheet)
  const end = olderPlansEnd(sheet)
  return [
    parentPlanCheck(work, deadline, end),
    check(
      'plus-caps',
      'warn',
      'Parent PLUS has limits now',
      say`New ones go up to ${yearly} and ${total} for each child. A college budget above that needs another source.`,
    ),
  ]
}

function parentPlanCheck(work: DebtWork, deadline: DateFigure, end: DateFigure): Check {
  const { reader, parentOptions } = work
  if (!reader.value('parentPlusConsolidated'))
    return check(
      'parent-plus',
      'warn',
      'A Parent PLUS has the Standard plan only',
      say`It was not consolidated by ${deadline}, so no plan follows your income, and public-service forgiveness is out of reach in practice. If it was consolidated in time, say so.`,
    )
  if (reader.value('newLoanTaken'))
    return check(
      'parent-plus',
      'act',
      'The new loan closed the income plans of your Parent PLUS',
      say`Consolidated by ${deadline}, it could follow your income. A newer federal loan takes that away, and leaves the Standard plan.`,
    )
  return check(
    'parent-plus',
    'act',
    'Keep the income plan of your Parent PLUS',
    join([
      say`Consolidated by ${deadline}, it can use Income-Contingent Repayment and then Income-Based Repayment. Be on one of them, and make a payment, well before ${end}; ask your servicer to confirm in writing, because this rule is not certain. The Repayment Assistance Plan is not open to it.`,
      parentOptions.length === 0
        ? nothing
        : say`At your income that is about ${listed(parentOptions.map(({ named, payment }) => say`${payment} under ${named}`))}.`,
      reader.told('publicServiceJob') === true
        ? words(
            'Each payment on such a plan counts toward public-service forgiveness, so pay what is asked and no more.',
          )
        : nothing,
    ]),
  )
}
