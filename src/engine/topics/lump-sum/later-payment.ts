/** Federal loans of one’s own that ask for nothing today: what the plan counts for them, and from when on. */
import type { FactReader } from '../../fact-reader.ts'
import { isInDefault } from '../../facts/debts.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { waitsForIncomePlan } from '../loans-without-pay.ts'
import {
  asksForNothing,
  graceAfterSchool,
  withAfterSchool,
  withPaymentAfter,
} from '../payment-after-school.ts'
import type { Drafting } from '../topic.ts'

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
