/** What is not saved, and what loans for it would cost: the student's own first, then a parent's. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { studentLoanRate } from '../../markets/college-costs.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { tieredStandardYears } from '../../tax/student-loan-payment.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { areGrandchildren } from './children.ts'
import type { ChildNeed } from './need.ts'
import type { CollegeWork } from './work.ts'

/** What the government lends a student in each year of a first degree that is ahead. */
function yearlyLimits({ bills, startsIn }: ChildNeed['child']): Dollars[] {
  const { first, second, later } = studentLoanLaw.dependentStudentYearly.value
  const begun = startsIn > 0 ? 0 : Math.max(0, rules.collegeYears.value - bills)
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
    Math.min(inAll.value, sumOf(yearlyLimits(child))),
  )
}

/** What the government lends the student, which has no price of a parent’s name on it, and what it costs each month. */
function ownLoans(work: CollegeWork, gap: Figure, { child }: ChildNeed): Text {
  const { sheet } = work
  const most = studentLoanLimit(work, child)
  const borrowed = sheet.computed(
    'student-loans.borrowed',
    'Federal loans in the student’s own name',
    'usd',
    'what is not saved of each year of college, no more than the limit of that year and of all',
    [gap, most],
    Math.min(most.value, sumOf(yearlyLimits(child).map((limit) => Math.min(limit, gap.value)))),
  )
  const rate = sheet.market(
    'student-loans.rate',
    'Rate of federal loans to students',
    'rate',
    studentLoanRate,
  )
  const years = sheet.law(
    'student-loans.years',
    'Years to repay them',
    'years',
    citedIn(studentLoanLaw.tieredStandard, () => tieredStandardYears(borrowed.value)),
  )
  const payment = sheet.computed(
    'student-loans.payment',
    'Payment on them after college',
    'usd-per-month',
    'the level payment that repays them at this rate in these years; interest during college is left out',
    [borrowed, rate, years],
    Math.round(
      loanPayment({
        principal: borrowed.value,
        rate: rate.value,
        months: years.value * monthsPerYear,
      }),
    ),
  )
  return say`Loans in the student’s name come first: the government lends at most ${most} over those years, and ${borrowed} takes about ${payment} for ${years} after college.`
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

/** What is not saved of a year of one child's college, at today's price. */
export function yearlyGap(
  { sheet, share, reached, wholeNow, mode }: CollegeWork,
  { cost }: ChildNeed,
  id: string,
): Figure {
  const toward = share.value * Math.min(1, reached.value)
  // What is there beyond the target pays bills too.
  const isBeyond = mode === 'enough' && wholeNow.value > toward
  return sheet.computed(
    id,
    'What is not saved of a year of college, today’s prices',
    'usd-per-year',
    isBeyond
      ? 'the price of a year × (one − part of all of college that is saved today), never below nothing'
      : 'the price of a year × (one − share to save × part of the target that is reached), never below nothing',
    isBeyond ? [cost, wholeNow] : [cost, share, reached],
    Math.max(0, Math.round(cost.value * (1 - (isBeyond ? wholeNow.value : toward)))),
  )
}

/** The child whose year costs most stands for all. */
export function loanCheck(work: CollegeWork): Check[] {
  const { needs, children } = work
  const [first] = [...needs].sort((a, b) => b.cost.value - a.cost.value)
  if (first === undefined) return []
  const isSamePrice = needs.every((need) => need.cost.value === first.cost.value)
  const { yearly, ever } = parentLoanLimits(work)
  const gap = yearlyGap(work, first, 'gap.yearly')
  if (gap.value === 0) return []
  if (first.child.isGraduate)
    return [
      check(
        'borrowing',
        'warn',
        'What is not saved',
        say`About ${gap}${words(children.length > 1 ? ' for the graduate program' : '')} would come from pay at the time, aid of the school, and loans in the student’s own name. Parent PLUS is not for a graduate program.`,
      ),
    ]
  const isLarge = gap.value > yearly.value
  return [
    check(
      'borrowing',
      isLarge ? 'warn' : 'pass',
      isLarge ? 'Loans will not fill the whole gap' : 'What is not saved',
      say`About ${gap}${children.length > 1 ? (isSamePrice ? words(' for each child') : say` for ${first.child.name}`) : nothing} would come from grants, pay at the time, the student’s work and loans. ${ownLoans(work, gap, first)} A Parent PLUS loan is capped at ${yearly} a year and ${ever} in all, has no payment that follows your income, and a new one closes the older plans on every federal loan that ${words(areGrandchildren(children) ? 'the parent has' : 'you have')}.`,
    ),
  ]
}
