import type { StateLaw } from '../state-law.ts'

export const oklahoma: StateLaw = {
  code: 'OK',
  name: 'Oklahoma',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ok/tax/income/rates/single.yaml; parameters/gov/states/ok/tax/income/rates/joint.yaml',
      approximated:
        'The sales tax credit looks at adjusted gross income alone and leaves dependents out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0008,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ok/tax/income/rates/head_of_household.yaml, deductions/standard/amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0025 },
          { from: 1_000, rate: 0.0075 },
          { from: 2_500, rate: 0.0175 },
          { from: 3_750, rate: 0.0275 },
          { from: 4_900, rate: 0.0375 },
          { from: 7_200, rate: 0.0475 },
        ],
        joint: [
          { from: 0, rate: 0.0025 },
          { from: 2_000, rate: 0.0075 },
          { from: 5_000, rate: 0.0175 },
          { from: 7_500, rate: 0.0275 },
          { from: 9_800, rate: 0.0375 },
          { from: 14_400, rate: 0.0475 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: { household: { single: 6_350, joint: 12_700, headOfHousehold: 9_350 } },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 1_000, joint: 1_000 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              steps: [
                [0, 1_000],
                [15_001, 0],
              ],
            },
            joint: {
              steps: [
                [0, 1_000],
                [25_001, 0],
              ],
            },
          },
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0, perPerson: { single: 10_000, joint: 10_000 } }],
      childTaxCreditShare: { share: 0.05, throughIncome: 100_000 },
      earnedIncomeCreditShare: 0.05,
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 40],
              [20_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 80],
              [20_001, 0],
            ],
          },
        },
      },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ok/tax/income/rates/single.yaml; parameters/gov/states/ok/tax/income/rates/joint.yaml',
      approximated:
        'The sales tax credit looks at adjusted gross income alone and leaves dependents out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0008,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ok/tax/income/rates/head_of_household.yaml, deductions/standard/amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 3_750, rate: 0.025 },
          { from: 4_900, rate: 0.035 },
          { from: 7_200, rate: 0.045 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 7_500, rate: 0.025 },
          { from: 9_800, rate: 0.035 },
          { from: 14_400, rate: 0.045 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: { household: { single: 6_350, joint: 12_700, headOfHousehold: 9_350 } },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 1_000, joint: 1_000 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              steps: [
                [0, 1_000],
                [15_001, 0],
              ],
            },
            joint: {
              steps: [
                [0, 1_000],
                [25_001, 0],
              ],
            },
          },
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0, perPerson: { single: 10_000, joint: 10_000 } }],
      childTaxCreditShare: { share: 0.05, throughIncome: 100_000 },
      earnedIncomeCreditShare: 0.05,
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 40],
              [20_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 80],
              [20_001, 0],
            ],
          },
        },
      },
    },
  ],
}
