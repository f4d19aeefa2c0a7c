import type { Cited } from './tax-year.ts'

const approximated =
  'From general knowledge, not read again in the regulation. The board can change it, and not every credit union makes such loans: where none does, this promises too much.'

/** What a federal credit union may ask for a payday alternative loan. */
export const smallLoanLaw = {
  highestRate: {
    value: 0.28,
    source: '12 CFR 701.21(c)(7)(iii)-(iv) (payday alternative loans)',
    approximated,
  },
  most: { value: 2_000, source: '12 CFR 701.21(c)(7)(iv) (payday alternative loans)', approximated },
} as const satisfies Record<string, Cited<number>>
