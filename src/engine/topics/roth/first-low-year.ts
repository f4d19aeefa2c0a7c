/** The household of the first whole year without work, from which the conversions of the low years are counted. */
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Years } from '../../units.ts'
import { dollarsOf, hasEndedPay, isPaidAgain } from '../ended-pay.ts'
import { hasSpouseStopped } from '../lifelong-pay.ts'
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

/** Whoever has retired begins with the next year, unless somebody is paid again or looks for work. */
export const beginsNextYear = ({ isRetired, contributes, conversion, ended, reader }: RothWork): boolean =>
  isRetired &&
  !contributes &&
  conversion?.isPastPenalty === true &&
  ended.spouse === undefined &&
  ended.benefits === undefined &&
  reader.told('spouseOutOfWork') !== true &&
  !isPaidAgain(ended)

/**
 * Years until whoever asks about a conversion beside their work has a whole year without it. Of a couple whose other pay
 * goes on nobody knows when it ends; of benefits that nobody named, how much of the brackets they leave.
 */
export function yearsToFirst(work: RothWork): Years | undefined {
  const { reader, isRetired, isOfSpouse, isHeld, spouseAge, spouseIncome, ended, expected, later, age } = work
  const isAsked = reader.told('considersConversion') === true || reader.told('conversionAnnual') !== undefined
  const isCoupleKnown =
    spouseAge === undefined ||
    ((dollarsOf(spouseIncome) === 0 || hasSpouseStopped(reader)) &&
      reader.told('spouseSsMonthly') !== undefined)
  const atWork = ['employed', 'self_employed'].includes(reader.value('employment'))
  const until = later.endOfWork - Math.floor(age.value)
  return isAsked &&
    atWork &&
    isCoupleKnown &&
    !isRetired &&
    !isOfSpouse &&
    !isHeld &&
    !hasEndedPay(ended) &&
    expected === undefined &&
    until <= rules.conversionAheadYears.value
    ? until + 1
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

/** After so many years, with the savings of the day work ends at their expected growth. */
export function onceRetired(work: RothWork, household: Household, ahead: Years): Household {
  const { reader, later, benefits, age, spouseAge, traditional, roth } = work
  const state = household.retirementState ?? household.state
  const kept = Object.fromEntries(
    lasting.flatMap((key) => (household[key] === undefined ? [] : [[key, household[key]]])),
  ) as Household
  const grownRoth = Math.round(reader.number('rothSavings').value * later.untouched + roth * later.growth)
  const pretax = Math.round(later.otherBalance.value + traditional * later.growth)
  return {
    ...kept,
    ...(state === undefined ? {} : { state }),
    ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge.value) + ahead, spouseIncome: 0 }),
    dependents: work.dependentAges.map((one) => one + ahead),
    age: Math.floor(age.value) + ahead,
    employment: 'retired',
    income: 0,
    ssMonthly: Math.round(benefits.own.monthly.value),
    ssFromAge: benefits.own.from,
    rothSavings: grownRoth,
    retirementSavings: pretax + grownRoth,
    considersConversion: true,
  }
}
