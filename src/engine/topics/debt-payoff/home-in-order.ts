/** Whether a home loan stands in the order with the other debts, and what paying it ahead is held against. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { allCash } from '../../markets/asset-allocation.ts'
import { worksheet } from '../../worksheet.ts'
import { type DebtTerms, isGrowing } from '../debt-terms.ts'
import { costAfterTax, isCostly } from '../debts.ts'
import { afterFundCosts, expectedReturn } from '../expected-return.ts'
import { withDeduction } from '../home-loan-rate.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { glideForLater } from '../mix-for-later.ts'
import { isPayGone } from '../out-of-work.ts'
import { isBehindOnPayments, isLate } from '../past-due.ts'
import { hasRetired } from '../retired.ts'
import { taxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

interface Beside {
  /** What the month’s money pays off without it. */
  readonly payable: readonly DebtTerms[]
  /** Federal loans on the way to forgiveness, or with a plan still to choose: they are what the plan is about. */
  readonly hasOwnCourse: boolean
  readonly lowRate: Figure
  readonly highRate: Figure
}

interface Held {
  /** What it costs a year, after tax where its interest is deducted. */
  readonly cost: Figure
  /** What the mix of money for later is expected to earn a year. */
  readonly expected: Figure
}

/** What money for later is expected to earn a year, after fund costs. */
const expectedForLater = ({ sheet, reader, context }: Drafting): Figure =>
  afterFundCosts(sheet, reader, expectedReturn(sheet, context, glideForLater(reader, 1)[0] ?? allCash))

function held(facts: Drafting, loan: DebtTerms): Held {
  const expected = expectedForLater(facts)
  const taxed = hasRetired(facts.reader)
    ? loan
    : withDeduction({ ...facts, taxes: taxPicture(facts.sheet, facts.reader, facts.context) }, loan, expected)
  return { cost: costAfterTax(taxed), expected }
}

/** On a sheet of its own, so that nothing is assumed for what is not said. */
function heldOnTrial({ reader, context }: Pick<Drafting, 'reader' | 'context'>, loan: DebtTerms): Held {
  const sheet = worksheet(context.fromSample)
  return held({ sheet, reader: reader.onSheet(sheet), context }, loan)
}

/** What a home loan costs against what the mix of money for later may earn. */
export const heldAgainstInvesting = (facts: Drafting, loan: DebtTerms): Held =>
  heldOnTrial(facts, loan).cost.value === loan.rate.value
    ? { cost: loan.rate, expected: expectedForLater(facts) }
    : held(facts, loan)

/** It can be paid ahead at a rate that is worth a thought; whoever is to move, or has no safe pay, keeps the cash. */
export const couldBePaidAhead = (reader: FactReader, loan: DebtTerms, lowRate: Figure): boolean =>
  loan.told.rate !== undefined &&
  loan.rate.value >= lowRate.value &&
  loan.told.isPastDue !== true &&
  !isGrowing(loan) &&
  reader.told('considersPayoff') !== false &&
  reader.told('goal') !== 'home' &&
  !isPayGone(reader) &&
  !isJobAtRisk(reader) &&
  !isLate(reader) &&
  !isBehindOnPayments(reader)

/**
 * A home loan that is asked about stands in the order. Where nobody asked it does if it costs more than a debt below the costly
 * ones that would be paid ahead in its place, or, with nothing costly owed, than money for later is expected to earn.
 */
export function homesInOrder(
  facts: Pick<Drafting, 'reader' | 'context'>,
  mortgages: readonly DebtTerms[],
  { payable, hasOwnCourse, lowRate, highRate }: Beside,
): readonly DebtTerms[] {
  const open = mortgages.filter((loan) => couldBePaidAhead(facts.reader, loan, lowRate))
  if (facts.reader.told('considersPayoff') === true) return open
  if (hasOwnCourse) return []
  const faster = payable.filter(({ minimumOnly }) => minimumOnly !== true)
  const below = faster.filter((debt) => debt.promotion === undefined && !isCostly(debt, highRate))
  return open.filter((loan) => {
    const { cost, expected } = heldOnTrial(facts, loan)
    return (
      below.some(({ rate }) => rate.value < cost.value) ||
      (faster.length === below.length && (faster.length === 0 || cost.value > expected.value))
    )
  })
}
