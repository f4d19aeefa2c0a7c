/**
 * What a student loan costs after tax sets its place among the debts, and what investing instead comes to. The schedule counts
 * the interest of the lender.
 */
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { listed, nothing, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { byYear } from '../debt-course.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax } from '../debts.ts'
import { savedByStudies } from '../interest-deduction.ts'
import type { DebtWork } from './work.ts'

/** The loans that cost more than this debt by their rate, and less of it after tax. */
const behindByTax = (
  { targets, order }: Pick<DebtWork, 'targets' | 'order'>,
  debt: DebtTerms,
): readonly DebtTerms[] =>
  order === 'snowball'
    ? []
    : targets.filter(
        ({ rate, afterTax }) =>
          afterTax !== undefined && rate.value > debt.rate.value && afterTax.value < costAfterTax(debt).value,
      )

/** The debts that the deduction moves ahead of a student loan. */
export const aheadByTax = (work: Pick<DebtWork, 'targets' | 'order'>): readonly DebtTerms[] =>
  work.targets.filter((debt) => behindByTax(work, debt).length > 0)

/** ", as the student loan at 6.5% costs only about 4.78% after tax" */
export function behindByTaxInWords(work: Pick<DebtWork, 'targets' | 'order'>, debt: DebtTerms): Text {
  const behind = behindByTax(work, debt)
  return behind.length === 0
    ? nothing
    : say`, as ${listed(behind.map(({ label, rate, afterTax }) => say`the ${label} at ${rate} costs only about ${afterTax ?? rate} after tax`))}`
}

/** What deducting the interest of a schedule saves of tax, month by month. */
export function taxSavedIn({ taxed, paid }: DebtWork, { schedule }: DebtPayoff): (month: Months) => Dollars {
  if (taxed === undefined) return () => 0
  const interest = byYear(
    schedule.map(({ interest, payments }) =>
      paid.reduce(
        (sum, { kind }, place) =>
          kind === 'student_loan' ? sum + Math.min(interest[place] ?? 0, payments[place] ?? 0) : sum,
        0,
      ),
    ),
  )
  const saved = savedByStudies(taxed, interest, new Set(paid.map(({ id }) => id)))
  return (month) => (saved[Math.floor(month / monthsPerYear)] ?? 0) / monthsPerYear
}
