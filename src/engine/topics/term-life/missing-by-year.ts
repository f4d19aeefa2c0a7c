/** What is missing on a death in each year ahead: without the policies in force, and beside them. */
import { presentValueOfPayments } from '../../math/annuity.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Years } from '../../units.ts'
import { longestDebt, owedAfter } from './debts-carried.ts'
import type { Adult, Family } from './family.ts'
import type { SharedNeeds } from './shared.ts'

/** Cover of their own that pays on a death at the start of a year. */
export const inForce = (family: Family, adult: Adult, year: Years): Dollars =>
  adult.isCoverPermanent || year < (family.coverYearsLeft?.value ?? 0) ? adult.ownCover.value : 0

const orderedIn = ({ decreed }: Family, { id }: Adult, year: number, years: number): Dollars =>
  id === 'you' && year < years ? (decreed?.value ?? 0) : 0

export function orderedByYear(family: Family, shared: SharedNeeds, adult: Adult): Dollars[] {
  const years = shared.orderYears?.value ?? 0
  return Array.from({ length: Math.ceil(years) }, (_, year) =>
    Math.max(0, orderedIn(family, adult, year, years) - inForce(family, adult, year)),
  )
}

export interface MissingByYear {
  /** Missing at the start of each year in that year's dollars; the list ends when no sum worth insuring is missing. */
  readonly byYear: readonly Dollars[]
  /** The same for any one year, if there were no policy of one's own. */
  readonly uncoveredIn: (year: Years) => Dollars
}

/** What prices have risen to by the start of a year, against today's. */
export const pricesIn = ({ inflation }: Pick<SharedNeeds, 'inflation'>, year: Years): number =>
  (1 + inflation.value) ** year

/** Whether what is missing in a year, in its dollars, is more than is better saved than insured. */
export const isWorthInsuring = (
  shared: Pick<SharedNeeds, 'inflation'>,
  missing: Dollars,
  year: Years,
): boolean => missing > rules.smallestNeed.value * pricesIn(shared, year)

export function missingByYear(p: {
  family: Family
  shared: SharedNeeds
  adult: Adult
  flows: readonly Dollars[]
  valueFrom: (flows: readonly Dollars[], from: number) => Dollars
  isHome: boolean
  isDebtCarried: boolean
  orderIsBeside: boolean
  debtsLeft: Family['debtsLeft']
}): MissingByYear {
  const { family, shared, adult, flows } = p
  const decreeYears = shared.orderYears?.value ?? 0
  const span = Math.max(flows.length, shared.supportYears.value, longestDebt(family), decreeYears)
  const lifelong = shared.lifelongYears?.value ?? 0
  const careYearly = (shared.careMonthly?.value ?? 0) * monthsPerYear
  const lackingIn = (year: Years): Dollars => {
    const care = presentValueOfPayments({
      payment: careYearly,
      rate: shared.discount.value,
      years: Math.max(0, lifelong - year),
    })
    const real =
      p.valueFrom(flows, year) +
      (p.isHome ? 0 : shared.collegeLeft(year)) +
      care +
      shared.finalExpenses.value -
      (p.isHome ? 0 : shared.assets.value)
    const debts =
      p.isHome || p.isDebtCarried ? 0 : p.debtsLeft.reduce((sum, debt) => sum + owedAfter(debt, year), 0)
    const least = orderedIn(family, adult, year, decreeYears)
    const lacking = real * pricesIn(shared, year) + debts
    return p.orderIsBeside ? Math.max(0, lacking) + least : Math.max(lacking, least)
  }
  const needs: Dollars[] = []
  let end = 0
  for (let year = 0; year < Math.max(span, lifelong); year += 1) {
    const need = Math.max(0, lackingIn(year) - inForce(family, adult, year))
    if (isWorthInsuring(shared, need, year)) end = year + 1
    needs.push(need)
  }
  return { byYear: needs.slice(0, end), uncoveredIn: (year) => Math.max(0, lackingIn(year)) }
}
