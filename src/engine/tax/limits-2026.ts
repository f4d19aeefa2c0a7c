import type { ContributionLimits } from './tax-year.ts'

/** What may be contributed in 2026, and the figures that come with it. */
export const limits2026 = {
  year: 2026,
  employerPlan: {
    value: {
      electiveDeferral: 24_500,
      catchUpFromAge: 50,
      catchUp: 8_000,
      higherCatchUpFromAge: 60,
      higherCatchUpThroughAge: 63,
      higherCatchUp: 11_250,
      annualAdditions: 72_000,
      compensationLimit: 360_000,
    },
    source: 'Notice 2025-67',
    note: 'For 401(k), 403(b) and governmental 457(b) plans alike; a 457(b) has a limit of its own. The higher catch-up replaces the ordinary one.',
  },
  rothCatchUpWagesAbove: { value: 150_000, source: 'Notice 2025-67 (IRC §414(v)(7))' },
  simplePlan: {
    value: {
      electiveDeferral: 17_000,
      smallEmployerDeferral: 18_100,
      catchUp: 4_000,
      smallEmployerCatchUp: 3_850,
      higherCatchUp: 5_250,
    },
    source: 'Notice 2025-67',
    note: 'A small employer is one with at most 25 employees. The catch-up of a small employer is below the ordinary one because it is indexed apart.',
  },
  sep: {
    value: { maximum: 72_000, shareOfCompensation: 0.25, minimumCompensation: 800 },
    source: 'Notice 2025-67',
  },
  ira: {
    value: {
      limit: 7_500,
      catchUpFromAge: 50,
      catchUp: 1_100,
      rothPhaseOut: {
        single: { from: 153_000, to: 168_000 },
        married_joint: { from: 242_000, to: 252_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 153_000, to: 168_000 },
        surviving_spouse: { from: 242_000, to: 252_000 },
      },
      deductionPhaseOutCovered: {
        single: { from: 81_000, to: 91_000 },
        married_joint: { from: 129_000, to: 149_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 81_000, to: 91_000 },
        surviving_spouse: { from: 129_000, to: 149_000 },
      },
      deductionPhaseOutSpouseCovered: {
        single: null,
        married_joint: { from: 242_000, to: 252_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: null,
        surviving_spouse: null,
      },
      partialRounding: 10,
      partialMinimum: 200,
    },
    source: 'Notice 2025-67 (IRC §§219, 408A)',
    note: 'A surviving spouse is ranged with joint filers as in Pub. 590-A; married filing separately stands for spouses who lived together, and one who lived apart all year counts as single.',
  },
  hsa: {
    value: {
      selfOnly: 4_400,
      family: 8_750,
      catchUpFromAge: 55,
      catchUp: 1_000,
      minimumDeductible: { selfOnly: 1_700, family: 3_400 },
      maximumOutOfPocket: { selfOnly: 8_500, family: 17_000 },
    },
    source: 'Rev. Proc. 2025-19 (IRC §223)',
  },
  healthFsa: { value: 3_400, source: 'Rev. Proc. 2025-32 (IRC §125(i))' },
  dependentCareFsa: { value: 7_500, source: 'IRC §129 (P.L. 119-21 §70404 from 2026)' },
  qualifiedCharitableDistribution: {
    value: { maximum: 111_000, minimumAge: 70.5 },
    source: 'Notice 2025-67 (IRC §408(d)(8))',
  },
  qualifiedLongevityAnnuity: { value: 210_000, source: 'Notice 2025-67' },
  gifts: {
    value: { annualExclusion: 19_000, basicExclusion: 15_000_000, topRate: 0.4, superfundYears: 5 },
    source: 'Rev. Proc. 2025-32 (IRC §§2010, 2503(b), 529(c)(2)(B)); P.L. 119-21 §70106 (15,000,000)',
  },
  plan529: {
    value: {
      rothRolloverLifetimeMaximum: 35_000,
      rothRolloverAccountYears: 15,
      rothRolloverContributionYears: 5,
      schoolAnnualMaximumPerStudent: 20_000,
      studentLoanRepaymentLifetimeMaximum: 10_000,
    },
    source: 'IRC §529(c)(2)(B),(c)(3)(E),(c)(7)-(9); SECURE 2.0 §126; P.L. 119-21 §§70413-70414',
  },
  earlyWithdrawal: {
    value: {
      penaltyRate: 0.1,
      untilAge: 59.5,
      simpleFirstTwoYearsRate: 0.25,
      separationFromServiceAge: 55,
      hsaPenaltyRate: 0.2,
      hsaUntilAge: 65,
      plan529PenaltyRateOnEarnings: 0.1,
    },
    source: 'IRC §§72(t), 223(f)(4), 529(c)(6)',
  },
  trumpAccount: {
    value: {
      annualContributionMaximum: 5_000,
      employerMaximum: 2_500,
      federalSeed: 1_000,
      seedBirthYears: { from: 2025, to: 2028 },
    },
    source: 'P.L. 119-21 §70204 (IRC §530A)',
    note: 'Contributions begin on 4 July 2026.',
  },
} as const satisfies ContributionLimits
