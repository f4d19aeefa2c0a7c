import type { StateLaw } from '../state-law.ts'

export const arizona: StateLaw = {
  code: 'AZ',
  name: 'Arizona',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/az/tax/income/main/single.yaml; parameters/gov/states/az/tax/income/main/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'policyengine-us gov/states/az/tax/income/credits/increased_excise/income_threshold.yaml',
      },
      brackets: { single: [{ from: 0, rate: 0.025 }], joint: [{ from: 0, rate: 0.025 }] },
      exemption: { aged: { fromAge: 65, each: { single: 2_100, joint: 2_100 } } },
      credit: { perDependent: { single: 100, joint: 100 }, dependentUnderAge: 17 },
      federalSeniorDeduction: true,
      federalStandardDeduction: { withAged: false },
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 25],
              [12_501, 0],
            ],
          },
          joint: {
            steps: [
              [0, 50],
              [25_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 25],
              [25_001, 0],
            ],
          },
        },
      },
      gainExclusion: { share: 0.25 },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/az/tax/income/main/single.yaml; parameters/gov/states/az/tax/income/main/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0004,
      headOfHousehold: {
        source: 'policyengine-us gov/states/az/tax/income/credits/increased_excise/income_threshold.yaml',
      },
      brackets: { single: [{ from: 0, rate: 0.025 }], joint: [{ from: 0, rate: 0.025 }] },
      exemption: { aged: { fromAge: 65, each: { single: 2_100, joint: 2_100 } } },
      credit: { perDependent: { single: 125, joint: 125 }, dependentUnderAge: 17 },
      federalSeniorDeduction: true,
      federalStandardDeduction: { withAged: false },
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 25],
              [12_501, 0],
            ],
          },
          joint: {
            steps: [
              [0, 50],
              [25_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 25],
              [25_001, 0],
            ],
          },
        },
      },
      gainExclusion: { share: 0.25 },
    },
  ],
}
