/** What is not saved, and what loans for it would cost: the student's own first, then a parent's. */
import { citedIn } from '../../cited-in.ts'
import { studentLoanRate } from '../../markets/college-costs.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { tieredStandardYears } from '../../tax/student-loan-payment.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { areGrandchildren } from './children.ts'
import { parentLoanLimits, studentLoanLimit, studentLoanYears } from './federal-loans.ts'
import { type CollegeGap, collegeGaps } from './gap.ts'
import type { CollegeWork } from './work.ts'

const sumOf = (some: readonly Dollars[]): Dollars => some.reduce((sum, one) => sum + one, 0)

/** What the government lends the student, which has no price of a parent’s name on it, and what it costs each month. */
function ownLoans(work: CollegeWork, { need: { child }, yearly }: CollegeGap) {
  const { sheet } = work
  const most = studentLoanLimit(work, child)
  const borrowed = sheet.computed(
    `${child.id}.student-loans.borrowed`,
    'Federal loans in the student’s own name',
    'usd',
    'what is not saved of each year of college, no more than the limit of that year and of all',
    [yearly, most],
    Math.min(most.value, sumOf(studentLoanYears(child).map((limit) => Math.min(limit, yearly.value)))),
  )
  const rate = sheet.market(
    'student-loans.rate',
    'Rate of federal loans to students',
    'rate',
    studentLoanRate,
  )
  const years = sheet.law(
    `${child.id}.student-loans.term`,
    'Years to repay them',
    'years',
    citedIn(studentLoanLaw.tieredStandard, () => tieredStandardYears(borrowed.value)),
  )
  const payment = sheet.computed(
    `${child.id}.student-loans.payment`,
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
  return { child, most, borrowed, years, payment }
}

/** Students with the same loans are named once. */
function ownLoansInWords(work: CollegeWork, gaps: readonly CollegeGap[]): Text {
  const [first, ...others] = gaps.map((gap) => ownLoans(work, gap))
  if (first === undefined) return nothing
  const isSame = others.every(
    ({ most, borrowed }) => most.value === first.most.value && borrowed.value === first.borrowed.value,
  )
  if (isSame)
    return others.length === 0
      ? say` Loans in the student’s name come first: the government lends at most ${first.most} over those years, and ${first.borrowed} takes about ${first.payment} for ${first.years} after college.`
      : say` Loans in the students’ names come first: the government lends each at most ${first.most} over those years, and ${first.borrowed} takes about ${first.payment} for ${first.years} after college.`
  return say` Loans in the students’ names come first: the government lends at most ${listed(
    [first, ...others].map(
      ({ child, most, borrowed, payment, years }) =>
        say`${most} to ${child.name}, where ${borrowed} takes about ${payment} for ${years}`,
    ),
  )}, after college.`
}

/** Children whose gaps differ by less are named together: whole dollars of a transfer make as much. */
const alike = 0.01

/** What is not saved of a year, child by child where it is not the same for all. */
function gapsInWords(gaps: readonly CollegeGap[], isForSeveral: boolean): Text {
  const [first] = gaps
  if (first === undefined) return nothing
  if (!isForSeveral) return say`${first.yearly}`
  const isAlike = gaps.every(
    ({ yearly }) => Math.abs(yearly.value - first.yearly.value) < alike * first.yearly.value,
  )
  return isAlike && gaps.length > 1
    ? say`${first.yearly} for each child`
    : listed(gaps.map(({ need, yearly }) => say`${yearly} for ${need.child.name}`))
}

export function loanCheck(work: CollegeWork): Check[] {
  const { children } = work
  const gaps = collegeGaps(work).filter(({ yearly }) => yearly.value > 0)
  if (gaps.length === 0) return []
  const students = gaps.filter(({ need }) => !need.child.isGraduate)
  const about = gapsInWords(gaps, children.length > 1)
  if (students.length === 0)
    return [
      check(
        'borrowing',
        'warn',
        'What is not saved',
        say`About ${about} would come from pay at the time, aid of the school, and loans in the student’s own name. Parent PLUS is not for a graduate program.`,
      ),
    ]
  const { yearly, ever } = parentLoanLimits(work)
  const isLarge = students.some((gap) => gap.yearly.value > yearly.value)
  return [
    check(
      'borrowing',
      isLarge ? 'warn' : 'pass',
      isLarge ? 'Loans will not fill the whole gap' : 'What is not saved',
      say`About ${about} would come from grants, pay at the time, the student’s work and loans.${ownLoansInWords(work, students)} A Parent PLUS loan is capped at ${yearly} a year and ${ever} in all${students.length > 1 ? words(' for each student') : nothing}, has no payment that follows your income, and a new one closes the older plans on every federal loan that ${words(areGrandchildren(children) ? 'the parent has' : 'you have')}.`,
    ),
  ]
}
