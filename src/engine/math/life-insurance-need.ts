import type { AnnualRate, Dollars, Years } from '../units.ts'
import { type PaymentTime, presentValueOfGrowingPayments, presentValueOfPayments } from './annuity.ts'

/** How much life insurance a family needs, by the three methods that planners lay side by side. */

/**
 * DIME: debts, income for some years, mortgage and education, added up. Counts no savings and nothing that
 * the survivor earns, so it is an upper check.
 * @example dimeNeed({ debts: 5_000, annualIncome: 50_000, years: 8, mortgage: 120_000, education: 0 }) // 525_000
 */
export function dimeNeed(p: {
  debts: Dollars
  annualIncome: Dollars
  years: Years
  mortgage: Dollars
  education: Dollars
}): Dollars {
  return p.debts + p.annualIncome * p.years + p.mortgage + p.education
}

/**
 * Human life value: what future earnings, less what the earner spends on themself, are worth today.
 * @example humanLifeValue({ annualContribution: 30_000, growthRate: 0.035, discountRate: 0.05, years: 36, when: 'end' }) // 808_571.95
 */
export function humanLifeValue(p: {
  /** What the earner brings the family in the first year. */
  annualContribution: Dollars
  growthRate: AnnualRate
  discountRate: AnnualRate
  years: Years
  when: PaymentTime
}): Dollars {
  return presentValueOfGrowingPayments({
    firstPayment: p.annualContribution,
    growthRate: p.growthRate,
    rate: p.discountRate,
    years: p.years,
    when: p.when,
  })
}

/** Some years of a survivor's life in which income falls short of spending by one amount. */
export interface SupportPeriod {
  readonly years: Years
  /** Spending less the survivor's income and Social Security, in today's dollars; negative when there is more. */
  readonly annualShortfall: Dollars
}

/**
 * Capital needs: what the survivors' shortfall is worth today, plus what is to be paid at once, less what is
 * there. Never below zero. Payments that the lump sums end (a mortgage) must be left out of the shortfall.
 * @example capitalNeed({ support: [{ years: 20, annualShortfall: 65_000 }], discountRate: 0.02, when: 'end', lumpSums: [280_000, 120_000, 15_000], assets: 150_000, durableCover: 100_000 }) // 1_227_843.17
 */
export function capitalNeed(p: {
  support: readonly SupportPeriod[]
  /** Real, as the shortfall is in today's dollars. */
  discountRate: AnnualRate
  when: PaymentTime
  /** Debts, mortgage, education, final expenses. */
  lumpSums: readonly Dollars[]
  /** What the survivors could turn into money. */
  assets: Dollars
  /** Cover that would still be there: not group cover that ends with the job. */
  durableCover: Dollars
}): Dollars {
  const lumpSums = p.lumpSums.reduce((a, b) => a + b, 0)
  return Math.max(0, supportValue(p) + lumpSums - p.assets - p.durableCover)
}

/**
 * What the survivors' shortfall over successive periods is worth today. A period with more than enough
 * counts against the others.
 * @example supportValue({ support: [{ years: 20, annualShortfall: 65_000 }], discountRate: 0.02, when: 'start' }) // 1_084_100.03
 */
export function supportValue(p: {
  support: readonly SupportPeriod[]
  discountRate: AnnualRate
  when: PaymentTime
}): Dollars {
  let value = 0
  let discount = 1
  for (const { years, annualShortfall } of p.support) {
    value +=
      discount *
      presentValueOfPayments({ payment: annualShortfall, rate: p.discountRate, years, when: p.when })
    discount /= (1 + p.discountRate) ** years
  }
  return value
}
