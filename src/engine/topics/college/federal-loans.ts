/** What the government lends for one child's college: to the student, and to a parent. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Dollars } from '../../units.ts'
import type { ChildNeed } from './need.ts'
import type { CollegeWork } from './work.ts'

/** What the government lends a student in each year of a first degree that is ahead. */
export function studentLoanYears({ bills }: ChildNeed['child']): Dollars[] {
  const { first, second, later } = studentLoanLaw.dependentStudentYearly.value
  const begun = Math.max(0, rules.collegeYears.value - bills)
  return Array.from({ length: bills }, (_, year) => [first, second][begun + year] ?? later)
}

const sumOf = (some: readonly Dollars[]): Dollars => some.reduce((sum, one) => sum + one, 0)

/** The most that it lends over those years: four of them take less than the limit in all. */
export function studentLoanLimit({ sheet }: Pick<CollegeWork, 'sheet'>, child: ChildNeed['child']): Figure {
  const inAll = sheet.law(
    'student-loans.most',
    'Most federal loans of a student before a first degree',
    'usd',
    studentLoanLaw.dependentStudentLimit,
  )
  const { dependentStudentYearly: law } = studentLoanLaw
  const first = sheet.law(
    'student-loans.first',
    'Most of it in the first year',
    'usd',
    citedIn(law, (it) => it.first),
  )
  const second = sheet.law(
    'student-loans.second',
    'Most of it in the second year',
    'usd',
    citedIn(law, (it) => it.second),
  )
  const later = sheet.law(
    'student-loans.later',
    'Most of it in a later year',
    'usd',
    citedIn(law, (it) => it.later),
  )
  return sheet.computed(
    `${child.id}.student-loans.years`,
    'Most federal loans of the student over the years ahead',
    'usd',
    'the limits of the years of study that are ahead, no more than the limit in all',
    [first, second, later, inAll],
    Math.min(inAll.value, sumOf(studentLoanYears(child))),
  )
}

/** What federal loans to parents lend for one child. */
export function parentLoanLimits({ sheet }: Pick<CollegeWork, 'sheet'>): { yearly: Figure; ever: Figure } {
  const law = studentLoanLaw.parentPlusLimits
  return {
    yearly: sheet.law(
      'plus.yearly',
      'Most Parent PLUS for one child in a year',
      'usd',
      citedIn(law, (it) => it.annualPerStudent),
    ),
    ever: sheet.law(
      'plus.total',
      'Most Parent PLUS for one child, ever',
      'usd',
      citedIn(law, (it) => it.totalPerStudent),
    ),
  }
}
