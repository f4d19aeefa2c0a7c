import { annuityFactor } from '../math/annuity.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import { medicareEligibilityAge, medicareOf } from '../tax/medicare-law.ts'
import { medicarePremiums } from '../tax/medicare-premiums.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import { distributionPeriod, distributionStartAge } from '../tax/required-minimum-distribution.ts'
import type { StateLaw } from '../tax/state-law.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { IncomeTaxYear } from '../tax/tax-year.ts'
import type { AnnualRate, Dollars, Share, Years } from '../units.ts'
import { futureLaw } from './future-law.ts'
import { lastAge, survivalOdds } from './life-table.ts'

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
  readonly pension: Dollars
  /** What a surviving spouse keeps of the pension. */
  readonly pensionSurvivorShare: Share
  /** Pre-tax money on the day work ends: what is there in any case, and what is decided on. */
  readonly otherBalance: Dollars
  readonly decidedBalance: Dollars
  /** Real return of the savings in retirement, after costs. */
  readonly realReturn: AnnualRate
  /** Savings are spread evenly up to this age. */
  readonly untilAge: Years
  /** Tax is worked out in every so many years and stands for those between; every year unless said. */
  readonly everyYears?: Years
}

/** A year's return, and what the withdrawals that are decided on add to its tax. */
export interface RetirementReturn {
  readonly odds: Share
  /** Adjusted gross income. */
  readonly income: Dollars
  /** Federal bracket of the last dollar. */
  readonly bracket: Share
  /** Federal and state income tax and Medicare surcharges. */
  readonly tax: Dollars
  readonly added: Dollars
}

export interface RetirementYear {
  readonly age: Years
  readonly withdrawal: Dollars
  /** The part of it that comes from what is decided on. */
  readonly decided: Dollars
  /** As long as both live, or a single person. */
  readonly household: RetirementReturn
  /** A surviving spouse, filing as single. */
  readonly survivor: RetirementReturn | undefined
}

export interface RetirementTax {
  readonly years: readonly RetirementYear[]
  /**
   * The share that tax takes of the withdrawals decided on, stacked on benefits, pension and other pre-tax money;
   * each year counts by the odds to live in it. Undefined when nothing is withdrawn.
   */
  readonly rate: Share | undefined
}

/**
 * Income tax on pre-tax savings that are drawn evenly, or as fast as the required distributions ask. Spouses file
 * jointly while both live; the survivor files as single with the larger benefit. What heirs pay is left out.
 */
export function retirementTax(p: Retirement): RetirementTax {
  const startAge = Math.floor(distributionStartAge(p.birthYear))
  const every = p.everyYears ?? 1
  const years: RetirementYear[] = []
  let [other, decided] = [p.otherBalance, p.decidedBalance]
  let [taxes, drawn] = [0, 0]
  let rate = { household: 0, survivor: 0 }
  for (let age = p.retirementAge; age < p.untilAge && age < lastAge; age++) {
    const even = 1 / annuityFactor({ rate: p.realReturn, years: p.untilAge - age, when: 'start' })
    const required = age < startAge ? 0 : 1 / distributionPeriod({ age })
    const share = Math.min(1, Math.max(even, required))
    const withdrawal = share * decided
    if ((age - p.retirementAge) % every === 0) {
      const year = retirementYear(p, age, share * other, withdrawal)
      years.push(year)
      rate = {
        household: withdrawal > 0 ? year.household.added / withdrawal : 0,
        survivor: withdrawal > 0 ? (year.survivor?.added ?? 0) / withdrawal : 0,
      }
    }
    const odds = oddsAt(p, age)
    taxes += withdrawal * (odds.household * rate.household + odds.survivor * rate.survivor)
    drawn += withdrawal * (odds.household + odds.survivor)
    other *= (1 - share) * (1 + p.realReturn)
    decided *= (1 - share) * (1 + p.realReturn)
  }
  return { years, rate: drawn > 0 ? taxes / drawn : undefined }
}

/** The odds that the household is whole, and that one spouse is left. */
function oddsAt(p: Retirement, age: Years): { household: Share; survivor: Share } {
  const yearsAhead = age - p.age
  const alive = (today: Years) =>
    survivalOdds({ age: Math.min(today, lastAge - 1), toAge: Math.min(today + yearsAhead, lastAge) })
  const own = alive(p.age)
  if (p.spouseAge === undefined) return { household: own, survivor: 0 }
  const spouse = alive(p.spouseAge)
  return { household: own * spouse, survivor: own * (1 - spouse) + spouse * (1 - own) }
}

function retirementYear(p: Retirement, age: Years, other: Dollars, decided: Dollars): RetirementYear {
  const yearsAhead = age - p.age
  const law = futureLaw({ law: p.law, yearsAhead, inflation: p.inflation })
  const odds = oddsAt(p, age)
  const benefit = age >= p.claimAge ? p.benefit : 0
  if (p.spouseAge === undefined) {
    const single: TaxReturn = {
      status: 'single',
      age,
      pensionIncome: p.pension,
      socialSecurity: benefit,
    }
    return {
      age,
      withdrawal: other + decided,
      decided,
      household: returnOf(p, law, single, odds.household, other, decided),
      survivor: undefined,
    }
  }
  const spouseAge = p.spouseAge + yearsAhead
  const spouseBenefit = spouseAge >= (p.spouseClaimAge ?? p.claimAge) ? p.spouseBenefit : 0
  const joint: TaxReturn = {
    status: 'married_joint',
    age,
    spouseAge,
    pensionIncome: p.pension,
    socialSecurity: benefit + spouseBenefit,
  }
  const alone: TaxReturn = {
    status: 'single',
    age,
    pensionIncome: p.pension * p.pensionSurvivorShare,
    socialSecurity: age >= p.claimAge ? Math.max(p.benefit, p.spouseBenefit) : 0,
  }
  return {
    age,
    withdrawal: other + decided,
    decided,
    household: returnOf(p, law, joint, odds.household, other, decided),
    survivor: returnOf(p, law, alone, odds.survivor, other, decided),
  }
}

function returnOf(
  p: Retirement,
  law: IncomeTaxYear,
  before: TaxReturn,
  odds: Share,
  other: Dollars,
  decided: Dollars,
): RetirementReturn {
  const cost = (iraDistributions: Dollars) => {
    const taxReturn = { ...before, iraDistributions }
    const { federal, total } = householdTax({ law, state: p.state, taxReturn })
    return { federal, total: total + medicareSurcharges(p, taxReturn, federal.agi) }
  }
  const whole = cost(other + decided)
  return {
    odds,
    income: whole.federal.agi,
    bracket:
      whole.federal.taxableIncome <= 0
        ? 0
        : ordinaryRate({ law, status: before.status, taxableIncome: whole.federal.taxableIncome }),
    tax: whole.total,
    added: decided > 0 ? whole.total - cost(other).total : 0,
  }
}

/** A year's surcharges of everyone on Medicare, the income of the year standing for that of two years before. */
function medicareSurcharges(
  { law }: Retirement,
  { status, age, spouseAge }: TaxReturn,
  agi: Dollars,
): Dollars {
  const people = [age, spouseAge].filter(
    (years) => years !== undefined && years >= medicareEligibilityAge.value,
  ).length
  if (people === 0) return 0
  const premiums = medicarePremiums({ law: medicareOf(law.year), status, magiTwoYearsBefore: agi })
  return people * monthsPerYear * (premiums.partBSurchargeMonthly + premiums.partDSurchargeMonthly)
}
