import type { ContributionLimits } from './tax-year.ts'

/** What may be contributed in 2025, and the figures that come with it. */
export const limits2025 = {
  year: 2025,
  employerPlan: {
    value: {
      electiveDeferral: 23_500,
      catchUpFromAge: 50,
      catchUp: 7_500,
      higherCatchUpFromAge: 60,
      higherCatchUpThroughAge: 63,
      higherCatchUp: 11_250,
      annualAdditions: 70_000,
      compensationLimit: 350_000,
    },
    source: 'Notice 2024-80',
    note: 'For 401(k), 403(b) and governmental 457(b) plans alike; a 457(b) has a limit of its own. The higher catch-up replaces the ordinary one.',
  },
  rothCatchUpWagesAbove: {
    value: null,
    source: 'IRC §414(v)(7); Notice 2023-62',
    note: 'The rule is enforced from 2026.',
  },
  simplePlan: {
    value: {
      electiveDeferral: 16_500,
      smallEmployerDeferral: 17_600,
      catchUp: 3_500,
      smallEmployerCatchUp: 3_850,
      higherCatchUp: 5_250,
    },
    source: 'Notice 2024-80',
    note: 'A small employer is one with at most 25 employees.',
  },
  sep: {
    value: { maximum: 70_000, shareOfCompensation: 0.25, minimumCompensation: 750 },
    source: 'Notice 2024-80',
  },
  ira: {
    value: {
      limit: 7_000,
      catchUpFromAge: 50,
      catchUp: 1_000,
      rothPhaseOut: {
        single: { from: 150_000, to: 165_000 },
        married_joint: { from: 236_000, to: 246_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 150_000, to: 165_000 },
        surviving_spouse: { from: 236_000, to: 246_000 },
      },
      deductionPhaseOutCovered: {
        single: { from: 79_000, to: 89_000 },
        married_joint: { from: 126_000, to: 146_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 79_000, to: 89_000 },
        surviving_spouse: { from: 126_000, to: 146_000 },
      },
      deductionPhaseOutSpouseCovered: {
        single: null,
        married_joint: { from: 236_000, to: 246_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: null,
        surviving_spouse: null,
      },
      partialRounding: 10,
      partialMinimum: 200,
    },
    source: 'Notice 2024-80 (IRC §§219, 408A)',
    note: 'A surviving spouse is ranged with joint filers as in Pub. 590-A; married filing separately stands for spouses who lived together, and one who lived apart all year counts as single.',
  },
  hsa: {
    value: {
      selfOnly: 4_300,
      family: 8_550,
      catchUpFromAge: 55,
      catchUp: 1_000,
      minimumDeductible: { selfOnly: 1_650, family: 3_300 },
      maximumOutOfPocket: { selfOnly: 8_300, family: 16_600 },
    },
    source: 'Rev. Proc. 2024-25 (IRC §223)',
  },
  healthFsa: { value: 3_300, source: 'Rev. Proc. 2024-40 (as amended by P.L. 119-21) (IRC §125(i))' },
  dependentCareFsa: { value: 5_000, source: 'IRC §129' },
  qualifiedCharitableDistribution: {
    value: { maximum: 108_000, minimumAge: 70.5 },
    source: 'Notice 2024-80 (IRC §408(d)(8))',
  },
  qualifiedLongevityAnnuity: { value: 210_000, source: 'Notice 2024-80' },
  gifts: {
    value: { annualExclusion: 19_000, basicExclusion: 13_990_000, topRate: 0.4, superfundYears: 5 },
    source: 'Rev. Proc. 2024-40 (as amended by P.L. 119-21) (IRC §§2010, 2503(b), 529(c)(2)(B))',
  },
  plan529: {
    value: {
      rothRolloverLifetimeMaximum: 35_000,
      rothRolloverAccountYears: 15,
      rothRolloverContributionYears: 5,
      schoolAnnualMaximumPerStudent: 10_000,
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
      annualContributionMaximum: 0,
      employerMaximum: 0,
      federalSeed: 0,
      seedBirthYears: { from: 2025, to: 2028 },
    },
    source: 'P.L. 119-21 §70204 (IRC §530A)',
    note: 'Contributions begin on 4 July 2026.',
  },
} as const satisfies ContributionLimits
