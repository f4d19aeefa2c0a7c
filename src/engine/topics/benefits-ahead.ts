/** Social Security of the years ahead, of one or of both of a couple: as told, or what stands for it. */
import type { FactReader } from '../fact-reader.ts'
import { type Figure, valueInWords } from '../figure.ts'
import { middle } from '../household.ts'
import { fullRetirementAgeMonths, spouseExcess } from '../tax/claiming-age.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { latestYear, ofYear, socialSecurity } from '../tax/social-security-law.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { careerPay } from './ended-pay.ts'
import { levelCareerBenefit } from './level-career-benefit.ts'
import { benefitKeys, lifelongPayAt, untoldBenefitIds } from './lifelong-pay.ts'
import { isSoleProprietor, isSpouseSoleProprietor, sideProfit } from './own-business.ts'

interface BenefitAhead {
  readonly monthly: Figure
  readonly isUntold: boolean
  /** Whole years of whoever gets it: today's, and those at which it begins. */
  readonly age: Years
  readonly from: Years
}

export interface BenefitsAhead {
  readonly own: BenefitAhead
  readonly spouse: BenefitAhead | undefined
}

interface Worker {
  readonly age: Years
  readonly birthYear: number
  /** The age until which the pay of today goes on. */
  readonly endOfWork: Years
  /** That age is the one of a last day that was told. */
  readonly isEndTold?: boolean
  /** Another pay that goes on from an age before that. */
  readonly next?: { readonly pay: Figure; readonly age: Years } | undefined
}

/** Full retirement age of Social Security, in whole years. */
export const fullBenefitAge = (birthYear: number): Years =>
  Math.floor(fullRetirementAgeMonths(birthYear) / monthsPerYear)

/** The age that was told; full retirement age otherwise. */
const claimAgeOf = (reader: FactReader, from: 'ssFromAge' | 'spouseSsFromAge'): Years | undefined => {
  const told = reader.told(from)
  return told === undefined ? undefined : middle(told)
}

/** Someone retired who names a benefit and no age at which it begins draws it already. */
function beginningOf(
  reader: FactReader,
  [monthly, from]: readonly ['ssMonthly', 'ssFromAge'] | readonly ['spouseSsMonthly', 'spouseSsFromAge'],
  { age, birthYear }: Worker,
): Years {
  const told = reader.told(from)
  if (told !== undefined) return Math.floor(middle(told))
  const full = fullBenefitAge(birthYear)
  const draws = reader.value('employment') === 'retired' && reader.told(monthly) !== undefined
  return draws ? Math.min(age, full) : full
}

/** Whoever has stopped work and named neither a benefit nor pay had a career all the same. */
function averageBenefit(sheet: Worksheet, reader: FactReader): Figure {
  const table = socialSecurity.averageRetiredWorkerBenefit
  const average = sheet.law(
    untoldBenefitIds.average,
    'Average benefit of a retired worker',
    'usd-per-month',
    {
      ...table,
      value: ofYear(table, latestYear(table), 'average benefit'),
    },
  )
  reader.leftOut(
    'ssMonthly',
    valueInWords(average.value, average.unit),
    'Found no mention of one: what retired workers get on average, from full retirement age on.',
  )
  return average
}

const careerInWords = 'the benefit formula on a whole career at the pay of today, or of the last job'

const onOther = 'what a spouse gets on the record of the other one'

/**
 * Pay that does not count for Social Security earns no benefit of its own; a pension from it takes nothing off the one on
 * a spouse's record (P.L. 118-273).
 */
const isUncovered = (reader: FactReader): boolean => reader.told('socialSecurityCovered') === false

/** On the record of the one who is covered: 42 USC 402(b), (c). */
function benefitOnOther(
  sheet: Worksheet,
  reader: FactReader,
  { age }: Worker,
  from: Years,
  other: BenefitAhead | undefined,
): BenefitAhead {
  const monthly = sheet.computed(
    untoldBenefitIds.career,
    'Social Security a month, later',
    'usd-per-month',
    other === undefined
      ? 'none: your pay does not count for Social Security'
      : `${onOther}: your own pay does not count for Social Security`,
    other === undefined ? [] : [other.monthly],
    other === undefined ? 0 : spouseExcess({ workerAmount: other.monthly.value, ownAmount: 0 }),
    3,
  )
  reader.leftOut('ssMonthly', monthly.shown, 'Your pay does not count for Social Security.')
  return {
    monthly,
    isUntold: true,
    age,
    from: other === undefined ? from : Math.max(from, age + other.from - other.age),
  }
}

/** `other`: what a spouse gets, where one's own pay counts for nothing. */
function ownBenefit(
  sheet: Worksheet,
  reader: FactReader,
  worker: Worker,
  other?: BenefitAhead,
): BenefitAhead {
  const { age, next } = worker
  const from = beginningOf(reader, ['ssMonthly', 'ssFromAge'], worker)
  if (reader.told('ssMonthly') !== undefined)
    return { monthly: reader.number('ssMonthly'), isUntold: false, age, from }
  if (isUncovered(reader)) return benefitOnOther(sheet, reader, worker, from, other)
  const pay = careerPay(reader, 'you')
  if (pay.value === 0 && reader.value('employment') === 'retired')
    return { monthly: averageBenefit(sheet, reader), isUntold: true, age, from }
  const beside = sideProfit(reader)
  const atPay =
    beside === undefined ? careerInWords : `${careerInWords}, with the net earnings of the profit beside it`
  const how = next === undefined ? atPay : `${atPay}, and at the pay you expect from the year you named`
  const monthly = sheet.computed(
    untoldBenefitIds.career,
    'Social Security a month, later',
    'usd-per-month',
    `${how}, in today’s dollars`,
    [pay, ...(beside === undefined ? [] : [beside]), ...(next === undefined ? [] : [next.pay])],
    levelCareerBenefit({
      ...worker,
      pay: pay.value,
      claimAge: claimAgeOf(reader, 'ssFromAge'),
      next: next && { pay: next.pay.value, age: next.age },
      isProfit: isSoleProprietor(reader),
      sideProfit: beside?.value,
    }),
    3,
  )
  if (monthly.value > 0) reader.leftOut('ssMonthly', monthly.shown, `Found no mention of one: ${how}.`)
  return { monthly, isUntold: true, age, from }
}

/** Their own, raised to half of the worker's: 42 USC 402(b), (c). */
function spouseBenefit(
  sheet: Worksheet,
  reader: FactReader,
  worker: Worker,
  own: BenefitAhead | undefined,
): BenefitAhead {
  const { age } = worker
  const from = beginningOf(reader, ['spouseSsMonthly', 'spouseSsFromAge'], worker)
  if (reader.told('spouseSsMonthly') !== undefined)
    return { monthly: reader.number('spouseSsMonthly'), isUntold: false, age, from }
  const pay = careerPay(reader, 'spouse')
  const career =
    reader.told('spouseSocialSecurityCovered') === false
      ? 0
      : levelCareerBenefit({
          birthYear: worker.birthYear,
          endOfWork: worker.endOfWork,
          pay: pay.value,
          claimAge: claimAgeOf(reader, 'spouseSsFromAge'),
          isProfit: isSpouseSoleProprietor(reader),
        })
  const excess = own === undefined ? 0 : spouseExcess({ workerAmount: own.monthly.value, ownAmount: career })
  const until = worker.isEndTold === true ? ', until the last day that was told' : ''
  const how = career > 0 ? `${careerInWords}${until}, or ${onOther} where that is more` : onOther
  const monthly = sheet.computed(
    untoldBenefitIds.spouse,
    'Social Security a month of your spouse, later',
    'usd-per-month',
    `${how}, in today’s dollars`,
    [pay, ...(own === undefined ? [] : [own.monthly])],
    career + excess,
    3,
  )
  if (monthly.value > 0) reader.leftOut('spouseSsMonthly', monthly.shown, `Found no mention of one: ${how}.`)
  // Nothing is paid on the record of a worker who has not claimed.
  return {
    monthly,
    isUntold: true,
    age,
    from: career > 0 || own === undefined ? from : Math.max(from, age + own.from - own.age),
  }
}

export function benefitsAhead(
  sheet: Worksheet,
  reader: FactReader,
  workers: { readonly own: Worker; readonly spouse: Worker | undefined },
): BenefitsAhead {
  if (isUncovered(reader) && workers.spouse !== undefined) {
    const spouse = spouseBenefit(sheet, reader, workers.spouse, undefined)
    return { own: ownBenefit(sheet, reader, workers.own, spouse), spouse }
  }
  const own = ownBenefit(sheet, reader, workers.own)
  return {
    own,
    spouse: workers.spouse === undefined ? undefined : spouseBenefit(sheet, reader, workers.spouse, own),
  }
}

/** A month of all that is paid for life in so many years, as far as it has begun, with what stands for the untold. */
export function paidForLifeIn(
  reader: FactReader,
  age: Years,
  { own, spouse }: BenefitsAhead,
  years: Years,
): Figure[] {
  const untold = benefitKeys.filter((key) => reader.told(key) === undefined)
  const instead = [own, spouse].flatMap((one) =>
    one?.isUntold && one.age + years >= one.from ? [one.monthly] : [],
  )
  return [...lifelongPayAt(reader, age + years, spouse !== undefined, untold), ...instead]
}
