import type { StateLaw } from '../state-law.ts'

export const michigan: StateLaw = {
  code: 'MI',
  name: 'Michigan',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/mi/tax/income/rate.yaml',
      approximated:
        'Cities tax income too, which is left out; the retirement deduction of 2026 is estimated. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'policyengine-us gov/states/mi/tax/income/exemptions/personal.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0425 }], joint: [{ from: 0, rate: 0.0425 }] },
      exemption: {
        household: { single: 5_800, joint: 11_600 },
        perDependent: { single: 5_800, joint: 5_800 },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 60, perHousehold: { single: 49_423, joint: 98_846 } }],
      earnedIncomeCreditShare: 0.3,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/mi/tax/income/rate.yaml',
      approximated:
        'Cities tax income too, which is left out; the retirement deduction of 2026 is estimated. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0001,
      headOfHousehold: {
        source: 'policyengine-us gov/states/mi/tax/income/exemptions/personal.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0425 }], joint: [{ from: 0, rate: 0.0425 }] },
      exemption: {
        household: { single: 5_900, joint: 11_800 },
        perDependent: { single: 5_900, joint: 5_900 },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 60, perHousehold: { single: 67_610, joint: 135_220 } }],
      earnedIncomeCreditShare: 0.3,
    },
  ],
}
