/** Federal loans of one’s own that ask for nothing today: what the plan counts for them, and from when on. */
import type { FactReader } from '../../fact-reader.ts'
import { isInDefault } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { waitsForIncomePlan } from '../loans-without-pay.ts'
import {
  asksForNothing,
  firstPaymentOf,
  graceAfterSchool,
  withAfterSchool,
  withPaymentAfter,
  yearsOfFixedPayment,
} from '../payment-after-school.ts'
import type { Drafting } from '../topic.ts'
import type { LumpSumWork } from './work.ts'

/** A plan by income may ask for nothing for good; a loan in default, or without pay, waits for another plan. */
const isTakenToBeInGrace = (reader: FactReader, debt: DebtTerms): boolean =>
  asksForNothing(debt) &&
  debt.told.minPayment !== undefined &&
  debt.told.isPastDue !== true &&
  !isInDefault(debt.told) &&
  (reader.told('incomeDrivenPlan') ?? 'none') === 'none' &&
  !waitsForIncomePlan(reader, debt.told)

export function withLaterPayment(asked: Pick<Drafting, 'sheet' | 'reader'>, debt: DebtTerms): DebtTerms {
  if (asked.reader.told('inSchool') === true) return withAfterSchool(asked, debt)
  return isTakenToBeInGrace(asked.reader, debt)
    ? withPaymentAfter(asked, debt, graceAfterSchool(asked))
    : debt
}

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
