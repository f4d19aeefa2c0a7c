/** What is assumed about saving for retirement. */
import type { Household } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate } from '../units.ts'
import type { Fallbacks } from './fallback.ts'
import { retirementOnTrack } from './retirement-on-track.ts'
import { isSpouseLookingForWork, number, payOfPlan, toldPay } from './told.ts'
import { typicalAge, typicalIncome, typicalMatchedShare, typicalRetirementAge } from './typical.ts'

const latestRetirementAge = 100

/** Below this no direct Roth contribution is cut, so nobody needs the backdoor. */
const payNearRothLimit = 120_000

/** Kinds of account that come with a job. */
const kindsAtWork: readonly unknown[] = ['401k', '403b', '457b', 'tsp']

/** A plan whose balance was told apart is one to be moved: of a job that ended. */
const namesPlanAtWork = (
  { accountType, separationDate, separationAge, planBalance, oldPlans }: Household,
  today: CalendarDate,
): boolean =>
  // Whose last day lies ahead still has it.
  (separationDate === undefined || separationDate > today) &&
  separationAge === undefined &&
  planBalance === undefined &&
  oldPlans === undefined &&
  accountType?.some((kind) => kindsAtWork.includes(kind)) === true

/** Who said that a match is missed may put in a part of what it takes: all of it is missed at most. */
const missesMatch = {
  value: 0,
  why: 'You said that not all of the match is taken: until the share of pay that goes in is known, none is counted.',
  isDerived: true,
} as const

export const retirementFallbacks = {
  retirementAge: (household, resolve) => {
    const age = number(resolve('age')) ?? typicalAge
    // Beside a spouse who works or looks for work it is the day on which the household lives without pay, and that is not known.
    const isPayThere = (number(household.spouseIncome) ?? 0) > 0 || isSpouseLookingForWork(household)
    if (resolve('employment') === 'retired' && !isPayThere)
      return {
        value: Math.min(latestRetirementAge, Math.floor(age)),
        why: 'You are retired.',
        isDerived: true,
      }
    const value = Math.min(latestRetirementAge, Math.max(typicalRetirementAge, Math.ceil(age)))
    if (resolve('employment') === 'retired')
      return {
        value,
        shown: `you have; your spouse’s work is taken to go on until you are ${value}`,
        why: 'Nobody said when it ends.',
      }
    return {
      value,
      why: 'The full retirement age of Social Security for people born in the sixties or later.',
    }
  },
  employerMatch: ({ employment }) => {
    const value = { rate: 0, upTo: 0 }
    return employment === 'self_employed'
      ? { value, why: 'You work for yourself, so no employer adds to what you put in.', isDerived: true }
      : { value, why: 'Found no mention of one. If there is one, it comes first.' }
  },
  contributionRate: (household) => {
    const [monthly, pay] = [number(household.planMonthly), payOfPlan(household)]
    if (monthly !== undefined && pay !== undefined && pay > 0)
      return {
        value: Math.min(1, (monthly * monthsPerYear) / pay),
        why: 'What you put into the plan each month, as a share of your pay.',
        isDerived: true,
      }
    const match = household.employerMatch
    if (household.getsWholeMatch === true && match?.upTo !== undefined)
      return {
        value: match.upTo + (match.next?.upTo ?? 0),
        why: 'You get the whole match, which takes this much.',
        isDerived: true,
      }
    if (household.getsWholeMatch === true)
      return {
        value: typicalMatchedShare,
        why: 'You get the whole match. The most common rule of the law takes this much; yours may take another share.',
      }
    if (household.getsWholeMatch === false && match?.upTo !== undefined) return missesMatch
    return { value: 0, why: 'Found no mention of contributions at work.' }
  },
  spouseEmployerMatch: (household) => {
    const value = { rate: 0, upTo: 0 }
    // Where all of it is taken, no dollar goes there first, however large it is.
    return household.spouseGetsWholeMatch === true
      ? { value, why: 'They get the whole match: what it comes to is not needed.', isDerived: true }
      : {
          value,
          why: 'Found no mention of one. If there is one, it comes first.',
          isDerived: (number(household.spouseIncome) ?? 0) === 0,
        }
  },
  spouseContributionRate: (household) => {
    const match = household.spouseEmployerMatch
    if (household.spouseGetsWholeMatch === true && match?.upTo !== undefined)
      return {
        value: match.upTo + (match.next?.upTo ?? 0),
        why: 'They get the whole match, which takes this much.',
        isDerived: true,
      }
    if (household.spouseGetsWholeMatch === true && household.spouseRetirementMonthly === undefined)
      return {
        value: typicalMatchedShare,
        why: 'They get the whole match. The most common rule of the law takes this much; theirs may take another share.',
      }
    if (
      household.spouseGetsWholeMatch === false &&
      match?.upTo !== undefined &&
      household.spouseRetirementMonthly === undefined
    )
      return missesMatch
    const hasPlan = match !== undefined || household.spouseHasWorkplacePlan === true
    const [monthly, pay] = [number(household.spouseRetirementMonthly), number(household.spouseIncome)]
    if (hasPlan && monthly !== undefined && pay !== undefined && pay > 0)
      return {
        value: Math.min(1, (monthly * monthsPerYear) / pay),
        why: 'What they put away each month, taken to go into the plan at their work.',
        isDerived: true,
      }
    return {
      value: 0,
      why: 'Found no mention of contributions of theirs.',
    }
  },
  hasWorkplacePlan: (household, resolve, today) =>
    household.contributionRate !== undefined ||
    household.planMonthly !== undefined ||
    household.filledAccounts?.includes('plan') === true ||
    household.getsWholeMatch !== undefined ||
    (household.employerMatch?.rate ?? 0) > 0
      ? { value: true, why: 'You mentioned contributions or a match at work.', isDerived: true }
      : namesPlanAtWork(household, today) && resolve('employment') === 'employed'
        ? {
            value: true,
            why: 'You named an account that comes with a job. If it is of an old one, say so.',
            isDerived: true,
          }
        : { value: false, why: 'Found no mention of a plan at work.' },
  spouseHasWorkplacePlan: (household) =>
    household.spouseContributionRate !== undefined ||
    household.filledAccounts?.includes('spouse_plan') === true ||
    household.spouseGetsWholeMatch !== undefined ||
    (household.spouseEmployerMatch?.rate ?? 0) > 0
      ? { value: true, why: 'You mentioned contributions or a match at their work.', isDerived: true }
      : { value: false, why: 'Found no mention of a plan at their work.' },
  iraContributedThisYear: (household) => {
    const monthly = number(household.iraMonthly)
    return monthly === undefined
      ? { value: 0, why: 'Found no mention of any.' }
      : {
          value: Math.round(monthly * monthsPerYear),
          why: 'What you put into it each month, for the whole year.',
          isDerived: true,
        }
  },
  pretaxIraBalance: () => ({ value: 0, why: 'Found no mention of one.' }),
  iraAfterTax: () => ({
    value: 0,
    why: 'Found no mention of money put in without a deduction; Form 8606 of earlier years would show it.',
  }),
  backdoorRoth: (household) => ({
    value: false,
    why: 'Found no mention of it.',
    isDerived: (toldPay(household) ?? 0) < payNearRothLimit,
  }),
  retirementOnTrack,
  rothOptionAtWork: (household) =>
    household.accountType?.includes('roth_401k')
      ? { value: true, why: 'You named one.', isDerived: true }
      : { value: true, why: 'Most plans at work have one. Ask yours.' },
  afterTaxToRoth: () => ({ value: false, why: 'Few plans do, and you did not mention it.' }),
  contributionKind: (household) =>
    household.accountType?.includes('roth_401k') && !household.accountType.includes('401k')
      ? { value: 'roth', why: 'You named a Roth account at work.' }
      : { value: 'traditional', why: 'What most plans at work do unless you choose otherwise.' },
  priorYearWages: (household, resolve) =>
    resolve('employment') === 'employed'
      ? {
          value: number(resolve('income')) ?? typicalIncome,
          why: 'Taken to be the same as your pay this year.',
        }
      : {
          value: 0,
          why: 'Without an employer there are no such wages.',
          isDerived: household.employment !== undefined,
        },
  rothSavings: () => ({ value: 0, why: 'Found no mention of any.' }),
  retirementState: (household) =>
    household.state === undefined
      ? undefined
      : { value: household.state, why: 'Taken to be the state that you live in.' },
} satisfies Fallbacks
