import type { Dollars } from '#engine/units.ts'
import { collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { LawUnknown } from './tax-year.ts'

/** What a state allows for a year's contribution to a 529 plan, before it is known how much tax there is to lower. */
export interface CollegeSavingsBenefit {
  /** Comes off the state's income. */
  readonly deducted: Dollars
  /** Comes off the state's tax, as far as there is any. */
  readonly credited: Dollars
  /** Paid out even where there is no tax. */
  readonly refunded: Dollars
}

const noBenefit: CollegeSavingsBenefit = { deducted: 0, credited: 0, refunded: 0 }

/**
 * The deduction or the credit that a year's contribution to a 529 plan earns in a state. `inStatePlan` says whether the
 * money goes to the state's own plan.
 * @example collegeSavingsBenefit({ state: 'IN', joint: true, contribution: 10_000, beneficiaries: 1, inStatePlan: true }).credited // 1_500
 * @example collegeSavingsBenefit({ state: 'NY', joint: true, contribution: 12_000, beneficiaries: 2, inStatePlan: true }).deducted // 10_000
 */
export function collegeSavingsBenefit(p: {
  state: string
  joint: boolean
  contribution: Dollars
  beneficiaries: number
  inStatePlan: boolean
  /** Adjusted gross income, for the states that end the benefit at an income. */
  income?: Dollars
}): CollegeSavingsBenefit {
  const law = collegeSavingsBenefits[p.state]
  if (!law) throw new LawUnknown(`There is no state ${p.state}.`)
  if (law.kind === 'none' || !(p.inStatePlan || law.anyStatePlan)) return noBenefit
  const kind = p.joint ? 'joint' : 'single'
  if (law.incomeMaximum !== undefined && (p.income ?? 0) > law.incomeMaximum[kind]) return noBenefit
  const maximum = p.inStatePlan ? law.contributionMaximum : (law.otherPlanMaximum ?? law.contributionMaximum)
  const most = maximum?.[kind] ?? Number.POSITIVE_INFINITY
  const times = law.per === 'beneficiary' ? p.beneficiaries : 1
  const counted = Math.min(p.contribution, most * times)
  if (law.kind === 'deduction') return { ...noBenefit, deducted: counted }
  const credit = counted * (law.rate ?? 0)
  return law.isRefundable === true ? { ...noBenefit, refunded: credit } : { ...noBenefit, credited: credit }
}
