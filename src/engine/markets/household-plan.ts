import type { ContributionLimits, FilingStatus, IncomeTaxYear } from '../tax/tax-year.ts'
import type { AnnualRate, Dollars, Share } from '../units.ts'
import type { CitedValue } from '../worksheet.ts'
import type { AssetAllocation } from './asset-allocation.ts'

/** A household's money by the tax it is under, and what is planned with it; all dollars are today's. */
export interface HouseholdPlan {
  readonly status: FilingStatus
  readonly person: PersonOfPlan
  readonly spouse?: PersonOfPlan
  /** Today's income tax; `futureLaw` carries it into later years. */
  readonly law: IncomeTaxYear
  /** Today's limits, for the rules of early withdrawals. */
  readonly limits: ContributionLimits
  /** The calendar year of the first entry of `years`. */
  readonly firstYear: number
  readonly balances: Balances
  readonly years: readonly HouseholdYear[]
  /** Of the traditional, Roth and taxable accounts alike, one a year; cash stands apart. */
  readonly allocations: readonly AssetAllocation[]
  /** Taken from the invested accounts. */
  readonly annualFee: AnnualRate
  /** Which account pays first what income does not; all four, each once. */
  readonly withdrawalOrder?: readonly Account[]
}

export interface PersonOfPlan {
  readonly birthYear: number
  /** This person's share of the traditional money: required distributions go by its owner's age. */
  readonly shareOfTraditional: Share
}

export type Account = 'cash' | 'taxable' | 'traditional' | 'roth'

/** Cash, then what is taxed every year, then what is taxed once, then what never is: customary, not always best. */
export const customaryOrder: readonly Account[] = ['cash', 'taxable', 'traditional', 'roth']

export interface Balances {
  /** Traditional IRAs and employer plans: taxed when withdrawn. */
  readonly traditional: Dollars
  readonly roth: Dollars
  readonly taxable: Dollars
  /** What the taxable account was bought for. */
  readonly taxableBasis: Dollars
  readonly cash: Dollars
}

export interface HouseholdYear {
  readonly wages?: Dollars
  readonly spouseWages?: Dollars
  /** Pensions and annuities, fully taxed and indexed. */
  readonly pension?: Dollars
  /** Gross benefits of both. */
  readonly socialSecurity?: Dollars
  /** Put in at the start of the year out of pay; deductible where it goes to the traditional account. */
  readonly contributions?: Partial<Record<Account, Dollars>>
  /** Goes to the traditional account on top. */
  readonly employerMatch?: Dollars
  /** Moved from the traditional to the Roth account, as far as there is anything. */
  readonly rothConversion?: Dollars
  /**
   * What is spent before income tax. 'what pay leaves': pay covers life, its taxes and the contributions,
   * whatever that is, and only the tax on the portfolio's own income comes out of the accounts.
   */
  readonly spending: Dollars | 'what pay leaves'
}

/** The part of the world's stock return that is paid out as dividends. */
export const dividendYield: CitedValue = {
  value: 0.02,
  source: 'Planning judgment',
  note: 'Between the lower yield of US shares and the higher one of others; all taken as qualified.',
}
