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
  you: { pension: 'pensionMonthly', pensionFrom: 'pensionFromAge', benefit: 'ssMonthly', from: 'ssFromAge' },
  partner: {
    pension: 'spousePensionMonthly',
    pensionFrom: undefined,
    benefit: 'spouseSsMonthly',
    from: 'spouseSsFromAge',
  },
} as const

/** A month of what was told that ends with an adult. */
export interface EndingPay {
  readonly pension: Figure | undefined
  readonly benefit: Figure | undefined
}

export function endingPay(reader: FactReader, { id, pay }: Adult): EndingPay | undefined {
  if (pay.value > 0) return undefined
  const told = (key: (typeof keys)[Adult['id']]['pension' | 'benefit']) =>
    reader.told(key) === undefined || middle(reader.told(key) ?? 0) <= 0 ? undefined : reader.number(key)
  const [pension, benefit] = [told(keys[id].pension), told(keys[id].benefit)]
  return pension === undefined && benefit === undefined ? undefined : { pension, benefit }
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
 * missing anyway. A pension is taken to end; nothing is taken from it for a survivor until somebody says so.
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
  const gap = (year: number, onRecord: Dollars) => {
    const pay = year < untilRetirement ? budget.takeHome(survivor, false).value : 0
    const theirs = lastingIn(p, survivor, year)
    const own = lastingIn(p, adult, year)
    const now = budget.spending.value - pay - theirs.pension - theirs.benefit - own.pension - own.benefit
    const then = budget.alone.value - pay - theirs.pension - Math.max(theirs.benefit, onRecord)
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
