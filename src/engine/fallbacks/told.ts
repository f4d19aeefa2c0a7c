/** What assumptions read of what a household told. */
import { yearOf } from '../calendar.ts'
import { type Debt, isFederalLoan, isInDefault } from '../facts/debts.ts'
import { withoutGrandchildren } from '../grandchildren.ts'
import { type Household, middle } from '../household.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { CalendarDate } from '../units.ts'
import type { Resolve } from './fallback.ts'
import { earliestBenefitAge } from './typical.ts'

export const number = (value: number | [number, number] | undefined): number | undefined =>
  value === undefined ? undefined : middle(value)

/** All pay of the household before tax, as far as it was told. */
export function toldPay(household: Household): number | undefined {
  const whole = number(household.householdIncome)
  const parts = number(household.income)
  if (whole !== undefined) return whole
  return parts === undefined ? undefined : parts + (number(household.spouseIncome) ?? 0)
}

/** The pay that a plan at work belongs to: the other one's where one of two is at home. */
export const payOfPlan = ({ income, spouseIncome }: Household): number | undefined =>
  income === 0 && spouseIncome !== undefined ? number(spouseIncome) : number(income)

/** What is saved each month and not tied to retirement, health or college yet; nothing where all of it is. */
export function freeMonthly(household: Household): number | undefined {
  const all = number(household.monthlyContribution)
  if (all === undefined) return undefined
  const tied = [
    household.planMonthly,
    household.iraMonthly,
    household.spouseRetirementMonthly,
    household.hsaMonthly,
    household.collegeMonthly,
  ]
    .map(number)
    .reduce<number>((sum, part) => sum + (part ?? 0), 0)
  // A sum that was told with its place and nothing beside it is all there is.
  return tied === 0 ? all : all > tied ? all - tied : undefined
}

export const isMarried = (household: Household) =>
  household.maritalStatus === 'married' ||
  household.filingStatus === 'married_joint' ||
  household.filingStatus === 'married_separate'

/** Ages of the children and others who live with the household, where they were told. */
export const agesAtHome = (household: Household): readonly number[] | undefined =>
  withoutGrandchildren(household).dependents

/** A child in the sense of the tax law; without ages, whoever depends on a parent and is not said to be grown. */
export function hasChildAtHome({
  dependents,
  numDependents,
  adultDependents,
}: Pick<Household, 'dependents' | 'numDependents' | 'adultDependents'>): boolean {
  if (dependents !== undefined)
    return dependents.some((age) => age < socialSecurity.survivingFamily.value.childInSchoolUntilAge)
  return (number(numDependents) ?? 0) > (number(adultDependents) ?? 0)
}

export const toldAge = (household: Household, today: CalendarDate): number | undefined => {
  const birthYear = number(household.birthYear)
  return number(household.age) ?? (birthYear === undefined ? undefined : yearOf(today) - birthYear)
}

/** The day on which the owner of the old plan left the job: told of the plan, or of a spouse whose plan it is. */
export const planLeavingDay = (household: Household): CalendarDate | undefined =>
  household.planOwner === 'spouse'
    ? (household.separationDate ?? household.spouseSeparationDate)
    : household.separationDate

export const isWithoutWork = (resolve: Resolve): boolean => {
  const work = resolve('employment')
  return work === 'retired' || work === 'unemployed'
}

const payFacts = ['income', 'householdIncome', 'takeHomeMonthly', 'marginalRate', 'hourlyWage'] as const

const hasOwnPay = (household: Household): boolean => payFacts.some((key) => (number(household[key]) ?? 0) > 0)

/** A pay of the household was lost, and returns with the next job of the spouse or partner. */
export const isSpouseLookingForWork = ({ spouseOutOfWork, spouseIncome }: Household): boolean =>
  spouseOutOfWork === true && (number(spouseIncome) ?? 0) <= 0

/** Lives on disability pay, or cannot work, and named no pay. */
export const isOutOfWorkForLife = (household: Household): boolean =>
  !hasOwnPay(household) &&
  household.unemploymentMonthly === undefined &&
  ((number(household.disabilityMonthly) ?? 0) > 0 ||
    (household.cannotWork === true && (number(household.ssMonthly) ?? 0) > 0))

/** Whoever cannot work for good looks for no job, even where "out of work" was told: what is paid for life goes on. */
export const withoutSearch = (household: Household): Household =>
  household.employment === 'unemployed' && household.cannotWork === true && isOutOfWorkForLife(household)
    ? { ...household, employment: 'retired' }
    : household

/** The same of whoever lives on SSI, so that no pay check is assumed. */
export const withoutPayCheck = (household: Household): Household =>
  household.cannotWork === true && household.receivesBenefits === true && !hasOwnPay(household)
    ? { ...household, employment: 'retired' }
    : withoutSearch(household)

/** Lives on a pension or Social Security, as far as was told. */
export function isPaidForLife(household: Household, today: CalendarDate): boolean {
  const age = toldAge(household, today)
  const begun = (
    monthly: number | [number, number] | undefined,
    from: number | [number, number] | undefined,
  ) => (age !== undefined && (number(from) ?? 0) <= age ? (number(monthly) ?? 0) : 0)
  const lifelong =
    begun(household.pensionMonthly, household.pensionFromAge) +
    begun(household.ssMonthly, household.ssFromAge) +
    (number(household.spousePensionMonthly) ?? 0) +
    (number(household.spouseSsMonthly) ?? 0)
  return lifelong > 0 && !hasOwnPay(household) && age !== undefined && age >= earliestBenefitAge
}

/**
 * The debts with a federal loan marked that is in default, though nobody said so: too many payments were missed, or pay is
 * taken and it alone is late. What was asked on it before is asked no more.
 */
export function withDefaults(debts: readonly Debt[], payGarnished: boolean | undefined): readonly Debt[] {
  const isLong = ({ monthsBehind = 0 }: Debt) => monthsBehind >= studentLoanLaw.defaultAfterMissed.value
  return debts.map((debt) => {
    if (!isFederalLoan(debt) || isInDefault(debt) || debt.isPastDue !== true) return debt
    if (!isLong(debt) && (payGarnished !== true || debts.length > 1)) return debt
    const { isPastDue: _, minPayment: __, ...rest } = debt
    return { ...rest, isInCollections: true }
  })
}

const openFederalLoans = ({ debts = [], payGarnished }: Household): readonly Debt[] =>
  withDefaults(debts, payGarnished).filter((debt) => isFederalLoan(debt) && !isInDefault(debt))

/** A federal student loan whose repayment plan can be chosen: one in default has none before rehabilitation. */
export const hasFederalLoan = (household: Household): boolean => openFederalLoans(household).length > 0

export const hasOnlyParentPlus = (household: Household): boolean =>
  openFederalLoans(household).every(({ loanType }) => loanType === 'parent_plus')

/** Cover through somebody's work says that this person works. */
export const isSpouseCoveredByWork = ({ spouseEmployerCoverage }: Household): boolean =>
  spouseEmployerCoverage !== undefined && !/none|no\b/i.test(spouseEmployerCoverage)
