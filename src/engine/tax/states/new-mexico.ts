import type { StateLaw } from '../state-law.ts'

export const newMexico: StateLaw = {
  code: 'NM',
  name: 'New Mexico',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nm/tax/income/main/single.yaml; parameters/gov/states/nm/tax/income/main/joint.yaml',
      approximated:
        'The low-income comprehensive rebate is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.003,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nm/tax/income/main/head_of_household.yaml, exemptions/low_and_middle_income/reduction, exemptions/social_security_income/income_limit.yaml, exemptions/blind_and_aged/head_of_household.yaml',
        approximated: 'That they have the table of couples was read for the years through 2024.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.015 },
          { from: 5_500, rate: 0.032 },
          { from: 16_500, rate: 0.043 },
          { from: 33_500, rate: 0.047 },
          { from: 66_500, rate: 0.049 },
          { from: 210_000, rate: 0.059 },
        ],
        joint: [
          { from: 0, rate: 0.015 },
          { from: 8_000, rate: 0.032 },
          { from: 25_000, rate: 0.043 },
          { from: 50_000, rate: 0.047 },
          { from: 100_000, rate: 0.049 },
          { from: 315_000, rate: 0.059 },
        ],
        headOfHousehold: 'as joint',
      },
      exemption: {
        household: {
          single: {
            line: [
              [20_000, 2_500],
              [36_667, 0],
            ],
          },
          joint: {
            line: [
              [30_000, 5_000],
              [55_000, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [30_000, 2_500],
              [55_000, 0],
            ],
          },
        },
        perDependent: {
          single: {
            line: [
              [20_000, 2_500],
              [36_667, 0],
            ],
          },
          joint: {
            line: [
              [30_000, 2_500],
              [55_000, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
        dependentsBeyondFirst: 4_000,
      },
      federalStandardDeduction: { withAged: true },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [100_001, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [150_001, 1],
          ],
        },
        headOfHousehold: 'as joint',
      },
      refundableCredit: {
        perDependent: {
          single: {
            steps: [
              [0, 628],
              [25_001, 419],
              [50_001, 209],
              [75_001, 105],
              [100_001, 79],
              [200_001, 52],
              [350_001, 27],
            ],
          },
          joint: {
            steps: [
              [0, 628],
              [25_001, 419],
              [50_001, 209],
              [75_001, 105],
              [100_001, 79],
              [200_001, 52],
              [350_001, 27],
            ],
          },
        },
        dependentUnderAge: 17,
      },
      gainExclusion: { share: 1, maximum: 2_500 },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 65,
          perPerson: {
            single: {
              line: [
                [18_000, 8_000],
                [28_500, 0],
              ],
            },
            joint: {
              line: [
                [30_000, 8_000],
                [51_000, 0],
              ],
            },
            headOfHousehold: 'as joint',
          },
        },
      ],
      earnedIncomeCreditShare: 0.25,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nm/tax/income/main/single.yaml; parameters/gov/states/nm/tax/income/main/joint.yaml',
      approximated:
        'The low-income comprehensive rebate is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0031,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nm/tax/income/main/head_of_household.yaml, exemptions/low_and_middle_income/reduction, exemptions/social_security_income/income_limit.yaml, exemptions/blind_and_aged/head_of_household.yaml',
        approximated: 'That they have the table of couples was read for the years through 2024.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.015 },
          { from: 5_500, rate: 0.032 },
          { from: 16_500, rate: 0.043 },
          { from: 33_500, rate: 0.047 },
          { from: 66_500, rate: 0.049 },
          { from: 210_000, rate: 0.059 },
        ],
        joint: [
          { from: 0, rate: 0.015 },
          { from: 8_000, rate: 0.032 },
          { from: 25_000, rate: 0.043 },
          { from: 50_000, rate: 0.047 },
          { from: 100_000, rate: 0.049 },
          { from: 315_000, rate: 0.059 },
        ],
        headOfHousehold: 'as joint',
      },
      exemption: {
        household: {
          single: {
            line: [
              [20_000, 2_500],
              [36_667, 0],
            ],
          },
          joint: {
            line: [
              [30_000, 5_000],
              [55_000, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [30_000, 2_500],
              [55_000, 0],
            ],
          },
        },
        perDependent: {
          single: {
            line: [
              [20_000, 2_500],
              [36_667, 0],
            ],
          },
          joint: {
            line: [
              [30_000, 2_500],
              [55_000, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
        dependentsBeyondFirst: 4_000,
      },
      federalStandardDeduction: { withAged: true },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [100_001, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [150_001, 1],
          ],
        },
        headOfHousehold: 'as joint',
      },
      refundableCredit: {
        perDependent: {
          single: {
            steps: [
              [0, 644],
              [25_001, 429],
              [50_001, 214],
              [75_001, 107],
              [100_001, 81],
              [200_001, 54],
              [350_001, 27],
            ],
          },
          joint: {
            steps: [
              [0, 644],
              [25_001, 429],
              [50_001, 214],
              [75_001, 107],
              [100_001, 81],
              [200_001, 54],
              [350_001, 27],
            ],
          },
        },
        dependentUnderAge: 17,
      },
      gainExclusion: { share: 1, maximum: 2_500 },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 65,
          perPerson: {
            single: {
              line: [
                [18_000, 8_000],
                [28_500, 0],
              ],
            },
            joint: {
              line: [
                [30_000, 8_000],
                [51_000, 0],
              ],
            },
            headOfHousehold: 'as joint',
          },
        },
      ],
      earnedIncomeCreditShare: 0.25,
    },
  ],
}
