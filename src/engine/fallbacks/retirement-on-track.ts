/** Whether a household saves enough for retirement, by what was told of both of a couple: whoever of them tells it. */
import { employerAdds } from '../employer-match.ts'
import type { FactValue, Household } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Share } from '../units.ts'
import type { Fallback, Resolve } from './fallback.ts'
import { number, payOfPlan } from './told.ts'
import { typicalAge, typicalMatch } from './typical.ts'

/** Pay that goes to retirement, the match included: less than this is behind. */
const leastRetirementRate = 0.1

/** Years of pay that are saved for retirement at the very least: so much for each year of age past thirty. */
const yearsOfPayPerYear = 0.1

const retirementSavingFrom = 30

/** What goes in of the pay of one of them, the match included, and how much of all pay theirs is. */
interface Saver {
  readonly rate: Share
  readonly pay: number
}

/** Whoever gets a whole match and does not say of what size is taken to have the most common one of the law. */
const withMatch = (
  rate: Share,
  match: FactValue<'employerMatch'> | undefined,
  getsWhole: boolean | undefined,
): Share => {
  const counted = match ?? (getsWhole === true ? typicalMatch : undefined)
  return rate + (counted === undefined ? 0 : employerAdds(counted, rate))
}

/** Whether a match of untold size stands in what is counted. */
const isMatchGuessed = (household: Household): boolean =>
  (household.getsWholeMatch === true && household.employerMatch === undefined) ||
  (household.spouseGetsWholeMatch === true && household.spouseEmployerMatch === undefined)

/**
 * Whose pay has no plan at work by what was told, with nothing that goes in of it, beside another pay: a household lives on
 * both, and so will it later.
 */
export function payWithoutPlan(household: Household): 'income' | 'spouseIncome' | undefined {
  const isEarned = (key: 'income' | 'spouseIncome') => (number(household[key]) ?? 0) > 0
  if (!isEarned('income') || !isEarned('spouseIncome')) return undefined
  const { contributionRate, planMonthly, iraMonthly, hasWorkplacePlan } = household
  const { spouseContributionRate, spouseRetirementMonthly, spouseHasWorkplacePlan } = household
  const isUntold = (...all: readonly unknown[]) => all.every((one) => one === undefined)
  if (spouseHasWorkplacePlan === false && isUntold(spouseContributionRate, spouseRetirementMonthly))
    return 'spouseIncome'
  return hasWorkplacePlan === false && isUntold(contributionRate, planMonthly, iraMonthly)
    ? 'income'
    : undefined
}

function saversOf(household: Household, resolve: Resolve): Saver[] {
  const told = <Key extends 'contributionRate' | 'spouseContributionRate'>(
    key: Key,
    monthly: 'planMonthly' | 'spouseRetirementMonthly',
  ) => number(household[key]) ?? (household[monthly] === undefined ? undefined : number(resolve(key)))
  const plan = told('contributionRate', 'planMonthly')
  const pay = payOfPlan(household) ?? 0
  // What goes into an IRA is saved as well, and is all of it where there is no plan.
  const ira = pay > 0 ? ((number(household.iraMonthly) ?? 0) * monthsPerYear) / pay : 0
  const isSaving = plan !== undefined || ira > 0
  const theirs = told('spouseContributionRate', 'spouseRetirementMonthly')
  const without = payWithoutPlan(household)
  const spouses = theirs ?? (without === 'spouseIncome' && isSaving ? 0 : undefined)
  return [
    ...(isSaving || (without === 'income' && theirs !== undefined)
      ? [{ rate: withMatch(plan ?? 0, household.employerMatch, household.getsWholeMatch) + ira, pay }]
      : []),
    ...(spouses === undefined
      ? []
      : [
          {
            rate: withMatch(spouses, household.spouseEmployerMatch, household.spouseGetsWholeMatch),
            pay: number(household.spouseIncome) ?? 0,
          },
        ]),
  ]
}

/** Of the pay of all savers; of each alike where no pay was told. */
function shareOf(savers: readonly Saver[]): Share {
  const pay = savers.reduce((sum, one) => sum + one.pay, 0)
  return savers.reduce((sum, one) => sum + one.rate * (pay > 0 ? one.pay / pay : 1 / savers.length), 0)
}

/** The age of the one whose pay the savings are held against. */
const ageOfPay = (household: Household, resolve: Resolve): number =>
  (household.income === 0 && household.spouseIncome !== undefined
    ? number(household.spouseAge)
    : undefined) ??
  number(resolve('age')) ??
  typicalAge

/** Whether what is saved is far too little for the age, whatever goes in each month. */
export function isSavedBehind(household: Household, resolve: Resolve): boolean {
  const pay = payOfPlan(household)
  const saved = number(household.retirementSavings)
  if (household.age === undefined || saved === undefined || pay === undefined || pay <= 0) return false
  const years = Math.max(0, ageOfPay(household, resolve) - retirementSavingFrom)
  return saved < pay * years * yearsOfPayPerYear
}

/** The share of the pay of all savers that goes in, the match included; nothing where none was told. */
export function savedOfPay(
  household: Household,
  resolve: Resolve,
): { readonly share: Share; readonly pay: number } | undefined {
  const savers = saversOf(household, resolve)
  return savers.length === 0
    ? undefined
    : { share: shareOf(savers), pay: savers.reduce((sum, { pay }) => sum + pay, 0) }
}

export function retirementOnTrack(household: Household, resolve: Resolve): Fallback<boolean> {
  if (isSavedBehind(household, resolve))
    return {
      value: false,
      why: 'What you have saved is far below what planners look for at your age.',
      isDerived: true,
    }
  if (household.filledAccounts?.includes('plan') === true)
    return { value: true, why: 'You fill the plan at work each year.', isDerived: true }
  const saved = savedOfPay(household, resolve)
  const guessed = isMatchGuessed(household)
    ? ' A whole match of untold size is counted by the most common rule of the law.'
    : ''
  if (saved !== undefined)
    return saved.share >= leastRetirementRate
      ? {
          value: true,
          why: `From the share of your pay that goes into plans at work and IRAs.${guessed}`,
          isDerived: true,
        }
      : {
          value: false,
          why: `Too little of your pay goes into plans at work and IRAs, the match included.${guessed}`,
          isDerived: true,
        }
  if (household.employment === 'retired') return { value: true, why: 'You are retired.', isDerived: true }
  return { value: true, why: 'Found nothing that says otherwise. If it is not, it comes before college.' }
}
