import type { StateLaw } from '../state-law.ts'

export const newJersey: StateLaw = {
  code: 'NJ',
  name: 'New Jersey',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nj/tax/income/main/single.yaml; parameters/gov/states/nj/tax/income/main/joint.yaml',
      approximated:
        'Contributions to IRAs, 403(b) and 457(b) plans and health savings accounts are taxed in New Jersey but left out of wages here, which understates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nj/tax/income/main/head_of_household.yaml, exemptions/regular/amount.yaml, filing_threshold.yaml, exclusions/retirement/percentage/head_of_household.yaml, exclusions/retirement/max_amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.014 },
          { from: 20_000, rate: 0.0175 },
          { from: 35_000, rate: 0.035 },
          { from: 40_000, rate: 0.05525 },
          { from: 75_000, rate: 0.0637 },
          { from: 500_000, rate: 0.0897 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        joint: [
          { from: 0, rate: 0.014 },
          { from: 20_000, rate: 0.0175 },
          { from: 50_000, rate: 0.0245 },
          { from: 70_000, rate: 0.035 },
          { from: 80_000, rate: 0.05525 },
          { from: 150_000, rate: 0.0637 },
          { from: 500_000, rate: 0.0897 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        headOfHousehold: 'as joint',
      },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 1_500, joint: 1_500 },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      taxesStudentLoanInterest: true,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 62,
          share: {
            single: {
              steps: [
                [0, 1],
                [100_001, 0.375],
                [125_001, 0.1875],
                [150_001, 0],
              ],
            },
            joint: {
              steps: [
                [0, 1],
                [100_001, 0.5],
                [125_001, 0.25],
                [150_001, 0],
              ],
            },
          },
          perHousehold: { single: 75_000, joint: 100_000 },
        },
      ],
      noTaxThrough: { single: 10_000, joint: 20_000, headOfHousehold: 'as joint' },
      schedulesLeaveOutBenefits: true,
      earnedIncomeCreditShare: 0.4,
      refundableCredit: {
        perDependent: {
          single: {
            steps: [
              [0, 1_000],
              [30_001, 800],
              [40_001, 600],
              [50_001, 400],
              [60_001, 200],
              [80_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 1_000],
              [30_001, 800],
              [40_001, 600],
              [50_001, 400],
              [60_001, 200],
              [80_001, 0],
            ],
          },
        },
        dependentUnderAge: 6,
      },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nj/tax/income/main/single.yaml; parameters/gov/states/nj/tax/income/main/joint.yaml',
      approximated:
        'Contributions to IRAs, 403(b) and 457(b) plans and health savings accounts are taxed in New Jersey but left out of wages here, which understates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nj/tax/income/main/head_of_household.yaml, exemptions/regular/amount.yaml, filing_threshold.yaml, exclusions/retirement/percentage/head_of_household.yaml, exclusions/retirement/max_amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.014 },
          { from: 20_000, rate: 0.0175 },
          { from: 35_000, rate: 0.035 },
          { from: 40_000, rate: 0.05525 },
          { from: 75_000, rate: 0.0637 },
          { from: 500_000, rate: 0.0897 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        joint: [
          { from: 0, rate: 0.014 },
          { from: 20_000, rate: 0.0175 },
          { from: 50_000, rate: 0.0245 },
          { from: 70_000, rate: 0.035 },
          { from: 80_000, rate: 0.05525 },
          { from: 150_000, rate: 0.0637 },
          { from: 500_000, rate: 0.0897 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        headOfHousehold: 'as joint',
      },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 1_500, joint: 1_500 },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      taxesStudentLoanInterest: true,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 62,
          share: {
            single: {
              steps: [
                [0, 1],
                [100_001, 0.375],
                [125_001, 0.1875],
                [150_001, 0],
              ],
            },
            joint: {
              steps: [
                [0, 1],
                [100_001, 0.5],
                [125_001, 0.25],
                [150_001, 0],
              ],
            },
          },
          perHousehold: { single: 75_000, joint: 100_000 },
        },
      ],
      noTaxThrough: { single: 10_000, joint: 20_000, headOfHousehold: 'as joint' },
      schedulesLeaveOutBenefits: true,
      earnedIncomeCreditShare: 0.4,
      refundableCredit: {
        perDependent: {
          single: {
            steps: [
              [0, 1_000],
              [30_001, 800],
              [40_001, 600],
              [50_001, 400],
              [60_001, 200],
              [80_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 1_000],
              [30_001, 800],
              [40_001, 600],
              [50_001, 400],
              [60_001, 200],
              [80_001, 0],
            ],
          },
        },
        dependentUnderAge: 6,
      },
    },
  ],
}
