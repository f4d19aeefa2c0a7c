import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known, type PhaseOut } from './tax-year.ts'

const kept = ({ from, to }: PhaseOut, magi: Dollars) =>
  to <= from ? 0 : Math.min(1, Math.max(0, (to - magi) / (to - from)))

/**
 * The American opportunity credit of one student in the first four years: IRC §25A(b), (i). All of the first tier of
 * qualified expenses and a share of the second; part of the credit is paid out beyond tax.
 * @example americanOpportunityCredit({ law: us2026, status: 'single', magi: 85_000, expenses: 4_000 }) // { credit: 1_250, refundable: 500 }
 */
export function americanOpportunityCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  magi: Dollars
  expenses: Dollars
}): { credit: Dollars; refundable: Dollars } {
  const law = known(p.law.americanOpportunityCredit)
  const first = Math.min(p.expenses, law.fullExpenses)
  const second = Math.min(Math.max(0, p.expenses - law.fullExpenses), law.partExpenses)
  const credit = Math.min(law.maximum, first + law.partRate * second) * kept(law.phaseOut[p.status], p.magi)
  return { credit, refundable: credit * law.refundableShare }
}

/**
 * The lifetime learning credit of a household: IRC §25A(c). It only lowers tax.
 * @example lifetimeLearningCredit({ law: us2026, status: 'single', magi: 60_000, expenses: 5_000 }) // 1_000
 */
export function lifetimeLearningCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  magi: Dollars
  expenses: Dollars
}): Dollars {
  const law = known(p.law.lifetimeLearningCredit)
  return Math.min(law.maximum, law.rate * p.expenses) * kept(law.phaseOut[p.status], p.magi)
}
