import type { Cited } from './tax-year.ts'

/** Both figures were read where others quote the rule. */
const approximated =
  'Read where others quote the rule, not in the regulation itself; a HUD counselor confirms it.'

/** What a mortgage servicer must leave time for before a home is foreclosed on. */
export const mortgageServicingLaw = {
  /** Days that a payment must be late, and more, before a foreclosure may begin. */
  foreclosureAfterDays: {
    value: 120,
    source: '12 CFR 1024.41(f)(1)(i) (Regulation X)',
    note: 'For the home that one lives in. Small servicers keep this part of the rule too; the steps after it follow the law of the state.',
    approximated,
  },
  /** Days before a sale by which a complete application for help holds it up, once a foreclosure has begun. */
  completeBeforeSaleDays: {
    value: 37,
    source: '12 CFR 1024.41(g) (Regulation X)',
    note: 'More days than these must be left. Small servicers are held to less.',
    approximated,
  },
} as const satisfies Record<string, Cited<number>>
