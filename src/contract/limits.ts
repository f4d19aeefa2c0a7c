/** The most characters that a message may have. */
export const messageLimit = 4_000
