import type { Dollars } from '../units.ts'
import { checkAllocation } from './asset-allocation.ts'
import type { MarketAssumptions } from './assumptions.ts'
import { grossWithdrawal } from './gross-withdrawal.ts'
import { type Account, customaryOrder, type HouseholdPlan } from './household-plan.ts'
import { type YearRules, yearRules } from './household-year.ts'
import type { Projection } from './project.ts'
import type { ScenarioBank } from './scenario-bank.ts'
import { taxOn } from './tax-table.ts'

/** A household's accounts in every simulated future; `wealth` is the sum of them before any later tax. */
export interface HouseholdProjection extends Projection {
  /**
   * Time-major: federal income tax of the year with the additional tax on early withdrawals; in years whose
   * tax pay bears, what the portfolio adds to it.
   */
  readonly taxes: Float32Array
  /** What of the wealth is in the traditional account, and still to be taxed. */
  readonly traditional: Float32Array
}

interface Accounts {
  readonly traditional: Float64Array
  readonly roth: Float64Array
  readonly taxable: Float64Array
  readonly basis: Float64Array
  readonly cash: Float64Array
}

/** A need left over that is not counted as a shortfall. */
const TRIFLE: Dollars = 1

/**
 * Lives through a plan in every future of a bank of yearly steps, federal income tax included. At the start
 * of each year contributions go in, required distributions and conversions come out, and what income does
 * not cover is withdrawn in order, with the tax that the withdrawal costs; what is left over is invested in
 * the taxable account. Then the year's growth follows.
 *
 * Left out: state tax, Medicare surcharges, credits, realized losses, tax on rebalancing, and early Roth
 * withdrawals of earnings. Both spouses live through the plan.
 */
export function projectHousehold(
  bank: ScenarioBank,
  plan: HouseholdPlan,
  assumptions: MarketAssumptions,
): HouseholdProjection {
  check(bank, plan)
  const { paths } = bank
  const years = plan.years.length
  const projection: HouseholdProjection = {
    paths,
    years,
    wealth: new Float32Array(years * paths),
    taxes: new Float32Array(years * paths),
    traditional: new Float32Array(years * paths),
    shortfallYear: new Uint8Array(paths),
  }
  const accounts: Accounts = {
    traditional: new Float64Array(paths).fill(plan.balances.traditional),
    roth: new Float64Array(paths).fill(plan.balances.roth),
    taxable: new Float64Array(paths).fill(plan.balances.taxable),
    basis: new Float64Array(paths).fill(plan.balances.taxableBasis),
    cash: new Float64Array(paths).fill(plan.balances.cash),
  }
  const order = (plan.withdrawalOrder ?? customaryOrder).map((account) => accountCodes[account])
  for (let year = 0; year < years; year++) {
    const rules = yearRules(plan, assumptions, year)
    settleYear(accounts, rules, order, projection, year)
    grow(accounts, bank, plan, rules, projection, year)
  }
  return projection
}

const accountCodes: Record<Account, number> = { cash: 0, taxable: 1, traditional: 2, roth: 3 }
const CASH = accountCodes.cash
const TAXABLE = accountCodes.taxable
const TRADITIONAL = accountCodes.traditional

/** Everything that happens at the start of a year, in every future. */
function settleYear(
  accounts: Accounts,
  rules: YearRules,
  order: readonly number[],
  { paths, taxes, shortfallYear }: HouseholdProjection,
  year: number,
): void {
  const { table, contributions } = rules
  for (let path = 0; path < paths; path++) {
    const required = accounts.traditional[path]! * rules.requiredShare
    let traditional = accounts.traditional[path]! - required + contributions.traditional
    let roth = accounts.roth[path]! + contributions.roth
    let taxable = accounts.taxable[path]! + contributions.taxable
    let basis = accounts.basis[path]! + contributions.taxable
    let cash = accounts.cash[path]! + contributions.cash
    const conversion = Math.min(rules.rothConversion, traditional)
    traditional -= conversion
    roth += conversion

    const interest = taxable * rules.interestShare + cash * rules.cashInterestShare
    let ordinary = required + conversion + interest
    let gains = taxable * rules.dividendShare
    let tax = taxOn(table, ordinary, interest, gains)
    let penalty = 0
    let need = tax - required - rules.leftOfIncome
    for (let i = 0; i < order.length && need > 0; i++) {
      const account = order[i]!
      if (account === CASH) {
        const taken = Math.min(cash, need)
        cash -= taken
        need -= taken
      } else if (account === TAXABLE) {
        if (taxable <= 0) continue
        const gainShare = taxable > basis ? 1 - basis / taxable : 0
        const taken = grossWithdrawal(table, ordinary, interest, gains, tax, 0, gainShare, 0, need, taxable)
        gains += taken * gainShare
        const taxAfter = taxOn(table, ordinary, interest, gains)
        need -= taken - (taxAfter - tax)
        tax = taxAfter
        basis -= basis * (taken / taxable)
        taxable -= taken
      } else if (account === TRADITIONAL) {
        if (traditional <= 0) continue
        const rate = rules.earlyWithdrawalRate
        const taken = grossWithdrawal(table, ordinary, interest, gains, tax, 1, 0, rate, need, traditional)
        ordinary += taken
        const taxAfter = taxOn(table, ordinary, interest, gains)
        need -= taken * (1 - rate) - (taxAfter - tax)
        tax = taxAfter
        penalty += taken * rate
        traditional -= taken
      } else {
        const taken = Math.min(roth, need)
        roth -= taken
        need -= taken
      }
    }
    if (need > TRIFLE) {
      if (shortfallYear[path] === 0) shortfallYear[path] = year + 1
    } else if (need < 0) {
      taxable -= need
      basis -= need
    }
    accounts.traditional[path] = traditional
    accounts.roth[path] = roth
    accounts.taxable[path] = taxable
    accounts.basis[path] = basis
    accounts.cash[path] = cash
    taxes[year * paths + path] = tax + penalty - (rules.payCoversLife ? rules.fixedTax : 0)
  }
}

/** A year's growth. What the taxable account pays out is reinvested: it is part of the growth, and adds to the basis. */
function grow(
  { traditional, roth, taxable, basis, cash }: Accounts,
  { paths, stocks, bonds, cash: cashGrowth, priceLevel }: ScenarioBank,
  plan: HouseholdPlan,
  rules: YearRules,
  projection: HouseholdProjection,
  year: number,
): void {
  const allocation = plan.allocations[year]!
  const kept = 1 - plan.annualFee
  const s = allocation.stocks * kept
  const b = allocation.bonds * kept
  const c = allocation.cash * kept
  const payout = rules.dividendShare + rules.interestShare
  for (let path = 0, at = year * paths; path < paths; path++, at++) {
    const growth = stocks[at]! * s + bonds[at]! * b + cashGrowth[at]! * c
    // The basis is in dollars of its own time, and loses worth as prices rise.
    const prices = year === 0 ? priceLevel[at]! : priceLevel[at]! / priceLevel[at - paths]!
    basis[path] = (basis[path]! + taxable[path]! * payout) / prices
    traditional[path]! *= growth
    roth[path]! *= growth
    taxable[path]! *= growth
    cash[path]! *= cashGrowth[at]!
    projection.traditional[at] = traditional[path]!
    projection.wealth[at] = traditional[path]! + roth[path]! + taxable[path]! + cash[path]!
  }
}

function check(bank: ScenarioBank, plan: HouseholdPlan): void {
  const years = plan.years.length
  if (bank.stepsPerYear !== 1) throw new RangeError('projectHousehold: the bank must have yearly steps')
  if (years === 0 || years > Math.min(bank.steps, 255))
    throw new RangeError(`projectHousehold: the plan has ${years} years, and the bank ${bank.steps}`)
  if (plan.allocations.length !== years)
    throw new RangeError(
      `projectHousehold: allocations has ${plan.allocations.length} years, and the plan ${years}`,
    )
  for (const allocation of plan.allocations) checkAllocation(allocation)
  for (const [name, balance] of Object.entries(plan.balances))
    if (!(balance >= 0 && balance < Infinity))
      throw new RangeError(`projectHousehold: ${name} is ${balance}, and must not be negative`)
  const order = plan.withdrawalOrder ?? customaryOrder
  if (order.length !== 4 || new Set(order).size !== 4)
    throw new RangeError(
      `projectHousehold: withdrawalOrder is ${order.join(', ')}, and must name each account once`,
    )
}
