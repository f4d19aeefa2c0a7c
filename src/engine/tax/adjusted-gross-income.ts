import type { Dollars } from '#engine/units.ts'
import { netCapitalGain } from './capital-gain-netting.ts'
import { selfEmployedHealthDeduction } from './self-employed-health-deduction.ts'
import { selfEmploymentTax } from './self-employment-tax.ts'
import { taxableSocialSecurity } from './social-security-taxability.ts'
import { studentLoanInterestDeduction } from './student-loan-interest.ts'
import type { TaxReturn } from './tax-return.ts'
import { type IncomeTaxYear, known } from './tax-year.ts'

export interface AdjustedGrossIncome {
  readonly agi: Dollars
  readonly taxableSocialSecurity: Dollars
  readonly selfEmploymentTax: Dollars
  readonly selfEmploymentTaxDeduction: Dollars
  readonly studentLoanInterestDeduction: Dollars
  readonly selfEmployedHealthDeduction: Dollars
  /** Net capital gain in income, negative for a deductible loss. */
  readonly capitalGain: Dollars
  /** Net long-term gain and qualified dividends: what the rates for gains apply to. */
  readonly preferential: Dollars
  /** Wages and self-employment profit, less the deduction for self-employment tax. */
  readonly earnedIncome: Dollars
  /** The same of the spouse who earns less on a joint return; of anybody else their own. */
  readonly lowerEarnedIncome: Dollars
}

/** Gross income less the adjustments above the line: IRC §62. */
export function adjustedGrossIncome(law: IncomeTaxYear, r: TaxReturn): AdjustedGrossIncome {
  if (r.selfEmployedCover === undefined) return incomeLess(law, r, 0)
  return incomeLess(
    law,
    r,
    selfEmployedHealthDeduction({ law, taxReturn: r, incomeLess: (dollars) => incomeLess(law, r, dollars) }),
  )
}

function incomeLess(law: IncomeTaxYear, r: TaxReturn, healthDeduction: Dollars): AdjustedGrossIncome {
  const wages = r.wages ?? 0
  const spouseWages = r.spouseWages ?? 0
  const profit = r.selfEmploymentProfit ?? 0
  const spouseProfit = r.spouseSelfEmploymentProfit ?? 0
  // Deferred pay uses up the wage base like other wages: Schedule SE, line 8a.
  const ownSeTax = profit > 0 ? selfEmploymentTax({ law, profit, wages: wages + (r.deferredPay ?? 0) }) : 0
  const spouseSeTax =
    spouseProfit > 0
      ? selfEmploymentTax({ law, profit: spouseProfit, wages: spouseWages + (r.spouseDeferredPay ?? 0) })
      : 0
  const seTax = ownSeTax + spouseSeTax
  const deductible = seTax > 0 ? known(law.payroll).selfEmploymentTaxDeductibleShare : 0
  const seDeduction = seTax * deductible
  const ownEarned = wages + profit - ownSeTax * deductible

  const qualifiedDividends = r.qualifiedDividends ?? 0
  const gain = netCapitalGain({
    law,
    status: r.status,
    shortTerm: r.shortTermGain ?? 0,
    longTerm: r.longTermGain ?? 0,
  })
  const beforeBenefits =
    wages +
    spouseWages +
    profit +
    spouseProfit +
    (r.sCorporationProfit ?? 0) +
    (r.interest ?? 0) +
    qualifiedDividends +
    (r.nonQualifiedDividends ?? 0) +
    gain.income +
    (r.pensionIncome ?? 0) +
    (r.iraDistributions ?? 0) +
    (r.otherIncome ?? 0) -
    seDeduction -
    (r.iraDeduction ?? 0) -
    (r.ownPlanDeduction ?? 0) -
    healthDeduction -
    (r.hsaDeduction ?? 0)
  const benefits = taxableSocialSecurity({
    law,
    status: r.status,
    otherIncome: beforeBenefits + (r.taxExemptInterest ?? 0),
    benefits: r.socialSecurity ?? 0,
    livedApartAllYear: r.livedApartAllYear ?? false,
  })
  const magi = beforeBenefits + benefits
  const loanInterest = studentLoanInterestDeduction({
    law,
    status: r.status,
    paid: r.studentLoanInterest ?? 0,
    magi,
  })
  return {
    agi: magi - loanInterest,
    taxableSocialSecurity: benefits,
    selfEmploymentTax: seTax,
    selfEmploymentTaxDeduction: seDeduction,
    studentLoanInterestDeduction: loanInterest,
    selfEmployedHealthDeduction: healthDeduction,
    capitalGain: gain.income,
    preferential: gain.longTerm + qualifiedDividends,
    earnedIncome: wages + spouseWages + profit + spouseProfit - seDeduction,
    lowerEarnedIncome:
      r.status === 'married_joint'
        ? Math.min(ownEarned, spouseWages + spouseProfit - spouseSeTax * deductible)
        : ownEarned,
  }
}
