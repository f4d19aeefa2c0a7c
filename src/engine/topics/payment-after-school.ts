/** A federal loan that asks for nothing now: from when on it does, and for how much. */
import { addMonths } from '../calendar.ts'
import { isFederalLoan } from '../facts/debts.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { middle } from '../household.ts'
import { loanPayment } from '../math/loan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { DebtTerms } from './debt-terms.ts'
import type { Drafting } from './topic.ts'

type Asked = Pick<Drafting, 'sheet' | 'reader'>

export const graceAfterSchool = ({ sheet }: Pick<Asked, 'sheet'>): Figure =>
  sheet.law('school.grace', 'Months after school until the first payment', 'months', studentLoanLaw.grace)

export const yearsOfFixedPayment = ({ sheet }: Pick<Asked, 'sheet'>): Figure =>
  sheet.law('school.years', 'Years of the fixed payment of a federal loan', 'years', {
    value: studentLoanLaw.standard.value.years,
    source: studentLoanLaw.standard.source,
  })

/** Whether a loan is one's own from the government, and nobody told that anything is paid on it. */
export const asksForNothing = ({ told }: DebtTerms): boolean =>
  isFederalLoan(told) && told.loanType !== 'parent_plus' && middle(told.minPayment ?? 0) <= 0

/** The same debt with the fixed payment that it asks for once those months are over. */
export function withPaymentAfter(asked: Asked, debt: DebtTerms, afterMonths: Figure): DebtTerms {
  const { id, label, balance, rate } = debt
  const years = yearsOfFixedPayment(asked)
  const owed = balance.value * (1 + rate.value / monthsPerYear) ** afterMonths.value
  const payment = asked.sheet.computed(
    `${id}.after-school`,
    `Payment on the ${label} after school`,
    'usd-per-month',
    'the balance with the interest until then, as if it were not subsidized, in level payments over the years of the fixed payment',
    [balance, rate, afterMonths, years],
    Math.round(loanPayment({ principal: owed, rate: rate.value, months: years.value * monthsPerYear })),
  )
  return { ...debt, later: { afterMonths, payment } }
}

/** The same debt where nothing of that holds: school is over, or it is paid already. */
export function withAfterSchool(asked: Asked, debt: DebtTerms): DebtTerms {
  const { sheet, reader } = asked
  if (reader.told('inSchool') !== true || !asksForNothing(debt)) return debt
  const grace = graceAfterSchool(asked)
  const school = reader.rule('school.left', 'School that is still to come', 'months', rules.schoolMonthsLeft)
  const afterMonths = sheet.computed(
    'school.after',
    'Months until a federal loan asks for a payment',
    'months',
    'school that is still to come + months after school until the first payment',
    [school, grace],
    school.value + grace.value,
  )
  return withPaymentAfter(asked, debt, afterMonths)
}

export interface FirstPayment {
  readonly day: DateFigure
  readonly payment: Figure
}

/** Of all loans that ask for nothing now, in one; undefined without any. */
export function firstPaymentOf({
  sheet,
  context,
  debts,
}: Pick<Drafting, 'sheet' | 'context'> & { readonly debts: readonly DebtTerms[] }): FirstPayment | undefined {
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
