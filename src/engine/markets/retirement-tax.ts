import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import { medicareEligibilityAge, medicareOf } from '../tax/medicare-law.ts'
import { medicarePremiums } from '../tax/medicare-premiums.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import { distributionStartAge } from '../tax/required-minimum-distribution.ts'
import type { StateLaw } from '../tax/state-law.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { IncomeTaxYear } from '../tax/tax-year.ts'
import type { AnnualRate, Dollars, Share, Years } from '../units.ts'
import { drawdown } from './drawdown.ts'
import { futureLaw } from './future-law.ts'
import { lastAge, survivalOdds } from './life-table.ts'

/** A pension of a year, in today's dollars. */
export interface Pension {
  readonly yearly: Dollars
  /** The age, of whoever asks, at which it begins. */
  readonly from: Years
}

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
  /** Savings are spread evenly up to this age. */
  readonly untilAge: Years
}

/** Pre-tax money on the day work ends: what is there in any case, and what is decided on. */
export interface PretaxBalances {
  readonly otherBalance: Dollars
  readonly decidedBalance: Dollars
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
}

/** A retirement whose years are laid out once, for any savings. */
export interface RetirementCourse {
  readonly taxOf: (balances: PretaxBalances) => RetirementTax
  /**
   * All tax of a life on pre-tax savings of the day work ends, each year by the odds to live in it. Balances differ in
   * nothing but size, so what some dollars add is the tax with them − without them. Worked out in some of the years,
   * which stand for those between, and once for each balance.
   */
  readonly lifetimeTax: (balance: Dollars) => Dollars
  /** The withdrawals of a dollar of the day work ends, counted alike. */
  readonly drawnOfDollar: number
}

/** Brackets hardly move from one year of retirement to the next. */
const yearsBetween = 3

/** A return before any withdrawal, and the odds that it is filed. */
interface Filing {
  readonly before: TaxReturn
  readonly odds: Share
}

interface CourseYear {
  readonly age: Years
  readonly law: IncomeTaxYear
  /** What is drawn in it of a dollar of the day work ends. */
  readonly part: Share
  readonly household: Filing
  readonly survivor: Filing | undefined
}

/**
 * Income tax on pre-tax savings that are drawn evenly, or as fast as the required distributions ask. Spouses file
 * jointly while both live; the survivor files as single with the larger benefit. What heirs pay is left out.
 */
export function retirementCourse(p: Retirement): RetirementCourse {
  const years = yearsOf(p)
  const drawnOfDollar = years.reduce(
    (sum, { part, household, survivor }) => sum + part * (household.odds + (survivor?.odds ?? 0)),
    0,
  )
  const standing = standingYears(p, years)
  const lifetimes = new Map<Dollars, Dollars>()
  return {
    drawnOfDollar,
    taxOf: (balances) => {
      const taxed = years.map((year) => retirementYear(p, year, balances))
      const added = taxed.reduce(
        (sum, { household, survivor }) =>
          sum +
          household.odds * household.added +
          (survivor === undefined ? 0 : survivor.odds * survivor.added),
        0,
      )
      const drawn = balances.decidedBalance * drawnOfDollar
      return { years: taxed, rate: drawn > 0 ? added / drawn : undefined }
    },
    lifetimeTax: (balance) => {
      const before = lifetimes.get(balance)
      if (before !== undefined) return before
      let tax = 0
      for (const { year, household, survivor } of standing) {
        tax += household * taxOn(p, year.law, year.household.before, year.part * balance).total
        if (year.survivor !== undefined)
          tax += survivor * taxOn(p, year.law, year.survivor.before, year.part * balance).total
      }
      lifetimes.set(balance, tax)
      return tax
    },
  }
}

function yearsOf(p: Retirement): CourseYear[] {
  let left = 1
  return drawdown({ ...p, age: p.retirementAge }).map(({ age, share }) => {
    const part = share * left
    left *= (1 - share) * (1 + p.realReturn)
    return {
      age,
      law: futureLaw({ law: p.law, yearsAhead: age - p.age, inflation: p.inflation }),
      part,
      ...filingsOf(p, age),
    }
  })
}

/** A year that stands for those that follow it, and how often its tax counts, by odds and by what is drawn. */
interface StandingYear {
  readonly year: CourseYear
  household: number
  survivor: number
}

function standingYears(p: Retirement, years: readonly CourseYear[]): readonly StandingYear[] {
  const changes = changesOf(p)
  const standing: StandingYear[] = []
  let last: StandingYear | undefined
  for (const year of years) {
    if (last === undefined || year.age - last.year.age >= yearsBetween || changes.includes(year.age)) {
      last = { year, household: 0, survivor: 0 }
      standing.push(last)
    }
    const scale = year.part / last.year.part
    last.household += scale * year.household.odds
    last.survivor += scale * (year.survivor?.odds ?? 0)
  }
  return standing
}

/** Ages at which a year is unlike the one before, so that that one does not stand for it. */
const changesOf = (p: Retirement): readonly (Years | undefined)[] => [
  p.claimAge,
  p.spouseAge === undefined ? undefined : (p.spouseClaimAge ?? p.claimAge) + p.age - p.spouseAge,
  ...p.pensions.map(({ from }) => from),
  medicareEligibilityAge.value,
  Math.floor(distributionStartAge(p.birthYear)),
]

/** The returns of the year while the household is whole, and once one spouse is left. */
function filingsOf(p: Retirement, age: Years): Pick<CourseYear, 'household' | 'survivor'> {
  const yearsAhead = age - p.age
  const alive = (today: Years) =>
    survivalOdds({ age: Math.min(today, lastAge - 1), toAge: Math.min(today + yearsAhead, lastAge) })
  const own = alive(p.age)
  const benefit = age >= p.claimAge ? p.benefit : 0
  const pension = p.pensions.reduce((sum, { yearly, from }) => sum + (age >= from ? yearly : 0), 0)
  if (p.spouseAge === undefined)
    return {
      household: {
        before: { status: 'single', age, pensionIncome: pension, socialSecurity: benefit },
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
      },
      odds: own * spouse,
    },
    survivor: {
      before: {
        status: 'single',
        age,
        pensionIncome: pension * p.pensionSurvivorShare,
        socialSecurity: age >= p.claimAge ? Math.max(p.benefit, p.spouseBenefit) : 0,
      },
      odds: own * (1 - spouse) + spouse * (1 - own),
    },
  }
}

function retirementYear(
  p: Retirement,
  year: CourseYear,
  { otherBalance, decidedBalance }: PretaxBalances,
): RetirementYear {
  const { age, law, part, household, survivor } = year
  const [other, decided] = [part * otherBalance, part * decidedBalance]
  return {
    age,
    withdrawal: other + decided,
    decided,
    household: returnOf(p, law, household, other, decided),
    survivor: survivor === undefined ? undefined : returnOf(p, law, survivor, other, decided),
  }
}

function returnOf(
  p: Retirement,
  law: IncomeTaxYear,
  { before, odds }: Filing,
  other: Dollars,
  decided: Dollars,
): RetirementReturn {
  const whole = taxOn(p, law, before, other + decided)
  const without = decided > 0 ? taxOn(p, law, before, other) : whole
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

/** Income tax and surcharges of Medicare with so much withdrawn. */
function taxOn(p: Retirement, law: IncomeTaxYear, before: TaxReturn, iraDistributions: Dollars) {
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
