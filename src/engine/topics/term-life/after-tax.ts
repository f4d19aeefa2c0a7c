/** What is left of pay after tax: of wages, and of the profit of work of one's own. */
import type { FactReader } from '../../fact-reader.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import { stateLawOf } from '../../tax/states/all.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import type { Adult } from './family.ts'

/** Pay, pensions and Social Security after federal, payroll or self-employment and, where the state was told, state tax. */
export function afterTax(reader: FactReader, context: DraftContext, taxReturn: TaxReturn): Dollars {
  const federal = incomeTax(context.law, taxReturn)
  const code = reader.told('state')
  const state =
    code === undefined
      ? 0
      : stateIncomeTax({ law: context.law, state: stateLawOf(code), taxReturn, federal }).tax
  const { wages = 0, spouseWages = 0, pensionIncome = 0, socialSecurity = 0 } = taxReturn
  const { selfEmploymentProfit = 0, spouseSelfEmploymentProfit = 0 } = taxReturn
  const paid = wages + spouseWages + selfEmploymentProfit + spouseSelfEmploymentProfit
  return Math.round(paid + pensionIncome + socialSecurity - federal.totalTax - state)
}

/** Pay as it stands on the return of whoever earns it: wages, and profit of work of one's own. */
export const earnedBy = (
  { profitShare }: Pick<Adult, 'profitShare'>,
  pay: Dollars,
): Pick<TaxReturn, 'wages' | 'selfEmploymentProfit'> =>
  profitShare === 0
    ? { wages: pay }
    : { wages: pay * (1 - profitShare), selfEmploymentProfit: pay * profitShare }

/** The same of the second of two on a joint return. */
export function earnedBySpouse(
  adult: Pick<Adult, 'profitShare'>,
  pay: Dollars,
): Pick<TaxReturn, 'spouseWages' | 'spouseSelfEmploymentProfit'> {
  const { wages = 0, selfEmploymentProfit = 0 } = earnedBy(adult, pay)
  return { spouseWages: wages, spouseSelfEmploymentProfit: selfEmploymentProfit }
}

/** How what is left of the pay of these adults was counted. */
export function afterTaxHow(reader: FactReader, adults: readonly Adult[]): string {
  const isProfit = ({ profitShare }: Adult) => profitShare > 0
  const onPay = !adults.some(isProfit)
    ? 'federal income tax − payroll tax'
    : adults.every(({ profitShare }) => profitShare === 1)
      ? 'federal income tax, with what the law deducts from profit, − self-employment tax'
      : 'federal income tax, with what the law deducts from profit, − payroll tax on wages − self-employment tax on profit'
  return reader.told('state') === undefined
    ? `pay − ${onPay}; state tax is not counted until you name the state`
    : `pay − ${onPay} − state income tax`
}
