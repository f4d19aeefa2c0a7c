/** What is said of federal loans that ask for nothing today. */
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { firstPaymentOf, graceAfterSchool, yearsOfFixedPayment } from '../payment-after-school.ts'
import type { LumpSumWork } from './work.ts'

const isInSchool = ({ reader }: LumpSumWork): boolean => reader.told('inSchool') === true

/** To follow what is said of paying the loan ahead. */
export function laterPaymentInWords(work: LumpSumWork, debt: DebtTerms): Text {
  const first = firstPaymentOf({ ...work, debts: [debt] })
  return first === undefined
    ? nothing
    : say` It asks for nothing ${words(isInSchool(work) ? 'while you study' : 'now')}, and what of it is subsidized costs nothing until then; from about ${first.day} on ${first.payment} is counted for it.`
}

export function laterPaymentCheck(work: LumpSumWork): Check[] {
  const first = firstPaymentOf(work)
  if (first === undefined) return []
  const counted = isInSchool(work)
    ? say`The first payment is due ${graceAfterSchool(work)} after you leave, or drop too many courses. Nobody told when that is: one more year of school is counted`
    : say`You told no payment, so the loan is taken to be in the ${graceAfterSchool(work)} after school`
  return [
    check(
      'later-payment',
      'warn',
      'The federal loan asks for a payment later',
      say`${counted}, and ${first.payment} from about ${first.day} on, for ${yearsOfFixedPayment(work)}. Until then interest adds up on what is not subsidized: look up on studentaid.gov which part that is, and pay ahead only there. Choose a plan before the first payment: one that follows income can ask for less, and without a choice it is a fixed payment.`,
    ),
  ]
}
