import type { StateLaw } from '../state-law.ts'

export const arkansas: StateLaw = {
  code: 'AR',
  name: 'Arkansas',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ar/tax/income/rates/main/rate.yaml',
      approximated:
        'The low-income tax tables are left out, which overstates tax below about 25,000; the step between the two schedules is not smoothed. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0024,
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.039 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.039 },
        ],
      },
      standardDeduction: { household: { single: 2_470, joint: 4_940 } },
      credit: {
        household: { single: 29, joint: 58 },
        perDependent: { single: 29, joint: 29 },
        aged: { fromAge: 65, each: { single: 29, joint: 29 } },
      },
      bracketsAbove: {
        income: 94_700,
        brackets: {
          single: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.039 },
          ],
          joint: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.039 },
          ],
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 6_000, joint: 6_000 } }],
      gainExclusion: { share: 0.5 },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ar/tax/income/rates/main/rate.yaml',
      approximated:
        'The low-income tax tables are left out, which overstates tax below about 25,000; the step between the two schedules is not smoothed. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0025,
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.037 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.037 },
        ],
      },
      standardDeduction: { household: { single: 2_470, joint: 4_940 } },
      credit: {
        household: { single: 29, joint: 58 },
        perDependent: { single: 29, joint: 29 },
        aged: { fromAge: 65, each: { single: 29, joint: 29 } },
      },
      bracketsAbove: {
        income: 94_700,
        brackets: {
          single: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.037 },
          ],
          joint: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.037 },
          ],
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 6_000, joint: 6_000 } }],
      gainExclusion: { share: 0.5 },
    },
  ],
}
