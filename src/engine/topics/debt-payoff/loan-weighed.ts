/**
 * The Repayment Assistance Plan beside a payment by income that the month meets: it is weighed where nothing is lost by it,
 * for the loans are paid off before anything would be forgiven, and what it frees goes to what costs more.
 */
import type { Debt } from '../../math/debt-payoff.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentAssistanceMonth } from '../../tax/student-loan-payment.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { byRate } from '../debts.ts'
import { monthDate } from '../month-date.ts'
import { sendsFreely } from './loan-assisted-course.ts'
import { goneBy, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** The loan with that payment, once the change is confirmed. */
function assisted(loan: Debt, payment: Dollars): Debt {
  const { balance, rate } = loan
  const { interestWaived, principalMatch } = repaymentAssistanceMonth({ balance, rate, payment })
  const cost = (balance * rate) / monthsPerYear - interestWaived - principalMatch
  return {
    ...loan,
    rank: Math.max(0, (cost * monthsPerYear) / balance),
    leastPrincipal: Math.min(payment, studentLoanLaw.repaymentAssistance.value.principalMatchMaximum),
    later: { afterMonths: rules.planChangeMonths.value, minimum: payment },
  }
}

export function weighedAssistance(work: DebtWork): Check[] {
  const { sheet, loans, paid, numbers, plan, tried } = work
  const [worst] = byRate(work.costly)
  if (loans === undefined || loans.isApart || loans.isOnSave || worst === undefined) return []
  if (loans.current === undefined || loans.rise !== undefined || loans.cheaper !== undefined) return []
  if (!sendsFreely(work) || work.order === 'promotion-first' || plan.months === undefined) return []
  if (work.isBehind || work.gap !== undefined || work.relief !== undefined) return []
  const { merged, current, chosen, options } = loans
  const option = options.find((one) => one.plan === 'repayment_assistance')
  const place = paid.findIndex(({ id }) => id === merged.id)
  const loan = numbers[place]
  if (
    option === undefined ||
    loan === undefined ||
    option.plan === current.plan ||
    option.plan === chosen.plan
  )
    return []
  if (merged.minimum.value - option.payment.value < rules.planMoveLeast.value) return []
  const payoff = tried({ debts: numbers.with(place, assisted(loan, option.payment.value)) })
  const saved = Math.round(plan.totalInterest - payoff.totalInterest)
  const sooner = payoff.debts[paid.indexOf(worst)]?.months
  const today = plan.debts[paid.indexOf(worst)]?.months ?? Infinity
  const isBetter =
    payoff.months !== undefined &&
    payoff.months <= plan.months &&
    saved >= rules.planMoveLeast.value * monthsPerYear
  if (!isBetter || sooner === undefined || sooner >= today) return []
  const inputs = [...scheduleInputs(work), option.payment]
  const gone = goneBy(work, worst)
  return [
    check(
      'assistance-weighed',
      'warn',
      'The Repayment Assistance Plan would free money for what costs more',
      say`It would ask for ${option.payment} instead of the ${merged.minimum} that ${current.named} asks for. With what that frees sent on in the same order, the ${worst.label} is gone by ${monthDate(work, 'weighed.gone', 'The costliest debt is paid with the lower payment', sooner, inputs)}${gone === undefined ? nothing : say` instead of ${gone}`}, and about ${sheet.computed('weighed.saved', 'Interest less with the lower payment', 'usd', 'interest of this plan − interest with the Repayment Assistance Plan and the same money each month, what is waived and matched taken off', inputs, saved)} less interest is paid in all. Nothing that would be forgiven is lost by it: the loans are paid off before that. Against it: the payment has no cap when your income rises, and each one has to be full and on time for its help with interest. Ask the servicer first, in writing, whether you can go back.`,
    ),
  ]
}
