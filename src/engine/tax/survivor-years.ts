import type { Dollars, Years } from '#engine/units.ts'
import { computationYears, levelCareerAverage } from './average-earnings.ts'
import { survivorFullRetirementAgeMonths } from './claiming-age.ts'
import { monthsPerYear } from './counting.ts'
import { withheldForEarnings } from './earnings-test.ts'
import { familyMaximum, latestEligibilityYear, primaryInsuranceAmount } from './primary-insurance-amount.ts'
import { socialSecurity } from './social-security-law.ts'
import { survivingFamilyBenefit, widowBenefit } from './survivor-benefits.ts'

/** The latest year of death whose formula is known: wage indexes come out two years late. */
export const survivorFormulaYear = (deathYear: number): number => Math.min(deathYear, latestEligibilityYear())

/**
 * The monthly amount that survivors' benefits are shares of, for a worker who dies young with a career at one
 * salary in today's wages, from the year of 22 on or for the years worked.
 * @example survivorsBaseAmount({ birthYear: 1991, deathYear: 2026, salary: 65_000 }) // 2_479
 */
export function survivorsBaseAmount(p: {
  birthYear: number
  deathYear: number
  salary: Dollars
  yearsWorked?: Years
}): Dollars {
  const deathYear = survivorFormulaYear(p.deathYear)
  const since = p.birthYear + socialSecurity.averaging.value.firstYearAfterAge + 1
  const averageEarnings = levelCareerAverage({
    salary: p.salary,
    yearsWorked: p.yearsWorked ?? Math.max(0, deathYear - since),
    computationYears: computationYears({ birthYear: p.birthYear, deathYear }),
  })
  return primaryInsuranceAmount({ eligibilityYear: deathYear, averageEarnings })
}

/** The parent who is left: a widow or widower, with the earnings that the earnings test looks at. */
export interface SurvivingSpouse {
  readonly age: Years
  readonly birthYear: number
  readonly earnings: Dollars
  /** Years for which the earnings go on; as long as they count where it is not said. */
  readonly earnsFor?: Years
}

export interface SurvivorYear {
  /** What the whole family gets in the year, in dollars of the year of the formula. */
  readonly total: Dollars
  /** The part of it that is the parent's, widow's or widower's own; the rest is the children's. */
  readonly toSpouse: Dollars
  readonly children: number
  /** The parent is paid for caring, before 60. */
  readonly isParentPaid: boolean
  readonly isWidowPaid: boolean
}

/**
 * What Social Security pays a family in each year after a worker's death: 42 USC 402(d), (e), (g), 403(a), (f).
 * Children until 18, longer when disabled; the parent until the youngest is 16; then nothing until the widow or
 * widower is 60. The cap on the family is taken after the earnings test. The year in school past 18, remarriage
 * and the 255 dollars at death are left out.
 * @example survivorYears({ year: 2026, workerAmount: 2_479, children: [{ age: 16 }], years: 3 }).map(({ total }) => total) // [22310.4, 22310.4, 0]
 */
export function survivorYears(p: {
  year: number
  workerAmount: Dollars
  children: readonly { age: Years; isDisabled?: boolean }[]
  spouse?: SurvivingSpouse | undefined
  years: number
}): SurvivorYear[] {
  const law = socialSecurity.survivingFamily.value
  const year = survivorFormulaYear(p.year)
  const most = familyMaximum({ year, primaryInsuranceAmount: p.workerAmount })
  return Array.from({ length: p.years }, (_, after) => {
    const entitled = p.children.filter(
      ({ age, isDisabled }) => isDisabled === true || age + after < law.childUntilAge,
    )
    const isCaring = entitled.some(
      ({ age, isDisabled }) => isDisabled === true || age + after < law.parentUntilYoungestIs,
    )
    const children = entitled.length
    const share = survivingFamilyBenefit({
      year,
      workerAmount: p.workerAmount,
      children: Math.min(1, children),
      caringParent: false,
    }).perChild
    const forChildren = Math.min(most, share * children) * monthsPerYear
    const own = p.spouse === undefined ? 0 : spouseBenefit({ ...p, year, spouse: p.spouse, after, isCaring })
    const total = Math.min(most * monthsPerYear, forChildren + own)
    const isWidow = p.spouse !== undefined && p.spouse.age + after >= law.widowFromAge
    return {
      total,
      toSpouse: total - Math.min(total, forChildren),
      children,
      isParentPaid: own > 0 && !isWidow,
      isWidowPaid: own > 0 && isWidow,
    }
  })
}

/** The widow's or widower's own yearly benefit after the earnings test: as a parent, or from 60 by age. */
function spouseBenefit(p: {
  year: number
  workerAmount: Dollars
  spouse: SurvivingSpouse
  after: number
  isCaring: boolean
}): Dollars {
  const law = socialSecurity.survivingFamily.value
  const age = p.spouse.age + p.after
  const full = survivorFullRetirementAgeMonths(p.spouse.birthYear)
  const monthly =
    age >= law.widowFromAge
      ? widowBenefit({
          workerAmount: p.workerAmount,
          fullRetirementMonths: full,
          // Claimed as soon as it is there, and kept at that.
          claimMonths: Math.max(law.widowFromAge, p.spouse.age) * monthsPerYear,
        })
      : p.isCaring
        ? law.parentShare * p.workerAmount
        : 0
  const annualBenefit = monthly * monthsPerYear
  const phase = age * monthsPerYear >= full ? 'after' : 'before'
  const earnings = p.after < (p.spouse.earnsFor ?? Number.POSITIVE_INFINITY) ? p.spouse.earnings : 0
  return annualBenefit - withheldForEarnings({ year: p.year, earnings, annualBenefit, phase })
}
