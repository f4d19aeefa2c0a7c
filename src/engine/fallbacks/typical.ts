/** Figures of an ordinary household that several assumptions start from. */
/** Near the median age of an adult in the United States. */
export const typicalAge = 40
/** The full retirement age of Social Security for everyone born in 1960 or later. */
export const typicalRetirementAge = 67
/** Social Security starts at this age at the earliest: a pension before it often comes beside pay. */
export const earliestBenefitAge = 62
/** Near the median household income in the United States. */
export const typicalIncome = 80_000
export const essentialShareOfGross = 0.5
/**
 * The match of a safe-harbor plan by the basic formula: all of the first 3% of pay and half of the next 2% (Internal Revenue
 * Code, section 401(k)(12)(B)).
 */
export const typicalMatch = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } } as const
/** Share of pay that gets the whole of it. */
export const typicalMatchedShare = typicalMatch.upTo + typicalMatch.next.upTo
