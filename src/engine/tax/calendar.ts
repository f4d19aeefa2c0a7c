/** Counts that are no law and never change. */
export const monthsPerYear = 12
