import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import { distributionStartAge } from '../tax/required-minimum-distribution.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { IncomeTaxYear } from '../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../units.ts'
import { drawdown } from './drawdown.ts'
import { futureLaw } from './future-law.ts'
import {
  type Filing,
  type FilingYear,
  filingsOf,
  penaltyAt,
  type Retirement,
  taxOn,
} from './retirement-returns.ts'
import { withdrawalsOf, yearsOfHeirs } from './retirement-withdrawals.ts'

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
  /** Federal and state income tax, Medicare surcharges and the penalty on what comes out early. */
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
  /** The share of what spending asks of these savings that they can pay; all of it where none was named. */
  readonly reach: Share
}

/** A retirement whose years are laid out once, for any savings. */
export interface RetirementCourse {
  readonly taxOf: (balances: PretaxBalances) => RetirementTax
  /**
   * All tax of a life on pre-tax savings of the day work ends, and all withdrawals, each year by the odds to live in it.
   * Balances differ in nothing but size, so what some dollars add is the tax with them − without them. Worked out in some
   * of the years, which stand for those between, and once for each balance.
   */
  readonly lifetime: (balance: Dollars) => Lifetime
  /** The year of an age as long as both live: its law, and the return with what is drawn then of such a balance. */
  readonly yearWith: (age: Years, balance: Dollars) => { law: IncomeTaxYear; taxReturn: TaxReturn }
}

export interface Lifetime {
  readonly tax: Dollars
  readonly drawn: Dollars
}

/** Brackets hardly move from one year of retirement to the next. */
const yearsBetween = 3

const oddsOf = ({
  household,
  survivor,
}: {
  household: { odds: Share }
  survivor?: { odds: Share } | undefined
}) => household.odds + (survivor?.odds ?? 0)

/**
 * Income tax on pre-tax savings that are drawn evenly, or for what somebody spends, or as fast as the required
 * distributions ask. Spouses file jointly while both live; the survivor files as single with the larger benefit. What
 * heirs of earlier years pay is left out.
 */
export function retirementCourse(p: Retirement): RetirementCourse {
  const own = yearsOf(p)
  const withdrawals = withdrawalsOf(p, own)
  const years = [...own, ...heirsOf(p, own)]
  const stretches = stretchesOf(p, years)
  const lifetimes = new Map<Dollars, Lifetime>()
  return {
    taxOf: ({ otherBalance, decidedBalance }) => {
      const others = withdrawals.of(otherBalance)
      const all = withdrawals.of(otherBalance + decidedBalance)
      const taxed = years.map((year, place) => retirementYear(p, year, others[place]!, all[place]!))
      let [added, drawn] = [0, 0]
      for (const { household, survivor, decided } of taxed) {
        added += household.odds * household.added + (survivor?.odds ?? 0) * (survivor?.added ?? 0)
        drawn += decided * oddsOf({ household, survivor })
      }
      return {
        years: taxed.slice(0, own.length),
        rate: drawn > 0 ? added / drawn : undefined,
        reach: withdrawals.reach(otherBalance + decidedBalance),
      }
    },
    lifetime: (balance) => {
      const before = lifetimes.get(balance)
      if (before !== undefined) return before
      const drawn = withdrawals.of(balance)
      const lifetime = {
        tax: stretches.reduce((sum, stretch) => sum + taxOfStretch(p, stretch, drawn), 0),
        drawn: years.reduce((sum, year, place) => sum + drawn[place]! * oddsOf(year), 0),
      }
      lifetimes.set(balance, lifetime)
      return lifetime
    },
    yearWith(age, balance) {
      const place = Math.min(Math.max(0, Math.floor(age - p.retirementAge)), own.length - 1)
      const { law, household } = own[place]!
      return {
        law,
        taxReturn: { ...household.before, iraDistributions: withdrawals.of(balance)[place]! },
      }
    },
  }
}

const yearsOf = (p: Retirement): FilingYear[] =>
  drawdown({ ...p, age: p.retirementAge }).map(({ age }) => ({
    age,
    law: futureLaw({ law: p.law, yearsAhead: age - p.age, inflation: p.inflation }),
    ...filingsOf(p, age),
  }))

/**
 * Whoever draws for spending may leave something in the last year. It counts as paid out over the years that heirs have,
 * on returns like that one: whose they are is not known.
 */
const heirsOf = (p: Retirement, years: readonly FilingYear[]): FilingYear[] => {
  const last = years.at(-1)
  return p.spending === undefined || last === undefined ? [] : Array(yearsOfHeirs).fill(last)
}

/** Years alike, by the place of the first among all: its law and returns stand for those of the others. */
interface Stretch {
  readonly years: FilingYear[]
  readonly from: number
}

function stretchesOf(p: Retirement, years: readonly FilingYear[]): readonly Stretch[] {
  const changes = changesOf(p)
  const stretches: Stretch[] = []
  for (const [place, year] of years.entries()) {
    const last = stretches.at(-1)
    if (last === undefined || last.years.length >= yearsBetween || changes.includes(year.age))
      stretches.push({ years: [year], from: place })
    else last.years.push(year)
  }
  return stretches
}

/** On what is drawn in a middling one of the years, by the odds to live in them. */
function taxOfStretch(p: Retirement, { years, from }: Stretch, drawn: readonly Dollars[]): Dollars {
  const [{ law, household, survivor }] = years as [FilingYear]
  const taxAs = (first: Filing, of: (year: FilingYear) => Share): Dollars => {
    let [odds, sum] = [0, 0]
    for (const [place, year] of years.entries()) {
      odds += of(year)
      sum += of(year) * drawn[from + place]!
    }
    return odds > 0 ? odds * taxOn(p, law, first.before, sum / odds).total : 0
  }
  const penalties = years.reduce(
    (sum, year, place) => sum + penaltyAt(p.penalty, year.age) * oddsOf(year) * drawn[from + place]!,
    0,
  )
  return (
    penalties +
    taxAs(household, (year) => year.household.odds) +
    (survivor === undefined ? 0 : taxAs(survivor, (year) => year.survivor?.odds ?? 0))
  )
}

/** Ages at which a year is unlike the one before, so that that one does not stand for it. */
const changesOf = (p: Retirement): readonly (Years | undefined)[] => [
  p.claimAge,
  p.spouseAge === undefined ? undefined : (p.spouseClaimAge ?? p.claimAge) + p.age - p.spouseAge,
  ...p.pensions.map(({ from }) => from),
  medicareEligibilityAge.value,
  Math.floor(distributionStartAge(p.birthYear)),
]

/** With everything that is drawn, and without what is decided on. */
function retirementYear(
  p: Retirement,
  { age, law, household, survivor }: FilingYear,
  other: Dollars,
  all: Dollars,
): RetirementYear {
  const decided = Math.max(0, all - other)
  return {
    age,
    withdrawal: all,
    decided,
    household: returnOf(p, { age, law }, household, other, decided),
    survivor: survivor === undefined ? undefined : returnOf(p, { age, law }, survivor, other, decided),
  }
}

function returnOf(
  p: Retirement,
  { age, law }: Pick<FilingYear, 'age' | 'law'>,
  { before, odds }: Filing,
  other: Dollars,
  decided: Dollars,
): RetirementReturn {
  const whole = taxOn(p, law, before, other + decided)
  const without = decided > 0 ? taxOn(p, law, before, other) : whole
  const penalty = penaltyAt(p.penalty, age)
  return {
    odds,
    income: whole.federal.agi,
    bracket:
      whole.federal.taxableIncome <= 0
        ? 0
        : ordinaryRate({ law, status: before.status, taxableIncome: whole.federal.taxableIncome }),
    tax: whole.total + penalty * (other + decided),
    added: whole.total - without.total + penalty * decided,
    addedSurcharges: whole.surcharges - without.surcharges,
    surchargedAbove: whole.above,
  }
}
