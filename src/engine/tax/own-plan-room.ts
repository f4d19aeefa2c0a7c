import type { Dollars, Years } from '#engine/units.ts'
import { catchUpContribution } from './deferral-room.ts'
import { selfEmploymentTax } from './self-employment-tax.ts'
import { type ContributionLimits, type IncomeTaxYear, known } from './tax-year.ts'

export interface OwnPlanRoom {
  /** Profit less the deductible part of self-employment tax: what the shares are taken of. */
  readonly netEarnings: Dollars
  /** One's own contribution, catch-up included: IRC §§402(g), 414(v). */
  readonly deferral: Dollars
  /** What the business may add as employer beside it: IRC §§404(a)(8), 415(c). */
  readonly employer: Dollars
  /** What a SEP-IRA would take, which has an employer's part only: IRC §408(k). */
  readonly sep: Dollars
}

/**
 * Room of a year in a one-person 401(k) of whoever is self-employed and has no employees, in the steps of the worksheet
 * in Pub. 560, chapter 5. A quarter of pay is a fifth of net earnings, because the contribution comes off the pay that it
 * is a share of.
 * @example ownPlanRoom({ law: us2026, limits: limits2026, age: 40, profit: 100_000 }).employer // 18_587.045
 */
export function ownPlanRoom(p: {
  law: IncomeTaxYear
  limits: ContributionLimits
  age: Years
  profit: Dollars
  wages?: Dollars
  /** Whether another plan takes one's own contributions of the year: their limit is one over all plans (IRC §402(g)). */
  isOwnPartElsewhere?: boolean
}): OwnPlanRoom {
  const { law, limits, age } = p
  const plan = known(limits.employerPlan)
  const sep = known(limits.sep)
  const profit = Math.max(0, p.profit)
  const tax = selfEmploymentTax({ law, profit, wages: p.wages ?? 0 })
  const netEarnings = profit - tax * known(law.payroll).selfEmploymentTaxDeductibleShare
  const mayDefer = p.isOwnPartElsewhere !== true
  const own = mayDefer ? Math.min(netEarnings, plan.electiveDeferral) : 0
  const share = sep.shareOfCompensation
  const byShare = Math.min((netEarnings * share) / (1 + share), plan.compensationLimit * share)
  // The additions may not exceed what is left of the earnings once the employer's part has come off them.
  const employer = Math.max(0, Math.min(byShare, plan.annualAdditions - own, (netEarnings - own) / 2))
  const catchUp = mayDefer
    ? Math.max(0, Math.min(catchUpContribution({ limits, age }), netEarnings - employer - own))
    : 0
  return {
    netEarnings,
    deferral: own + catchUp,
    employer,
    sep: Math.min(byShare, sep.maximum),
  }
}
