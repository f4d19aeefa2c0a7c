import type { StateLaw } from '../state-law.ts'

export const ohio: StateLaw = {
  code: 'OH',
  name: 'Ohio',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/oh/tax/income/rates.yaml',
      approximated:
        'City and school district taxes and the joint filing credit of two earners are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. The credit for retirement income asks for a payment on account of retirement and is counted from 55 on, so that a pension that begins sooner is taxed too much.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/oh/tax/income/exemptions/personal/amount.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 26_050, rate: 0.0275 },
          { from: 100_000, rate: 0.03125 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 26_050, rate: 0.0275 },
          { from: 100_000, rate: 0.03125 },
        ],
      },
      exemption: {
        household: {
          single: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [750_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 4_800],
              [40_001, 4_300],
              [80_001, 3_800],
              [750_001, 0],
            ],
          },
        },
        perDependent: {
          single: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [750_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [750_001, 0],
            ],
          },
        },
      },
      schedulesByStateIncome: true,
      flatAmountAbove: { taxableIncome: 26_050, amount: 342 },
      retirementCredit: {
        of: ['pension', 'ira'],
        amount: {
          steps: [
            [0, 0],
            [501, 25],
            [1_501, 50],
            [3_001, 80],
            [5_001, 130],
            [8_001, 200],
          ],
        },
        throughIncome: 99_999,
        // The law names no age: it asks for a payment on account of retirement.
        fromAge: 55,
      },
      credit: {
        householdAged: {
          fromAge: 65,
          amount: {
            single: {
              steps: [
                [0, 50],
                [100_000, 0],
              ],
            },
            joint: {
              steps: [
                [0, 50],
                [100_000, 0],
              ],
            },
          },
        },
      },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/oh/tax/income/rates.yaml',
      approximated:
        'City and school district taxes and the joint filing credit of two earners are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. The credit for retirement income asks for a payment on account of retirement and is counted from 55 on, so that a pension that begins sooner is taxed too much.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/oh/tax/income/exemptions/personal/amount.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 26_050, rate: 0.0275 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 26_050, rate: 0.0275 },
        ],
      },
      exemption: {
        household: {
          single: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [500_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 4_800],
              [40_001, 4_300],
              [80_001, 3_800],
              [500_001, 0],
            ],
          },
        },
        perDependent: {
          single: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [500_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 2_400],
              [40_001, 2_150],
              [80_001, 1_900],
              [500_001, 0],
            ],
          },
        },
      },
      schedulesByStateIncome: true,
      flatAmountAbove: { taxableIncome: 26_050, amount: 332 },
      retirementCredit: {
        of: ['pension', 'ira'],
        amount: {
          steps: [
            [0, 0],
            [501, 25],
            [1_501, 50],
            [3_001, 80],
            [5_001, 130],
            [8_001, 200],
          ],
        },
        throughIncome: 99_999,
        // The law names no age: it asks for a payment on account of retirement.
        fromAge: 55,
      },
      credit: {
        householdAged: {
          fromAge: 65,
          amount: {
            single: {
              steps: [
                [0, 50],
                [100_000, 0],
              ],
            },
            joint: {
              steps: [
                [0, 50],
                [100_000, 0],
              ],
            },
          },
        },
      },
    },
  ],
}
