/** A dependent of the age for the first years of college: the next bills stay out of funds, and tuition earns a credit. */
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { collegeStudents } from '../college-students.ts'
import type { LumpSumWork } from './work.ts'

export function studentCheck(work: LumpSumWork): Check[] {
  const { sheet, reader, context, taxes } = work
  const { count, tuition } = collegeStudents(reader)
  // Nobody is in college for an age alone, and whoever named its price has a plan for it.
  if (count === 0 || tuition.length > 0 || reader.value('goal') === 'education') return []
  const law = context.law.americanOpportunityCredit
  const { status } = taxes.taxReturn
  const to = sheet.law(
    'student.to',
    'Income at which the tuition credit is gone',
    'usd',
    citedIn(law, (it) => it.phaseOut[status].to),
  )
  const from = sheet.law(
    'student.from',
    'Income from which the tuition credit shrinks',
    'usd',
    citedIn(law, (it) => it.phaseOut[status].from),
  )
  const most = sheet.law(
    'student.credit',
    'American opportunity credit of a year, at most',
    'usd-per-year',
    citedIn(law, (it) => it.maximum),
  )
  const paid = sheet.law(
    'student.tuition',
    'Tuition of a year that earns the whole credit',
    'usd-per-year',
    citedIn(law, (it) => it.fullExpenses + it.partExpenses),
  )
  const years = reader.rule('student.years', 'Years of the credit', 'years', rules.collegeYears)
  const isOpen = taxes.agi.value < to.value
  return [
    check(
      'student',
      'warn',
      'A child in college: keep the next bills out of the funds',
      join([
        words(
          'Somebody who depends on you is of the age for college. What its next years cost beyond what is saved for it is needed before a fall in stocks could be waited out: keep that part in Treasury bills or insured savings, and invest only the rest.',
        ),
        isOpen
          ? say`In the first ${years} of it the American opportunity credit takes up to ${most} off your tax for each student, where ${paid} of tuition is paid from money other than a 529. It shrinks from ${from} of income on and is gone at ${to}.`
          : nothing,
      ]),
    ),
  ]
}
