import type { StateLaw } from '../state-law.ts'

export const nebraska: StateLaw = {
  code: 'NE',
  name: 'Nebraska',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ne/tax/income/rates/single.yaml; parameters/gov/states/ne/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ne/tax/income/deductions/standard/base_amount.yaml; efile.com, Nebraska Tax Brackets for Tax Year 2024',
        approximated:
          'Their table is that of 2024 and their standard deduction that of 2022, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0246 },
          { from: 4_030, rate: 0.0351 },
          { from: 24_120, rate: 0.0501 },
          { from: 38_870, rate: 0.052 },
        ],
        joint: [
          { from: 0, rate: 0.0246 },
          { from: 8_040, rate: 0.0351 },
          { from: 48_250, rate: 0.0501 },
          { from: 77_730, rate: 0.052 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0246 },
          { from: 7_270, rate: 0.0351 },
          { from: 37_400, rate: 0.0501 },
          { from: 55_850, rate: 0.052 },
        ],
      },
      standardDeduction: {
        household: { single: 8_600, joint: 17_200, headOfHousehold: 10_750 },
        aged: { fromAge: 65, each: { single: 2_000, joint: 1_600 } },
      },
      credit: { household: { single: 171, joint: 342 }, perDependent: { single: 171, joint: 171 } },
      earnedIncomeCreditShare: 0.1,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ne/tax/income/rates/single.yaml; parameters/gov/states/ne/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0002,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ne/tax/income/deductions/standard/base_amount.yaml; efile.com, Nebraska Tax Brackets for Tax Year 2024',
        approximated:
          'Their table is that of 2024 and their standard deduction that of 2022, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0246 },
          { from: 4_130, rate: 0.0351 },
          { from: 24_760, rate: 0.0455 },
        ],
        joint: [
          { from: 0, rate: 0.0246 },
          { from: 8_250, rate: 0.0351 },
          { from: 49_530, rate: 0.0455 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0246 },
          { from: 7_270, rate: 0.0351 },
          { from: 37_400, rate: 0.0455 },
        ],
      },
      standardDeduction: {
        household: { single: 8_850, joint: 17_700, headOfHousehold: 10_750 },
        aged: { fromAge: 65, each: { single: 2_000, joint: 1_600 } },
      },
      credit: { household: { single: 176, joint: 352 }, perDependent: { single: 176, joint: 176 } },
      earnedIncomeCreditShare: 0.1,
    },
  ],
}
