/** The most that may be taken from pay for a debt. Support and taxes have limits of their own. */
export const garnishmentLaw = {
  /** Of what is left of pay after taxes, for cards, bills and loans after a judgment. */
  share: {
    value: 0.25,
    source: '15 USC 1673(a)(1) (Consumer Credit Protection Act); U.S. Department of Labor, fact sheet 30',
  },
  /** What is left of a week's pay after taxes up to this sum is not touched: thirty hours at the federal minimum wage. */
  untouchedWeekly: {
    value: 217.5,
    source: '15 USC 1673(a)(2); 29 USC 206(a)(1); studentloanborrowerassistance.org',
  },
  /** For a defaulted federal student loan, without a court. */
  studentLoanShare: { value: 0.15, source: '20 USC 1095a(a)(1); studentloanborrowerassistance.org' },
} as const
