import type { StateLaw } from '../state-law.ts'

export const delaware: StateLaw = {
  code: 'DE',
  name: 'Delaware',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/de/tax/income/rate.yaml',
      approximated:
        'Couples may compute their tax apart, which is left out and overstates the tax of two earners. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/de/tax/income/deductions/standard/amount.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 2_000, rate: 0.022 },
          { from: 5_000, rate: 0.039 },
          { from: 10_000, rate: 0.048 },
          { from: 20_000, rate: 0.052 },
          { from: 25_000, rate: 0.0555 },
          { from: 60_000, rate: 0.066 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 2_000, rate: 0.022 },
          { from: 5_000, rate: 0.039 },
          { from: 10_000, rate: 0.048 },
          { from: 20_000, rate: 0.052 },
          { from: 25_000, rate: 0.0555 },
          { from: 60_000, rate: 0.066 },
        ],
      },
      standardDeduction: {
        household: { single: 3_250, joint: 6_500 },
        aged: { fromAge: 65, each: { single: 2_500, joint: 2_500 } },
      },
      credit: {
        household: { single: 110, joint: 220 },
        perDependent: { single: 110, joint: 110 },
        aged: { fromAge: 60, each: { single: 110, joint: 110 } },
      },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 60,
          perPerson: { single: 12_500, joint: 12_500 },
        },
      ],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/de/tax/income/rate.yaml',
      approximated:
        'Couples may compute their tax apart, which is left out and overstates the tax of two earners. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/de/tax/income/deductions/standard/amount.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 2_000, rate: 0.022 },
          { from: 5_000, rate: 0.039 },
          { from: 10_000, rate: 0.048 },
          { from: 20_000, rate: 0.052 },
          { from: 25_000, rate: 0.0555 },
          { from: 60_000, rate: 0.066 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 2_000, rate: 0.022 },
          { from: 5_000, rate: 0.039 },
          { from: 10_000, rate: 0.048 },
          { from: 20_000, rate: 0.052 },
          { from: 25_000, rate: 0.0555 },
          { from: 60_000, rate: 0.066 },
        ],
      },
      standardDeduction: {
        household: { single: 3_250, joint: 6_500 },
        aged: { fromAge: 65, each: { single: 2_500, joint: 2_500 } },
      },
      credit: {
        household: { single: 110, joint: 220 },
        perDependent: { single: 110, joint: 110 },
        aged: { fromAge: 60, each: { single: 110, joint: 110 } },
      },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains'],
          fromAge: 60,
          perPerson: { single: 12_500, joint: 12_500 },
        },
      ],
    },
  ],
}
