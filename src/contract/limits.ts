/** The most characters that a message may have. */
export const messageLimit = 4_000

/** The most characters that each field of the contact form may have. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 4_000 } as const
