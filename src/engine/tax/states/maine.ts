import type { StateLaw } from '../state-law.ts'

export const maine: StateLaw = {
  code: 'ME',
  name: 'Maine',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/me/tax/income/main/single.yaml; parameters/gov/states/me/tax/income/main/joint.yaml',
      approximated:
        'The property and sales tax fairness credits, and the phase-out of exemptions at high income, are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0182,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/me/tax/income/main/head_of_household.yaml, deductions/standard/amount.yaml, deductions/phase_out',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.058 },
          { from: 26_800, rate: 0.0675 },
          { from: 63_450, rate: 0.0715 },
        ],
        joint: [
          { from: 0, rate: 0.058 },
          { from: 53_600, rate: 0.0675 },
          { from: 126_900, rate: 0.0715 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.058 },
          { from: 40_200, rate: 0.0675 },
          { from: 95_150, rate: 0.0715 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [100_000, 15_000],
              [175_000, 0],
            ],
          },
          joint: {
            line: [
              [200_000, 30_000],
              [350_000, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [150_000, 22_500],
              [262_500, 0],
            ],
          },
        },
        aged: {
          fromAge: 65,
          each: {
            single: {
              line: [
                [100_000, 2_000],
                [175_000, 0],
              ],
            },
            joint: {
              line: [
                [200_000, 1_600],
                [350_000, 0],
              ],
            },
            headOfHousehold: {
              line: [
                [150_000, 2_000],
                [262_500, 0],
              ],
            },
          },
        },
      },
      exemption: { household: { single: 5_150, joint: 10_300 } },
      credit: { perDependent: { single: 305, joint: 305 } },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 0,
          perPerson: { single: 48_216, joint: 48_216 },
          lessSocialSecurity: 'gross',
        },
      ],
      earnedIncomeCreditShare: 0.25,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/me/tax/income/main/single.yaml; parameters/gov/states/me/tax/income/main/joint.yaml',
      approximated:
        'The property and sales tax fairness credits, and the phase-out of exemptions at high income, are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0065,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/me/tax/income/deductions/phase_out; Maine Revenue Services, Individual Income Tax 2026 Rates, September 15, 2025',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.058 },
          { from: 27_400, rate: 0.0675 },
          { from: 64_850, rate: 0.0715 },
        ],
        joint: [
          { from: 0, rate: 0.058 },
          { from: 54_850, rate: 0.0675 },
          { from: 129_750, rate: 0.0715 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.058 },
          { from: 41_100, rate: 0.0675 },
          { from: 97_300, rate: 0.0715 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [100_000, 15_000],
              [175_000, 0],
            ],
          },
          joint: {
            line: [
              [200_000, 30_000],
              [350_000, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [150_000, 22_950],
              [262_500, 0],
            ],
          },
        },
        aged: {
          fromAge: 65,
          each: {
            single: {
              line: [
                [100_000, 2_000],
                [175_000, 0],
              ],
            },
            joint: {
              line: [
                [200_000, 1_600],
                [350_000, 0],
              ],
            },
            headOfHousehold: {
              line: [
                [150_000, 2_000],
                [262_500, 0],
              ],
            },
          },
        },
      },
      exemption: { household: { single: 5_150, joint: 10_300 } },
      credit: { perDependent: { single: 310, joint: 310 } },
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 0,
          perPerson: { single: 49_824, joint: 49_824 },
          lessSocialSecurity: 'gross',
        },
      ],
      earnedIncomeCreditShare: 0.25,
    },
  ],
}
