/** A federal loan of somebody who is still in school asks for nothing now: from when on it does, and for how much. */
import { addMonths } from '../../calendar.ts'
import { isFederalLoan } from '../../facts/debts.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { middle } from '../../household.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { Drafting } from '../topic.ts'

const graceOf = ({ sheet }: Pick<Drafting, 'sheet'>): Figure =>
  sheet.law('school.grace', 'Months after school until the first payment', 'months', studentLoanLaw.grace)

const yearsOf = ({ sheet }: Pick<Drafting, 'sheet'>): Figure =>
  sheet.law('school.years', 'Years of the fixed payment of a federal loan', 'years', {
    value: studentLoanLaw.standard.value.years,
    source: studentLoanLaw.standard.source,
  })

/** The same debt where nothing of that holds: school is over, or it is paid already. */
export function withAfterSchool(asked: Pick<Drafting, 'sheet' | 'reader'>, debt: DebtTerms): DebtTerms {
  const { sheet, reader } = asked
  const { told, id, label, balance, rate } = debt
  const isPaid = middle(told.minPayment ?? 0) > 0
  if (reader.told('inSchool') !== true || !isFederalLoan(told) || told.loanType === 'parent_plus' || isPaid)
    return debt
  const [grace, years] = [graceOf(asked), yearsOf(asked)]
  const school = reader.rule('school.left', 'School that is still to come', 'months', rules.schoolMonthsLeft)
  const afterMonths = sheet.computed(
    'school.after',
    'Months until a federal loan asks for a payment',
    'months',
    'school that is still to come + months after school until the first payment',
    [school, grace],
    school.value + grace.value,
  )
  const owed = balance.value * (1 + rate.value / monthsPerYear) ** afterMonths.value
  const payment = sheet.computed(
    `${id}.after-school`,
    `Payment on the ${label} after school`,
    'usd-per-month',
    'the balance with the interest until then, as if it were not subsidized, in level payments over the years of the fixed payment',
    [balance, rate, afterMonths, years],
    Math.round(loanPayment({ principal: owed, rate: rate.value, months: years.value * monthsPerYear })),
  )
  return { ...debt, later: { afterMonths, payment } }
}

type Planned = Drafting & { readonly debts: readonly DebtTerms[] }

interface FirstPayment {
  readonly day: DateFigure
  readonly payment: Figure
}

function firstPayment({ sheet, context, debts }: Planned): FirstPayment | undefined {
  const later = debts.flatMap((debt) => debt.later ?? [])
  const [first] = later
  if (first === undefined) return undefined
  const payments = later.map(({ payment }) => payment)
  return {
    day: sheet.date(
      'school.day',
      'When the federal loans ask for the first payment, about',
      'today + the months until then',
      [first.afterMonths],
      addMonths(context.today, first.afterMonths.value),
      'month-of-year',
    ),
    payment: sheet.computed(
      'school.payment',
      'What the federal loans ask for after school',
      'usd-per-month',
      'their payments added up',
      payments,
      sumOf(payments),
    ),
  }
}

/** For the summary. */
export function afterSchoolInWords(work: Planned): Text {
  const first = firstPayment(work)
  return first === undefined
    ? nothing
    : say`The federal loan asks for nothing while you study; from ${first.day} on about ${first.payment} is counted for it.`
}

/** The same beside the table of the months. */
export function afterSchoolInShort(work: Planned): Text {
  const first = firstPayment(work)
  return first === undefined
    ? nothing
    : say`From ${first.day} on ${first.payment} of the federal loan comes off the sum.`
}

export function afterSchoolCheck(work: Planned): Check[] {
  const first = firstPayment(work)
  return first === undefined
    ? []
    : [
        check(
          'after-school',
          'warn',
          'The federal loan asks for a payment after school',
          say`The first one is due ${graceOf(work)} after you leave, or drop too many courses. Nobody told when that is: one more year of school is counted, so ${first.payment} from ${first.day} on, for ${yearsOf(work)}. If school ends sooner, it is due sooner. Choose a plan before that day: one that follows income can ask for less, and without a choice it is a fixed payment.${words(' What you borrow until then comes on top.')}`,
        ),
      ]
}
