/** What is assumed about who lives in the household. */
import { yearOf } from '../calendar.ts'
import { liveWithParents, withoutGrandchildren } from '../grandchildren.ts'
import { facts, type Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import { widowedStatus } from '../tax/widowed-status.ts'
import type { Fallback, Fallbacks } from './fallback.ts'
import { agesAtHome, hasChildAtHome, isMarried, isSpouseCoveredByWork, number } from './told.ts'
import { typicalAge } from './typical.ts'

const typicalRetiredAge = 68

const oldestAge = 120

/** Full-time care for a young child and help at home, a month. */
const careMonthly = 2_000

const lifelongCareMonthly = 1_000

const grownBeside = 'The parents or other grown people whom you support are counted beside it.'

/** Somebody lost a job whose pay was told, and looks for the next one. */
const isBetweenJobs = ({ employment, formerPay, spouseOutOfWork, spouseFormerPay }: Household): boolean =>
  (employment === 'unemployed' && (number(formerPay) ?? 0) > 0) ||
  (spouseOutOfWork === true && (number(spouseFormerPay) ?? 0) > 0)

/** How a widow or widower files whose year of the death is known. */
function statusSince(
  yearsSince: number,
  people: { hasChild: boolean; hasDependents: boolean },
): Fallback<FilingStatus> {
  const value = widowedStatus({ yearsSince, ...people })
  if (value === 'married_joint')
    return {
      value,
      why: people.hasChild
        ? 'For the year of the death you still file jointly, and with a child at home a couple’s brackets stay for some years after it.'
        : 'For the year of the death you still file jointly; from the next year on you file alone.',
    }
  if (value === 'surviving_spouse')
    return {
      value,
      why: 'With a child at home a couple’s brackets stay for some years after the year of the death.',
    }
  if (value === 'head_of_household')
    return {
      value,
      why: 'You support someone, and the years with a couple’s brackets are over or take a child at home.',
    }
  return { value, why: 'Your spouse died in an earlier year, and you did not mention a child at home.' }
}

export const peopleFallbacks = {
  age: (household, _resolve, today) => {
    const birthYear = number(household.birthYear)
    if (birthYear !== undefined && yearOf(today) - birthYear < facts.age.input.min)
      return {
        value: facts.age.input.min,
        why: 'Hearth plans for adults, and your year of birth says less.',
      }
    if (birthYear !== undefined)
      return {
        value: Math.min(oldestAge, yearOf(today) - birthYear),
        why: 'From your year of birth.',
        isDerived: true,
      }
    const [ageThen, left] = [number(household.separationAge), household.separationDate]
    if (ageThen !== undefined && left !== undefined && household.planOwner !== 'spouse')
      return {
        value: ageThen + yearOf(today) - yearOf(left),
        why: 'From your age when you left the job, and the day of it.',
        isDerived: true,
      }
    const leftAt = household.planOwner === 'spouse' ? undefined : number(household.separationAge)
    if (leftAt !== undefined)
      return {
        value: Math.max(facts.age.input.min, leftAt),
        why: 'The age at which you left the job, or a little more.',
      }
    if (household.employment === 'retired')
      return { value: typicalRetiredAge, why: 'You are retired and did not say your age.' }
    return { value: typicalAge, why: 'Near the middle of working life.' }
  },
  spouseAge: (_household, resolve) => {
    const age = number(resolve('age'))
    return age === undefined ? undefined : { value: age, why: 'Taken to be the same as yours.' }
  },
  dependents: ({ numDependents }) =>
    numDependents === 0
      ? { value: [], why: 'You said that nobody depends on you.', isDerived: true }
      : { value: [], why: 'Found no mention of any.' },
  numDependents: (household) => {
    if (liveWithParents(household))
      return {
        value: 0,
        why: 'A grandchild whom you save for is taken to live with its parents.',
        isDerived: true,
      }
    const children = household.dependents?.length
    const isGrownNamed = (number(household.adultDependents) ?? 0) > 0
    if (children !== undefined)
      return {
        value: children,
        why: isGrownNamed
          ? grownBeside
          : children === 0 && household.expecting === true
            ? 'The child on the way is counted beside it.'
            : 'The children and others that you mentioned.',
        isDerived: true,
      }
    if (household.expecting) return { value: 1, why: 'The child on the way.' }
    const people = number(household.familySize)
    if (people !== undefined) {
      const isOneAdult = household.maritalStatus !== undefined && !isMarried(household)
      return {
        value: Math.min(
          facts.numDependents.input.max,
          Math.max(0, Math.round(people) - (isOneAdult ? 1 : 2)),
        ),
        why: isOneAdult ? 'Your family without you.' : 'Your family without its adults.',
      }
    }
    return {
      value: 0,
      why: isGrownNamed ? grownBeside : 'Found no mention of anyone who depends on your income.',
    }
  },
  maritalStatus: (household, resolve) =>
    household.filingStatus === 'single' && (number(household.spouseIncome) ?? 0) > 0
      ? {
          value: 'partnered',
          why: 'Somebody beside you is paid, and you file as single, which nobody who is married can.',
          isDerived: true,
        }
      : isMarried(household) ||
          household.spouseAge !== undefined ||
          household.spouseIncome !== undefined ||
          household.spouseSsMonthly !== undefined ||
          household.spousePensionMonthly !== undefined ||
          household.planOwner === 'spouse'
        ? { value: 'married', why: 'You mentioned a spouse.', isDerived: true }
        : household.twoAdults === true
          ? {
              value: 'married',
              why: 'You said “we”, so you are taken to be a married couple. If you are not, say so: each then files alone.',
            }
          : household.filingStatus === 'surviving_spouse' || resolve('spouseDeathYear') !== undefined
            ? { value: 'widowed', why: 'Your spouse died.', isDerived: true }
            : { value: 'single', why: 'Found no mention of a spouse.' },
  /** Told of what the spouse left. */
  spouseDeathYear: ({ inheritedFrom, ownerDeathYear, ownerDeathDay }) => {
    if (inheritedFrom !== 'spouse') return undefined
    const died = number(ownerDeathYear) ?? (ownerDeathDay === undefined ? undefined : yearOf(ownerDeathDay))
    return died === undefined
      ? undefined
      : { value: Math.floor(died), why: 'The death of whose money you inherited.', isDerived: true }
  },
  filingStatus: (household, resolve, today) => {
    if (resolve('maritalStatus') === 'married')
      return { value: 'married_joint', why: 'Most married couples file jointly.' }
    const hasDependents = (number(resolve('numDependents')) ?? 0) > 0
    if (resolve('maritalStatus') === 'widowed') {
      const died = number(resolve('spouseDeathYear'))
      if (died !== undefined)
        return statusSince(yearOf(today) - died, {
          hasChild: hasChildAtHome({
            ...withoutGrandchildren(household),
            numDependents: resolve('numDependents'),
          }),
          hasDependents,
        })
      if (hasDependents)
        return {
          value: 'head_of_household',
          why: 'You support someone. If your spouse died in the last few years and a child lives with you, say in which year: a couple’s brackets may still hold.',
        }
    }
    // IRC §2(b)(1)(A): a child makes nobody head of a household in which the child does not live. Of two homes it is the one
    // of more nights, and of as many the one of the higher income (Treas. Reg. §1.152-4(d)).
    if (
      hasDependents &&
      household.maritalStatus === 'divorced' &&
      (number(household.supportPaidMonthly) ?? 0) > 0
    )
      return {
        value: 'single',
        why: 'You pay support, so the children are taken to live with their other parent. If one of them lives with you for most of the year’s nights, by turns or not, say that you file as head of household. With as many nights in both homes the law goes by the higher income.',
      }
    if (hasDependents)
      return { value: 'head_of_household', why: 'You support someone and did not mention a spouse.' }
    // Who is single and has no child files as such; there is nothing to ask.
    const isDerived = household.maritalStatus === 'single'
    return isDerived
      ? { value: 'single', why: 'You said that you are single.', isDerived }
      : { value: 'single', why: 'Found no mention of a spouse.' }
  },
  receivesBenefits: () => ({ value: false, why: 'Found no mention of SSI or Medicaid.' }),
  familySize: (household, resolve) => {
    const isMarriedNow = resolve('maritalStatus') === 'married'
    // 34 CFR §685.209(b): children who will be born in the year for which the family is certified.
    // Without anybody told, the guess of who depends on the household is that child.
    const isExpecting =
      household.expecting === true &&
      (household.dependents !== undefined || household.numDependents !== undefined)
    return {
      value: Math.round(
        1 + (isMarriedNow ? 1 : 0) + (number(resolve('numDependents')) ?? 0) + (isExpecting ? 1 : 0),
      ),
      why: `${isMarriedNow ? 'You, your spouse' : 'You'} and the people who depend on you, as far as you mentioned them${isExpecting ? ', with the child on the way, whom a payment by income counts in the year of the birth' : ''}.`,
      isDerived: true,
    }
  },
  stayAtHomeParent: (household, resolve) => {
    const { income, spouseIncome, householdIncome, earners } = household
    if (isBetweenJobs(household))
      return { value: false, why: 'Whoever is between jobs will earn again.', isDerived: true }
    if (spouseIncome === undefined && (number(earners) ?? 0) >= 2)
      return { value: false, why: 'You said that both of you earn.', isDerived: true }
    if (spouseIncome === undefined && householdIncome === undefined && isSpouseCoveredByWork(household))
      return income === undefined
        ? { value: true, why: 'You named no pay of your own.' }
        : { value: false, why: 'Cover through work says that your spouse or partner earns.' }
    if (spouseIncome === undefined && householdIncome === undefined)
      return { value: true, why: 'No second pay check was mentioned.' }
    if (spouseIncome === undefined && income === undefined)
      return { value: false, why: 'You named the pay of the household, so both are taken to earn.' }
    const own = householdIncome === undefined ? income : resolve('income')
    return (number(resolve('spouseIncome')) ?? 0) > 0 && number(own) !== 0
      ? { value: false, why: 'You mentioned a second pay check.', isDerived: true }
      : { value: true, why: 'Only one of you has pay.', isDerived: true }
  },
  stayAtHomeServicesMonthly: () => ({
    value: careMonthly,
    why: 'A middle figure for full-time child care and help at home. Ask around for yours.',
  }),
  careAloneMonthly: () => ({ value: rules.careAloneMonthly.value, why: rules.careAloneMonthly.why }),
  specialNeedsChild: (household) => ({
    value: false,
    why: 'Found no mention of one.',
    isDerived: agesAtHome(household)?.length === 0,
  }),
  specialNeedsMonthly: (household) => ({
    value: lifelongCareMonthly,
    why: 'A middle figure. A special-needs planner or your state’s agency helps to find yours.',
    isDerived: household.specialNeedsChild !== true,
  }),
} satisfies Fallbacks
