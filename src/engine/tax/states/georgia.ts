import type { StateLaw } from '../state-law.ts'

export const georgia: StateLaw = {
  code: 'GA',
  name: 'Georgia',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ga/tax/income/main/flat_rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0021,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ga/tax/income/deductions/standard/amount.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0519 }], joint: [{ from: 0, rate: 0.0519 }] },
      standardDeduction: { household: { single: 12_000, joint: 24_000 } },
      exemption: { perDependent: { single: 4_000, joint: 4_000 } },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 65,
          perPerson: { single: 65_000, joint: 65_000 },
        },
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 62,
          untilAge: 65,
          perPerson: { single: 35_000, joint: 35_000 },
        },
      ],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ga/tax/income/main/flat_rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0017,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ga/tax/income/deductions/standard/amount.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0499 }], joint: [{ from: 0, rate: 0.0499 }] },
      standardDeduction: { household: { single: 15_000, joint: 30_000 } },
      exemption: { perDependent: { single: 5_000, joint: 5_000 } },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 65,
          perPerson: { single: 65_000, joint: 65_000 },
        },
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 62,
          untilAge: 65,
          perPerson: { single: 35_000, joint: 35_000 },
        },
      ],
    },
  ],
}
