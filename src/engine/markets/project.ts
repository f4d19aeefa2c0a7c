import type { AnnualRate, Dollars } from '../units.ts'
import { type AssetAllocation, checkAllocation } from './asset-allocation.ts'
import type { ScenarioBank } from './scenario-bank.ts'

/** A plan's balance in every simulated future, in today's dollars. */
export interface Projection {
  readonly paths: number
  readonly years: number
  /** Time-major, like the bank: the balance at the end of year t of path p stands at t × paths + p. */
  readonly wealth: Float32Array
  /** For each path the first year, counted from 1, in which a withdrawal could not be met in full; 0 if none. */
  readonly shortfallYear: Uint8Array
}

/** What is done with one balance year by year; all lists have one entry a year, the first for this year. */
export interface BalancePlan {
  readonly start: Dollars
  /** Added at the start of each year in today's dollars; a withdrawal is negative. */
  readonly cashFlows: readonly Dollars[]
  /** Held through each year: rebalanced once, at its start. */
  readonly allocations: readonly AssetAllocation[]
  /** Share of the balance taken by funds and advice each year. */
  readonly annualFee: AnnualRate
}

/**
 * Runs a plan through every path of a bank of yearly steps: one multiplication and addition a year.
 * A withdrawal takes no more than there is. The plan is as long as its cash flows, the bank at least so.
 * `reuse` is an earlier projection whose memory may be written over.
 */
export function project(bank: ScenarioBank, plan: BalancePlan, reuse?: Projection): Projection {
  const years = plan.cashFlows.length
  checkPlan(bank, plan)
  const { paths, stocks, bonds, cash } = bank
  const { wealth, shortfallYear } = reusable(reuse, paths, years)
  const kept = 1 - plan.annualFee
  const balance = new Float64Array(paths).fill(plan.start + 0)
  for (let year = 0; year < years; year++) {
    const allocation = plan.allocations[year]!
    const s = allocation.stocks * kept
    const b = allocation.bonds * kept
    const c = allocation.cash * kept
    const flow = plan.cashFlows[year]!
    if (flow < 0) withdraw(balance, -flow, shortfallYear, year + 1)
    else if (flow > 0) for (let path = 0; path < paths; path++) balance[path]! += flow
    for (let path = 0, at = year * paths; path < paths; path++, at++) {
      const grown = balance[path]! * (stocks[at]! * s + bonds[at]! * b + cash[at]! * c)
      balance[path] = grown
      wealth[at] = grown
    }
  }
  return { paths, years, wealth, shortfallYear }
}

function withdraw(balance: Float64Array, amount: Dollars, shortfallYear: Uint8Array, year: number): void {
  for (let path = 0; path < balance.length; path++) {
    const left = balance[path]! - amount
    if (left >= 0) balance[path] = left
    else {
      balance[path] = 0
      if (shortfallYear[path] === 0) shortfallYear[path] = year
    }
  }
}

function reusable(reuse: Projection | undefined, paths: number, years: number) {
  if (reuse?.paths !== paths || reuse.years !== years)
    return { wealth: new Float32Array(years * paths), shortfallYear: new Uint8Array(paths) }
  reuse.shortfallYear.fill(0)
  return reuse
}

function checkPlan(bank: ScenarioBank, plan: BalancePlan): void {
  const years = plan.cashFlows.length
  if (bank.stepsPerYear !== 1) throw new RangeError('project: the bank must have yearly steps')
  if (years === 0 || years > Math.min(bank.steps, 255))
    throw new RangeError(
      `project: the plan has ${years} years, and must have 1 to ${Math.min(bank.steps, 255)}`,
    )
  if (plan.allocations.length !== years)
    throw new RangeError(`project: allocations has ${plan.allocations.length} years, and cashFlows ${years}`)
  if (!(plan.start >= 0 && plan.start < Infinity))
    throw new RangeError(`project: start is ${plan.start}, and must not be negative`)
  if (!(plan.annualFee >= 0 && plan.annualFee < 1))
    throw new RangeError(`project: annualFee is ${plan.annualFee}, and must be within 0 and 1`)
  if (!plan.cashFlows.every(Number.isFinite)) throw new RangeError('project: every cash flow must be finite')
  for (const allocation of plan.allocations) checkAllocation(allocation)
}
