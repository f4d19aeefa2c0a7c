/** A return with what a plan takes off its income: money that goes in before tax. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'

export interface Deducted {
  readonly hsa: Dollars
  readonly ira: Dollars
  readonly ownPlan: Dollars
}

export const returnDeducted = (taxReturn: TaxReturn, { hsa, ira, ownPlan }: Deducted): TaxReturn => ({
  ...taxReturn,
  hsaDeduction: (taxReturn.hsaDeduction ?? 0) + hsa,
  iraDeduction: (taxReturn.iraDeduction ?? 0) + ira,
  ownPlanDeduction: (taxReturn.ownPlanDeduction ?? 0) + ownPlan,
})
