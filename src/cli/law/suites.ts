import { amortization } from './amortization.ts'
import { debtPayoff } from './debt-payoff.ts'
import { federalIncomeTax, federalIncomeTaxPublished } from './federal-income-tax.ts'
import { federalPieces } from './federal-pieces.ts'
import { irmaa } from './irmaa.ts'
import { lifeInsuranceNeed } from './life-insurance-need.ts'
import { rmd } from './rmd.ts'
import { safeWithdrawal } from './safe-withdrawal.ts'
import { socialSecurityBenefits } from './social-security-benefits.ts'
import { socialSecurityTaxability } from './social-security-taxability.ts'
import { stateIncomeTaxes } from './state-income-tax.ts'
import type { Suite } from './suite.ts'

/** Every suite that our engine answers; a new one is a file beside this one and a line here. */
export const suites: readonly Suite[] = [
  amortization,
  debtPayoff,
  federalIncomeTax,
  federalIncomeTaxPublished,
  federalPieces,
  irmaa,
  lifeInsuranceNeed,
  rmd,
  safeWithdrawal,
  socialSecurityBenefits,
  socialSecurityTaxability,
  stateIncomeTaxes,
]
