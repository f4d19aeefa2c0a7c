/** What is assumed about a sum to decide on. */
import { yearOf } from '../calendar.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { hadReachedStart } from '../tax/required-minimum-distribution.ts'
import type { CalendarDate } from '../units.ts'
import type { Fallbacks } from './fallback.ts'
import { isPaidForLife, isSpouseLookingForWork, number } from './told.ts'
import { typicalAge, typicalRetirementAge } from './typical.ts'

const oldAge = 92

const longestHorizon = 80

const exampleAmount = 10_000

const collegeAge = 18

const ownerAge = 82

const yearsToHome = 5

const yearsToCar = 2

const yearsWithoutGoal = 10

const taxedSources = [
  'home_sale',
  'land_sale',
  'stock_sale',
  'business_sale',
  'bonus',
  'vested_shares',
  'settlement',
  'lottery',
] as const

/** Sales whose tax depends on the gain, which only the family knows. */
const ownSales: readonly unknown[] = ['home_sale', 'land_sale', 'stock_sale']

/** Widowed this year or the last, and asking about the money that came of it. */
function isNewlyWidowed(
  { maritalStatus, moneySource, spouseDeathYear }: Household,
  today: CalendarDate,
): boolean {
  const died = number(spouseDeathYear)
  return (
    maritalStatus === 'widowed' &&
    (moneySource === 'life_insurance' || moneySource === 'inheritance') &&
    (died === undefined || yearOf(today) - died <= rules.mourningYears.value)
  )
}

/** Whether the day on which the money is needed is the one on which work stops. */
const isUntilRetirement = ({ age, horizonYears, retirementAge }: Household): boolean => {
  const [now, years, stops] = [number(age), number(horizonYears), number(retirementAge)]
  return now !== undefined && years !== undefined && stops !== undefined && Math.abs(now + years - stops) < 1
}

export const sumFallbacks = {
  amount: () => ({ value: exampleAmount, why: 'A round sum, to show how a plan works. Put in your own.' }),
  goal: (household, resolve, today) => {
    const isRetired = resolve('employment') === 'retired' || isPaidForLife(household, today)
    if (isRetired && !isSpouseLookingForWork(household))
      return { value: 'income', why: 'You are retired, so the money is there to live on.' }
    if (isUntilRetirement(household))
      return { value: 'retirement', why: 'You named the years until you stop working.' }
    if (household.horizonYears !== undefined)
      return { value: 'general', why: 'You named when you need it, not what for.' }
    return {
      value: 'retirement',
      why: 'Most money that people set aside for the long run is for retirement.',
    }
  },
  horizonYears: (household, resolve) => {
    const goal = resolve('goal')
    const age = number(resolve('age')) ?? typicalAge
    if (goal === 'retirement') {
      const until = number(resolve('retirementAge')) ?? typicalRetirementAge
      return {
        value: Math.min(longestHorizon, Math.max(rules.retirementLeastYears.value, Math.round(until - age))),
        why:
          resolve('employment') === 'retired'
            ? 'Work is over, and money for retirement has to last for years yet.'
            : 'The years until you stop working, and not too few: retirement money has to last long after that day.',
        isDerived: household.age !== undefined,
      }
    }
    if (goal === 'income')
      return {
        value: Math.min(longestHorizon, Math.max(1, Math.round(oldAge - age))),
        why: 'The money is planned to last into very old age.',
      }
    if (goal === 'home') return { value: yearsToHome, why: 'A few years is common for a home.' }
    if (goal === 'car') return { value: yearsToCar, why: 'A car is usually bought soon.' }
    if ((goal === 'education' || goal === 'children') && household.dependents?.length)
      return {
        value: Math.max(1, Math.round(collegeAge - Math.max(...household.dependents))),
        why: 'The years until your oldest child is of college age.',
      }
    return {
      value: yearsWithoutGoal,
      why: 'Long enough that ups and downs have time to even out, and no longer.',
    }
  },
  nearGoalSum: (_household, resolve) => ({
    value: Math.round((number(resolve('amount')) ?? 0) / 2),
    why: 'You said that a part is for it, and not how much. A middle figure stands in until you say.',
  }),
  nearGoalYears: ({ nearGoal }) =>
    nearGoal === 'home'
      ? { value: yearsToHome, why: 'A few years is common for a home.' }
      : { value: yearsToCar, why: 'What is bought with a part of a sum is usually bought soon.' },
  moneySource: () => ({ value: 'savings', why: 'Taken to be your own money, on which tax is already paid.' }),
  sumNotHere: () => ({ value: false, why: 'Taken to be there already.', isDerived: true }),
  sumInShares: () => ({ value: false, why: 'Taken to be cash.', isDerived: true }),
  sumYears: () => ({ value: 1, why: 'Taken to come once.', isDerived: true }),
  taxOwedOnMoney: (household) => ({
    value: 0,
    why: 'Taken to be money on which tax is already paid.',
    // Only a source that is taxed raises the question, and the law answers it of one’s own home whose gain was told.
    isDerived:
      !taxedSources.some((source) => source === household.moneySource) ||
      (household.moneySource === 'home_sale' &&
        household.homeLivedIn === true &&
        household.saleGain !== undefined),
  }),
  moneyBeforeTax: (household) =>
    household.moneySource === 'bonus' ||
    household.moneySource === 'vested_shares' ||
    household.moneySource === 'lottery'
      ? {
          value: true,
          why: 'Such sums are mostly named before tax. If it is what is left after tax, say so.',
        }
      : { value: false, why: 'Taken to be money on which tax is already paid.', isDerived: true },
  saleGain: (household) => ({
    value: 0,
    why: 'Found no word on what the gain is.',
    isDerived:
      household.taxOwedOnMoney !== undefined ||
      household.taxRateOnMoney !== undefined ||
      !ownSales.includes(household.moneySource),
  }),
  homeLivedIn: (household) => ({
    value: true,
    why: 'Taken to have been your own home for long enough. A rental or a second home is taxed on the whole gain.',
    isDerived: household.moneySource !== 'home_sale' || household.saleGain === undefined,
  }),
  riskTolerance: (household, resolve, today) =>
    isNewlyWidowed(household, today) && resolve('goal') !== 'income'
      ? {
          value: 'conservative',
          why: 'In the first year of a loss nobody knows how a fall would feel, and this money may have to stand in for a pay. A calm mix can be made bolder later.',
        }
      : { value: 'moderate', why: 'Found no word on how you feel about ups and downs.' },
  inheritedFrom: (household) => ({
    value: 'parent',
    why: 'Most inherited IRAs come from a parent.',
    isDerived: household.moneySource !== 'inherited_ira',
  }),
  ownerDeathYear: (household, _resolve, today) =>
    household.ownerDeathDay === undefined
      ? {
          value: yearOf(today),
          why: 'Taken to be this year. An earlier year brings the deadline nearer.',
          isDerived: household.moneySource !== 'inherited_ira',
        }
      : {
          value: yearOf(household.ownerDeathDay),
          why: 'The year of the day that you told.',
          isDerived: true,
        },
  ownerAgeAtDeath: (household) => ({
    value: ownerAge,
    why: 'An age at which withdrawals have begun. A younger owner leaves more years, an older one fewer.',
    // A spouse may make it their own; whoever says whether withdrawals had begun has told what the age is for.
    isDerived:
      household.moneySource !== 'inherited_ira' ||
      household.inheritedFrom === 'spouse' ||
      household.inheritedRoth === true ||
      (household.inheritedFrom !== 'estate' && household.ownerTookWithdrawals !== undefined),
  }),
  ownerTookWithdrawals: (household, resolve) => {
    const age = number(household.ownerAgeAtDeath)
    const died = number(resolve('ownerDeathYear'))
    if (age === undefined || died === undefined)
      return { value: true, why: 'The careful assumption: then a withdrawal is due every year.' }
    return hadReachedStart({ age, year: died })
      ? { value: true, why: 'By the age at death, withdrawals had begun.', isDerived: true }
      : { value: false, why: 'By the age at death, withdrawals had not begun.', isDerived: true }
  },
  inheritedYearEnd: (_household, resolve) => {
    const balance = number(resolve('amount'))
    return balance === undefined
      ? undefined
      : {
          value: balance,
          why: 'The balance that you told stands for it. Last year’s statement has the right one.',
        }
  },
  inheritedRoth: (household) => ({
    value: false,
    why: 'Found no word that it is a Roth IRA.',
    isDerived: household.moneySource !== 'inherited_ira',
  }),
} satisfies Fallbacks
