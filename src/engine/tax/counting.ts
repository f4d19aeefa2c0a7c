import type { Dollars } from '#engine/units.ts'

/** Counts that are no law and never change. */
export const monthsPerYear = 12
export const weeksPerYear = 52
/** Percents in the whole: what rounds a share to one, or counts points of it. */
export const percents = 100
const dimesPerDollar = 10
const centsPerDollar = 100

/** Binary fractions put a whole dime a hair below itself; less than this is no cent of anything. */
const hair = 1e-7

/**
 * Down to the next lower ten cents, as Social Security rounds.
 * @example downToDime(1_056.69) // 1_056.6
 */
export const downToDime = (amount: Dollars): Dollars =>
  Math.floor(amount * dimesPerDollar + hair) / dimesPerDollar

/**
 * To the nearest cent.
 * @example toCent(57_613.7764) // 57_613.78
 */
export const toCent = (amount: Dollars): Dollars => Math.round(amount * centsPerDollar) / centsPerDollar
