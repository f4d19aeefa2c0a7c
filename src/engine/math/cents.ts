import type { AnnualRate, Dollars } from '../units.ts'

/** Money that must agree to the cent is counted in whole cents, which floats hold exactly. */
export type Cents = number

/**
 * How far below a half a value may lie and still be meant as one. A rate such as 0.0835 is not exact in
 * binary, and this is far below what a rate of six decimals can produce on any balance.
 */
const HALF_TOLERANCE = 1e-7

/**
 * To the nearest whole number, halves up.
 * @example roundHalfUp(2.5) // 3
 * @example roundHalfUp(1.005 * 100) // 101
 */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + HALF_TOLERANCE)
}

/**
 * Dollars as whole cents.
 * @example toCents(19.99) // 1_999
 */
export function toCents(dollars: Dollars): Cents {
  return roundHalfUp(dollars * 100)
}

/**
 * Whole cents as dollars.
 * @example toDollars(1_999) // 19.99
 */
export function toDollars(cents: Cents): Dollars {
  return cents / 100
}

/**
 * A month's interest at an annual percentage rate, rounded half up to the cent as lenders post it.
 * @example monthlyInterest(123_456, 0.07) // 720
 */
export function monthlyInterest(balance: Cents, rate: AnnualRate): Cents {
  return roundHalfUp((balance * rate) / 12)
}
