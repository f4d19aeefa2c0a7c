import type { StateLaw } from '../state-law.ts'

export const missouri: StateLaw = {
  code: 'MO',
  name: 'Missouri',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/mo/tax/income/rates.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0004,
      headOfHousehold: {
        source: 'policyengine-us gov/states/mo/tax/income/exemptions/head_of_household.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 1_313, rate: 0.02 },
          { from: 2_626, rate: 0.025 },
          { from: 3_939, rate: 0.03 },
          { from: 5_252, rate: 0.035 },
          { from: 6_565, rate: 0.04 },
          { from: 7_878, rate: 0.045 },
          { from: 9_191, rate: 0.047 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 1_313, rate: 0.02 },
          { from: 2_626, rate: 0.025 },
          { from: 3_939, rate: 0.03 },
          { from: 5_252, rate: 0.035 },
          { from: 6_565, rate: 0.04 },
          { from: 7_878, rate: 0.045 },
          { from: 9_191, rate: 0.047 },
        ],
      },
      federalStandardDeduction: { withAged: true },
      exemption: { household: { single: 0, joint: 0, headOfHousehold: 1_400 } },
      federalTaxDeduction: {
        share: {
          single: {
            steps: [
              [0, 0.35],
              [25_001, 0.25],
              [50_001, 0.15],
              [100_001, 0.05],
              [125_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 0.35],
              [25_001, 0.25],
              [50_001, 0.15],
              [100_001, 0.05],
              [125_001, 0],
            ],
          },
        },
        maximum: { single: 5_000, joint: 10_000 },
      },
      gainExclusion: { share: 1 },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 0,
          perPerson: {
            single: {
              line: [
                [25_000, 6_000],
                [31_000, 0],
              ],
            },
            joint: {
              line: [
                [32_000, 6_000],
                [38_000, 0],
              ],
            },
          },
        },
      ],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/mo/tax/income/rates.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0004,
      headOfHousehold: {
        source: 'policyengine-us gov/states/mo/tax/income/exemptions/head_of_household.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 1_343, rate: 0.02 },
          { from: 2_686, rate: 0.025 },
          { from: 4_030, rate: 0.03 },
          { from: 5_373, rate: 0.035 },
          { from: 6_716, rate: 0.04 },
          { from: 8_059, rate: 0.045 },
          { from: 9_402, rate: 0.047 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 1_343, rate: 0.02 },
          { from: 2_686, rate: 0.025 },
          { from: 4_030, rate: 0.03 },
          { from: 5_373, rate: 0.035 },
          { from: 6_716, rate: 0.04 },
          { from: 8_059, rate: 0.045 },
          { from: 9_402, rate: 0.047 },
        ],
      },
      federalStandardDeduction: { withAged: true },
      exemption: { household: { single: 0, joint: 0, headOfHousehold: 1_400 } },
      federalTaxDeduction: {
        share: {
          single: {
            steps: [
              [0, 0.35],
              [25_001, 0.25],
              [50_001, 0.15],
              [100_001, 0.05],
              [125_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 0.35],
              [25_001, 0.25],
              [50_001, 0.15],
              [100_001, 0.05],
              [125_001, 0],
            ],
          },
        },
        maximum: { single: 5_000, joint: 10_000 },
      },
      gainExclusion: { share: 1 },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 0,
          perPerson: {
            single: {
              line: [
                [25_000, 6_000],
                [31_000, 0],
              ],
            },
            joint: {
              line: [
                [32_000, 6_000],
                [38_000, 0],
              ],
            },
          },
        },
      ],
    },
  ],
}
