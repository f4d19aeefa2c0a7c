import type { Dollars } from '#engine/units.ts'
import { incomeTax } from './income-tax.ts'
import type { TaxReturn } from './tax-return.ts'
import type { IncomeTaxYear } from './tax-year.ts'

/**
 * What the American opportunity credit changes on a return, the tuition of each student given: most of it lowers tax and
 * ends where there is none, a part is paid out all the same (IRC §25A(c)(1), (i)(5)), and credits that come after it have
 * less tax left to lower.
 * @example tuitionCredit({ law: us2026, taxReturn: { status: 'single', age: 40, wages: 9_000 }, tuition: [4_000] }) // 1_000
 */
export function tuitionCredit(p: {
  law: IncomeTaxYear
  taxReturn: TaxReturn
  tuition: readonly Dollars[]
}): Dollars {
  const taxWith = (tuition: readonly Dollars[]) => incomeTax(p.law, { ...p.taxReturn, tuition }).incomeTax
  return taxWith([]) - taxWith(p.tuition)
}
