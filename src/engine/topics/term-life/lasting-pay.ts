/** What is paid for life: pensions and Social Security of each adult, from when they begin, and what of it ends with a death. */

import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { fullRetirementAgeMonths, spouseExcess } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import type { Dollars, Years } from '../../units.ts'
import { careerPay } from '../ended-pay.ts'
import { levelCareerBenefit } from '../level-career-benefit.ts'
import { isSoleProprietor, isSpouseSoleProprietor, sideProfit } from '../own-business.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import type { Adult, Family } from './family.ts'
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
    pensionFrom: 'spousePensionFromAge',
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

/** In a year. */
export interface LastingPay {
  readonly pension: Dollars
  readonly benefit: Dollars
}

export function endingPay(reader: FactReader, { id }: Adult): EndingPay | undefined {
  const told = (key: (typeof keys)[Adult['id']]['pension' | 'benefit']) =>
    reader.told(key) === undefined || middle(reader.told(key) ?? 0) <= 0 ? undefined : reader.number(key)
  const [pension, benefit] = [told(keys[id].pension), told(keys[id].benefit)]
  if (pension === undefined && benefit === undefined) return undefined
  return { pension, goesOn: pension === undefined ? undefined : reader.number(keys[id].share), benefit }
}

/** What an adult has for life some years from now, as far as it has begun then. */
export type LastingPayIn = (adult: Adult, year: Years) => LastingPay

/**
 * Beside pay for life that was told, or where years of support were named that go on past the end of work, a benefit that
 * nobody named is not nothing: it is estimated from pay, or from the benefit of the other one, and listed as assumed.
 */
export function lastingPayOf(
  p: Drafting & {
    family: Family
    shared: Pick<SharedNeeds, 'retirementAge' | 'supportYears' | 'isSupportNamed'>
  },
): LastingPayIn {
  const { reader, family } = p
  const isTold = family.isCouple && family.adults.some((adult) => endingPay(reader, adult) !== undefined)
  const benefits = new Map(family.adults.map((adult) => [adult.id, toldBenefit(p, adult)]))
  for (const adult of family.adults)
    if ((isTold || isPastWork(p, adult)) && reader.told(keys[adult.id].benefit) === undefined)
      benefits.set(adult.id, estimatedBenefit(p, adult, benefits))
  return (adult, year) => {
    const age = Math.floor(adult.age.value) + year
    const benefit = benefits.get(adult.id)
    const pension = middle(reader.told(keys[adult.id].pension) ?? 0)
    return {
      pension: age < pensionStart(p, adult) ? 0 : pension * monthsPerYear,
      benefit: benefit === undefined || age < benefit.from ? 0 : benefit.monthly * monthsPerYear,
    }
  }
}

/** Whether years of support that were named are counted in which this one of two has stopped working. */
const isPastWork = ({ family, shared }: Parameters<typeof lastingPayOf>[0], adult: Adult): boolean =>
  family.isCouple &&
  adult.pay.value > 0 &&
  shared.isSupportNamed &&
  shared.supportYears.value > yearsToRetirement(adult, shared)

/** Whoever still earns, and named no age, is taken to draw a pension when work ends. */
function pensionStart({ reader, shared }: Parameters<typeof lastingPayOf>[0], adult: Adult): Years {
  const told = reader.told(keys[adult.id].pensionFrom)
  if (told !== undefined) return middle(told)
  return adult.pay.value > 0 ? Math.floor(adult.age.value) + yearsToRetirement(adult, shared) : 0
}

interface Benefit {
  readonly monthly: Dollars
  /** The age at which it begins. */
  readonly from: Years
}

const birthYearOf = ({ context }: { context: DraftContext }, adult: Adult): number =>
  yearOf(context.today) - Math.floor(adult.age.value)

const fullAge = (p: { context: DraftContext }, adult: Adult): Years =>
  fullRetirementAgeMonths(birthYearOf(p, adult)) / monthsPerYear

/** Nobody is paid for age before the law's first age, nor is whoever still earns taken to be: it begins at full retirement age. */
export function toldBenefit(p: Pick<Drafting, 'reader' | 'context'>, adult: Adult): Benefit {
  const { benefit, from } = keys[adult.id]
  const start = p.reader.told(from)
  const isPaid =
    Math.floor(adult.age.value) * monthsPerYear >= socialSecurity.claiming.value.earliestMonths &&
    adult.pay.value === 0
  return {
    monthly: middle(p.reader.told(benefit) ?? 0),
    from: start !== undefined ? middle(start) : isPaid ? 0 : fullAge(p, adult),
  }
}

/** At full retirement age, or with the end of work where that leaves years without pay that somebody has to be supported in. */
function claimUntold(p: Parameters<typeof lastingPayOf>[0], adult: Adult): Years {
  const full = fullAge(p, adult)
  const earliest = socialSecurity.claiming.value.earliestMonths / monthsPerYear
  return isPastWork(p, adult) ? Math.min(full, Math.max(earliest, p.shared.retirementAge.value)) : full
}

function estimatedBenefit(
  p: Parameters<typeof lastingPayOf>[0],
  adult: Adult,
  benefits: ReadonlyMap<Adult['id'], Benefit>,
): Benefit {
  const { sheet, reader, family, shared } = p
  const other = family.adults.find(({ id }) => id !== adult.id)
  const theirs = other === undefined ? undefined : benefits.get(other.id)
  // Whoever is at home is known to earn nothing, though no pay was told.
  const earned = adult.stops !== undefined ? adult.payToday : adult.pay.value === 0 ? adult.pay : undefined
  const pay = careerPay(reader, adult.id === 'you' ? 'you' : 'spouse', earned)
  // The pay of whoever stops holds it already.
  const beside = adult.id === 'you' && earned === undefined ? sideProfit(reader) : undefined
  const claim = reader.told(keys[adult.id].from)
  const claimAge = claim === undefined ? claimUntold(p, adult) : middle(claim)
  const own = adult.isCovered
    ? levelCareerBenefit({
        pay: pay.value,
        birthYear: birthYearOf(p, adult),
        endOfWork: adult.pay.value > 0 ? shared.retirementAge.value : adult.age.value,
        claimAge,
        isProfit: adult.id === 'you' ? isSoleProprietor(reader) : isSpouseSoleProprietor(reader),
        sideProfit: beside?.value,
      })
    : 0
  const excess =
    !family.isMarried || theirs === undefined
      ? 0
      : spouseExcess({ workerAmount: theirs.monthly, ownAmount: own })
  // Nothing is paid on the record of a worker who has not claimed.
  const fromOther =
    other === undefined || theirs === undefined ? 0 : adult.age.value + theirs.from - other.age.value
  const how =
    'the benefit formula on a whole career at the pay of today, or of the last job, or what a spouse gets on the record of the other one where that is more'
  const monthly = sheet.computed(
    `benefit.later.${adult.id}`,
    `Social Security a month of ${adult.name}, later`,
    'usd-per-month',
    `${how}, in today’s dollars`,
    [pay, ...(beside === undefined ? [] : [beside])],
    own + excess,
    shownDigits,
  )
  if (monthly.value > 0)
    reader.leftOut(keys[adult.id].benefit, monthly.shown, `Found no mention of one: ${how}.`)
  return { monthly: monthly.value, from: own > 0 ? claimAge : Math.max(claimAge, fromOther) }
}

/** An estimate. */
const shownDigits = 3
