/** The returns that a household files in retirement, and the tax on what it draws. */
import { monthsPerYear } from '../tax/counting.ts'
import { type HouseholdTax, householdTax } from '../tax/household-tax.ts'
import { medicareEligibilityAge, medicareOf } from '../tax/medicare-law.ts'
import { medicarePremiums } from '../tax/medicare-premiums.ts'
import type { StateLaw } from '../tax/state-law.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { IncomeTaxYear } from '../tax/tax-year.ts'
import type { AnnualRate, Dollars, Share, Years } from '../units.ts'
import { lastAge, survivalOdds } from './life-table.ts'

/** A pension of a year, in today's dollars. */
export interface Pension {
  readonly yearly: Dollars
  /** The age, of whoever asks, at which it begins. */
  readonly from: Years
}

/** Taken of what comes out of pre-tax savings before an age, beside the tax. */
export interface EarlyPenalty {
  readonly rate: Share
  readonly untilAge: Years
}

/** What it takes of a year's withdrawals; of the year in which the age is reached, in its part before. */
export const penaltyAt = (penalty: EarlyPenalty | undefined, age: Years): Share =>
  penalty === undefined ? 0 : penalty.rate * Math.min(1, Math.max(0, penalty.untilAge - age))

/** A household at the end of work, in today's dollars a year. */
export interface Retirement {
  readonly law: IncomeTaxYear
  readonly inflation: AnnualRate
  /** Where they live then; undefined leaves state tax out. */
  readonly state: StateLaw | undefined
  /** Whole years of age today. */
  readonly age: Years
  readonly spouseAge: Years | undefined
  readonly birthYear: number
  readonly retirementAge: Years
  /** The age at which benefits start, of each by their own years. */
  readonly claimAge: Years
  /** The same as one's own unless said. */
  readonly spouseClaimAge?: Years
  readonly benefit: Dollars
  readonly spouseBenefit: Dollars
  readonly pensions: readonly Pension[]
  /** What a surviving spouse keeps of a pension. */
  readonly pensionSurvivorShare: Share
  /** Real return of the savings in retirement, after costs. */
  readonly realReturn: AnnualRate
  /** Savings are to last up to this age. */
  readonly untilAge: Years
  /** What a year costs, apart from tax, beyond what other money pays of it; undefined where savings are drawn evenly. */
  readonly spending: Dollars | undefined
  /** The same in the years before an age, where other money pays another part of it then. */
  readonly spendingBefore?: { readonly age: Years; readonly yearly: Dollars } | undefined
  readonly penalty?: EarlyPenalty | undefined
  /** Mortgage interest that may be deducted, of each year from this one on; none where nothing is said. */
  readonly homeInterest?: readonly Dollars[] | undefined
}

/** A return before any withdrawal, and the odds that it is filed. */
export interface Filing {
  readonly before: TaxReturn
  readonly odds: Share
}

/** A year of retirement: the law of then and the returns of whoever is alive. */
export interface FilingYear {
  readonly age: Years
  readonly law: IncomeTaxYear
  readonly household: Filing
  readonly survivor: Filing | undefined
}

/** The returns of the year while the household is whole, and once one spouse is left. */
export function filingsOf(p: Retirement, age: Years): Pick<FilingYear, 'household' | 'survivor'> {
  const yearsAhead = age - p.age
  const alive = (today: Years) =>
    survivalOdds({ age: Math.min(today, lastAge - 1), toAge: Math.min(today + yearsAhead, lastAge) })
  const own = alive(p.age)
  const benefit = age >= p.claimAge ? p.benefit : 0
  const home = { mortgageInterest: p.homeInterest?.[yearsAhead] ?? 0 }
  const pension = p.pensions.reduce((sum, { yearly, from }) => sum + (age >= from ? yearly : 0), 0)
  if (p.spouseAge === undefined)
    return {
      household: {
        before: { status: 'single', age, pensionIncome: pension, socialSecurity: benefit, ...home },
        odds: own,
      },
      survivor: undefined,
    }
  const spouse = alive(p.spouseAge)
  const spouseAge = p.spouseAge + yearsAhead
  const spouseBenefit = spouseAge >= (p.spouseClaimAge ?? p.claimAge) ? p.spouseBenefit : 0
  return {
    household: {
      before: {
        status: 'married_joint',
        age,
        spouseAge,
        pensionIncome: pension,
        socialSecurity: benefit + spouseBenefit,
        ...home,
      },
      odds: own * spouse,
    },
    survivor: {
      before: {
        status: 'single',
        age,
        pensionIncome: pension * p.pensionSurvivorShare,
        socialSecurity: age >= p.claimAge ? Math.max(p.benefit, p.spouseBenefit) : 0,
        ...home,
      },
      odds: own * (1 - spouse) + spouse * (1 - own),
    },
  }
}

export interface TaxedYear {
  readonly federal: HouseholdTax['federal']
  /** Federal and state income tax and surcharges of Medicare. */
  readonly total: Dollars
  readonly surcharges: Dollars
  /** The income above which the last of them is paid. */
  readonly above: Dollars | undefined
}

/** Income tax and surcharges of Medicare with so much withdrawn. */
export function taxOn(
  p: Retirement,
  law: IncomeTaxYear,
  before: TaxReturn,
  iraDistributions: Dollars,
): TaxedYear {
  const taxReturn = { ...before, iraDistributions }
  const { federal, total } = householdTax({ law, state: p.state, taxReturn })
  const { surcharges, above } = medicareSurcharges(p, taxReturn, federal.agi)
  return { federal, total: total + surcharges, surcharges, above }
}

/** A year's surcharges of everyone on Medicare, the income of the year standing for that of two years before. */
function medicareSurcharges(
  { law }: Retirement,
  { status, age, spouseAge }: TaxReturn,
  agi: Dollars,
): { surcharges: Dollars; above: Dollars | undefined } {
  const people = [age, spouseAge].filter(
    (years) => years !== undefined && years >= medicareEligibilityAge.value,
  ).length
  if (people === 0) return { surcharges: 0, above: undefined }
  const premiums = medicarePremiums({ law: medicareOf(law.year), status, magiTwoYearsBefore: agi })
  return {
    surcharges: people * monthsPerYear * (premiums.partBSurchargeMonthly + premiums.partDSurchargeMonthly),
    above: premiums.surchargedAbove,
  }
}
