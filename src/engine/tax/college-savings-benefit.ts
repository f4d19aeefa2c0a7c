import type { Dollars, Share } from '#engine/units.ts'
import { collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { LawUnknown } from './tax-year.ts'

/**
 * What a year's contribution to a 529 plan takes off the state's income tax. A deduction is worth `stateRate`, the
 * marginal rate of the household there. `inStatePlan` says whether the money goes to the state's own plan.
 * @example collegeSavingsBenefit({ state: 'IN', joint: true, contribution: 10_000, beneficiaries: 1, stateRate: 0.03, inStatePlan: true }) // 1_500
 * @example collegeSavingsBenefit({ state: 'NY', joint: true, contribution: 12_000, beneficiaries: 2, stateRate: 0.06, inStatePlan: true }) // 600
 */
export function collegeSavingsBenefit(p: {
  state: string
  joint: boolean
  contribution: Dollars
  beneficiaries: number
  stateRate: Share
  inStatePlan: boolean
  /** Adjusted gross income, for the states that end the benefit at an income. */
  income?: Dollars
}): Dollars {
  const law = collegeSavingsBenefits[p.state]
  if (!law) throw new LawUnknown(`There is no state ${p.state}.`)
  if (law.kind === 'none' || !(p.inStatePlan || law.anyStatePlan)) return 0
  const kind = p.joint ? 'joint' : 'single'
  if (law.incomeMaximum !== undefined && (p.income ?? 0) > law.incomeMaximum[kind]) return 0
  const maximum = p.inStatePlan ? law.contributionMaximum : (law.otherPlanMaximum ?? law.contributionMaximum)
  const most = maximum?.[kind] ?? Number.POSITIVE_INFINITY
  const times = law.per === 'beneficiary' ? p.beneficiaries : 1
  return Math.min(p.contribution, most * times) * (law.kind === 'credit' ? (law.rate ?? 0) : p.stateRate)
}
