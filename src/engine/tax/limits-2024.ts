import type { ContributionLimits } from './tax-year.ts'

/** What may be contributed in 2024, and the figures that come with it. */
export const limits2024 = {
  year: 2024,
  employerPlan: {
    value: {
      electiveDeferral: 23_000,
      catchUpFromAge: 50,
      catchUp: 7_500,
      higherCatchUpFromAge: 60,
      higherCatchUpThroughAge: 63,
      higherCatchUp: 7_500,
      annualAdditions: 69_000,
      compensationLimit: 345_000,
    },
    source: 'Notice 2023-75',
    note: 'For 401(k), 403(b) and governmental 457(b) plans alike; a 457(b) has a limit of its own. The higher catch-up begins in 2025; until then it equals the ordinary one.',
  },
  rothCatchUpWagesAbove: {
    value: null,
    source: 'IRC §414(v)(7); Notice 2023-62',
    note: 'The rule is enforced from 2026.',
  },
  simplePlan: {
    value: {
      electiveDeferral: 16_000,
      smallEmployerDeferral: 17_600,
      catchUp: 3_500,
      smallEmployerCatchUp: 3_850,
      higherCatchUp: 3_500,
    },
    source: 'Notice 2023-75',
    note: 'A small employer is one with at most 25 employees.',
  },
  sep: {
    value: { maximum: 69_000, shareOfCompensation: 0.25, minimumCompensation: 750 },
    source: 'Notice 2023-75',
  },
  ira: {
    value: {
      limit: 7_000,
      catchUpFromAge: 50,
      catchUp: 1_000,
      rothPhaseOut: {
        single: { from: 146_000, to: 161_000 },
        married_joint: { from: 230_000, to: 240_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 146_000, to: 161_000 },
        surviving_spouse: { from: 230_000, to: 240_000 },
      },
      deductionPhaseOutCovered: {
        single: { from: 77_000, to: 87_000 },
        married_joint: { from: 123_000, to: 143_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: { from: 77_000, to: 87_000 },
        surviving_spouse: { from: 123_000, to: 143_000 },
      },
      deductionPhaseOutSpouseCovered: {
        single: null,
        married_joint: { from: 230_000, to: 240_000 },
        married_separate: { from: 0, to: 10_000 },
        head_of_household: null,
        surviving_spouse: null,
      },
      partialRounding: 10,
      partialMinimum: 200,
    },
    source: 'Notice 2023-75 (IRC §§219, 408A)',
    note: 'A surviving spouse is ranged with joint filers as in Pub. 590-A; married filing separately stands for spouses who lived together, and one who lived apart all year counts as single.',
  },
  hsa: {
    value: {
      selfOnly: 4_150,
      family: 8_300,
      catchUpFromAge: 55,
      catchUp: 1_000,
      minimumDeductible: { selfOnly: 1_600, family: 3_200 },
      maximumOutOfPocket: { selfOnly: 8_050, family: 16_100 },
    },
    source: 'Rev. Proc. 2023-23 (IRC §223)',
  },
  healthFsa: { value: 3_200, source: 'Rev. Proc. 2023-34 (IRC §125(i))' },
  dependentCareFsa: { value: 5_000, source: 'IRC §129' },
  qualifiedCharitableDistribution: {
    value: { maximum: 105_000, minimumAge: 70.5 },
    source: 'Notice 2023-75 (IRC §408(d)(8))',
  },
  qualifiedLongevityAnnuity: { value: 200_000, source: 'Notice 2023-75' },
  gifts: {
    value: { annualExclusion: 18_000, basicExclusion: 13_610_000, topRate: 0.4, superfundYears: 5 },
    source: 'Rev. Proc. 2023-34 (IRC §§2010, 2503(b), 529(c)(2)(B))',
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
