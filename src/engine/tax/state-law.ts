import type { Dollars, Share, Years } from '#engine/units.ts'
import type { Bracket } from './tax-year.ts'

/**
 * The shape of a state's income tax: what most states are made of, as data. A surviving spouse is taxed by the joint
 * schedule, as most returns of a state print none of its own.
 */

/** An amount that may depend on income: points of [income, amount], joined by lines or standing until the next. */
export type Schedule =
  | number
  | { readonly line: readonly (readonly [Dollars, number])[] }
  | { readonly steps: readonly (readonly [Dollars, number])[] }

export interface ByReturn<T> {
  readonly single: T
  readonly joint: T
  /** Left out where the state treats a head of household as a single person. */
  readonly headOfHousehold?: T | 'as joint'
}

export type ReturnKind = keyof ByReturn<unknown>

export type IncomeSource = 'pension' | 'ira' | 'socialSecurity' | 'interest' | 'dividends' | 'gains'

/** Income that a state leaves out, up to an amount a person; both spouses' room serves the household's income. */
export interface Exclusion {
  readonly of: readonly IncomeSource[]
  readonly fromAge: Years
  readonly untilAge?: Years
  /** Without a limit everything is left out. */
  readonly perPerson?: ByReturn<Schedule>
  readonly perHousehold?: ByReturn<Schedule>
  /** Only this share of the income is left out. */
  readonly share?: ByReturn<Schedule>
  /** The room of both spouses who have reached the age serves the income of either. */
  readonly sharedBySpouses?: boolean
  /** Benefits that use up the room: all of them, or the federally taxable part. */
  readonly lessSocialSecurity?: 'gross' | 'taxable'
}

export interface PersonalAmounts {
  /** For the return as a whole. */
  readonly household?: ByReturn<Schedule>
  readonly perDependent?: ByReturn<Schedule>
  /** Dependents count while younger than this; all of them where it is left out. */
  readonly dependentUnderAge?: Years
  /** For each dependent after the first. */
  readonly dependentsBeyondFirst?: Dollars
  /** Once, where a spouse has reached an age. */
  readonly householdAged?: { readonly fromAge: Years; readonly amount: ByReturn<Schedule> }
  /** For each spouse who has reached an age. */
  readonly aged?: { readonly fromAge: Years; readonly each: ByReturn<Schedule> }
}

export interface StateTaxYear {
  readonly year: number
  readonly source: string
  /** What is simplified, and which way it errs. */
  readonly approximated?: string
  /**
   * How far the tax on wages was from an independent model at worst, as a share of the wages: above zero where ours
   * is higher. Undefined where it was not measured.
   */
  readonly wageTaxError?: Share
  /** For heads of household alone: where their figures were read beside `source`, and what is simplified. */
  readonly headOfHousehold?: { readonly source?: string; readonly approximated?: string }
  readonly brackets: ByReturn<readonly Bracket[]>
  /** Other brackets for a taxable income above an amount. */
  readonly bracketsAbove?: { readonly income: Dollars; readonly brackets: ByReturn<readonly Bracket[]> }
  /** A flat amount that comes with taxable income above a threshold. */
  readonly flatAmountAbove?: { readonly taxableIncome: Dollars; readonly amount: Dollars }
  /** Schedules are read at the income the state has worked out, not at federal adjusted gross income. */
  readonly schedulesByStateIncome?: boolean
  /** Schedules are read at federal adjusted gross income without Social Security. */
  readonly schedulesLeaveOutBenefits?: boolean
  /** Uses the federal standard deduction, with its additions where `withAged`, from an income on no more than `most`. */
  readonly federalStandardDeduction?: {
    readonly withAged: boolean
    readonly limit?: { readonly fromIncome: Dollars; readonly most: ByReturn<Dollars> }
  }
  /** Takes the federal deduction for people of 65 and older too. */
  readonly federalSeniorDeduction?: boolean
  readonly standardDeduction?: PersonalAmounts
  /** The deduction is at least the payroll tax of the household, which itemizers may deduct. */
  readonly standardDeductionAtLeastPayrollTax?: boolean
  readonly exemption?: PersonalAmounts
  /** Lowers tax, not below nothing. */
  readonly credit?: PersonalAmounts
  /** Paid out beyond tax; the whole of it falls by a share of income above an amount, however many dependents there are. */
  readonly refundableCredit?: PersonalAmounts & {
    readonly phaseOut?: { readonly rate: Share; readonly start: ByReturn<Dollars> }
  }
  /** The share of federally taxable benefits that the state taxes; none where it is left out. */
  readonly socialSecurityTaxedShare?: ByReturn<Schedule>
  /** At most this share of all benefits is taxed. */
  readonly socialSecurityTaxedAtMost?: Share
  /** Benefits are free of tax from this age on. */
  readonly socialSecurityFreeFromAge?: Years
  readonly exclusions?: readonly Exclusion[]
  /** What a retirement account pays to an heir, because its owner died, is not taxed at any age. */
  readonly paidToHeirsFree?: true
  /** What goes straight from a traditional account into a Roth IRA is not taxed, at any age. */
  readonly conversionsFree?: true
  /** Of a payout that no exclusion reaches, what was paid in from pay comes first and untaxed: it was taxed as pay. */
  readonly paidInComesFirst?: true
  /** Student-loan interest that the federal law deducts is not deducted. */
  readonly taxesStudentLoanInterest?: true
  /** The share of net long-term gain that is left out, up to an amount. */
  readonly gainExclusion?: {
    readonly share: Share
    readonly maximum?: Dollars
    readonly qualifiedDividends?: boolean
  }
  /** A share of the federal income tax that is deducted, up to an amount, both by income. */
  readonly federalTaxDeduction?: {
    readonly share: ByReturn<Schedule>
    readonly maximum?: ByReturn<Schedule>
    /** Whether refundable federal credits lower the tax that is deducted. */
    readonly afterRefundableCredits?: boolean
  }
  /** Social Security and Medicare tax deducted for each earner, up to an amount. */
  readonly payrollTaxDeduction?: Dollars
  /** Long-term gain taxed by its own brackets, on top of ordinary income. */
  readonly gainBrackets?: ByReturn<readonly Bracket[]>
  /** Long-term gain is taxed at this rate where that is less. */
  readonly gainRateMaximum?: Share
  /** A tax on long-term gain alone, above a deduction. */
  readonly gainTax?: { readonly deduction: Dollars; readonly brackets: readonly Bracket[] }
  /**
   * What lower brackets have saved is taken back, wholly once income is `over` above this one; of a bracket that begins
   * higher, above where it begins. All taxable income is then taxed at its highest rate.
   */
  readonly flatRateRecapture?: { readonly from: ByReturn<Dollars>; readonly over: Dollars }
  /** What is added to tax by income. */
  readonly addition?: ByReturn<Schedule>
  /** A share of the tax that is credited, by income. */
  readonly creditedShare?: ByReturn<Schedule>
  /** A share of the federal deduction and dependent amounts, credited against tax and phased out with income. */
  readonly deductionCredit?: {
    readonly rate: Share
    readonly perDependent: Dollars
    readonly phaseOutRate: Share
    readonly phaseOutStart: ByReturn<Dollars>
  }
  /**
   * A share of earnings up to an amount, and an amount a child, paid out and phased out together, by adjusted gross income
   * or earnings, whichever is more.
   */
  readonly workingFamilyCredit?: {
    readonly rate: Share
    readonly maximumEarnings: Dollars
    readonly perChild: Dollars
    readonly childUnderAge: Years
    readonly phaseOutRate: Share
    readonly phaseOutStart: ByReturn<Dollars>
  }
  /** The tax on Social Security benefits, credited and phased out with income. */
  readonly socialSecurityCredit?: { readonly phaseOutRate: Share; readonly phaseOutStart: ByReturn<Dollars> }
  /** A credit by the amount of what is paid on account of retirement, up to an income of the household. */
  readonly retirementCredit?: {
    readonly of: readonly IncomeSource[]
    readonly amount: Schedule
    readonly throughIncome: Dollars
    /** What is paid out sooner counts as no payment on account of retirement. */
    readonly fromAge: Years
  }
  /** No tax is owed at or below this income. */
  readonly noTaxThrough?: ByReturn<Dollars>
  /** The share of state tax of the federal earned income credit, paid out. */
  readonly earnedIncomeCreditShare?: Share
  /** The state starts from federal taxable income, so the deduction for business income comes off, up to this federal income. */
  readonly federalBusinessDeduction?: { readonly throughIncome: ByReturn<Dollars> }
  /** A child tax credit as a share of the state's own earned income credit, where a child is younger than this; paid out. */
  readonly youngChildCredit?: { readonly share: Share; readonly childUnderAge: Years }
  /** What two with income owe less on a joint return, as the lower income passes through the low brackets by itself. */
  readonly spouseCredit?: { readonly most: Dollars; readonly source: string }
  /** The share of the federal child tax credit, against tax, up to an income. */
  readonly childTaxCreditShare?: { readonly share: Share; readonly throughIncome: Dollars }
}

export interface StateLaw {
  readonly code: string
  readonly name: string
  readonly years: readonly StateTaxYear[]
}

/** Whether the state has an income tax on pay; a few tax gains alone, or nothing. */
export const taxesPay = ({ years }: StateLaw): boolean =>
  years.some(({ brackets }) => brackets.single.length > 0)
