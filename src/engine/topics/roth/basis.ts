/** Who asks, before any rate is worked out: pay, ages, places to put the money and what goes in each year. */
import type { Figure } from '../../figure.ts'
import type { DeferralRoom } from '../../tax/deferral-room.ts'
import type { OwnPlanRoom } from '../../tax/own-plan-room.ts'
import type { StateLaw } from '../../tax/state-law.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import type { Dollars, Share } from '../../units.ts'
import type { BenefitsAhead } from '../benefits-ahead.ts'
import type { CollegeStudents } from '../college-students.ts'
import type { EndedPay } from '../ended-pay.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import type { HomeInterest } from '../home-interest.ts'
import type { StudentLoanInterest } from '../student-loan-interest.ts'
import type { Drafting } from '../topic.ts'
import type { UnearnedIncome } from '../unearned-income.ts'
import type { BesideDollars, RunningSaving } from './added-dollars.ts'
import type { YearsContribution } from './contribution.ts'
import type { EndOfPay } from './end-of-pay.ts'
import type { EndOfSpousePay } from './end-of-spouse-pay.ts'
import type { SpousePlan } from './spouse-plan.ts'
import type { SpouseSaving } from './spouse-saving.ts'
import type { GoneIn, YearLeft } from './year-left.ts'

export interface RothBasis extends YearsContribution, Drafting {
  readonly status: FilingStatus
  readonly age: Figure
  /** Set for couples who file together. */
  readonly spouseAge: Figure | undefined
  /** The same of two who file separately while they work. */
  readonly spouseAgeLater: Figure | undefined
  /** Whoever asks counts the penalty on what work that ends early draws apart. */
  readonly isPenaltyAside?: boolean
  readonly income: Figure
  readonly spouseIncome: Figure | undefined
  readonly spouseSaving: SpouseSaving | undefined
  /** The same from next year on, of a pay that is gone for a time. */
  readonly spouseSavingAhead: SpouseSaving | undefined
  readonly spousePlan: SpousePlan | undefined
  readonly isSelfEmployed: boolean
  readonly isRetired: boolean
  /** The one who asks has no pay, and all is seen from the side of the other one. */
  readonly isOfSpouse: boolean
  /** A pay is gone: until it returns nothing goes in beyond payroll, and what a month leaves stays cash. */
  readonly isHeld: boolean
  /**
   * Whether dollars go in, from pay that goes on or of which a sum was named: not without pay in the household, nor where
   * somebody retired puts nothing away and the other one's pay is spent. Then the question is whether to convert.
   */
  readonly contributes: boolean
  /** Pay of this year beside it, of jobs that ended. */
  readonly ended: EndedPay
  /** All pay of this year, which IRAs may be filled from. */
  readonly paid: { readonly own: Dollars; readonly spouse: Dollars }
  /** Set where only dollars beside it are decided on. */
  readonly running: RunningSaving | undefined
  /** What a plan knows of the year beyond what was told of a household. */
  readonly beside: BesideDollars | undefined
  readonly birthYear: number
  readonly benefits: BenefitsAhead
  /** What the household gets a month for life, as far as it has begun; beside work only what was said to have. */
  readonly paidForLife: readonly Figure[]
  readonly dependentAges: readonly number[]
  readonly loanInterest: StudentLoanInterest | undefined
  readonly homeInterest: HomeInterest | undefined
  /** What goes into an HSA in a year already. */
  readonly intoHsa: Figure | undefined
  readonly students: CollegeStudents
  /** Profit of an S corporation, beside pay. */
  readonly profit: Figure | undefined
  /** Profit of work of one's own, beside pay. */
  readonly sideProfit: Figure | undefined
  /** What cash and investments that were told bring; undefined where none were. */
  readonly unearned: UnearnedIncome | undefined
  readonly state: StateLaw | undefined
  readonly laterState: StateLaw | undefined
  /** The rules of those states, for the receipts of what rests on them. */
  readonly stateRules: readonly Figure[]
  readonly laterStateRules: readonly Figure[]
  readonly hasPlan: boolean
  readonly takesRoth: boolean
  /** A plan at work that pre-tax IRA money may be moved into. */
  readonly takesIraMoney: boolean
  /** All pre-tax IRA money is converted this year, so that what goes in without a deduction is converted beside it. */
  readonly clearsIras: boolean
  /** Where the dollars may go: the question may be about a plan at work alone, that of a spouse alone, or all but that one. */
  readonly place: 'anywhere' | 'plan' | 'ira' | 'spouse-plan' | 'beside-spouse-plan'
  /** What another plan that asks may put beside these dollars where the tax saved has room: all of it where it names no sum. */
  readonly filledBeside: Dollars
  /** The plan takes after-tax money and converts it. */
  readonly convertsAfterTax: boolean
  /** The plan is one of a business of one's own; undefined for everybody else. */
  readonly ownPlan: OwnPlanRoom | undefined
  /** A plan for the profit beside a job; its employer's part takes what finds no room elsewhere. */
  readonly sidePlan: OwnPlanRoom | undefined
  readonly deferral: DeferralRoom
  /** The least deferral that earns the whole match, and the share of pay up to which a dollar is matched. */
  readonly matched: number
  readonly matchedUpTo: Figure | undefined
  /** What the employer adds in a year, always pre-tax here. */
  readonly matchAdded: Figure | undefined
  readonly pretaxIra: Figure
  /** Put into IRAs without a deduction; undefined without any. */
  readonly afterTaxIra: Figure | undefined
  /** What went into an IRA this year beside the contribution that is decided on. */
  readonly iraContributed: number
  readonly retirementAge: Figure
  /** Whole years of work ahead, at least one. */
  readonly yearsToGo: number
  /** Set where a last day was told with which work ends. */
  readonly endOfPay: EndOfPay | undefined
  /** Set where a last day of a spouse’s job was told. */
  readonly spouseEnds: EndOfSpousePay | undefined
  /** Pay that takes the place of today's before work ends, or as it ends on that day. */
  readonly expected: ExpectedPay | undefined
  /** The share of this year's pay that comes before a setting of today holds. */
  readonly payBefore: Share
  /** Set where that is from January on, so that only what is left of this year is decided on. */
  readonly left: YearLeft | undefined
  /** What of a year’s dollars this year still takes, where a pay is named for a year behind the next one. */
  readonly ofThisYear: Share
  /** What went into the plan at work before that. */
  readonly goneIn: GoneIn | undefined
}

/** What is asked: of all that a year puts in, or of some dollars beside it. */
export interface RothQuestion {
  readonly place?: RothBasis['place']
  /** Whether the sum that was named is decided on alone, and what goes in already stays as it is. */
  readonly isAdded?: boolean
  readonly beside?: BesideDollars
  /** Other dollars of the plan that asks: they may fill accounts beside these. */
  readonly others?: Dollars
  /** Whether all pre-tax IRA money is converted with them, where no plan at work takes it. */
  readonly clearsIras?: boolean
}
