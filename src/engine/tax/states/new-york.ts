import type { StateLaw } from '../state-law.ts'

export const newYork: StateLaw = {
  code: 'NY',
  name: 'New York',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ny/tax/income/main/single.yaml; parameters/gov/states/ny/tax/income/main/joint.yaml',
      approximated:
        'The higher credit for children under four and the income taxes of New York City and Yonkers are left out; the later steps of the recapture follow the worksheets of the return as generally known; public pensions are exempt without the limit. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ny/tax/income/main/head_of_household.yaml, deductions/standard/amount.yaml, credits/household_credit/non_single/base.yaml, credits/ctc/post_2024/phase_out/threshold.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.04 },
          { from: 8_500, rate: 0.045 },
          { from: 11_700, rate: 0.0525 },
          { from: 13_900, rate: 0.055 },
          { from: 80_650, rate: 0.06 },
          { from: 215_400, rate: 0.0685 },
          { from: 1_077_550, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
        joint: [
          { from: 0, rate: 0.04 },
          { from: 17_150, rate: 0.045 },
          { from: 23_600, rate: 0.0525 },
          { from: 27_900, rate: 0.055 },
          { from: 161_550, rate: 0.06 },
          { from: 323_200, rate: 0.0685 },
          { from: 2_155_350, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.04 },
          { from: 12_800, rate: 0.045 },
          { from: 17_650, rate: 0.0525 },
          { from: 20_900, rate: 0.055 },
          { from: 107_650, rate: 0.06 },
          { from: 269_300, rate: 0.0685 },
          { from: 1_616_450, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
      },
      standardDeduction: { household: { single: 8_000, joint: 16_050, headOfHousehold: 11_200 } },
      exemption: { perDependent: { single: 1_000, joint: 1_000 } },
      credit: {
        household: {
          single: {
            steps: [
              [0, 75],
              [5_001, 60],
              [6_001, 50],
              [7_001, 45],
              [20_001, 40],
              [25_001, 20],
              [28_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 90],
              [5_001, 75],
              [6_001, 65],
              [7_001, 60],
              [20_001, 60],
              [22_001, 50],
              [25_001, 40],
              [28_001, 20],
              [32_001, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 20_000, joint: 20_000 } }],
      flatRateRecapture: { from: { single: 107_650, joint: 107_650 }, over: 50_000 },
      refundableCredit: {
        perDependent: { single: 330, joint: 330 },
        dependentUnderAge: 17,
        phaseOut: { rate: 0.0165, start: { single: 75_000, joint: 110_000 } },
      },
      earnedIncomeCreditShare: 0.3,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ny/tax/income/main/single.yaml; parameters/gov/states/ny/tax/income/main/joint.yaml',
      approximated:
        'The higher credit for children under four and the income taxes of New York City and Yonkers are left out; the later steps of the recapture follow the worksheets of the return as generally known; public pensions are exempt without the limit. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ny/tax/income/main/head_of_household.yaml (thresholds), deductions/standard/amount.yaml, credits/household_credit/non_single/base.yaml, credits/ctc/post_2024/phase_out/threshold.yaml; Form IT-2105-I of 2026 (rates)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.039 },
          { from: 8_500, rate: 0.044 },
          { from: 11_700, rate: 0.0515 },
          { from: 13_900, rate: 0.054 },
          { from: 80_650, rate: 0.059 },
          { from: 215_400, rate: 0.0685 },
          { from: 1_077_550, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
        joint: [
          { from: 0, rate: 0.039 },
          { from: 17_150, rate: 0.044 },
          { from: 23_600, rate: 0.0515 },
          { from: 27_900, rate: 0.054 },
          { from: 161_550, rate: 0.059 },
          { from: 323_200, rate: 0.0685 },
          { from: 2_155_350, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.039 },
          { from: 12_800, rate: 0.044 },
          { from: 17_650, rate: 0.0515 },
          { from: 20_900, rate: 0.054 },
          { from: 107_650, rate: 0.059 },
          { from: 269_300, rate: 0.0685 },
          { from: 1_616_450, rate: 0.0965 },
          { from: 5_000_000, rate: 0.103 },
          { from: 25_000_000, rate: 0.109 },
        ],
      },
      standardDeduction: { household: { single: 8_000, joint: 16_050, headOfHousehold: 11_200 } },
      exemption: { perDependent: { single: 1_000, joint: 1_000 } },
      credit: {
        household: {
          single: {
            steps: [
              [0, 75],
              [5_001, 60],
              [6_001, 50],
              [7_001, 45],
              [20_001, 40],
              [25_001, 20],
              [28_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 90],
              [5_001, 75],
              [6_001, 65],
              [7_001, 60],
              [20_001, 60],
              [22_001, 50],
              [25_001, 40],
              [28_001, 20],
              [32_001, 0],
            ],
          },
          headOfHousehold: 'as joint',
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 20_000, joint: 20_000 } }],
      flatRateRecapture: { from: { single: 107_650, joint: 107_650 }, over: 50_000 },
      refundableCredit: {
        perDependent: { single: 500, joint: 500 },
        dependentUnderAge: 17,
        phaseOut: { rate: 0.0165, start: { single: 75_000, joint: 110_000 } },
      },
      earnedIncomeCreditShare: 0.3,
    },
  ],
}
