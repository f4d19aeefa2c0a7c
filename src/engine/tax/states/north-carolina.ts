import type { StateLaw } from '../state-law.ts'

export const northCarolina: StateLaw = {
  code: 'NC',
  name: 'North Carolina',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/nc/tax/income/rate.yaml',
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nc/tax/income/deductions/standard/amount.yaml, deductions/child/head_of_household.yaml',
      },
      brackets: { single: [{ from: 0, rate: 0.0425 }], joint: [{ from: 0, rate: 0.0425 }] },
      standardDeduction: { household: { single: 12_750, joint: 25_500, headOfHousehold: 19_125 } },
      exemption: {
        perDependent: {
          single: {
            steps: [
              [0, 3_000],
              [20_001, 2_500],
              [30_001, 2_000],
              [40_001, 1_500],
              [50_001, 1_000],
              [60_001, 500],
              [70_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 3_000],
              [40_001, 2_500],
              [60_001, 2_000],
              [80_001, 1_500],
              [100_001, 1_000],
              [120_001, 500],
              [140_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 3_000],
              [30_001, 2_500],
              [45_001, 2_000],
              [60_001, 1_500],
              [75_001, 1_000],
              [90_001, 500],
              [105_001, 0],
            ],
          },
        },
        dependentUnderAge: 17,
      },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/nc/tax/income/rate.yaml',
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nc/tax/income/deductions/standard/amount.yaml, deductions/child/head_of_household.yaml',
      },
      brackets: { single: [{ from: 0, rate: 0.0399 }], joint: [{ from: 0, rate: 0.0399 }] },
      standardDeduction: { household: { single: 12_750, joint: 25_500, headOfHousehold: 19_125 } },
      exemption: {
        perDependent: {
          single: {
            steps: [
              [0, 3_000],
              [20_001, 2_500],
              [30_001, 2_000],
              [40_001, 1_500],
              [50_001, 1_000],
              [60_001, 500],
              [70_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 3_000],
              [40_001, 2_500],
              [60_001, 2_000],
              [80_001, 1_500],
              [100_001, 1_000],
              [120_001, 500],
              [140_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 3_000],
              [30_001, 2_500],
              [45_001, 2_000],
              [60_001, 1_500],
              [75_001, 1_000],
              [90_001, 500],
              [105_001, 0],
            ],
          },
        },
        dependentUnderAge: 17,
      },
    },
  ],
}
