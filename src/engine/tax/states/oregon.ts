import type { StateLaw } from '../state-law.ts'

export const oregon: StateLaw = {
  code: 'OR',
  name: 'Oregon',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/or/tax/income/rates/single.yaml; parameters/gov/states/or/tax/income/rates/joint.yaml',
      approximated:
        'The kids credit and the retirement income credit at low income are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/or/tax/income/rates/head_of_household.yaml, subtractions/federal_tax_liability/cap/head_of_household.yaml, credits/exemption/income_limit/regular.yaml',
        approximated: 'Their standard deduction is that of 2024, which overstates tax by less than 15.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0475 },
          { from: 4_400, rate: 0.0675 },
          { from: 11_100, rate: 0.0875 },
          { from: 125_000, rate: 0.099 },
        ],
        joint: [
          { from: 0, rate: 0.0475 },
          { from: 8_800, rate: 0.0675 },
          { from: 22_200, rate: 0.0875 },
          { from: 250_000, rate: 0.099 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: {
        household: { single: 2_835, joint: 5_670, headOfHousehold: 4_420 },
        aged: { fromAge: 65, each: { single: 1_200, joint: 1_000 } },
      },
      credit: {
        household: {
          single: {
            steps: [
              [0, 256],
              [100_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 512],
              [200_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 256],
              [200_001, 0],
            ],
          },
        },
        perDependent: {
          single: {
            steps: [
              [0, 256],
              [100_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 256],
              [200_001, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      federalTaxDeduction: {
        share: { single: 1, joint: 1 },
        maximum: {
          single: {
            steps: [
              [0, 8_500],
              [125_000, 6_800],
              [130_000, 5_100],
              [135_000, 3_400],
              [140_000, 1_700],
              [145_000, 0],
            ],
          },
          joint: {
            steps: [
              [0, 8_500],
              [250_000, 6_800],
              [260_000, 5_100],
              [270_000, 3_400],
              [280_000, 1_700],
              [290_000, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      earnedIncomeCreditShare: 0.09,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/or/tax/income/rates/single.yaml; parameters/gov/states/or/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. The kids credit and the retirement income credit at low income are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0003,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/or/tax/income/rates/head_of_household.yaml, subtractions/federal_tax_liability/cap/head_of_household.yaml, credits/exemption/income_limit/regular.yaml',
        approximated: 'Their standard deduction is that of 2024, which overstates tax by less than 15.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0475 },
          { from: 4_501, rate: 0.0675 },
          { from: 11_355, rate: 0.0875 },
          { from: 127_875, rate: 0.099 },
        ],
        joint: [
          { from: 0, rate: 0.0475 },
          { from: 9_002, rate: 0.0675 },
          { from: 22_711, rate: 0.0875 },
          { from: 255_750, rate: 0.099 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: {
        household: { single: 2_900, joint: 5_800, headOfHousehold: 4_420 },
        aged: { fromAge: 65, each: { single: 1_200, joint: 1_000 } },
      },
      credit: {
        household: {
          single: {
            steps: [
              [0, 262],
              [100_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 524],
              [200_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 262],
              [200_001, 0],
            ],
          },
        },
        perDependent: {
          single: {
            steps: [
              [0, 262],
              [100_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 262],
              [200_001, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      federalTaxDeduction: {
        share: { single: 1, joint: 1 },
        maximum: {
          single: {
            steps: [
              [0, 8_700],
              [125_000, 6_950],
              [130_000, 5_200],
              [135_000, 3_500],
              [140_000, 1_750],
              [145_000, 0],
            ],
          },
          joint: {
            steps: [
              [0, 8_700],
              [250_000, 6_950],
              [260_000, 5_200],
              [270_000, 3_500],
              [280_000, 1_750],
              [290_000, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      earnedIncomeCreditShare: 0.09,
    },
  ],
}
