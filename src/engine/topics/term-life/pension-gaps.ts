/** What is missing each year after the death of an adult without pay, whose pension and Social Security end with them. */

import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { lifeExpectancy } from '../../markets/life-table.ts'
import { fullRetirementAgeMonths } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { survivorYears } from '../../tax/survivor-years.ts'
import type { Dollars, Years } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import type { Adult, Family } from './family.ts'
import type { Gaps } from './gaps.ts'
import { type SharedNeeds, yearsToRetirement } from './shared.ts'

const keys = {
  you: {
    pension: 'pensionMonthly',
    share: 'pensionSurvivorShare',
    pensionFrom: 'pensionFromAge',
    benefit: 'ssMonthly',
    from: 'ssFromAge',
  },
  partner: {
    pension: 'spousePensionMonthly',
    share: 'spousePensionSurvivorShare',
    pensionFrom: undefined,
    benefit: 'spouseSsMonthly',
    from: 'spouseSsFromAge',
  },
} as const

/** A month of what was told that ends with an adult, and the part of the pension that goes on for the survivor. */
export interface EndingPay {
  readonly pension: Figure | undefined
  readonly goesOn: Figure | undefined
  readonly benefit: Figure | undefined
}

export function endingPay(reader: FactReader, { id, pay }: Adult): EndingPay | undefined {
  if (pay.value > 0) return undefined
  const told = (key: (typeof keys)[Adult['id']]['pension' | 'benefit']) =>
    reader.told(key) === undefined || middle(reader.told(key) ?? 0) <= 0 ? undefined : reader.number(key)
  const [pension, benefit] = [told(keys[id].pension), told(keys[id].benefit)]
  if (pension === undefined && benefit === undefined) return undefined
  return { pension, goesOn: pension === undefined ? undefined : reader.number(keys[id].share), benefit }
}

interface Household {
  readonly reader: FactReader
  readonly context: DraftContext
  readonly family: Family
  readonly budget: FamilyBudget
  readonly shared: SharedNeeds
  readonly adult: Adult
}

/**
 * What a death takes away for as long as the survivor lives: what is missing each year after it, less what would be
 * missing anyway. A pension is taken to end but for the part that was told to go on. What comes in is counted after tax,
 * of a joint return before the death and of a single one after it.
 */
export function pensionGaps(p: Household, survivor: Adult): Gaps {
  const { family, budget, shared, adult } = p
  const thisYear = yearOf(p.context.today)
  const length = Math.max(1, Math.round(lifeExpectancy({ age: Math.floor(survivor.age.value) })))
  const ends = endingPay(p.reader, adult)
  const widowed =
    !family.isMarried || ends?.benefit === undefined
      ? []
      : survivorYears({
          year: thisYear,
          workerAmount: ends.benefit.value,
          children: [],
          spouse: {
            age: Math.floor(survivor.age.value),
            birthYear: thisYear - Math.floor(survivor.age.value),
            earnings: survivor.pay.value,
          },
          years: length,
        })
  const untilRetirement = yearsToRetirement(survivor, shared)
  const goesOn = ends?.goesOn?.value ?? 0
  const gap = (year: number, onRecord: Dollars) => {
    const wages = year < untilRetirement ? survivor.pay.value : 0
    const theirs = lastingIn(p, survivor, year)
    const own = lastingIn(p, adult, year)
    const age = Math.floor(survivor.age.value) + year
    const partOf = (pensionIncome: Dollars, socialSecurity: Dollars) => ({ pensionIncome, socialSecurity })
    const together = family.isMarried
      ? budget.keeps({
          status: 'married_joint',
          age,
          spouseAge: Math.floor(adult.age.value) + year,
          wages,
          ...partOf(theirs.pension + own.pension, theirs.benefit + own.benefit),
          spouseRetirementIncome: own.pension,
        })
      : budget.keeps({ status: 'single', age, wages, ...partOf(theirs.pension, theirs.benefit) }) +
        budget.keeps({
          status: 'single',
          age: Math.floor(adult.age.value) + year,
          ...partOf(own.pension, own.benefit),
        })
    const alone = budget.keeps({
      status: 'single',
      age,
      wages,
      ...partOf(theirs.pension + own.pension * goesOn, Math.max(theirs.benefit, onRecord)),
    })
    const now = budget.spending.value - together
    const then = budget.alone.value - alone
    return Math.max(0, Math.max(0, then) - Math.max(0, now))
  }
  const years = Array.from({ length }, (_, year) => year)
  return {
    withBenefits: years.map((year) => gap(year, widowed[year]?.total ?? 0)),
    without: years.map((year) => gap(year, 0)),
  }
}

/** A year's pension and Social Security of an adult some years from now, as far as they have begun then. */
function lastingIn({ reader, context }: Household, adult: Adult, year: Years) {
  const age = Math.floor(adult.age.value)
  const { pension, pensionFrom, benefit, from } = keys[adult.id]
  const begins = (key: 'pensionFromAge' | 'ssFromAge' | 'spouseSsFromAge' | undefined): Years | undefined => {
    const told = key === undefined ? undefined : reader.told(key)
    return told === undefined ? undefined : middle(told)
  }
  const yearly = (key: typeof pension | typeof benefit, since: Years): Dollars =>
    age + year < since ? 0 : middle(reader.told(key) ?? 0) * monthsPerYear
  const full = fullRetirementAgeMonths(yearOf(context.today) - age) / monthsPerYear
  // Nobody is paid for age before the law's first age: a benefit that was named sooner is taken to begin at full retirement age.
  const untold = age * monthsPerYear < socialSecurity.claiming.value.earliestMonths ? full : 0
  return {
    pension: yearly(pension, begins(pensionFrom) ?? 0),
    benefit: yearly(benefit, begins(from) ?? untold),
  }
}
