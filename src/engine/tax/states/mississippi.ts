import type { StateLaw } from '../state-law.ts'

export const mississippi: StateLaw = {
  code: 'MS',
  name: 'Mississippi',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ms/tax/income/rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ms/tax/income/deductions/standard/amount.yaml, exemptions/regular/amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 10_000, rate: 0.044 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 10_000, rate: 0.044 },
        ],
      },
      standardDeduction: { household: { single: 2_300, joint: 4_600, headOfHousehold: 3_400 } },
      exemption: {
        household: { single: 6_000, joint: 12_000, headOfHousehold: 8_000 },
        perDependent: { single: 1_500, joint: 1_500 },
        aged: { fromAge: 65, each: { single: 1_500, joint: 1_500 } },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5 }],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ms/tax/income/rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ms/tax/income/deductions/standard/amount.yaml, exemptions/regular/amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 10_000, rate: 0.04 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 10_000, rate: 0.04 },
        ],
      },
      standardDeduction: { household: { single: 2_300, joint: 4_600, headOfHousehold: 3_400 } },
      exemption: {
        household: { single: 6_000, joint: 12_000, headOfHousehold: 8_000 },
        perDependent: { single: 1_500, joint: 1_500 },
        aged: { fromAge: 65, each: { single: 1_500, joint: 1_500 } },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5 }],
    },
  ],
}
