import type { Dollars, Share, Years } from '#engine/units.ts'

/**
 * The shapes the law is written down in: one file a year, every figure with its source.
 * A rule that is not in force in a year carries zero figures, so that a formula reads every year alike.
 */

/** A figure of the law and the document it stands in. */
export interface Cited<T> {
  readonly value: T
  /** Document and section, as a reviewer would look it up. */
  readonly source: string
  /** What a reader of the figure should know: why it fell, who reads it otherwise. */
  readonly note?: string
  /** Set when the figure is not the exact rule: what is simplified, and in which direction it errs. */
  readonly approximated?: string
}

/** A figure nobody has published, or that we have not read. */
export interface Unknown {
  readonly unknown: string
  readonly value?: undefined
}

export type Law<T> = Cited<T> | Unknown

export const unknown = (why: string): Unknown => ({ unknown: why })

export class LawUnknown extends Error {
  override readonly name = 'LawUnknown'
}

export const isKnown = <T>(figure: Law<T>): figure is Cited<T> => figure.value !== undefined

/** The value of a figure; throws LawUnknown, with the reason, where there is none. */
export function known<T>(figure: Law<T>): T {
  if (isKnown(figure)) return figure.value
  throw new LawUnknown(figure.unknown)
}

export type FilingStatus =
  | 'single'
  | 'married_joint'
  | 'married_separate'
  | 'head_of_household'
  | 'surviving_spouse'

export type ByStatus<T> = Readonly<Record<FilingStatus, T>>

/** The rate on each dollar above `from`, up to the next bracket. */
export interface Bracket {
  readonly from: Dollars
  readonly rate: Share
}

/** Income over which a benefit shrinks to nothing. */
export interface PhaseOut {
  readonly from: Dollars
  readonly to: Dollars
}

export interface Payroll {
  readonly oasdiEmployeeRate: Share
  readonly oasdiEmployerRate: Share
  readonly oasdiWageBase: Dollars
  readonly medicareEmployeeRate: Share
  readonly medicareEmployerRate: Share
  readonly additionalMedicareRate: Share
  readonly additionalMedicareThreshold: ByStatus<Dollars>
  /** The share of self-employment profit that counts as net earnings. */
  readonly selfEmploymentEarningsShare: Share
  readonly selfEmploymentOasdiRate: Share
  readonly selfEmploymentMedicareRate: Share
  /** Net earnings below this owe no self-employment tax. */
  readonly selfEmploymentMinimum: Dollars
  /** The share of self-employment tax that lowers adjusted gross income. */
  readonly selfEmploymentTaxDeductibleShare: Share
}

export interface SocialSecurityTaxability {
  /** Provisional income above which tier 1 of the benefit is taxed. */
  readonly base: ByStatus<Dollars>
  /** Provisional income above which tier 2 is taxed. */
  readonly adjustedBase: ByStatus<Dollars>
  /** Married, filing separately, and apart from the spouse all year. */
  readonly separateLivingApart: { readonly base: Dollars; readonly adjustedBase: Dollars }
  readonly tier1Rate: Share
  readonly tier2Rate: Share
  readonly benefitShareInProvisionalIncome: Share
}

export interface ChildTaxCredit {
  readonly perChild: Dollars
  /** A child counts while younger than this at the end of the year. */
  readonly childUnderAge: Years
  readonly perOtherDependent: Dollars
  readonly refundableMaximumPerChild: Dollars
  readonly refundableRate: Share
  readonly refundableEarnedIncomeFloor: Dollars
  /** From this many children on, payroll tax above the earned income credit may be refunded instead. */
  readonly payrollTaxMethodFromChildren: number
  readonly phaseOutStart: ByStatus<Dollars>
  /** The excess is rounded up to whole steps, and each step takes `phaseOutPerStep`. */
  readonly phaseOutStep: Dollars
  readonly phaseOutPerStep: Dollars
}

export interface EarnedIncomeCreditSchedule {
  readonly maximum: Dollars
  readonly phaseInRate: Share
  readonly phaseOutStart: Dollars
  readonly phaseOutStartJointAddition: Dollars
  readonly phaseOutRate: Share
}

export interface EarnedIncomeCredit {
  /** Indexed by the number of children; the last entry serves all larger families. */
  readonly byChildren: readonly EarnedIncomeCreditSchedule[]
  readonly childUnderAge: Years
  readonly investmentIncomeLimit: Dollars
  readonly minimumAgeWithoutChildren: Years
  readonly maximumAgeWithoutChildren: Years
  readonly eligible: ByStatus<boolean>
}

/** A deduction that loses `phaseOutPerStep` for each whole or part step of income above its start. */
export interface SteppedDeduction {
  readonly maximum: ByStatus<Dollars>
  readonly phaseOutStart: ByStatus<Dollars>
  readonly phaseOutStep: Dollars
  readonly phaseOutPerStep: Dollars
}

export interface DependentCareCredit {
  /** A child below this age at the time of the care counts. */
  readonly childUnderAge: Years
  readonly expenseMaximumOne: Dollars
  readonly expenseMaximumTwoOrMore: Dollars
  readonly rateMaximum: Share
  readonly ratePerStep: Share
  /** Each lowers the rate by `ratePerStep` a step of income above `start`, not below `floor`. */
  readonly phaseDowns: readonly {
    readonly start: ByStatus<Dollars>
    readonly step: ByStatus<Dollars>
    readonly floor: Share
  }[]
}

export interface PremiumTaxCredit {
  readonly eligibleFromShareOfPovertyLine: Share
  readonly eligibleThroughShareOfPovertyLine: Share
  readonly povertyGuidelineYear: number
  /** The share of income a household pays for the benchmark plan, linear inside each band. */
  readonly applicablePercentage: readonly {
    readonly from: Share
    readonly to: Share
    readonly rateAtFrom: Share
    readonly rateAtTo: Share
  }[]
  readonly repaymentCapped: boolean
  readonly employerAffordabilityRate: Share
}

export interface IncomeTaxYear {
  readonly year: number
  readonly ordinaryBrackets: Law<ByStatus<readonly Bracket[]>>
  readonly standardDeduction: Law<ByStatus<Dollars>>
  /** Once for being old, once for being blind, for each spouse. */
  readonly agedOrBlindAddition: Law<{ readonly fromAge: Years; readonly each: ByStatus<Dollars> }>
  /** The standard deduction of somebody else's dependent: the larger of the two, up to the ordinary one. */
  readonly dependentStandardDeduction: Law<{
    readonly minimum: Dollars
    readonly aboveEarnedIncome: Dollars
  }>
  readonly seniorDeduction: Law<{
    readonly fromAge: Years
    readonly perPerson: ByStatus<Dollars>
    readonly phaseOutStart: ByStatus<Dollars>
    /** Each person's deduction shrinks by this share of the excess on its own. */
    readonly phaseOutRate: Share
  }>
  readonly capitalGains: Law<{
    readonly zeroRate: Share
    readonly middleRate: Share
    readonly topRate: Share
    /** Taxable income up to which gains are taxed at `zeroRate`, and then at `middleRate`. */
    readonly zeroRateTop: ByStatus<Dollars>
    readonly middleRateTop: ByStatus<Dollars>
    readonly unrecapturedSection1250Rate: Share
    readonly collectiblesRate: Share
  }>
  readonly capitalLossLimit: Law<ByStatus<Dollars>>
  readonly netInvestmentIncomeTax: Law<{ readonly rate: Share; readonly threshold: ByStatus<Dollars> }>
  readonly payroll: Law<Payroll>
  readonly socialSecurityTaxability: Law<SocialSecurityTaxability>
  readonly childTaxCredit: Law<ChildTaxCredit>
  readonly earnedIncomeCredit: Law<EarnedIncomeCredit>
  readonly saversCredit: Law<{
    /** Income up to and including `agiUpTo` earns `rate`; above the last tier, nothing. */
    readonly tiers: ByStatus<readonly { readonly agiUpTo: Dollars; readonly rate: Share }[]>
    readonly maximumContributionPerPerson: Dollars
    readonly minimumAge: Years
  }>
  readonly studentLoanInterest: Law<{
    readonly maximum: ByStatus<Dollars>
    readonly phaseOut: ByStatus<PhaseOut>
  }>
  readonly saltDeduction: Law<{
    readonly cap: ByStatus<Dollars>
    readonly phaseDownStart: ByStatus<Dollars>
    readonly phaseDownRate: Share
    readonly floor: ByStatus<Dollars>
  }>
  readonly charity: Law<{
    readonly itemizerFloorShareOfAgi: Share
    readonly nonItemizerCashMaximum: ByStatus<Dollars>
    readonly cashLimitShareOfAgi: Share
  }>
  /** The share of itemized deductions lost above the start of the top bracket. */
  readonly itemizedDeductionLimit: Law<{ readonly rate: Share }>
  readonly medicalFloorShareOfAgi: Law<Share>
  readonly mortgageInterest: Law<{
    readonly acquisitionDebtCap: ByStatus<Dollars>
    /** For debt taken on by 15 December 2017. */
    readonly earlierDebtCap: Dollars
  }>
  readonly alternativeMinimumTax: Law<{
    readonly exemption: ByStatus<Dollars>
    readonly phaseOutStart: ByStatus<Dollars>
    readonly phaseOutRate: Share
    readonly lowerRate: Share
    readonly upperRate: Share
    readonly upperRateFrom: ByStatus<Dollars>
  }>
  readonly qualifiedBusinessIncome: Law<{
    readonly rate: Share
    /** The limit of the deduction above the threshold: this share of the wages that the business pays. */
    readonly shareOfWages: Share
    readonly threshold: ByStatus<Dollars>
    readonly phaseRange: ByStatus<Dollars>
    /** The least deduction of a household with at least `minimumIncome` of active business income. */
    readonly minimumDeduction: Dollars
    readonly minimumIncome: Dollars
  }>
  readonly tipsDeduction: Law<SteppedDeduction>
  readonly overtimeDeduction: Law<SteppedDeduction>
  readonly carLoanInterestDeduction: Law<SteppedDeduction>
  readonly dependentCareCredit: Law<DependentCareCredit>
  readonly americanOpportunityCredit: Law<{
    readonly maximum: Dollars
    /** Expenses credited in full, and those after them credited at `partRate`. */
    readonly fullExpenses: Dollars
    readonly partExpenses: Dollars
    readonly partRate: Share
    readonly refundableShare: Share
    readonly phaseOut: ByStatus<PhaseOut>
  }>
  readonly lifetimeLearningCredit: Law<{
    readonly maximum: Dollars
    readonly rate: Share
    readonly phaseOut: ByStatus<PhaseOut>
  }>
  readonly premiumTaxCredit: Law<PremiumTaxCredit>
}

/** What one person may put away in a year, and the other figures that come with it. */
export interface ContributionLimits {
  readonly year: number
  readonly employerPlan: Law<{
    readonly electiveDeferral: Dollars
    readonly catchUpFromAge: Years
    readonly catchUp: Dollars
    /** Replaces `catchUp` in the years a person turns these ages. */
    readonly higherCatchUpFromAge: Years
    readonly higherCatchUpThroughAge: Years
    readonly higherCatchUp: Dollars
    /** Everything that may go in, the employer's money included, catch-up aside. */
    readonly annualAdditions: Dollars
    readonly compensationLimit: Dollars
  }>
  /** Above these wages from the same employer in the year before, a catch-up must be Roth; null where no such rule is in force. */
  readonly rothCatchUpWagesAbove: Law<Dollars | null>
  readonly simplePlan: Law<{
    readonly electiveDeferral: Dollars
    readonly smallEmployerDeferral: Dollars
    readonly catchUp: Dollars
    readonly smallEmployerCatchUp: Dollars
    readonly higherCatchUp: Dollars
  }>
  readonly sep: Law<{
    readonly maximum: Dollars
    readonly shareOfCompensation: Share
    readonly minimumCompensation: Dollars
  }>
  readonly ira: Law<{
    readonly limit: Dollars
    readonly catchUpFromAge: Years
    readonly catchUp: Dollars
    readonly rothPhaseOut: ByStatus<PhaseOut>
    /** For a person covered by a plan at work. */
    readonly deductionPhaseOutCovered: ByStatus<PhaseOut>
    /** For a person who is not covered but whose spouse is; null where the status has no spouse. */
    readonly deductionPhaseOutSpouseCovered: ByStatus<PhaseOut | null>
    /** A partly phased-out limit is rounded up to this, and is at least `partialMinimum`. */
    readonly partialRounding: Dollars
    readonly partialMinimum: Dollars
  }>
  readonly hsa: Law<{
    readonly selfOnly: Dollars
    readonly family: Dollars
    readonly catchUpFromAge: Years
    readonly catchUp: Dollars
    readonly minimumDeductible: { readonly selfOnly: Dollars; readonly family: Dollars }
    readonly maximumOutOfPocket: { readonly selfOnly: Dollars; readonly family: Dollars }
  }>
  readonly healthFsa: Law<Dollars>
  readonly dependentCareFsa: Law<Dollars>
  readonly qualifiedCharitableDistribution: Law<{ readonly maximum: Dollars; readonly minimumAge: Years }>
  readonly qualifiedLongevityAnnuity: Law<Dollars>
  readonly gifts: Law<{
    readonly annualExclusion: Dollars
    readonly basicExclusion: Dollars
    readonly topRate: Share
    /** Years of annual exclusions a donor may put into a 529 plan at once. */
    readonly superfundYears: Years
  }>
  readonly plan529: Law<{
    readonly rothRolloverLifetimeMaximum: Dollars
    readonly rothRolloverAccountYears: Years
    readonly rothRolloverContributionYears: Years
    readonly schoolAnnualMaximumPerStudent: Dollars
    readonly studentLoanRepaymentLifetimeMaximum: Dollars
  }>
  readonly earlyWithdrawal: Law<{
    readonly penaltyRate: Share
    readonly untilAge: Years
    readonly simpleFirstTwoYearsRate: Share
    readonly separationFromServiceAge: Years
    readonly hsaPenaltyRate: Share
    readonly hsaUntilAge: Years
    readonly plan529PenaltyRateOnEarnings: Share
  }>
  readonly trumpAccount: Law<{
    readonly annualContributionMaximum: Dollars
    readonly employerMaximum: Dollars
    readonly federalSeed: Dollars
    readonly seedBirthYears: { readonly from: number; readonly to: number }
  }>
}
