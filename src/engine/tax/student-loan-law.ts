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
  /** Payments missed after which a federal loan is in default: the law counts 270 days. */
  defaultAfterMissed: {
    value: 9,
    source: '34 CFR 685.102(b)',
    approximated:
      'From general knowledge, not checked against its source: a few days can lie between a count of missed payments and the law’s count of days.',
  },
  /** The way out of default: a payment by the formula of earlier borrowers of Income-Based Repayment. */
  rehabilitation: {
    value: { payments: 9, withinMonths: 10, leastMonthly: 5 },
    source: '34 CFR 685.211(f)',
    approximated:
      'From general knowledge, not checked against its source: the holder of the loan works it out, and the least payment may be higher, so the payment can be a few dollars too low.',
  },
  /** How often rehabilitation is open: once, and from July of this year on a second time. */
  secondRehabilitation: {
    value: { fromYear: 2027 },
    source: 'P.L. 119-21 sec. 82003',
    note: 'From July of it.',
    approximated:
      'Read where others repeat the law; the month is from general knowledge, so it can be too early.',
  },
  /** Of Income-Based Repayment and Pay As You Earn: a payment below the first is none; between the two it is the second. */
  smallPayments: {
    value: { nothingBelowMonthly: 5, leastMonthly: 10 },
    source: '34 CFR 685.209',
    approximated:
      'From general knowledge, not checked against its source: where so little is due, the payment can be a few dollars too low or too high.',
  },
  /** Income-Contingent Repayment: what a Parent PLUS loan that was consolidated in time can use first. */
  incomeContingent: {
    value: { rate: 0.2, protectedShareOfGuideline: 1, yearsToForgiveness: 25 },
    source: '34 CFR 685.209; savingforcollege.com',
    approximated:
      'The law takes the smaller of this and a fixed twelve-year payment scaled by income, so the payment can be lower than shown.',
  },
  /** The Standard plan of loans made before the tiers. */
  standard: { value: { years: 10 }, source: '34 CFR 685.208(b)' },
  tieredStandard: {
    value: [
      { balanceFrom: 0, years: 10 },
      { balanceFrom: 25_000, years: 15 },
      { balanceFrom: 50_000, years: 20 },
      { balanceFrom: 100_000, years: 25 },
    ],
    source: '20 USC 1087e(d)(7) (P.L. 119-21); FR Doc 2026-08556',
    approximated:
      'The exact edges of the balance bands are not confirmed; a balance just at an edge could have the term of its neighbor.',
  },
  /** Months between the end of at least half-time study and the first payment. */
  grace: { value: 6, source: '20 USC 1077(a)(2)(B), 1087e(a); 34 CFR 685.207' },
  publicServiceForgiveness: {
    value: { payments: 120 },
    source: '20 USC 1087e(m); 34 CFR 685.219',
    note: 'Direct loans and full-time work for a government or a public or nonprofit employer. From 2026-07-01 an employer with a substantial illegal purpose can be dropped.',
  },
  /** Whether a term of the tiered Standard plan counts toward public-service forgiveness. */
  tieredStandardCountsForPublicService: {
    value: false,
    source: '20 USC 1087e(d)(7) (P.L. 119-21); FR Doc 2026-08556',
    approximated: 'One summary says that the ten-year term counts; studentaid.gov has to be asked.',
  },
  /** Months in forbearance that can be paid for afterwards. */
  publicServiceBuyback: {
    value: true,
    source: 'studentaid.gov, PSLF Buyback',
    approximated: 'Known only from general knowledge; the rules and the price have to be asked there.',
  },
  /**
   * A federal loan or consolidation disbursed on or after this day, a Parent PLUS for a child included, leaves
   * only the Repayment Assistance Plan and the tiered Standard plan for every loan of the borrower.
   */
  newLoanCutoff: {
    value: '2026-07-01',
    source: '20 USC 1087e(q) (P.L. 119-21 sec. 82001); pugetsound.edu, federal student aid changes 2026',
  },
  /** New borrowers of Income-Based Repayment owed nothing when they borrowed on or after this day. */
  newBorrowerFrom: { value: '2014-07-01', source: '20 USC 1098e(e)' },
  /** Pay As You Earn and Income-Contingent Repayment end; who has not chosen is moved. */
  olderPlansEnd: {
    value: '2028-07-01',
    source: 'P.L. 119-21 sec. 82001; nerdwallet.com, pugetsound.edu',
    note: 'Without a choice: the Repayment Assistance Plan, or Income-Based Repayment for loans it does not take.',
  },
  /** The share of the payments counted under one plan that follows income that count under the next one. */
  paymentsCarryOver: {
    value: 1,
    source: '20 USC 1087e(q) (P.L. 119-21 sec. 82001); 34 CFR 685.209',
    approximated:
      'From general knowledge, not checked against its source: if payments made before a change of plan did not count after it, forgiveness would come later, and more would be paid, than shown.',
  },
  savePlan: {
    value: { noticeDays: 90, interestSince: '2025-08-01', forbearanceCounts: false },
    source: 'mass.gov, student loan assistance; speedwayscene.com; boursel.com',
    note: 'Struck down in 2026 and closed. Notices went out in waves, so each borrower has a day of their own.',
  },
  parentPlus: {
    value: { consolidatedBy: '2026-06-30' },
    source: 'nerdwallet.com, tateesq.com',
    approximated:
      'A payment under an income-driven plan before July 2028 may be needed to keep it; studentaid.gov has to be asked.',
  },
  forgivenessTax: {
    value: { incomeDrivenIsIncome: true, publicServiceIsIncome: false },
    source: 'IRC 108(a)(1)(B), (f)(1), (f)(5)',
    note: 'Income-driven forgiveness is income from 2026 on unless the borrower is insolvent (Form 982). States may tax.',
  },
  /** Most of all federal loans of one student, the Parent PLUS of a parent apart. */
  lifetimeLimit: {
    value: 257_500,
    source: 'P.L. 119-21',
    note: 'For loans from 2026-07-01 on.',
    approximated: 'Read at schools that repeat the law; one of them prints a slightly smaller sum.',
  },
  /** What teaching at a school of low-income families takes off a loan, after these years in a row. */
  teacherForgiveness: {
    value: { most: 17_500, otherSubjects: 5_000, years: 5 },
    source: '34 CFR 685.217 (Teacher Loan Forgiveness)',
    note: 'The most is for mathematics and science in the higher grades, and for special education. The same years do not count toward public-service forgiveness too.',
    approximated:
      'Read where schools and unions quote the rule, not in the regulation itself; studentaid.gov confirms it.',
  },
  /** What a student whose parents support them may owe on federal loans of their own before a first degree. */
  dependentStudentLimit: {
    value: 31_000,
    source: 'P.L. 119-21; insidecbu.calbaptist.edu; uhv.edu, Annual loan limits',
  },
  /** The same in one year of it, by the student's year of study. */
  dependentStudentYearly: {
    value: { first: 5_500, second: 6_500, later: 7_500 },
    source: 'uhv.edu, Annual loan limits',
  },
  parentPlusLimits: {
    value: { annualPerStudent: 20_000, totalPerStudent: 65_000 },
    source: 'P.L. 119-21',
    note: 'For loans from 2026-07-01 on; parents who borrowed before keep the old limits for up to three years.',
  },
  graduateLimits: {
    value: {
      graduateYearly: 20_500,
      graduateTotal: 100_000,
      professionalYearly: 50_000,
      professionalTotal: 200_000,
    },
    source: 'P.L. 119-21; financialaid.uoregon.edu, middlebury.edu, uwyo.edu, seattleu.edu',
    note: 'For loans from 2026-07-01 on, when Grad PLUS closed to new borrowers; whoever borrowed before for the same program keeps the old limits for up to three years.',
  },
} as const
