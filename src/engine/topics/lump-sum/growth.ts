/** What a dollar grows to in every future: drawn once a plan, then each way of using the money is a sum of dollars. */
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import { type Projection, project } from '../../markets/project.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import type { AnnualRate, Dollars, Years } from '../../units.ts'
import type { LumpSumWork } from './work.ts'

/** What investments cost each year. */
export interface Costs {
  readonly fee: AnnualRate
  /** Yearly tax on a taxable dollar. */
  readonly dragRate: AnnualRate
}

/** A dollar's worth on the day the money is needed, path by path: sheltered from yearly tax, taxable, in cash. */
export interface Growth {
  readonly costs: Costs
  readonly paths: number
  readonly sheltered: Float32Array
  readonly taxable: Float32Array
  readonly cash: Float32Array
  /** The invested dollars year by year, for the chart. */
  readonly byYear: { readonly sheltered: Projection; readonly taxable: Projection }
}

/** A dollar in an allocation through every future. */
const dollar = (
  { context }: LumpSumWork,
  allocations: readonly AssetAllocation[],
  annualFee: AnnualRate,
  marketCase?: MarketCase,
): Projection =>
  project(context.bank(allocations.length, marketCase), {
    start: 1,
    cashFlows: allocations.map(() => 0),
    allocations,
    annualFee,
  })

/** The balances on the day the money is needed, which may lie inside the last year. */
function atHorizon({ wealth, years, paths }: Projection, start: Dollars, horizon: Years): Float32Array {
  const last = years - 1
  const within = Math.min(1, Math.max(0, horizon - last))
  if (within === 1) return wealth.subarray(last * paths)
  const values = new Float32Array(paths)
  for (let path = 0; path < paths; path += 1) {
    const after = wealth[last * paths + path] ?? 0
    const before = last > 0 ? (wealth[(last - 1) * paths + path] ?? 0) : start
    values[path] = before + within * (after - before)
  }
  return values
}

export function growthOf(work: LumpSumWork, costs: Costs, marketCase?: MarketCase): Growth {
  const { glide, horizon } = work
  const sheltered = dollar(work, glide, costs.fee, marketCase)
  const taxable =
    costs.dragRate === 0 ? sheltered : dollar(work, glide, costs.fee + costs.dragRate, marketCase)
  const cash = dollar(
    work,
    glide.map(() => allCash),
    0,
    marketCase,
  )
  return {
    costs,
    paths: sheltered.paths,
    sheltered: atHorizon(sheltered, 1, horizon.value),
    taxable: atHorizon(taxable, 1, horizon.value),
    cash: atHorizon(cash, 1, horizon.value),
    byYear: { sheltered, taxable },
  }
}

/** The same growth with all that is taxed yearly in bills and insured savings, at so much tax a dollar. */
export function growthInBills(work: LumpSumWork, growth: Growth, dragRate: AnnualRate): Growth {
  const bills = dollar(
    work,
    work.glide.map(() => allCash),
    dragRate,
  )
  return { ...growth, taxable: atHorizon(bills, 1, work.horizon.value) }
}

/** Both invested parts on the day the money is needed. */
export function investedAtHorizon(
  { sheltered, taxable }: { sheltered: Dollars; taxable: Dollars },
  growth: Growth,
): Float32Array {
  const values = new Float32Array(growth.paths)
  for (let path = 0; path < values.length; path += 1)
    values[path] = sheltered * (growth.sheltered[path] ?? 0) + taxable * (growth.taxable[path] ?? 0)
  return values
}

/** Both invested parts at the end of every year, for the chart; time-major like a projection. */
export function investedByYear(
  { sheltered, taxable }: { sheltered: Dollars; taxable: Dollars },
  { byYear }: Growth,
): Projection {
  const wealth = new Float32Array(byYear.sheltered.wealth.length)
  for (let at = 0; at < wealth.length; at += 1)
    wealth[at] = sheltered * (byYear.sheltered.wealth[at] ?? 0) + taxable * (byYear.taxable.wealth[at] ?? 0)
  return { ...byYear.sheltered, wealth }
}

/** What is added year by year to the taxable part, or missing of it, on the day the money is needed. */
export function flowsAtHorizon(
  { context, glide, horizon }: LumpSumWork,
  cashFlows: readonly Dollars[],
  { fee, dragRate }: Costs,
): Float32Array {
  // An account that holds nothing else pays nothing out: what is missing grows apart, and is taken off.
  const grown = (sign: 1 | -1): Float32Array | undefined => {
    const flows = cashFlows.map((flow) => Math.max(0, flow * sign))
    if (flows.every((flow) => flow === 0)) return undefined
    return atHorizon(
      project(context.bank(glide.length), {
        start: 0,
        cashFlows: flows,
        allocations: glide,
        annualFee: fee + dragRate,
      }),
      0,
      horizon.value,
    )
  }
  const [added, missing] = [grown(1), grown(-1)]
  if (missing === undefined) return added ?? new Float32Array(context.bank(glide.length).paths)
  return missing.map((lost, path) => (added?.[path] ?? 0) - lost)
}
