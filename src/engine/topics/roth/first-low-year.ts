/** The household of the first whole year without work, from which the conversions of the low years are counted. */
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text } from '../../say.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { dollarsOf, hasEndedPay, isPaidAgain } from '../ended-pay.ts'
import { hasSpouseStopped } from '../lifelong-pay.ts'
import { lastAge } from '../second-pay.ts'
import { partOfSpousePay } from './end-of-spouse-pay.ts'
import type { RothWork } from './work.ts'

/** What was told of pay that ended in this year, and is none of the next. */
export const withoutEndedPay = ({
  payThisYear: _paid,
  spousePayThisYear: _spouses,
  formerPay: _last,
  spouseFormerPay: _spousesLast,
  severance: _severance,
  ...goesOn
}: Household): Household => goesOn

/**
 * The household as whoever has stopped working sees it: that they have no pay was told, so that the plan speaks to the one who
 * earns. Undefined where it speaks to them already, and of a parent at home or somebody who looks for work.
 */
export function asWhoStopped(work: RothWork, household: Household): Household | undefined {
  const { income: _none, ...others } = household
  const hasStopped = household.employment === 'retired' || hasSpouseStopped(work.reader)
  return work.isOfSpouse && hasStopped ? { ...others, employment: 'retired' } : undefined
}

/** Whether two who file separately now are on one return in the years without work, as all that is said of later counts them. */
export const isApartUntilThen = ({
  status,
  spouseAgeLater,
}: Pick<RothWork, 'status' | 'spouseAgeLater'>): boolean =>
  status === 'married_separate' && spouseAgeLater !== undefined

/** The return of those years. */
export const filedThen = (work: RothWork): Household =>
  isApartUntilThen(work) ? { filingStatus: 'married_joint' } : {}

/** Whoever has retired begins with the next year, unless somebody is paid again or looks for work. */
export const beginsNextYear = ({ isRetired, conversion, ended, reader }: RothWork): boolean =>
  isRetired &&
  conversion?.isPastPenalty === true &&
  ended.spouse === undefined &&
  ended.benefits === undefined &&
  reader.told('spouseOutOfWork') !== true &&
  !isPaidAgain(ended)

/**
 * Until when the pay of a spouse is counted that goes on when one’s own has ended, '65' or 'Apr 30, 2027'; undefined where
 * there is none then.
 */
export function spousePaidUntil(work: RothWork): Text | undefined {
  const age = spouseStopsAt(work)
  return age && (work.spouseEnds === undefined ? say`${age}` : say`${work.spouseEnds.lastDay}`)
}

/**
 * The age at which the pay of a spouse is taken to end that goes on when one’s own has ended; undefined where there is none.
 * It fills low brackets first, year by year.
 */
function spouseStopsAt(work: RothWork): Figure | undefined {
  const { reader, spouseAgeLater, spouseIncome } = work
  if (spouseAgeLater === undefined || hasSpouseStopped(reader)) return undefined
  // On a return of one’s own it stands nowhere yet.
  const pay = isApartUntilThen(work) ? reader.some('spouseIncome') : spouseIncome
  return dollarsOf(pay) === 0 ? undefined : lastAge(work, spouseAgeLater)
}

/**
 * Years until whoever asks about a conversion beside their work has a whole year without it, or, of a told last day, the year
 * after this one that it ends in or has ended before. Of benefits that nobody named
 * nobody knows how much of the brackets they leave.
 */
export function yearsToFirst(work: RothWork): Years | undefined {
  const { reader, isRetired, isOfSpouse, isHeld, spouseAgeLater, ended, later, age, endOfPay } = work
  const isAsked = reader.told('considersConversion') === true || reader.told('conversionAnnual') !== undefined
  const isCoupleKnown = spouseAgeLater === undefined || reader.told('spouseSsMonthly') !== undefined
  const atWork = ['employed', 'self_employed'].includes(reader.value('employment'))
  const until = later.endOfWork - Math.floor(age.value)
  return isAsked &&
    atWork &&
    isCoupleKnown &&
    !isRetired &&
    !isOfSpouse &&
    !isHeld &&
    !hasEndedPay(ended) &&
    until <= rules.conversionAheadYears.value
    ? endOfPay === undefined
      ? until + 1
      : Math.max(1, endOfPay.years)
    : undefined
}

/** What holds as well in a year without work: what is lived on, and what is paid for life. */
const lasting = [
  'filingStatus',
  'maritalStatus',
  'birthYear',
  'riskTolerance',
  'monthlyExpenses',
  'savings',
  'taxableInvestments',
  'spouseSsMonthly',
  'spouseSsFromAge',
  'pensionMonthly',
  'pensionFromAge',
  'spousePensionMonthly',
  'spousePensionFromAge',
  'disabilityMonthly',
  'spouseDisabilityMonthly',
  'disabilityTaxFree',
  'vaMonthly',
] as const satisfies (keyof Household)[]

/** What holds of a spouse while they work. */
const lastingAtWork = [
  'spouseIncome',
  'spouseSelfEmployed',
  'spouseHasWorkplacePlan',
  'spouseContributionRate',
  'spouseEmployerMatch',
  'spouseGetsWholeMatch',
  'spouseSocialSecurityCovered',
] as const satisfies (keyof Household)[]

const keptOf = (household: Household, keys: readonly (keyof Household)[]): Household =>
  Object.fromEntries(
    keys.flatMap((key) => (household[key] === undefined ? [] : [[key, household[key]]])),
  ) as Household

const isSpouseInWork = (work: RothWork, ahead: Years): boolean =>
  Math.floor(work.spouseAgeLater?.value ?? 0) + ahead < (spouseStopsAt(work)?.value ?? 0)

/** Whether the pay of a spouse is still there after so many years. */
const isSpousePaidIn = (work: RothWork, ahead: Years): boolean =>
  isSpouseInWork(work, ahead) && partOfSpousePay(work.spouseEnds, ahead) > 0

/** Whether a benefit that nobody named takes the place of that pay by then: how much of the brackets it leaves nobody knows. */
export const isBenefitUntoldIn = (work: RothWork, ahead: Years): boolean =>
  spouseStopsAt(work) !== undefined &&
  work.reader.told('spouseSsMonthly') === undefined &&
  !isSpouseInWork(work, ahead)

/** What of a year’s pay a part of a year has, without what of it goes in before tax. */
const spousePaidThen = ({ spouseIncome, spouseSaving, spouseEnds }: RothWork, part: Share): Dollars =>
  Math.round(
    ((dollarsOf(spouseIncome) - dollarsOf(spouseSaving?.contributed)) * part) /
      partOfSpousePay(spouseEnds, 0),
  )

/** The two in a year in which the one who asks has stopped: the pay of the other one is there until it ends. */
export function coupleThen(work: RothWork, household: Household, ahead: Years): Household {
  const { spouseAgeLater: spouseAge } = work
  if (spouseAge === undefined) return { income: 0 }
  const age = Math.floor(spouseAge.value) + ahead
  // Who has no pay at all is told so: untold, all is still seen from the one who asks.
  const part = partOfSpousePay(work.spouseEnds, ahead)
  if (isSpousePaidIn(work, ahead) && part < 1)
    return { income: 0, spouseAge: age, spouseIncome: 0, spousePayThisYear: spousePaidThen(work, part) }
  return isSpousePaidIn(work, ahead)
    ? { ...keptOf(household, lastingAtWork), spouseAge: age }
    : { income: 0, spouseAge: age, spouseIncome: 0 }
}

/** What the year of a told last day has of the pay, without what of it goes in before tax; nothing where it has none. */
function paidBeforeThen({ endOfPay, expected, ahead: kind }: RothWork, ahead: Years): Household {
  if (endOfPay?.years !== ahead || expected === undefined) return {}
  return { payThisYear: Math.round(expected.pay.value - dollarsOf(kind?.traditional)) }
}

/** After so many years, with the savings of the day work ends at their expected growth. */
export function onceRetired(work: RothWork, household: Household, ahead: Years): Household {
  const { reader, later, benefits, age, traditional, roth } = work
  const state = household.retirementState ?? household.state
  const grownRoth = Math.round(reader.number('rothSavings').value * later.untouched + roth * later.growth)
  const pretax = Math.round(later.otherBalance.value + traditional * later.growth)
  return {
    ...keptOf(household, lasting),
    ...(state === undefined ? {} : { state }),
    ...filedThen(work),
    ...coupleThen(work, household, ahead),
    dependents: work.dependentAges.map((one) => one + ahead),
    age: Math.floor(age.value) + ahead,
    employment: 'retired',
    ssMonthly: Math.round(benefits.own.monthly.value),
    ssFromAge: benefits.own.from,
    rothSavings: grownRoth,
    retirementSavings: pretax + grownRoth,
    considersConversion: true,
    ...paidBeforeThen(work, ahead),
  }
}
