import type { StateLaw } from '../state-law.ts'

export const rhodeIsland: StateLaw = {
  code: 'RI',
  name: 'Rhode Island',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ri/tax/income/rate.yaml',
      approximated:
        'The standard deduction and exemptions do not shrink above about 254,000, which understates tax there; benefits and pensions of people below full retirement age are exempt here too. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
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
      standardDeduction: { household: { single: 10_900, joint: 21_800 } },
      exemption: {
        household: { single: 5_100, joint: 10_200 },
        perDependent: { single: 5_100, joint: 5_100 },
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
        'The standard deduction and exemptions do not shrink above about 254,000, which understates tax there; benefits and pensions of people below full retirement age are exempt here too. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
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
      standardDeduction: { household: { single: 11_200, joint: 22_400 } },
      exemption: {
        household: { single: 5_250, joint: 10_500 },
        perDependent: { single: 5_250, joint: 5_250 },
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
