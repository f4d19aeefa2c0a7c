const rapSource = '20 USC 1087e(q) (P.L. 119-21 sec. 82001); 91 FR 23768 (FR Doc 2026-08556)'

/** Federal student-loan repayment after P.L. 119-21. Payments are monthly; bands are of the whole adjusted gross income. */
export const studentLoanLaw = {
  repaymentAssistance: {
    value: {
      /** The share of the whole income that is due in a year when it lies above `above`. */
      bands: [
        { above: 10_000, rate: 0.01 },
        { above: 20_000, rate: 0.02 },
        { above: 30_000, rate: 0.03 },
        { above: 40_000, rate: 0.04 },
        { above: 50_000, rate: 0.05 },
        { above: 60_000, rate: 0.06 },
        { above: 70_000, rate: 0.07 },
        { above: 80_000, rate: 0.08 },
        { above: 90_000, rate: 0.09 },
        { above: 100_000, rate: 0.1 },
      ],
      belowFirstBandAnnual: 120,
      perDependentMonthly: 50,
      minimumMonthly: 10,
      principalMatchMaximum: 50,
      paymentsToForgiveness: 360,
    },
    source: rapSource,
    note: 'There is no cap: the payment can exceed the Standard one. Parent PLUS loans are excluded.',
  },
  incomeBased: {
    value: {
      protectedShareOfGuideline: 1.5,
      newBorrower: { rate: 0.1, yearsToForgiveness: 20 },
      earlierBorrower: { rate: 0.15, yearsToForgiveness: 25 },
    },
    source: '20 USC 1098e; 34 CFR 685.209',
    note: 'A new borrower had no federal balance when borrowing on or after 2014-07-01.',
  },
  tieredStandard: {
    value: [
      { balanceFrom: 0, years: 10 },
      { balanceFrom: 25_000, years: 15 },
      { balanceFrom: 50_000, years: 20 },
      { balanceFrom: 100_000, years: 25 },
    ],
    source: '20 USC 1087e(d)(7) (P.L. 119-21); FR Doc 2026-08556',
    approximated:
      'The exact edges of the balance bands are not confirmed; a balance just at an edge could have the term of its neighbour.',
  },
  publicServiceForgiveness: { value: { payments: 120 }, source: '20 USC 1087e(m)' },
  parentPlusLimits: {
    value: { annualPerStudent: 20_000, totalPerStudent: 65_000 },
    source: 'P.L. 119-21',
    note: 'For loans from 2026-07-01 on.',
  },
} as const
