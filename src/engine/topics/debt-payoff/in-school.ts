/** Federal student loans of somebody who is still in school: nothing is due, interest may run, and the next loan matters most. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { nextLoanOfStudent } from '../new-federal-loan.ts'
import { ownTuitionInWords } from '../own-tuition-credit.ts'
import { graceAfterSchool } from '../payment-after-school.ts'
import { borrowingOrder, schoolAidStep } from '../school-money.ts'
import { aboutByLaw } from '../short-by-law.ts'
import { missingMonthly } from '../short-month.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

/** Nothing else is owed. */
export const isOnlyInSchool = ({ debts, inSchool }: DebtWork): boolean =>
  debts.length > 0 && debts.length === inSchool.length

const owedOn = ({ sheet, inSchool }: DebtWork): Figure =>
  sheet.computed(
    'in-school.owed',
    'Owed on the federal student loans',
    'usd',
    'the balances added up',
    inSchool.map(({ balance }) => balance),
    inSchool.reduce((sum, { balance }) => sum + balance.value, 0),
  )

/** A month of interest, if all of them were unsubsidized. */
const interestOf = ({ sheet, inSchool }: DebtWork): Figure =>
  sheet.computed(
    'in-school.interest',
    'Interest of a month while in school, if no loan is subsidized',
    'usd-per-month',
    'balances × rates ÷ months in a year',
    inSchool.flatMap(({ balance, rate }) => [balance, rate]),
    inSchool.reduce((sum, { balance, rate }) => sum + (balance.value * rate.value) / monthsPerYear, 0),
  )

/** A month that is short while nothing is due is paid by cash, and then by a card or the next loan. */
function shortWords(work: DebtWork): Text {
  const missing = isOnlyInSchool(work) ? missingMonthly(work) : undefined
  return missing === undefined
    ? nothing
    : say`You spend ${aboutByLaw(work.reader)}${missing} more than you bring home: until that is found it comes out of cash, then off a card or out of the next loan.`
}

export function inSchoolWords(work: DebtWork): Text {
  if (work.inSchool.length === 0) return nothing
  return join([
    shortWords(work),
    say`Nothing is due on the ${owedOn(work)} of federal student loans while you are enrolled for enough courses to count as a student, and for ${graceAfterSchool(work)} after.`,
    say`Subsidized loans cost nothing until then; on the others interest adds up, at most ${interestOf(work)} here.`,
    words(`What matters most now is the next loan: ${borrowingOrder}.`),
    ownTuitionInWords(work),
  ])
}

export function inSchoolSteps(work: DebtWork): StepDraft[] {
  if (work.inSchool.length === 0) return []
  return [
    {
      id: 'in-school-account',
      title: words('Look up in your account which loans are subsidized, and who services them'),
      why: words('On the unsubsidized ones interest runs while you study, and is added to the loan later.'),
      how: say`Write down each loan with its rate. If money is left over, pay the interest of the unsubsidized ones, at most ${interestOf(work)}; if it is not, wait. A card or an empty account costs more.`,
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 30,
      link: links.studentAid,
      keep: words('The list of the loans.'),
    },
    schoolAidStep,
  ]
}

export function inSchoolChecks(work: DebtWork): Check[] {
  if (work.inSchool.length === 0) return []
  return [
    check(
      'in-school',
      'pass',
      'Nothing is due while you study',
      say`The first payment is due ${graceAfterSchool(work)} after you leave, or drop too many courses. Choose a plan before that day: without a choice it is a fixed payment.`,
    ),
    nextLoanOfStudent(work.sheet),
  ]
}
