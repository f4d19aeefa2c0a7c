import type { Dollars } from '#engine/units.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'
import { itemizedDeductions, limitedItemizedDeductions } from './itemized-deductions.ts'
import { qualifiedBusinessIncomeDeduction } from './qualified-business-income.ts'
import { seniorDeduction } from './senior-deduction.ts'
import { standardDeduction } from './standard-deduction.ts'
import { steppedDeduction } from './stepped-deduction.ts'
import type { TaxReturn } from './tax-return.ts'
import { type IncomeTaxYear, known } from './tax-year.ts'

export interface TaxableIncome {
  readonly taxableIncome: Dollars
  readonly itemizes: boolean
  /** The standard or the itemized deduction, whichever is taken. */
  readonly deduction: Dollars
  readonly seniorDeduction: Dollars
  readonly qualifiedBusinessIncomeDeduction: Dollars
  /** What the alternative minimum tax adds back: the standard deduction, or an itemizer's taxes less what the limit took. */
  readonly minimumTaxAddback: Dollars
}

/** Adjusted gross income less the larger of standard and itemized deductions, and the deductions for all: IRC §63. */
export function taxableIncome(law: IncomeTaxYear, r: TaxReturn, income: AdjustedGrossIncome): TaxableIncome {
  const { agi } = income
  const status = r.status
  const forSeniors = seniorDeduction({ law, status, age: r.age, spouseAge: r.spouseAge, magi: agi })
  const forAll = forSeniors + workAndCarDeductions(law, r, agi)

  const standard = standardDeduction({
    law,
    status,
    age: r.age,
    spouseAge: r.spouseAge,
    blind: r.blind,
    spouseBlind: r.spouseBlind,
  })
  const gifts = Math.min(r.charityCash ?? 0, known(law.charity).nonItemizerCashMaximum[status])
  const itemized = itemizedDeductions({
    law,
    status,
    agi,
    mortgageInterest: r.mortgageInterest ?? 0,
    taxesPaid: (r.propertyTax ?? 0) + (r.stateIncomeTaxPaid ?? 0),
    charityCash: r.charityCash ?? 0,
    medicalExpenses: r.medicalExpenses ?? 0,
  })
  // The limit for the top bracket is measured after the deduction for a business, which is measured without that limit:
  // IRC §§68(a)(2), 199A(e)(1).
  const itemizingForBusiness = businessDeduction(law, r, income, agi - itemized.total - forAll)
  const limited = limitedItemizedDeductions({
    law,
    status,
    itemized: itemized.total,
    incomeBeforeItemizing: agi - forAll - itemizingForBusiness,
  })
  const itemizes = limited > standard + gifts
  const deduction = itemizes ? limited : standard + gifts
  const forBusiness = itemizes
    ? itemizingForBusiness
    : businessDeduction(law, r, income, agi - deduction - forAll)
  return {
    taxableIncome: Math.max(0, agi - deduction - forAll - forBusiness),
    itemizes,
    deduction,
    seniorDeduction: forSeniors,
    qualifiedBusinessIncomeDeduction: forBusiness,
    // The minimum tax does not know the limit for the top bracket: IRC §56(b)(1).
    minimumTaxAddback: itemizes ? itemized.stateAndLocalTaxes - (itemized.total - limited) : standard,
  }
}

/** The deduction for business income of a household whose taxable income before it is given; below zero counts as zero. */
function businessDeduction(
  law: IncomeTaxYear,
  r: TaxReturn,
  income: AdjustedGrossIncome,
  taxableBefore: Dollars,
): Dollars {
  return qualifiedBusinessIncomeDeduction({
    law,
    status: r.status,
    businessIncome:
      (r.selfEmploymentProfit ?? 0) +
      (r.spouseSelfEmploymentProfit ?? 0) +
      (r.sCorporationProfit ?? 0) -
      income.selfEmploymentTaxDeduction -
      // Both belong to the business: Reg. §1.199A-3(b)(1)(vi).
      (r.ownPlanDeduction ?? 0) -
      income.selfEmployedHealthDeduction,
    wages: r.sCorporationProfit ? (r.wages ?? 0) : 0,
    taxableIncome: Math.max(0, taxableBefore),
    preferential: income.preferential,
  })
}

/** The deductions of 2025 to 2028 for tips, overtime and interest on a new car, which itemizers have too. */
function workAndCarDeductions(law: IncomeTaxYear, r: TaxReturn, agi: Dollars): Dollars {
  const tips = r.qualifiedTips ?? 0
  const overtime = r.qualifiedOvertime ?? 0
  const carLoan = r.carLoanInterest ?? 0
  if (tips + overtime + carLoan === 0) return 0
  const status = r.status
  return (
    steppedDeduction({ rule: known(law.tipsDeduction), status, amount: tips, magi: agi, rounding: 'down' }) +
    steppedDeduction({
      rule: known(law.overtimeDeduction),
      status,
      amount: overtime,
      magi: agi,
      rounding: 'down',
    }) +
    steppedDeduction({
      rule: known(law.carLoanInterestDeduction),
      status,
      amount: carLoan,
      magi: agi,
      rounding: 'up',
    })
  )
}
