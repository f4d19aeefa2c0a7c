import type { Dollars, Years } from '#engine/units.ts'
import type { PovertyRegion } from './poverty-guidelines.ts'
import type { FilingStatus } from './tax-year.ts'

/** Cover from the Marketplace whose premiums a business of one's own pays. */
export interface SelfEmployedCover {
  /** Of the year, before any credit. */
  readonly premiums: Dollars
  /** Who counts for the credit, and the year of the cover. */
  readonly people: number
  readonly region?: PovertyRegion
  readonly year: number
}

/** What a household writes on its tax return. Everything that is left out is zero; dollars are of the tax year. */
export interface TaxReturn {
  readonly status: FilingStatus
  /** Ages at the end of the year. */
  readonly age: Years
  readonly spouseAge?: Years
  readonly dependentAges?: readonly Years[]
  readonly blind?: boolean
  readonly spouseBlind?: boolean
  /** Married, filing separately, and apart from the spouse all year. */
  readonly livedApartAllYear?: boolean

  readonly wages?: Dollars
  readonly spouseWages?: Dollars
  /** Pay that goes into a plan at work before tax: no wages of the return, but payroll tax is due on it (IRC §3121(v)(1)(A)). */
  readonly deferredPay?: Dollars
  readonly spouseDeferredPay?: Dollars
  /** Profit of the head's, the spouse's own business, without employees or property. */
  readonly selfEmploymentProfit?: Dollars
  readonly spouseSelfEmploymentProfit?: Dollars
  /** The share of an S corporation's profit: income, and neither wages nor self-employment (Rev. Rul. 59-221). */
  readonly sCorporationProfit?: Dollars
  readonly interest?: Dollars
  readonly taxExemptInterest?: Dollars
  readonly qualifiedDividends?: Dollars
  readonly nonQualifiedDividends?: Dollars
  /** Gains are positive, losses negative. */
  readonly shortTermGain?: Dollars
  readonly longTermGain?: Dollars
  /** Taxable pension and annuity payments. */
  readonly pensionIncome?: Dollars
  /** Taxable withdrawals and conversions of IRAs and plans. */
  readonly iraDistributions?: Dollars
  /** The part of `iraDistributions` that goes straight into a Roth IRA: income of the federal return, not of every state's. */
  readonly rothConversion?: Dollars
  /** The part of `iraDistributions` of somebody who has not retired: a state may credit only what is paid on account of retirement. */
  readonly paidBeforeRetirement?: Dollars
  /** The spouse's part of the pensions and IRA withdrawals above; states limit exclusions by person. */
  readonly spouseRetirementIncome?: Dollars
  /** Gross Social Security benefits. */
  readonly socialSecurity?: Dollars
  /** Any other ordinary income, for example unemployment benefits. */
  readonly otherIncome?: Dollars

  readonly iraDeduction?: Dollars
  /** What goes into a plan of one's own business before tax, as employee and as employer: IRC §404(a)(8). */
  readonly ownPlanDeduction?: Dollars
  /** Premiums of cover from the Marketplace that a business of one's own may deduct: IRC §162(l). */
  readonly selfEmployedCover?: SelfEmployedCover
  /** What is put into an HSA by hand: IRC §223(a). */
  readonly hsaDeduction?: Dollars
  /**
   * Pay that goes into an HSA through payroll: neither in wages nor under payroll tax (IRC §§106(d), 125, 3121(a)(5)(G)), so
   * no earned income either (IRC §32(c)(2)(A)(i)). Only the states that tax an HSA look at it.
   */
  readonly hsaThroughPayroll?: Dollars
  /** Interest paid. */
  readonly studentLoanInterest?: Dollars
  /** Tuition of each dependent in the first four years of college that was paid from other money than a 529. */
  readonly tuition?: readonly Dollars[]
  /** What care of children below 13 costs in the year, so that whoever files can work. */
  readonly dependentCareExpenses?: Dollars
  /** How much of it an employer's dependent-care plan pays from pay before tax: neither in wages nor under payroll tax (IRC §129). */
  readonly dependentCareBenefits?: Dollars

  /** The deductible part. */
  readonly mortgageInterest?: Dollars
  readonly propertyTax?: Dollars
  readonly stateIncomeTaxPaid?: Dollars
  readonly charityCash?: Dollars
  readonly medicalExpenses?: Dollars
  /** Tips, overtime premium and car-loan interest that qualify. */
  readonly qualifiedTips?: Dollars
  readonly qualifiedOvertime?: Dollars
  readonly carLoanInterest?: Dollars

  /** Contributions to retirement accounts that count for the saver's credit, of each eligible spouse. */
  readonly saversContributions?: Dollars
  readonly spouseSaversContributions?: Dollars
}

const noAges: readonly Years[] = []

export const dependentAges = (taxReturn: TaxReturn): readonly Years[] => taxReturn.dependentAges ?? noAges
