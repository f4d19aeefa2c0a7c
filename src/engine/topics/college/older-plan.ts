/** A parent who repays student loans of their own under an older plan loses it with a new federal loan for a child. */
import { addMonths } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { FactValue } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { check } from '../check.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import type { CollegeWork } from './work.ts'

/** Those that a new loan closes; the Repayment Assistance Plan and the Standard one stay. */
const closing: Readonly<Partial<Record<FactValue<'incomeDrivenPlan'>, string>>> = {
  save: 'SAVE',
  ibr: 'Income-Based Repayment',
  paye: 'Pay As You Earn',
  icr: 'Income-Contingent Repayment',
}

export function olderPlanCheck(work: CollegeWork): Check[] {
  const { reader, children } = work
  const plan = reader.told('incomeDrivenPlan')
  const name = plan === undefined ? undefined : closing[plan]
  if (name === undefined || areGrandchildren(children) || areGraduates(children)) return []
  const who =
    reader.value('maritalStatus') === 'married'
      ? 'The other parent can sign'
      : 'The other parent of the child, if there is one, can sign'
  return [
    check(
      'older-plan',
      'act',
      'No Parent PLUS in the name of who repays by income',
      say`Your own loans are under ${words(name)}. A new federal loan in your name, a Parent PLUS as well, closes it for all of them and leaves the Repayment Assistance Plan or the Standard one.${untilForgiven(work)} ${words(who)}, and the student’s own loans come first anyway.`,
    ),
  ]
}

/** How long the payments of a public servant still have to run. */
function untilForgiven({ sheet, reader, context }: CollegeWork): Text {
  if (reader.told('publicServiceJob') !== true || reader.told('pslfPayments') === undefined) return nothing
  const counted = reader.number('pslfPayments')
  const needed = sheet.law(
    'pslf.payments',
    'Payments for public-service forgiveness',
    'count',
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  )
  const left = Math.max(0, needed.value - counted.value)
  if (left === 0) return nothing
  const forgiven = sheet.date(
    'pslf.forgiven',
    'When public service forgives the loans',
    'today + a month for each payment that is left',
    [needed, counted],
    addMonths(context.today, left),
    'month-of-year',
  )
  return say` Public service forgives them about ${forgiven}, when the ${sheet.computed('pslf.left', 'Payments left until public-service forgiveness', 'months', 'payments needed − payments that count already', [needed, counted], left)} that are left have counted: sign nothing new before that.`
}
