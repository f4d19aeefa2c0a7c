import type { Share } from '../../units.ts'

/** Rates are shown to the tenth of a percent. */
const steps = 1_000
/** Far below it: what the binary fractions of a computer take from a half is given back. */
const stepsWithin = 1_000_000

/**
 * A rate as it is shown, to the tenth of a percent.
 * @example atTenths(0.12 + 0.0275) // 0.148
 */
export const atTenths = (rate: Share): Share =>
  Math.round(Math.round(rate * steps * stepsWithin) / stepsWithin) / steps
