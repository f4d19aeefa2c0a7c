import type { Dollars } from '#engine/units.ts'
import { type AdjustedGrossIncome, adjustedGrossIncome } from './adjusted-gross-income.ts'
import { alternativeMinimumTax } from './alternative-minimum-tax.ts'
import { regularTax } from './capital-gain-stacking.ts'
import { childTaxCredit } from './child-tax-credit.ts'
import { dependentCareCredit } from './dependent-care-credit.ts'
import { earnedIncomeCredit } from './earned-income-credit.ts'
import { americanOpportunityCredit } from './education-credits.ts'
import { netInvestmentIncomeTax } from './net-investment-income-tax.ts'
import { additionalMedicareTax, employeePayrollTax } from './payroll-tax.ts'
import { saversCredit } from './savers-credit.ts'
import { selfEmploymentEarnings } from './self-employment-tax.ts'
import { dependentAges, type TaxReturn } from './tax-return.ts'
import type { IncomeTaxYear } from './tax-year.ts'
import { type TaxableIncome, taxableIncome } from './taxable-income.ts'

export interface IncomeTax extends AdjustedGrossIncome, TaxableIncome {
  /** After all credits, with the alternative minimum tax and the net investment income tax; negative is a refund. */
  readonly incomeTax: Dollars
  readonly regularTax: Dollars
  readonly alternativeMinimumTax: Dollars
  readonly netInvestmentIncomeTax: Dollars
  readonly dependentCareCredit: Dollars
  readonly educationCredit: Dollars
  readonly refundableEducationCredit: Dollars
  readonly saversCredit: Dollars
  readonly childTaxCredit: Dollars
  readonly refundableChildTaxCredit: Dollars
  readonly earnedIncomeCredit: Dollars
  /** Social Security and Medicare tax withheld from wages. */
  readonly employeePayrollTax: Dollars
  readonly additionalMedicareTax: Dollars
  /** Everything the household owes on the year: income tax and its own payroll and self-employment taxes. */
  readonly totalTax: Dollars
}

/**
 * Federal income tax of a household for a year, with the taxes that ride on the same return.
 * Left out: the lifetime learning and premium credits (their own files), foreign tax, and preference items of the
 * alternative minimum tax. A household takes the larger of standard and itemized deductions.
 * @example incomeTax(us2026, { status: 'single', age: 40, wages: 95_000 }).incomeTax // 12_070
 */
export function incomeTax(law: IncomeTaxYear, r: TaxReturn): IncomeTax {
  const status = r.status
  const income = adjustedGrossIncome(law, r)
  const taxable = taxableIncome(law, r, income)
  const preferential = Math.min(income.preferential, taxable.taxableIncome)
  const regular = regularTax({ law, status, taxableIncome: taxable.taxableIncome, preferential })
  const minimum = alternativeMinimumTax({
    law,
    status,
    minimumTaxableIncome: taxable.taxableIncome + taxable.seniorDeduction + taxable.minimumTaxAddback,
    ordinary: taxable.taxableIncome - preferential,
    // All of it: gains may be larger than taxable income, and the minimum tax has more room for them (Form 6251, line 13).
    preferential: income.preferential,
    regularTax: regular,
  })
  const investmentIncome = (r.interest ?? 0) + (r.qualifiedDividends ?? 0) + (r.nonQualifiedDividends ?? 0)
  const onInvestments = netInvestmentIncomeTax({
    law,
    status,
    magi: income.agi,
    netInvestmentIncome: investmentIncome + income.capitalGain,
  })
  const withheld = employeeTaxes(law, r)
  const additionalMedicare = additionalMedicareTax({ law, status, earnings: medicareEarnings(law, r) })
  const credits = householdCredits(law, r, income, {
    taxBefore: regular + minimum,
    payrollTax: withheld + additionalMedicare + income.selfEmploymentTaxDeduction,
    investmentIncome: investmentIncome + (r.taxExemptInterest ?? 0) + Math.max(0, income.capitalGain),
  })
  const tax =
    regular +
    minimum -
    credits.dependentCareCredit -
    credits.educationCredit -
    credits.saversCredit -
    credits.childTaxCredit +
    onInvestments -
    credits.refundableEducationCredit -
    credits.refundableChildTaxCredit -
    credits.earnedIncomeCredit
  return {
    agi: income.agi,
    taxableSocialSecurity: income.taxableSocialSecurity,
    selfEmploymentTax: income.selfEmploymentTax,
    selfEmploymentTaxDeduction: income.selfEmploymentTaxDeduction,
    studentLoanInterestDeduction: income.studentLoanInterestDeduction,
    selfEmployedHealthDeduction: income.selfEmployedHealthDeduction,
    capitalGain: income.capitalGain,
    preferential: income.preferential,
    earnedIncome: income.earnedIncome,
    lowerEarnedIncome: income.lowerEarnedIncome,
    taxableIncome: taxable.taxableIncome,
    itemizes: taxable.itemizes,
    deduction: taxable.deduction,
    seniorDeduction: taxable.seniorDeduction,
    qualifiedBusinessIncomeDeduction: taxable.qualifiedBusinessIncomeDeduction,
    minimumTaxAddback: taxable.minimumTaxAddback,
    incomeTax: tax,
    regularTax: regular,
    alternativeMinimumTax: minimum,
    netInvestmentIncomeTax: onInvestments,
    dependentCareCredit: credits.dependentCareCredit,
    educationCredit: credits.educationCredit,
    refundableEducationCredit: credits.refundableEducationCredit,
    saversCredit: credits.saversCredit,
    childTaxCredit: credits.childTaxCredit,
    refundableChildTaxCredit: credits.refundableChildTaxCredit,
    earnedIncomeCredit: credits.earnedIncomeCredit,
    employeePayrollTax: withheld,
    additionalMedicareTax: additionalMedicare,
    totalTax: tax + withheld + additionalMedicare + income.selfEmploymentTax,
  }
}

/** The credits in the order of the return: care, education, saver's, then child tax credit against tax, then the refundable ones. */
function householdCredits(
  law: IncomeTaxYear,
  r: TaxReturn,
  income: AdjustedGrossIncome,
  base: { taxBefore: Dollars; payrollTax: Dollars; investmentIncome: Dollars },
) {
  const { status } = r
  const { agi, earnedIncome } = income
  const ages = dependentAges(r)
  const forTuition = tuitionCredits(law, r, agi)
  const care = Math.min(
    base.taxBefore,
    dependentCareCredit({
      law,
      status,
      agi,
      dependentAges: ages,
      expenses: r.dependentCareExpenses ?? 0,
      excluded: r.dependentCareBenefits ?? 0,
      lowerEarnedIncome: income.lowerEarnedIncome,
    }),
  )
  const education = Math.min(base.taxBefore - care, forTuition.nonRefundable)
  const savers = Math.min(
    base.taxBefore - care - education,
    saversCredit({ law, status, agi, contributions: r.saversContributions ?? 0 }) +
      saversCredit({ law, status, agi, contributions: r.spouseSaversContributions ?? 0 }),
  )
  const earned = earnedIncomeCredit({
    law,
    status,
    age: r.age,
    spouseAge: r.spouseAge,
    dependentAges: ages,
    earnedIncome,
    agi,
    investmentIncome: base.investmentIncome,
  })
  const child = childTaxCredit({
    law,
    status,
    agi,
    dependentAges: ages,
    taxBefore: base.taxBefore - care - education - savers,
    earnedIncome,
    payrollTax: base.payrollTax,
    earnedIncomeCredit: earned,
  })
  return {
    dependentCareCredit: care,
    educationCredit: education,
    refundableEducationCredit: forTuition.refundable,
    saversCredit: savers,
    earnedIncomeCredit: earned,
    childTaxCredit: child.nonRefundable,
    refundableChildTaxCredit: child.refundable,
  }
}

/** The American opportunity credit of all students. */
function tuitionCredits(law: IncomeTaxYear, { status, tuition = [] }: TaxReturn, magi: Dollars) {
  let nonRefundable = 0
  let paidOut = 0
  for (const expenses of tuition) {
    const { credit, refundable } = americanOpportunityCredit({ law, status, magi, expenses })
    nonRefundable += credit - refundable
    paidOut += refundable
  }
  return { nonRefundable, refundable: paidOut }
}

function employeeTaxes(law: IncomeTaxYear, r: TaxReturn): Dollars {
  const own = employeePayrollTax({ law, wages: (r.wages ?? 0) + (r.deferredPay ?? 0) })
  return own + employeePayrollTax({ law, wages: (r.spouseWages ?? 0) + (r.spouseDeferredPay ?? 0) })
}

/** Wages and self-employment earnings that the Additional Medicare tax is measured on. */
function medicareEarnings(law: IncomeTaxYear, r: TaxReturn): Dollars {
  const business = (profit: Dollars | undefined) =>
    profit !== undefined && profit > 0 ? selfEmploymentEarnings({ law, profit }) : 0
  return (
    (r.wages ?? 0) +
    (r.deferredPay ?? 0) +
    (r.spouseWages ?? 0) +
    (r.spouseDeferredPay ?? 0) +
    business(r.selfEmploymentProfit) +
    business(r.spouseSelfEmploymentProfit)
  )
}
