import type { StateLaw } from '../state-law.ts'

export const vermont: StateLaw = {
  code: 'VT',
  name: 'Vermont',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/vt/tax/income/rates/single.yaml; parameters/gov/states/vt/tax/income/rates/joint.yaml',
      approximated:
        'The least tax of 3% above 150,000 of income and the exclusion of certain public pensions are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/vt/tax/income/rates/head_of_household.yaml, deductions/standard/base.yaml; 2024 Vermont Tax Rate Schedules, Schedule Z',
        approximated: 'Their table is that of 2024, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0335 },
          { from: 49_400, rate: 0.066 },
          { from: 119_700, rate: 0.076 },
          { from: 249_700, rate: 0.0875 },
        ],
        joint: [
          { from: 0, rate: 0.0335 },
          { from: 82_500, rate: 0.066 },
          { from: 199_450, rate: 0.076 },
          { from: 304_000, rate: 0.0875 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0335 },
          { from: 64_200, rate: 0.066 },
          { from: 165_700, rate: 0.076 },
          { from: 268_300, rate: 0.0875 },
        ],
      },
      standardDeduction: {
        household: { single: 7_650, joint: 15_300, headOfHousehold: 11_450 },
        aged: { fromAge: 65, each: { single: 1_250, joint: 1_250 } },
      },
      exemption: {
        household: { single: 5_300, joint: 10_600 },
        perDependent: { single: 5_300, joint: 5_300 },
      },
      socialSecurityTaxedShare: {
        single: {
          line: [
            [50_000, 0],
            [60_000, 1],
          ],
        },
        joint: {
          line: [
            [65_000, 0],
            [75_000, 1],
          ],
        },
      },
      gainExclusion: { share: 1, maximum: 5_000 },
      refundableCredit: {
        perDependent: {
          single: {
            line: [
              [125_000, 1_000],
              [175_000, 0],
            ],
          },
          joint: {
            line: [
              [125_000, 1_000],
              [175_000, 0],
            ],
          },
        },
        dependentUnderAge: 7,
      },
      earnedIncomeCreditShare: 0.38,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/vt/tax/income/rates/single.yaml; parameters/gov/states/vt/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. The least tax of 3% above 150,000 of income and the exclusion of certain public pensions are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/vt/tax/income/rates/head_of_household.yaml, deductions/standard/base.yaml; 2024 Vermont Tax Rate Schedules, Schedule Z',
        approximated: 'Their table is that of 2024, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0335 },
          { from: 50_550, rate: 0.066 },
          { from: 122_450, rate: 0.076 },
          { from: 255_450, rate: 0.0875 },
        ],
        joint: [
          { from: 0, rate: 0.0335 },
          { from: 84_400, rate: 0.066 },
          { from: 204_050, rate: 0.076 },
          { from: 311_000, rate: 0.0875 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0335 },
          { from: 64_200, rate: 0.066 },
          { from: 165_700, rate: 0.076 },
          { from: 268_300, rate: 0.0875 },
        ],
      },
      standardDeduction: {
        household: { single: 7_850, joint: 15_650, headOfHousehold: 11_700 },
        aged: { fromAge: 65, each: { single: 1_300, joint: 1_300 } },
      },
      exemption: {
        household: { single: 5_400, joint: 10_850 },
        perDependent: { single: 5_400, joint: 5_400 },
      },
      socialSecurityTaxedShare: {
        single: {
          line: [
            [50_000, 0],
            [60_000, 1],
          ],
        },
        joint: {
          line: [
            [65_000, 0],
            [75_000, 1],
          ],
        },
      },
      gainExclusion: { share: 1, maximum: 5_000 },
      refundableCredit: {
        perDependent: {
          single: {
            line: [
              [125_000, 1_000],
              [175_000, 0],
            ],
          },
          joint: {
            line: [
              [125_000, 1_000],
              [175_000, 0],
            ],
          },
        },
        dependentUnderAge: 7,
      },
      earnedIncomeCreditShare: 0.38,
    },
  ],
}
