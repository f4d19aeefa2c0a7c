import type { StateLaw } from '../state-law.ts'

export const northDakota: StateLaw = {
  code: 'ND',
  name: 'North Dakota',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nd/tax/income/rates/single.yaml; parameters/gov/states/nd/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nd/tax/income/rates/head_of_household.yaml; efile.com, North Dakota Tax Brackets for Tax Year 2025, whose other tables are those of the state',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 48_475, rate: 0.0195 },
          { from: 244_825, rate: 0.025 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 80_975, rate: 0.0195 },
          { from: 298_075, rate: 0.025 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0 },
          { from: 64_950, rate: 0.0195 },
          { from: 271_450, rate: 0.025 },
        ],
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      gainExclusion: { share: 0.4, qualifiedDividends: true },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/nd/tax/income/rates/single.yaml; parameters/gov/states/nd/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/nd/tax/income/rates/head_of_household.yaml; efile.com, North Dakota Tax Brackets for Tax Year 2025, whose other tables are those of the state',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 49_600, rate: 0.0195 },
          { from: 250_450, rate: 0.025 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 82_825, rate: 0.0195 },
          { from: 304_925, rate: 0.025 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0 },
          { from: 66_450, rate: 0.0195 },
          { from: 277_700, rate: 0.025 },
        ],
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      gainExclusion: { share: 0.4, qualifiedDividends: true },
    },
  ],
}
