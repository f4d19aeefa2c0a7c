/** Which student loans are forgiven one day, so that nothing is gained by paying them sooner. */
import type { FactReader } from '../fact-reader.ts'
import { isFederalLoan, isInDefault } from '../facts/debts.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, say, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { debtGroups } from './debt-payoff/debt-groups.ts'
import { type DebtFigures, readDebts } from './debts.ts'
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
 * then, at the income of today, forgives nothing: such a loan is paid like any other.
 */
export function forgivenLoans(asked: Asked): (debt: DebtFigures) => boolean {
  const { reader } = asked
  if (!hasWayOut(reader)) return () => false
  let found: ReturnType<typeof loansOf>
  let isFound = false
  const loans = () => {
    if (!isFound) found = loansOf(asked)
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

/** What the debt plan makes of the loans; on a sheet of its own. */
function loansOf({ reader, context }: Asked) {
  const sheet = worksheet(context.fromSample)
  const limits = {
    highRate: reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate),
    lowRate: reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate),
  }
  const debts = readDebts(sheet, reader, { assumeBalances: true })
  return debtGroups({ sheet, reader, context }, debts, { ...limits, federal: undefined }).loans
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

/** Of loans on a plan that follows income, or in public service, which forgives nothing of them. */
export function paidBeforeForgiven({ reader }: Asked, paid: readonly DebtFigures[]): Check[] {
  const loans = paid.filter(({ told }) => isFederalLoan(told) && told.loanType !== 'parent_plus')
  if (!hasWayOut(reader) || loans.length === 0) return []
  return [
    check(
      'paid-before-forgiven',
      'pass',
      'Nothing of the federal loan would be forgiven',
      say`At this income the payments end ${listed(loans.map(({ label }) => say`the ${label}`))} before anything is forgiven, so each dollar paid early saves its interest. ${words('If income is about to fall, or a public or nonprofit job is near, look again first.')}`,
    ),
  ]
}
