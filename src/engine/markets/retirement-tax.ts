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
  /** The age at which it begins; from the end of work on unless said. */
  readonly pensionFrom?: Years
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
  /** The part of it that is surcharges of Medicare, and the income above which the last of them is paid. */
  readonly addedSurcharges: Dollars
  readonly surchargedAbove: Dollars | undefined
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
  /**
   * All tax of those years, each by the odds to live in it, and the withdrawals of a dollar of the day work ends,
   * counted alike. Balances differ in nothing but size, so what some dollars add is the tax with them − without them.
   */
  readonly lifetime: { readonly tax: Dollars; readonly drawnOfDollar: number }
}

/**
 * Income tax on pre-tax savings that are drawn evenly, or as fast as the required distributions ask. Spouses file
 * jointly while both live; the survivor files as single with the larger benefit. What heirs pay is left out.
 */
export function retirementTax(p: Retirement): RetirementTax {
  const startAge = Math.floor(distributionStartAge(p.birthYear))
  const every = p.everyYears ?? 1
  const years: RetirementYear[] = []
  let left = 1
  let [added, tax, drawn] = [0, 0, 0]
  const changes = changesOf(p, startAge)
  let last: { readonly year: RetirementYear; readonly part: Share } | undefined
  for (let age = p.retirementAge; age < p.untilAge && age < lastAge; age++) {
    const even = 1 / annuityFactor({ rate: p.realReturn, years: p.untilAge - age, when: 'start' })
    const required = age < startAge ? 0 : 1 / distributionPeriod({ age })
    const share = Math.min(1, Math.max(even, required))
    const part = share * left
    const odds = oddsAt(p, age)
    if (last === undefined || age - last.year.age >= every || changes.includes(age)) {
      const year = retirementYear(p, age, odds, part * p.otherBalance, part * p.decidedBalance)
      years.push(year)
      last = { year, part }
    }
    const { household, survivor } = last.year
    const scale = part / last.part
    added += scale * (odds.household * household.added + odds.survivor * (survivor?.added ?? 0))
    tax += scale * (odds.household * household.tax + odds.survivor * (survivor?.tax ?? 0))
    drawn += part * (odds.household + odds.survivor)
    left *= (1 - share) * (1 + p.realReturn)
  }
  return {
    years,
    rate: p.decidedBalance * drawn > 0 ? added / (p.decidedBalance * drawn) : undefined,
    lifetime: { tax, drawnOfDollar: drawn },
  }
}

/** Ages at which a year is unlike the one before, so that that one does not stand for it. */
const changesOf = (p: Retirement, requiredFrom: Years): readonly (Years | undefined)[] => [
  p.claimAge,
  p.spouseAge === undefined ? undefined : (p.spouseClaimAge ?? p.claimAge) + p.age - p.spouseAge,
  p.pensionFrom,
  medicareEligibilityAge.value,
  requiredFrom,
]

interface Odds {
  readonly household: Share
  readonly survivor: Share
}

/** The odds that the household is whole, and that one spouse is left. */
function oddsAt(p: Retirement, age: Years): Odds {
  const yearsAhead = age - p.age
  const alive = (today: Years) =>
    survivalOdds({ age: Math.min(today, lastAge - 1), toAge: Math.min(today + yearsAhead, lastAge) })
  const own = alive(p.age)
  if (p.spouseAge === undefined) return { household: own, survivor: 0 }
  const spouse = alive(p.spouseAge)
  return { household: own * spouse, survivor: own * (1 - spouse) + spouse * (1 - own) }
}

function retirementYear(
  p: Retirement,
  age: Years,
  odds: Odds,
  other: Dollars,
  decided: Dollars,
): RetirementYear {
  const yearsAhead = age - p.age
  const law = futureLaw({ law: p.law, yearsAhead, inflation: p.inflation })
  const benefit = age >= p.claimAge ? p.benefit : 0
  const pension = age >= (p.pensionFrom ?? p.retirementAge) ? p.pension : 0
  if (p.spouseAge === undefined) {
    const single: TaxReturn = {
      status: 'single',
      age,
      pensionIncome: pension,
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
    pensionIncome: pension,
    socialSecurity: benefit + spouseBenefit,
  }
  const alone: TaxReturn = {
    status: 'single',
    age,
    pensionIncome: pension * p.pensionSurvivorShare,
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
    const { surcharges, above } = medicareSurcharges(p, taxReturn, federal.agi)
    return { federal, total: total + surcharges, surcharges, above }
  }
  const whole = cost(other + decided)
  const without = decided > 0 ? cost(other) : whole
  return {
    odds,
    income: whole.federal.agi,
    bracket:
      whole.federal.taxableIncome <= 0
        ? 0
        : ordinaryRate({ law, status: before.status, taxableIncome: whole.federal.taxableIncome }),
    tax: whole.total,
    added: whole.total - without.total,
    addedSurcharges: whole.surcharges - without.surcharges,
    surchargedAbove: whole.above,
  }
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
