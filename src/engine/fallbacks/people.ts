/** What is assumed about who lives in the household. */
import { yearOf } from '../calendar.ts'
import { facts, type Household } from '../household.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { Fallbacks, Resolve } from './fallback.ts'
import { isMarried, number, spouseDeathYear } from './told.ts'
import { typicalAge } from './typical.ts'

const typicalRetiredAge = 68

const oldestAge = 120

/** Full-time care for a young child and help at home, a month. */
const careMonthly = 2_000

const lifelongCareMonthly = 1_000

/** A child in the sense of the tax law; without ages, whoever depends on a parent and is not said to be grown. */
function hasChildAtHome(household: Household, resolve: Resolve): boolean {
  const { dependents, adultDependents } = household
  if (dependents !== undefined)
    return dependents.some((age) => age < socialSecurity.survivingFamily.value.childInSchoolUntilAge)
  return (number(resolve('numDependents')) ?? 0) > (number(adultDependents) ?? 0)
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
    if (household.employment === 'retired')
      return { value: typicalRetiredAge, why: 'You are retired and did not say your age.' }
    const leftAt = number(household.separationAge)
    if (leftAt !== undefined)
      return {
        value: Math.max(facts.age.input.min, leftAt),
        why: 'The age at which you left the job, or a little more.',
      }
    return { value: typicalAge, why: 'Near the middle of working life.' }
  },
  spouseAge: (_household, resolve) => {
    const age = number(resolve('age'))
    return age === undefined ? undefined : { value: age, why: 'Taken to be the same as yours.' }
  },
  dependents: ({ numDependents }) =>
    numDependents === 0
      ? { value: [], why: 'You said that nobody depends on you.', isDerived: true }
      : { value: [], why: 'You did not mention any.' },
  numDependents: (household) => {
    if (household.forGrandchild === true)
      return {
        value: 0,
        why: 'A grandchild whom you save for is taken to live with its parents.',
        isDerived: true,
      }
    const children = household.dependents?.length
    if (children !== undefined)
      return { value: children, why: 'The children and others that you mentioned.', isDerived: true }
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
    return { value: 0, why: 'You did not mention anyone who depends on your income.' }
  },
  maritalStatus: (household) =>
    isMarried(household) ||
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
        : household.filingStatus === 'surviving_spouse' || spouseDeathYear(household) !== undefined
          ? { value: 'widowed', why: 'Your spouse died.', isDerived: true }
          : { value: 'single', why: 'You did not mention a spouse.' },
  filingStatus: (household, resolve, today) => {
    if (resolve('maritalStatus') === 'married')
      return { value: 'married_joint', why: 'Most married couples file jointly.' }
    const isWidowed = resolve('maritalStatus') === 'widowed'
    const died = isWidowed ? spouseDeathYear(household) : undefined
    const since = died === undefined ? undefined : yearOf(today) - died
    if (
      since !== undefined &&
      since <= lastingLaw.survivingSpouseYears.value &&
      hasChildAtHome(household, resolve)
    )
      return {
        value: 'surviving_spouse',
        why:
          since === 0
            ? 'For the year of the death you still file jointly, and with a child at home a couple’s brackets stay for some years after it.'
            : 'With a child at home a couple’s brackets stay for some years after the year of the death.',
      }
    if ((number(resolve('numDependents')) ?? 0) > 0 && isWidowed)
      return {
        value: 'head_of_household',
        why:
          since === undefined
            ? 'You support someone. If your spouse died in the last few years and a child lives with you, say in which year: a couple’s brackets may still hold.'
            : 'You support someone, and the years with a couple’s brackets are over or take a child at home.',
      }
    if (since === 0)
      return {
        value: 'single',
        why: 'For the year of the death you still file jointly; from the next year on you file as single, which the plan takes.',
      }
    if ((number(resolve('numDependents')) ?? 0) > 0)
      return { value: 'head_of_household', why: 'You support someone and did not mention a spouse.' }
    return { value: 'single', why: 'You did not mention a spouse.' }
  },
  receivesBenefits: () => ({ value: false, why: 'You did not mention SSI or Medicaid.' }),
  familySize: (_household, resolve) => ({
    value: Math.round(
      1 + (resolve('maritalStatus') === 'married' ? 1 : 0) + (number(resolve('numDependents')) ?? 0),
    ),
    why: 'You, a spouse and the people who depend on you, as far as you mentioned them.',
    isDerived: true,
  }),
  stayAtHomeParent: (household, resolve) => {
    const { income, spouseIncome, householdIncome, earners } = household
    if (spouseIncome === undefined && (number(earners) ?? 0) >= 2)
      return { value: false, why: 'You said that both of you earn.', isDerived: true }
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
  specialNeedsChild: (household) => ({
    value: false,
    why: 'You did not mention one.',
    isDerived: household.dependents?.length === 0,
  }),
  specialNeedsMonthly: (household) => ({
    value: lifelongCareMonthly,
    why: 'A middle figure. A special-needs planner or your state’s agency helps to find yours.',
    isDerived: household.specialNeedsChild !== true,
  }),
} satisfies Fallbacks
