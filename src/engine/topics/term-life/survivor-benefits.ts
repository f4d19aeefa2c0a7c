/** What Social Security pays a family after a death, year by year. */
import { yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { claimingFactor, fullRetirementAgeMonths } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { type SurvivorYear, survivorsBaseAmount, survivorYears } from '../../tax/survivor-years.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { netEarnings } from '../level-career-benefit.ts'
import type { DraftContext } from '../topic.ts'
import type { Adult, Family } from './family.ts'
import { type EndingPay, endingPay, type LastingPayIn, toldBenefit } from './lasting-pay.ts'
import { type SharedNeeds, yearsOfLife, yearsToRetirement } from './shared.ts'

/** Of a wage all of it, and of profit the net earnings (42 USC 411(a)). */
const countedPay = ({ payToday, profitShare }: Adult): Dollars =>
  payToday.value * (1 - profitShare) + netEarnings(payToday.value * profitShare)

/** Of a benefit as a survivor only what exceeds one's own is paid beside it: 42 USC 402(k)(3)(A). */
function beyondOwn(benefit: SurvivorYear, own: Dollars): SurvivorYear {
  const toSpouse = Math.max(0, benefit.toSpouse - own)
  return {
    ...benefit,
    total: benefit.total - benefit.toSpouse + toSpouse,
    toSpouse,
    isParentPaid: benefit.isParentPaid && toSpouse > 0,
    isWidowPaid: benefit.isWidowPaid && toSpouse > 0,
  }
}

/**
 * The amount that survivors get shares of, from the told benefit: without what an early claim takes that death forestalls,
 * and with no more for waiting than was waited until then (42 USC 402(e)(2)). Nothing is known from a told benefit of
 * somebody with pay that begins before the first age of one's own, as on the record of someone who died, nor of a parent
 * at home, who may be paid on the record of the other one.
 */
function toldAmount(
  p: { sheet: Worksheet; reader: FactReader; context: DraftContext },
  adult: Adult,
): Figure | undefined {
  const benefit = adult.isAtHome ? undefined : endingPay(p.reader, adult)?.benefit
  if (benefit === undefined) return undefined
  const claim = Math.round(toldBenefit(p, adult).from * monthsPerYear)
  if (adult.pay.value > 0 && claim < socialSecurity.claiming.value.earliestMonths) return undefined
  const full = fullRetirementAgeMonths(yearOf(p.context.today) - Math.floor(adult.age.value))
  const age = Math.floor(adult.age.value) * monthsPerYear
  const atDeath = age >= claim ? claim : Math.max(full, age)
  const factorAt = (claimMonths: number) => claimingFactor({ fullRetirementMonths: full, claimMonths })
  if (factorAt(atDeath) === factorAt(claim)) return benefit
  return p.sheet.computed(
    `benefit.base.${adult.id}`,
    'The monthly amount that survivors get shares of',
    'usd-per-month',
    'the benefit that was told, without what an early start takes or waiting adds after today',
    [adult.age, benefit],
    (benefit.value * factorAt(atDeath)) / factorAt(claim),
  )
}

/** What Social Security would pay the family of an adult who dies this year: from the benefit that was told, or else from pay. */
export function socialSecurityOf(
  p: {
    sheet: Worksheet
    reader: FactReader
    context: DraftContext
    family: Family
    shared: SharedNeeds
    adult: Adult
    lastingPay: LastingPayIn
    ends: EndingPay | undefined
  },
  survivor: Adult | undefined,
) {
  const { sheet, context, family, shared, adult, ends } = p
  const thisYear = yearOf(context.today)
  const birthYear = (age: Figure) => thisYear - Math.floor(age.value)
  const baseAmount =
    toldAmount(p, adult) ??
    sheet.computed(
      `benefit.base.${adult.id}`,
      'The monthly amount that survivors get shares of',
      'usd-per-month',
      'the benefit formula of Social Security for a death this year, as if today’s pay had been earned since the early twenties; of profit the net earnings',
      [adult.age, adult.payToday],
      survivorsBaseAmount({
        birthYear: birthYear(adult.age),
        deathYear: thisYear,
        salary: countedPay(adult),
      }),
    )
  const horizon = Math.max(
    Math.round(shared.supportYears.value),
    // Who was disabled before 22 is paid as a child at any age.
    shared.lifelongYears?.value ?? 0,
    survivor === undefined ? 0 : yearsToRetirement(survivor, shared),
    survivor === undefined || ends === undefined ? 0 : yearsOfLife(survivor),
  )
  const benefits = survivorYears({
    year: thisYear,
    workerAmount: baseAmount.value,
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
            earnsFor: yearsToRetirement(survivor, shared),
          },
    years: horizon,
  })
  const ownIn = (year: Years): Dollars => (survivor === undefined ? 0 : p.lastingPay(survivor, year).benefit)
  const added = benefits.map((benefit, year) => beyondOwn(benefit, ownIn(year)))
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
    `the share for each child, and for a husband or wife who cares for them, within the family maximum and after the earnings test${ownIn(0) > 0 ? '; of the part for a husband or wife only what exceeds the benefit of their own' : ''}`,
    [
      baseAmount,
      share,
      ...family.children.map(({ age }) => age),
      ...(survivor === undefined ? [] : [survivor.pay]),
    ],
    Math.round((added[0]?.total ?? 0) / monthsPerYear),
  )
  return { baseAmount, benefits, added, firstBenefit }
}
