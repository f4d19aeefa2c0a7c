/** What is assumed about life insurance. */
import { isCareToCome } from '../care-to-come.ts'
import { type Household, middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Fallbacks } from './fallback.ts'
import { agesAtHome } from './told.ts'

/** About a third of four years at an in-state public college, room and board included. */
const collegeShare = 40_000

const countsForMost =
  'Most pay does. Some teachers, police officers and other public employees have a pension of their own instead.'

const policyYearsLeft = 15

const noTobacco = { value: false, why: 'Found no mention of tobacco. It multiplies the price.' }

/** Whoever lives alone and says that nobody depends on them, and pays no support. */
const supportsNobody = (household: Household): boolean =>
  ['single', 'divorced', 'widowed'].includes(household.maritalStatus ?? '') &&
  (agesAtHome(household)?.length === 0 || household.numDependents === 0) &&
  middle(household.adultDependents ?? 0) === 0 &&
  middle(household.supportPaidMonthly ?? 0) === 0 &&
  household.expecting !== true

export const lifeInsuranceFallbacks = {
  survivorSpendingShare: () => rules.survivorShare,
  insuranceMoneyReturn: () => rules.realDiscount,
  finalExpenses: () => rules.finalExpenses,
  newChildMonthly: (household) =>
    isCareToCome(household)
      ? {
          value: middle(household.childcareMonthly ?? 0) + rules.newChildAtHomeMonthly.value,
          why: 'The child care that you named is taken to be of the child to come, and what a child costs beside care is added.',
        }
      : {
          ...(household.stayAtHomeParent === true ? rules.newChildAtHomeMonthly : rules.newChildMonthly),
          isDerived: household.expecting !== true,
        },
  smoker: () => noTobacco,
  spouseSmoker: () => noTobacco,
  collegeWish: (household) => ({
    value: collegeShare,
    why: 'A part of what an in-state public college costs with room and board; aid, work and loans pay the rest.',
    isDerived: agesAtHome(household)?.length === 0,
  }),
  coverageAmount: () => ({ value: 0, why: 'Found no mention of a policy of your own.' }),
  spouseCoverageAmount: () => ({ value: 0, why: 'Found no mention of a policy of your spouse or partner.' }),
  socialSecurityCovered: () => ({ value: true, why: countsForMost }),
  spouseSocialSecurityCovered: () => ({ value: true, why: countsForMost }),
  decreeYears: (household) => ({ ...rules.orderYears, isDerived: household.decreeCoverage === undefined }),
  /** Where children or other adults depend on somebody the years follow from them. */
  yearsOfSupport: (household) => ({
    value: rules.adultSupportYears.value,
    why: rules.adultSupportYears.why,
    isDerived: supportsNobody(household),
  }),
  coverageYearsLeft: (household) => ({
    value: policyYearsLeft,
    why: 'The policy says how long it runs. If it is less, more has to be bought.',
    isDerived: household.coverageAmount === undefined && household.spouseCoverageAmount === undefined,
  }),
  employerCoverage: () => ({ value: 'none', why: 'Found no mention of cover through work.' }),
  spouseEmployerCoverage: () => ({ value: 'none', why: 'Found no mention of cover through their work.' }),
} satisfies Fallbacks
