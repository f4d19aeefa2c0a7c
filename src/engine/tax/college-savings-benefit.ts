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

/**
 * What a state's law comes to at an income: one way, or a credit and a deduction of which a return takes one, each with
 * the rate and the limit that hold there.
 * @example collegeSavingsWays({ state: 'MN', status: 'head_of_household', income: 92_940 })[0].contributionMaximum.single // 600
 * @example collegeSavingsWays({ state: 'OR', status: 'married_joint', income: 90_000 })[0].contributionMaximum.joint // 1_520
 */
export function collegeSavingsWays(p: {
  state: string
  status: FilingStatus
  /** Adjusted gross income. */
  income: Dollars
}): readonly [CollegeSavingsLaw, ...CollegeSavingsLaw[]] {
  const law = collegeSavingsBenefits[p.state]
  if (!law) throw new LawUnknown(`There is no state ${p.state}.`)
  if (law.rateByIncome !== undefined) {
    const { most, rates } = law.rateByIncome
    const rate = rates.find(({ through }) => p.income <= through)?.rate ?? 0
    return [{ ...law, rate, contributionMaximum: { single: most.single / rate, joint: most.joint / rate } }]
  }
  const credit = law.creditInstead
  if (credit === undefined) return [law]
  const fallen = credit.falls[limitOf(law, p.status)].reduce(
    (sum, { from, to, by }) => sum + Math.max(0, Math.min(p.income, to) - from) * by,
    0,
  )
  const counted = Math.max(0, credit.most - fallen) / credit.rate
  if (counted === 0) return [law]
  const { per, anyStatePlan } = law
  const { rate, source, approximated } = credit
  const contributionMaximum = { single: counted, joint: counted }
  const kind = 'credit'
  const limitApproximated = approximated
  return [
    { kind, rate, contributionMaximum, per, anyStatePlan, source, approximated, limitApproximated },
    law,
  ]
}

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
 * The deduction or the credit that a year's contribution to a 529 plan earns on one of those ways. `inStatePlan` says
 * whether the money goes to the state's own plan.
 */
export function collegeSavingsBenefit(
  law: CollegeSavingsLaw,
  p: {
    status: FilingStatus
    contribution: Dollars
    beneficiaries: number
    inStatePlan: boolean
    /** Adjusted gross income, for the states that end the benefit at an income. */
    income?: Dollars
  },
): CollegeSavingsBenefit {
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
