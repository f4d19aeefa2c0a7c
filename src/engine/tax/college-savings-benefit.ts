import type { Dollars } from '#engine/units.ts'
import { type CollegeSavingsLaw, collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { type FilingStatus, LawUnknown } from './tax-year.ts'

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

/** Whose limit a return has: a head of household that of one person, a surviving spouse that of a couple in most states. */
export const limitOf = (law: CollegeSavingsLaw, status: FilingStatus): 'single' | 'joint' =>
  status === 'married_joint' || (status === 'surviving_spouse' && law.survivingSpouseIsSingle !== true)
    ? 'joint'
    : 'single'

/** The contribution of a year that still counts, of the return or for each child; undefined where there is no limit. */
export function contributionMaximum(
  law: CollegeSavingsLaw,
  status: FilingStatus,
  inStatePlan: boolean,
): Dollars | undefined {
  if (status === 'married_separate' && law.separateMaximum !== undefined) return law.separateMaximum
  const maximum = inStatePlan ? law.contributionMaximum : (law.otherPlanMaximum ?? law.contributionMaximum)
  return maximum?.[limitOf(law, status)]
}

/**
 * The deduction or the credit that a year's contribution to a 529 plan earns in a state. `inStatePlan` says whether the
 * money goes to the state's own plan.
 * @example collegeSavingsBenefit({ state: 'IN', status: 'married_joint', contribution: 10_000, beneficiaries: 1, inStatePlan: true }).credited // 1_500
 * @example collegeSavingsBenefit({ state: 'NY', status: 'married_joint', contribution: 12_000, beneficiaries: 2, inStatePlan: true }).deducted // 10_000
 */
export function collegeSavingsBenefit(p: {
  state: string
  status: FilingStatus
  contribution: Dollars
  beneficiaries: number
  inStatePlan: boolean
  /** Adjusted gross income, for the states that end the benefit at an income. */
  income?: Dollars
}): CollegeSavingsBenefit {
  const law = collegeSavingsBenefits[p.state]
  if (!law) throw new LawUnknown(`There is no state ${p.state}.`)
  if (law.kind === 'none' || !(p.inStatePlan || law.anyStatePlan)) return noBenefit
  if (law.incomeMaximum !== undefined && (p.income ?? 0) > law.incomeMaximum[limitOf(law, p.status)])
    return noBenefit
  const most = contributionMaximum(law, p.status, p.inStatePlan) ?? Number.POSITIVE_INFINITY
  const times = law.per === 'beneficiary' ? p.beneficiaries : 1
  const counted = Math.min(p.contribution, most * times)
  if (law.kind === 'deduction') return { ...noBenefit, deducted: counted }
  const credit = counted * (law.rate ?? 0)
  return law.isRefundable === true ? { ...noBenefit, refunded: credit } : { ...noBenefit, credited: credit }
}
