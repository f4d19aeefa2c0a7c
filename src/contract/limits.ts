/** The most characters that a message may have. */
export const messageLimit = 4_000

/** The most characters that each field of the contact form may have. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 4_000 } as const

/** The most of what a visitor keeps: characters of texts, and how many of each thing. */
export const keptLimits = {
  planName: 120,
  note: 2_000,
  passkeyLabel: 60,
  accountLabel: 120,
  connectionName: 80,
  balances: 200,
  savedPlans: 200,
  shares: 200,
  connections: 50,
  passkeys: 20,
} as const

/** How long a shared link leads to its plan. */
export const shareDays = { fewest: 1, usual: 30, most: 365 } as const

/** How long a sign-in letter is good for. */
export const signInMinutes = 10
