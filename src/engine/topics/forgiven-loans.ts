/** Which student loans are forgiven one day, so that nothing is gained by paying them sooner. */
import type { FactReader } from '../fact-reader.ts'
import { isFederalLoan, isInDefault } from '../facts/debts.ts'
import type { Check } from '../plan.ts'
import { join, listed, say, sentenceStart, type Text, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'
import { loanIncomeAhead, withPayAhead } from './loan-income-ahead.ts'
import { loansOfDebtPlan } from './loans-of-debt-plan.ts'
import type { DraftContext } from './topic.ts'

/** The plans that forgive a Parent PLUS, and only after a consolidation in time: 20 USC 1087e(q), P.L. 119-21 sec. 82001. */
const parentPlusPlans: readonly string[] = ['ibr', 'icr']

interface Asked {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Whether a plan that follows income was named, or public service: only then is anything forgiven. */
const hasWayOut = (reader: FactReader): boolean =>
  reader.told('publicServiceJob') === true || (reader.told('incomeDrivenPlan') ?? 'none') !== 'none'

/**
 * Tells of each debt whether a federal plan forgives what is left of it one day. A plan that pays the loan off before
 * then, at the income of today or a pay that was told, forgives nothing: such a loan is paid like any other.
 */
export function forgivenLoans(asked: Asked): (debt: DebtFigures) => boolean {
  const { reader } = asked
  if (!hasWayOut(reader)) return () => false
  let found: ReturnType<typeof loansOfDebtPlan>
  let isFound = false
  const loans = () => {
    if (!isFound) found = loansOfDebtPlan(asked)
    isFound = true
    return found
  }
  return ({ told }) => {
    if (!isFederalLoan(told) || isInDefault(told)) return false
    // Nothing is asked for while its borrower studies, and nobody knows the income that decides later.
    if (reader.told('inSchool') === true && told.loanType !== 'parent_plus') return true
    if (told.loanType === 'parent_plus' && loans()?.kind !== 'parent_plus') return isForgivenToParent(reader)
    return loans()?.isApart === true
  }
}

/** A Parent PLUS beside loans of one's own. */
function isForgivenToParent(reader: FactReader): boolean {
  const plan = reader.told('incomeDrivenPlan')
  return (
    reader.told('parentPlusConsolidated') === true &&
    reader.told('newLoanTaken') !== true &&
    (plan === undefined ? reader.told('publicServiceJob') === true : parentPlusPlans.includes(plan))
  )
}

/** The income at which nothing is forgiven. */
function paidOffAt({ reader, context }: Asked): Text {
  const ahead = loanIncomeAhead({ sheet: worksheet(context.fromSample), reader, context })
  return ahead === undefined ? words('At this income') : sentenceStart(withPayAhead(ahead))
}

/** Of loans on a plan that follows income, or in public service, which forgives nothing of them. */
export function paidBeforeForgiven(asked: Asked, paid: readonly DebtFigures[]): Check[] {
  const { reader } = asked
  const loans = paid.filter(({ told }) => isFederalLoan(told) && told.loanType !== 'parent_plus')
  if (!hasWayOut(reader) || loans.length === 0) return []
  const isForLess = loansOfDebtPlan(asked)?.paidForLess !== undefined
  const named = listed(loans.map(({ label }) => say`the ${label}`))
  return [
    check(
      'paid-before-forgiven',
      'pass',
      isForLess
        ? 'Paying the federal loan off costs less than waiting until it is forgiven'
        : 'Nothing of the federal loan would be forgiven',
      join([
        isForLess
          ? say`Your month has what a fixed payment would ask for ${named}, and paid like that it costs less in all than your plan does until it forgives the rest, tax included.`
          : say`${paidOffAt(asked)} the payments end ${named} before anything is forgiven, so each dollar paid early saves its interest.`,
        words('If income is about to fall, or a public or nonprofit job is near, look again first.'),
      ]),
    ),
  ]
}
