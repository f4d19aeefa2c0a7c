/** What goes in before tax in a year, as far as it was told: into plans at work and an HSA. It is in no adjusted gross income. */
import type { FactValue, Household } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { hsaRoom } from '../tax/hsa-room.ts'
import { contributionLimitYears } from '../tax/years.ts'
import type { Dollars, Share, Years } from '../units.ts'
import type { Resolve } from './fallback.ts'
import { number, payOfPlan } from './told.ts'

type Account = FactValue<'filledAccounts'>[number]

/** Of the one who asks and of the other one, whose part a return of one's own leaves out. */
export function paidInBeforeTax(household: Household, resolve: Resolve): { own: Dollars; spouse: Dollars } {
  const limits = contributionLimitYears.at(-1)
  if (limits === undefined) return { own: 0, spouse: 0 }
  const isFilled = (account: Account) => household.filledAccounts?.includes(account) === true
  const intoPlan = (account: Account, pay: Dollars, share: Share, age: Years): Dollars => {
    if (pay <= 0) return 0
    const { limit } = deferralRoom({ limits, age: Math.floor(age), compensation: pay })
    return isFilled(account) ? limit : Math.min(limit, pay * share)
  }
  const age = number(resolve('age')) ?? 0
  const intoHsa = (): Dollars => {
    if (household.hsaEligible === false || household.onMedicare === true) return 0
    const coverage = resolve('hsaFamilyCoverage') === true ? 'family' : 'self_only'
    const limit = hsaRoom({ limits, coverage, age: Math.floor(age) })
    return isFilled('hsa') ? limit : Math.min(limit, (number(household.hsaMonthly) ?? 0) * monthsPerYear)
  }
  // A business takes what its owner puts in off its profit in ways of its own; a Roth account takes taxed pay.
  const isBeforeTax = resolve('employment') === 'employed' && resolve('contributionKind') !== 'roth'
  const isOfSpouse = household.income === 0
  const own = isBeforeTax
    ? intoPlan(
        'plan',
        payOfPlan(household) ?? number(resolve('income')) ?? 0,
        number(resolve('contributionRate')) ?? 0,
        isOfSpouse ? (number(resolve('spouseAge')) ?? 0) : age,
      )
    : 0
  const theirs =
    isOfSpouse || household.spouseSelfEmployed === true
      ? 0
      : intoPlan(
          'spouse_plan',
          number(household.spouseIncome) ?? 0,
          number(resolve('spouseContributionRate')) ?? 0,
          number(resolve('spouseAge')) ?? 0,
        )
  return { own: own + intoHsa(), spouse: theirs }
}
