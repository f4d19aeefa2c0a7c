/** Which student loans are forgiven one day, so that nothing is gained by paying them sooner. */
import type { FactReader } from '../fact-reader.ts'
import type { DebtFigures } from './debts.ts'

/** The plans that forgive a Parent PLUS, and only after a consolidation in time: 20 USC 1087e(q), P.L. 119-21 sec. 82001. */
const parentPlusPlans: readonly string[] = ['ibr', 'icr']

/** Federal loans on the way to forgiveness are never paid ahead. */
export function isForgiven(reader: FactReader, { kind, told }: DebtFigures): boolean {
  if (kind !== 'student_loan' || told.loanType === 'private') return false
  const plan = reader.told('incomeDrivenPlan')
  const inService = reader.told('publicServiceJob') === true
  if (told.loanType === 'parent_plus')
    return (
      reader.told('parentPlusConsolidated') === true &&
      reader.told('newLoanTaken') !== true &&
      (plan === undefined ? inService : parentPlusPlans.includes(plan))
    )
  return inService || (plan !== undefined && plan !== 'none')
}
