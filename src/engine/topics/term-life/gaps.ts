/** What is missing each year after a death: spending less what the survivor earns and Social Security pays. */

import { yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { type SurvivorYear, survivorsBaseAmount, survivorYears } from '../../tax/survivor-years.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DraftContext } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import type { Adult, Family } from './family.ts'
import { type SharedNeeds, yearsToRetirement } from './shared.ts'

export interface Gaps {
  readonly withBenefits: Dollars[]
  readonly without: Dollars[]
}

/** Years until the youngest can be alone. */
export function careYears({ children }: Family): number {
  const youngest = Math.min(...children.map(({ age }) => age.value))
  return Math.max(0, Math.ceil(rules.careUntilAge.value - youngest))
}

/** Paid care in place of the parent at home, until the youngest can be alone. */
export function careGaps(family: Family, monthly: Dollars): Gaps {
  const flows = Array.from({ length: careYears(family) }, () => monthly * monthsPerYear)
  return { withBenefits: flows, without: flows }
}

/**
 * What is missing each year: first while the family is supported, then until the survivor retires. Payments on debts
 * are those of each year that the survivor goes on making; none where the cover pays the debts off.
 */
export function payGaps(
  p: { family: Family; reader: FactReader; budget: FamilyBudget; shared: SharedNeeds; adult: Adult },
  survivor: Adult | undefined,
  benefits: readonly SurvivorYear[],
  payments: (year: number) => Dollars,
): Gaps {
  const { budget, shared, adult, family } = p
  if (adult.pay.value === 0) return { withBenefits: [], without: [] }
  const supportYears = Math.round(shared.supportYears.value)
  const untilRetirement = survivor === undefined ? 0 : yearsToRetirement(survivor, shared)
  const isFixed = p.reader.told('yearsOfSupport') !== undefined
  const length = isFixed || !family.isCouple ? supportYears : Math.max(supportYears, untilRetirement)
  const gap = (year: number, benefit: Dollars) => {
    const isSupported = year < supportYears
    const spending = isSupported ? budget.survivors.value : budget.alone.value
    const pay =
      survivor === undefined || year >= untilRetirement
        ? 0
        : isSupported
          ? budget.takeHomeIn(survivor, year)
          : budget.takeHome(survivor, false).value
    return Math.max(0, spending + payments(year) - pay - benefit)
  }
  const years = Array.from({ length }, (_, year) => year)
  return {
    withBenefits: years.map((year) => gap(year, benefits[year]?.total ?? 0)),
    without: years.map((year) => gap(year, 0)),
  }
}

/** What Social Security would pay the family of an adult who dies this year. */
export function socialSecurityOf(
  p: { sheet: Worksheet; context: DraftContext; family: Family; shared: SharedNeeds; adult: Adult },
  survivor: Adult | undefined,
) {
  const { sheet, context, family, shared, adult } = p
  const thisYear = yearOf(context.today)
  const birthYear = (age: Figure) => thisYear - Math.floor(age.value)
  const amount = survivorsBaseAmount({
    birthYear: birthYear(adult.age),
    deathYear: thisYear,
    salary: adult.pay.value,
  })
  const baseAmount = sheet.computed(
    `benefit.base.${adult.id}`,
    'The monthly amount that survivors get shares of',
    'usd-per-month',
    'the benefit formula of Social Security for a death this year, as if today’s pay had been earned since the early twenties',
    [adult.age, adult.pay],
    amount,
  )
  const horizon = Math.max(
    Math.round(shared.supportYears.value),
    survivor === undefined ? 0 : yearsToRetirement(survivor, shared),
  )
  const benefits = survivorYears({
    year: thisYear,
    workerAmount: amount,
    children: family.children.map(({ age, needsLifelongCare }) => ({
      age: age.value,
      isDisabled: needsLifelongCare,
    })),
    spouse:
      survivor === undefined || !family.isMarried
        ? undefined
        : {
            age: Math.floor(survivor.age.value),
            birthYear: birthYear(survivor.age),
            earnings: survivor.pay.value,
          },
    years: horizon,
  })
  const share = sheet.law(
    'benefit.share',
    'Share for each child or caring parent',
    'share',
    citedIn(socialSecurity.survivingFamily, (it) => it.childShare),
  )
  const firstBenefit = sheet.computed(
    `benefit.first.${adult.id}`,
    'What Social Security would pay the family at first',
    'usd-per-month',
    'the share for each child, and for a husband or wife who cares for them, within the family maximum and after the earnings test',
    [
      baseAmount,
      share,
      ...family.children.map(({ age }) => age),
      ...(survivor === undefined ? [] : [survivor.pay]),
    ],
    Math.round((benefits[0]?.total ?? 0) / monthsPerYear),
  )
  return { baseAmount, benefits, firstBenefit }
}
