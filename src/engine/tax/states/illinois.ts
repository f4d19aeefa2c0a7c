import type { StateLaw } from '../state-law.ts'

export const illinois: StateLaw = {
  code: 'IL',
  name: 'Illinois',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/il/tax/income/rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/il/tax/income/exemption/income_limit.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0495 }], joint: [{ from: 0, rate: 0.0495 }] },
      exemption: {
        household: {
          single: {
            steps: [
              [0, 2_850],
              [250_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 5_700],
              [500_001, 0],
            ],
          },
        },
        perDependent: { single: 2_850, joint: 2_850 },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0 }],
      earnedIncomeCreditShare: 0.2,
      youngChildCredit: { share: 0.4, childUnderAge: 12 },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/il/tax/income/rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/il/tax/income/exemption/income_limit.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0495 }], joint: [{ from: 0, rate: 0.0495 }] },
      exemption: {
        household: {
          single: {
            steps: [
              [0, 2_925],
              [250_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 5_850],
              [500_001, 0],
            ],
          },
        },
        perDependent: { single: 2_925, joint: 2_925 },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0 }],
      earnedIncomeCreditShare: 0.2,
      youngChildCredit: { share: 0.4, childUnderAge: 12 },
    },
  ],
}
