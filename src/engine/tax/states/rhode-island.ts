import type { StateLaw } from '../state-law.ts'

export const rhodeIsland: StateLaw = {
  code: 'RI',
  name: 'Rhode Island',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ri/tax/income/rate.yaml',
      approximated:
        'Benefits and pensions of people below full retirement age are exempt here too. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ri/tax/income/deductions/standard/amount.yaml, agi/subtractions/social_security/limit/income.yaml; betheladvocate.com on the deductions of 2025, whose other two are those of the state',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0375 },
          { from: 79_900, rate: 0.0475 },
          { from: 181_650, rate: 0.0599 },
        ],
        joint: [
          { from: 0, rate: 0.0375 },
          { from: 79_900, rate: 0.0475 },
          { from: 181_650, rate: 0.0599 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [254_250, 10_900],
              [283_250, 0],
            ],
          },
          joint: {
            line: [
              [254_250, 21_800],
              [283_250, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [254_250, 16_350],
              [283_250, 0],
            ],
          },
        },
      },
      exemption: {
        household: {
          single: {
            line: [
              [254_250, 5_100],
              [283_250, 0],
            ],
          },
          joint: {
            line: [
              [254_250, 10_200],
              [283_250, 0],
            ],
          },
        },
        perDependent: {
          single: {
            line: [
              [254_250, 5_100],
              [283_250, 0],
            ],
          },
          joint: {
            line: [
              [254_250, 5_100],
              [283_250, 0],
            ],
          },
        },
      },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [107_001, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [133_751, 1],
          ],
        },
      },
      exclusions: [
        {
          of: ['pension'],
          fromAge: 67,
          perPerson: {
            single: {
              steps: [
                [0, 50_000],
                [107_001, 0],
              ],
            },
            joint: {
              steps: [
                [0, 50_000],
                [133_751, 0],
              ],
            },
          },
        },
      ],
      earnedIncomeCreditShare: 0.16,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ri/tax/income/rate.yaml',
      approximated:
        'Benefits and pensions of people below full retirement age are exempt here too. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ri/tax/income/deductions/standard/amount.yaml, agi/subtractions/social_security/limit/income.yaml; betheladvocate.com on the deductions of 2025, whose other two are those of the state',
        approximated: 'Their standard deduction is that of 2025, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0375 },
          { from: 82_050, rate: 0.0475 },
          { from: 186_450, rate: 0.0599 },
        ],
        joint: [
          { from: 0, rate: 0.0375 },
          { from: 82_050, rate: 0.0475 },
          { from: 186_450, rate: 0.0599 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [260_100, 11_200],
              [289_750, 0],
            ],
          },
          joint: {
            line: [
              [260_100, 22_400],
              [289_750, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [260_100, 16_350],
              [289_750, 0],
            ],
          },
        },
      },
      exemption: {
        household: {
          single: {
            line: [
              [260_100, 5_250],
              [289_750, 0],
            ],
          },
          joint: {
            line: [
              [260_100, 10_500],
              [289_750, 0],
            ],
          },
        },
        perDependent: {
          single: {
            line: [
              [260_100, 5_250],
              [289_750, 0],
            ],
          },
          joint: {
            line: [
              [260_100, 5_250],
              [289_750, 0],
            ],
          },
        },
      },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [109_051, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [136_301, 1],
          ],
        },
      },
      exclusions: [
        {
          of: ['pension'],
          fromAge: 67,
          perPerson: {
            single: {
              steps: [
                [0, 50_000],
                [109_051, 0],
              ],
            },
            joint: {
              steps: [
                [0, 50_000],
                [136_301, 0],
              ],
            },
          },
        },
      ],
      earnedIncomeCreditShare: 0.16,
    },
  ],
}
