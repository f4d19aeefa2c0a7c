/** A dependent of the age for the first years of college: the next bills stay out of funds, and tuition earns a credit. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { tuitionCredit } from '../../tax/tuition-credit.ts'
import { check } from '../check.ts'
import { collegeStudents } from '../college-students.ts'
import { tuitionCreditLaw } from '../tuition-credit-law.ts'
import type { LumpSumWork } from './work.ts'

export function studentCheck(work: LumpSumWork): Check[] {
  const { sheet, reader, context, taxes } = work
  const { count, tuition } = collegeStudents(reader)
  // Nobody is in college for an age alone, and whoever named its price has a plan for it.
  if (count === 0 || tuition.length > 0 || reader.value('goal') === 'education') return []
  const { taxReturn } = taxes.later
  const { from, to, expenses } = tuitionCreditLaw({ sheet, context }, taxReturn.status)
  const most = sheet.computed(
    'student.credit',
    'American opportunity credit of a student on your return, at most',
    'usd-per-year',
    'the credit of that tuition less what the phase-out takes at this income, and what finds no tax to lower',
    [expenses, taxes.later.agi],
    Math.round(tuitionCredit({ law: context.law, taxReturn, tuition: [expenses.value] })),
  )
  const years = reader.rule('student.years', 'Years of the credit', 'years', rules.collegeYears)
  return [
    check(
      'student',
      'warn',
      'A child in college: keep the next bills out of the funds',
      join([
        words(
          'Somebody who depends on you is of the age for college. What its next years cost beyond what is saved for it is needed before a fall in stocks could be waited out: keep that part in Treasury bills or insured savings, and invest only the rest.',
        ),
        most.value > 0
          ? say`In the first ${years} of it the American opportunity credit gives back up to ${most} for each student, where ${expenses} of tuition is paid from money other than a 529. It shrinks from ${from} of income on and is gone at ${to}.`
          : nothing,
      ]),
    ),
  ]
}
