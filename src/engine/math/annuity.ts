import type { AnnualRate, Dollars, Years } from '../units.ts'

/**
 * Level payments and what they are worth. Everywhere the rate belongs to the period of a payment: a
 * yearly rate with yearly payments, an effective monthly rate with monthly ones. Rate and dollars are
 * of one kind, both real or both nominal.
 */

/** Whether a payment falls at the start or at the end of its period; the end unless said. */
export type PaymentTime = 'start' | 'end'

/**
 * What a balance grows to when a fixed contribution is added every period.
 * FV = PV (1 + r)^n + C ((1 + r)^n − 1) / r, and PV + C n where r is 0. Excel's FV with both signs turned.
 * @example futureValue({ presentValue: 1_000, contribution: 100, rate: 0.05, years: 10 }) // 2_886.68
 * @example futureValue({ presentValue: 0, contribution: 100, rate: 0, years: 10 }) // 1_000
 */
export function futureValue(p: {
  presentValue: Dollars
  contribution: Dollars
  rate: AnnualRate
  years: Years
  when?: PaymentTime
}): Dollars {
  const growth = compound(p.rate, p.years)
  return p.presentValue * growth + p.contribution * annuityFactor(p) * growth
}

/**
 * What level payments are worth today: C (1 − (1 + r)^−n) / r, and C n where r is 0.
 * @example presentValueOfPayments({ payment: 1_000, rate: 0.05, years: 10 }) // 7_721.73
 * @example presentValueOfPayments({ payment: 1_000, rate: 0.05, years: 10, when: 'start' }) // 8_107.82
 */
export function presentValueOfPayments(p: {
  payment: Dollars
  rate: AnnualRate
  years: Years
  when?: PaymentTime
}): Dollars {
  return p.payment * annuityFactor(p)
}

/**
 * What payments that grow at a steady rate are worth today. The first is paid in the first period and
 * each later one is (1 + g) times the one before.
 * @example presentValueOfGrowingPayments({ firstPayment: 100, growthRate: 0.03, rate: 0.05, years: 2 }) // 188.66
 * @example presentValueOfGrowingPayments({ firstPayment: 100, growthRate: 0.05, rate: 0.05, years: 2, when: 'start' }) // 200
 */
export function presentValueOfGrowingPayments(p: {
  firstPayment: Dollars
  growthRate: AnnualRate
  rate: AnnualRate
  years: Years
  when?: PaymentTime
}): Dollars {
  if (!(p.growthRate > -1))
    throw new RangeError(`presentValueOfGrowingPayments: growthRate is ${p.growthRate}, and must be above -1`)
  // Discounting growing payments is discounting level ones at the net rate, start of period.
  const netRate = (1 + p.rate) / (1 + p.growthRate) - 1
  const atStart = p.firstPayment * annuityFactor({ rate: netRate, years: p.years, when: 'start' })
  return p.when === 'start' ? atStart : atStart / (1 + p.rate)
}

/**
 * The level payment that brings a balance to a goal: the contribution that `futureValue` needs.
 * Negative when growth alone overshoots.
 * @example payment({ presentValue: 0, futureValue: 103_046, rate: 0.004867551, years: 216 }) // 270.49
 */
export function payment(p: {
  presentValue: Dollars
  futureValue: Dollars
  rate: AnnualRate
  years: Years
  when?: PaymentTime
}): Dollars {
  if (!(p.years > 0)) throw new RangeError(`payment: years is ${p.years}, and must be above zero`)
  const growth = compound(p.rate, p.years)
  return (p.futureValue - p.presentValue * growth) / (annuityFactor(p) * growth)
}

/**
 * What one dollar a period is worth today.
 * @example annuityFactor({ rate: 0, years: 7 }) // 7
 */
export function annuityFactor(p: { rate: AnnualRate; years: Years; when?: PaymentTime }): number {
  if (!(p.years >= 0)) throw new RangeError(`annuity: years is ${p.years}, and must not be negative`)
  if (!(p.rate > -1)) throw new RangeError(`annuity: rate is ${p.rate}, and must be above -1`)
  // expm1 and log1p keep the digits that (1 + r)^−n − 1 loses when the rate is tiny.
  const atEnd = p.rate === 0 ? p.years : -Math.expm1(-p.years * Math.log1p(p.rate)) / p.rate
  return p.when === 'start' ? atEnd * (1 + p.rate) : atEnd
}

/**
 * For how many periods a balance pays a level sum; undefined where its growth alone pays it for ever.
 * n = −ln(1 − PV r / C) / ln(1 + r), at the start of each period with PV / (1 + r), and PV / C where r is 0.
 * @example yearsOfPayments({ presentValue: 7_721.73, payment: 1_000, rate: 0.05 }) // 10.00
 */
export function yearsOfPayments(p: {
  presentValue: Dollars
  payment: Dollars
  rate: AnnualRate
  when?: PaymentTime
}): Years | undefined {
  if (!(p.payment > 0)) throw new RangeError(`annuity: payment is ${p.payment}, and must be above zero`)
  if (!(p.rate > -1)) throw new RangeError(`annuity: rate is ${p.rate}, and must be above -1`)
  if (p.rate === 0) return p.presentValue / p.payment
  const periods = p.presentValue / (p.when === 'start' ? 1 + p.rate : 1) / p.payment
  const left = 1 - periods * p.rate
  return left <= 0 ? undefined : -Math.log(left) / Math.log1p(p.rate)
}

function compound(rate: AnnualRate, years: Years): number {
  if (!(rate > -1)) throw new RangeError(`annuity: rate is ${rate}, and must be above -1`)
  return (1 + rate) ** years
}
